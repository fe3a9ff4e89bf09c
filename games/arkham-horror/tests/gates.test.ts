import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { closeGate } from '../content/builders.ts'
import { curtainFallen, ending, has, monstersIn, says, scene, stepOf, trophies } from './scene.ts'

const closing = stepOf('arkham')
const before = { at: 'woods', explored: true, stops: [0, 2, 3] as const }

rule('AH-EX-15 AH-CLOSE-02 AH-CLOSE-04 AH-CLOSE-05 AH-DOOM-02', 'closed by Lore, sealed with five Clues, and the doom track stays', () => {
  const at = scene(
    { seats: 2, people: { ana: { ...before, clues: 6 } }, gates: { woods: 'yuggoth' }, doom: 4, chance: { 'check:close': [[3, 6]] } },
    closing,
  )
  at.choose('ana', 'close:lore').expectAsk('ana', 'seal-gate').choose('ana', 'yes')
  expect([at.get('area:woods', 'sealed'), at.get('ana', 'clues'), at.state.doom, trophies(at)]).toEqual([true, 1, 4, ['gate-yuggoth']])
})

rule('AH-EX-16 AH-CLOSE-15', 'Clues spent on the check are not there for the seal', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { ...before, clues: 6 } },
      gates: { woods: 'rlyeh' },
      chance: { 'check:close': [[]], 'clue:close': [[2], [5]] },
    },
    closing,
  )
  at.choose('ana', 'close:fight').choose('ana', 'clue').choose('ana', 'clue')
  expect([at.get('ana', 'clues'), trophies(at), at.get('area:woods', 'sealed'), curtainFallen(at)]).toEqual([
    4,
    ['gate-rlyeh'],
    false,
    true,
  ])
})

rule('AH-CLOSE-03', 'a failed attempt changes nothing', () => {
  const at = scene({ people: { ana: before }, gates: { woods: 'yuggoth' }, chance: { 'check:close': [[1, 1]] } }, closing)
  at.choose('ana', 'close:lore')
  expect([trophies(at), at.get('ana', 'explored'), at.zone('gate:woods')]).toEqual([[], true, ['gate-yuggoth']])
})

rule(
  'AH-EX-17 AH-CARD-06 AH-CLOSE-06 AH-CLOSE-07 AH-CLOSE-09 AH-HEALTH-05',
  'an Elder Sign closes and seals, takes a doom token, and costs mind and body',
  () => {
    const at = scene(
      { seats: 2, people: { ana: { ...before, sanity: 1, stamina: 3, cards: ['elder-sign'] } }, gates: { woods: 'abyss' }, doom: 9 },
      closing,
    )
    at.choose('ana', 'elder-sign')
    expect([
      at.state.doom,
      at.get('area:woods', 'sealed'),
      trophies(at),
      at.get('ana', 'at'),
      at.get('ana', 'sanity'),
      at.get('ana', 'stamina'),
    ]).toEqual([8, true, ['gate-abyss'], 'arkham-asylum', 1, 2])
    expect([has(at), at.zone('box').includes('elder-sign'), at.state.elderSignsUsed]).toEqual([[], true, 1])
  },
)

rule('AH-EX-18 AH-HEALTH-07 AH-HEALTH-12 AH-STATUS-09', 'with one point of each it devours its user; the seal and the trophy stay', () => {
  const at = scene(
    { seats: 2, people: { ana: { ...before, sanity: 1, stamina: 1, cards: ['elder-sign', 'axe'] } }, gates: { woods: 'abyss' }, doom: 9 },
    closing,
  )
  at.choose('ana', 'elder-sign')
  at.untilAsk('ana', 'pick-some')
  expect([at.get('ana', 'inPlay'), at.get('ana', 'awaits'), at.get('area:woods', 'sealed'), trophies(at), has(at)]).toEqual([
    false,
    true,
    true,
    ['gate-abyss'],
    [],
  ])
})

rule(
  'AH-CLOSE-08 AH-CLOSE-13 AH-CLOSE-17',
  'monsters of its sign go back, from the Sky and the Outskirts too; closed by an effect it is no trophy',
  () => {
    const at = scene(
      {
        seats: 2,
        people: { ana: { at: 'woods', explored: true } },
        gates: { woods: 'yuggoth', graveyard: 'abyss' },
        monsters: { sky: ['byakhee'], outskirts: ['dhole'], downtown: ['mi-go', 'ghoul'] },
      },
      says(closeGate('here')),
    )
    expect([
      monstersIn(at, 'sky'),
      monstersIn(at, 'outskirts'),
      monstersIn(at, 'downtown'),
      trophies(at),
      at.get('ana', 'explored'),
    ]).toEqual([[], [], ['ghoul'], [], false])
    expect(at.zone('gates').at(-1)).toBe('gate-yuggoth')
  },
)

rule('AH-CLOSE-10', 'with no doom token on the track the sign comes from the supply', () => {
  const at = scene({ seats: 2, people: { ana: { ...before, cards: ['elder-sign'] } }, gates: { woods: 'abyss' }, doom: 0 }, closing)
  at.choose('ana', 'elder-sign')
  expect([at.state.doom, at.get('area:woods', 'sealed')]).toEqual([0, true])
})

rule('AH-CLOSE-12', 'a gate in a stable location can be closed, never sealed', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { ...before, at: 'library', clues: 6 } },
      gates: { library: 'yuggoth' },
      chance: { 'check:close': [[6, 6]] },
    },
    closing,
  )
  at.choose('ana', 'close:lore')
  expect([trophies(at), at.get('area:library', 'sealed'), curtainFallen(at)]).toEqual([['gate-yuggoth'], false, true])
})

rule('AH-CLOSE-14', 'bonuses to Fight help to close, those to Combat checks do not', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { ...before, cards: ['skill-fight', 'tommy-gun'] } },
      gates: { woods: 'yuggoth' },
      chance: { 'check:close': [[6, 1]] },
    },
    closing,
  )
  at.choose('ana', 'close:fight')
  expect(trophies(at)).toEqual(['gate-yuggoth'])
})

rule('AH-CLOSE-16', 'who is behind a closed gate needs another one', () => {
  const at = scene(
    { seats: 2, people: { ana: { at: 'woods', explored: true }, bea: { at: 'abyss-second' } }, gates: { woods: 'abyss' } },
    says(closeGate('here')),
    stepOf('movement', 'bea'),
  )
  expect(at.get('bea', 'at')).toBe('lost')
})

rule('AH-CLOSE-11 AH-MYTHOS-06 AH-EX-26 AH-BOARD-05', 'no gate, monster or doom comes to a sealed place', () => {
  const at = scene(
    { sealed: ['woods'], people: { ana: {} }, phase: 'mythos' },
    { step: 'mythosGate', args: { card: 'all-quiet-in-arkham#1', only: false } },
  )
  expect([at.zone('gate:woods'), at.state.doom, monstersIn(at, 'woods')]).toEqual([[], 0, []])
})

rule(
  'AH-EX-52 AH-WIN-01 AH-WIN-04 AH-WIN-06 AH-CLOSE-19',
  'the last gate closed wins with a trophy for each player, also of those who were devoured',
  () => {
    const people = (trophies_: readonly string[]) => ({
      ana: { ...before, clues: 5, trophies: ['gate-abyss'] },
      bea: { trophies: trophies_ },
      carl: { gone: true as const },
    })
    const won = scene(
      { seats: 3, people: people(['gate-rlyeh']), gates: { woods: 'yuggoth' }, chance: { 'check:close': [[6, 6]] } },
      closing,
    )
    won.choose('ana', 'close:lore')
    expect(ending(won)).toBe('closed')
    const short = scene({ seats: 3, people: people([]), gates: { woods: 'yuggoth' }, chance: { 'check:close': [[6, 6]] } }, closing)
    short.choose('ana', 'close:lore').expectAsk('ana', 'seal-gate')
    expect(ending(short)).toBe(null)
  },
)

rule('AH-EX-53 AH-WIN-02 AH-GEN-21', 'the sixth elder sign wins at once, with gates still open', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { ...before, clues: 5 } },
      gates: { woods: 'yuggoth', graveyard: 'abyss' },
      sealed: ['black-cave', 'science-building', 'the-unnamable', 'unvisited-isle', 'historical-society'],
      chance: { 'check:close': [[6, 6]] },
    },
    closing,
  )
  at.choose('ana', 'close:lore').choose('ana', 'yes')
  expect(ending(at)).toBe('sealed')
})

rule('AH-ENC-19 AH-GATE-06 AH-LOC-01', 'before an explored gate there is no encounter and no ability, only closing or nothing', () => {
  const at = scene(
    { people: { ana: { ...before, at: 'science-building', trophies: ['dhole', 'gug'] } }, gates: { 'science-building': 'abyss' } },
    closing,
  )
  expect(at.offered('ana')).toEqual(['close:lore', 'close:fight', 'none'])
  at.choose('ana', 'none')
  expect(at.get('ana', 'at')).toBe('science-building')
})
