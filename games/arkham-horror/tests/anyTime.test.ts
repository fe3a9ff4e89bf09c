import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { addDoom, after, changes, choose, gain, lasting, lose } from '../content/builders.ts'
import { gateZone } from '../rules/board.ts'
import { curtainFallen, has, monstersIn, purse, says, scene, stepOf, trophies } from './scene.ts'

/* What is open at any time, and what is not while something is being resolved. */

const two = (ana: object, bea: object = {}) => ({ seats: 2, people: { ana: { at: 'woods', ...ana }, bea: { at: 'woods', ...bea } } })

describe('trade', () => {
  rule('AH-TRADE-01 AH-STATUS-03', 'wherever one is asked in one’s own part, standing or delayed, in the town and in other worlds', () => {
    const pictures = {
      upkeepActs: { ...two({ cards: ['axe', 'heal'], stamina: 1 }), phase: 'upkeep' as const },
      movement: two({ cards: ['axe'], delayed: true }),
      nextMove: two({ cards: ['axe'] }),
      arkham: { ...two({ cards: ['axe'] }), phase: 'arkham' as const },
      worldMove: { ...two({ cards: ['axe'], at: 'abyss-first' }, { at: 'abyss-first' }), gates: { woods: 'abyss' } },
    }
    for (const [step, picture] of Object.entries(pictures)) {
      const at = scene(picture, stepOf(step))
      expect(at.offered('ana'), step).toContain('trade:bea')
      at.choose('ana', 'trade:bea').choose('ana', 'offer:axe').choose('bea', 'consent:1').choose('ana', 'consent:1')
      expect([has(at).includes('axe'), has(at, 'bea')], step).toEqual([false, ['axe']])
    }
  })

  rule('AH-TRADE-01', 'nobody is stopped for it: no question in the Upkeep, in a street or before an encounter of another world', () => {
    const armed = { cards: ['axe'] }
    expect(curtainFallen(scene({ ...two(armed), phase: 'upkeep' }, stepOf('upkeepActs')))).toBe(true)
    const street = { seats: 2, people: { ana: { ...armed, at: 'uptown' }, bea: { at: 'uptown' } }, phase: 'arkham' as const }
    expect(curtainFallen(scene(street, stepOf('arkham')))).toBe(true)
  })

  rule('AH-TRADE-05 AH-GEN-14', 'not while an encounter, a check or a combat is being resolved; nor is anything else of that kind', () => {
    const rich = { cards: ['axe', 'duke', 'bank-loan'], sanity: 2, money: 12, clues: 1 }
    const open = scene({ ...two(rich), phase: 'arkham' }, stepOf('arkham'))
    expect(open.offered('ana')).toEqual(expect.arrayContaining(['trade:bea', 'use:duke/1', 'use:bank-loan/1']))
    // In the encounter: what is asked is the encounter's, and nothing else.
    const inside = scene({ ...two(rich), phase: 'arkham' }, says(choose(gain.money(1), lose.money(1))))
    expect(inside.offered('ana')).toEqual(['gain-money', 'lose-money'])
    const checked = scene({ ...two(rich), chance: { 'check:skill': [[1, 1, 1]] } }, says({ do: 'check', skill: 'luck', modifier: 0 }))
    expect(checked.offered('ana')).toEqual(['clue', 'done'])
    const fought = scene({ ...two(rich), monsters: { woods: ['maniac'] } }, stepOf('moveEnds'))
    fought.choose('ana', 'fight:maniac')
    expect(fought.offered('ana').filter((key) => key.startsWith('trade') || key.startsWith('use'))).toEqual([])
  })
})

rule('AH-GEN-13', 'what a card offers in any phase is offered in each of one’s parts', () => {
  const dog = { ana: { cards: ['duke'], sanity: 3 } }
  for (const step of ['nextMove', 'arkham']) expect(scene({ people: dog }, stepOf(step)).offered('ana'), step).toContain('use:duke/1')
  const world = { people: { ana: { at: 'abyss-first', cards: ['duke'], sanity: 3 } }, gates: { woods: 'abyss' } }
  expect(purse(scene(world, stepOf('worldMove')).choose('ana', 'duke'))[0]).toBe(5)
})

rule('AH-GEN-18', 'an Ally given up as a price does nothing of what it does when it is given up', () => {
  const at = scene(
    { people: { ana: { at: 'downtown', cards: ['duke'], sanity: 2 } }, rumor: 'the-stars-are-right', phase: 'arkham' },
    stepOf('arkham'),
  )
  at.choose('ana', 'the-stars-are-right')
  expect([at.zone('rumor'), has(at).includes('duke'), purse(at)[0]]).toEqual([[], false, 2])
})

rule('AH-GEN-23', 'whose turn is over does nothing more in it; the Mythos phase comes all the same', () => {
  const at = scene(
    {
      people: { ana: { at: 'jail', delayed: true } },
      decks: { mythos: ['family-found-butchered'], gates: ['gate-abyss'], cup: ['ghost'] },
    },
    ...(['upkeep', 'movement', 'arkham', 'otherWorld', 'mythos'].map((phase) => ({ step: 'phase', args: { phase } })) as []),
  )
  expect([curtainFallen(at), at.get('ana', 'at'), at.state.terror, at.zone(gateZone('graveyard')).length]).toEqual([
    true,
    'police-station',
    1,
    1,
  ])
})

rule('AH-UPKEEP-16', 'back from nowhere first, then cards are refreshed, then what is done in the Upkeep', () => {
  const at = scene(
    { people: { ana: { at: 'lost', cards: ['retainer'], exhausted: ['heal'], stamina: 5 } }, chance: { dice: [[6]] } },
    stepOf('upkeep'),
  )
  at.expectAsk('ana', 'return-from-lost')
  const spell = at.piece('heal', 'possessions:ana')
  expect([at.get(spell, 'exhausted'), purse(at)[2]]).toEqual([true, 0])
  at.choose('ana', 'woods')
  expect([at.get('ana', 'at'), at.get(spell, 'exhausted'), purse(at)[2]]).toEqual(['woods', false, 0])
  at.expectAsk('ana', 'order-effects').choose('ana', 'retainer/0')
  expect(purse(at)[2]).toBe(2)
})

rule('AH-SKILL-04', 'with no Focus left no slider moves', () => {
  const less = (n: number) => says(lasting(changes('focus', -n, { who: 'you' }), { scope: 'turn' }))
  expect(curtainFallen(scene({}, less(9), stepOf('focus')))).toBe(true)
  const one = scene({}, less(2), stepOf('focus'))
  one.expectAsk('ana', 'choose-sliders')
  expect(() => one.choose('ana', ['speedStop:3'])).toThrow()
  one.choose('ana', ['speedStop:2'])
  expect(one.get('ana', 'speedStop')).toBe(2)
})

rule('AH-CHECK-15', 'what serves one check is used up by it, also where there are no dice to roll', () => {
  const at = scene(
    {
      people: { ana: { at: 'northside', stops: [0, 0, 0], cards: ['holy-water'] } },
      monsters: { northside: ['high-priest'] },
      chance: { 'check:horror': [[5, 1, 1, 1, 1]], 'check:combat': [[]] },
    },
    stepOf('moveEnds'),
  )
  at.choose('ana', 'fight:high-priest').choose('ana', 'wield:holy-water').choose('ana', 'fight')
  expect([has(at), purse(at)[1]]).toEqual([[], 3])
})

rule('AH-ITEM-02', 'there is no limit to what one carries', () => {
  const many = Array.from({ length: 30 }, () => 'knife')
  const at = scene({ people: { ana: { cards: many } }, decks: { common: ['food'] } }, says({ do: 'draw', deck: 'common', n: 1 }))
  expect([has(at).length, curtainFallen(at)]).toEqual([31, true])
})

rule('AH-TROPHY-06', 'a trophy that is worth nothing pays nothing', () => {
  const at = scene(
    { people: { ana: { at: 'river-docks', trophies: ['zombie', 'zombie', 'gug', 'gate-abyss'] } }, phase: 'arkham' },
    says(lasting(changes('toughness', -2), { scope: 'turn' })),
    stepOf('arkham'),
  )
  // Two of a Gug's three are gone, and Zombies are worth less than nothing: a gate it is, and neither of them can be added to it.
  at.choose('ana', 'river-docks')
  expect(at.offered('ana').sort()).toEqual(['gate-abyss', 'gug'])
  at.choose('ana', ['gate-abyss'])
  expect([trophies(at), purse(at)[2]]).toEqual([['gug', 'zombie', 'zombie'], 5])
})

rule('AH-LIMIT-11', 'a limit that shrinks sends nobody away', () => {
  const four = ['ghoul', 'zombie', 'gug', 'witch']
  const at = scene({ monsters: { downtown: four } }, says(lasting(changes('monsterLimit', -3), { scope: 'turn' })), {
    step: 'mythosGate',
    args: { card: 'all-quiet-in-arkham#1', only: false },
  })
  expect([monstersIn(at, 'downtown').length, monstersIn(at, 'outskirts').length]).toEqual([4, 1])
})

rule('AH-TERROR-12', 'an Ally who leaves the town is discarded by nobody', () => {
  const at = scene(
    { people: { ana: { cards: ['duke'] } }, decks: { ally: ['eric-colt'] } },
    says(lasting(after('card:discard', {}, addDoom()), { scope: 'turn' })),
    says({ do: 'raiseTerror', n: 1 }),
  )
  expect([at.zone('box').includes('eric-colt'), at.state.doom, has(at)]).toEqual([true, 0, ['duke']])
})
