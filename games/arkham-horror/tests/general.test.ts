import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import {
  allTogether,
  blessed,
  check,
  closeGate,
  clues,
  discard,
  draw,
  everybody,
  gain,
  gateAppears,
  investigators,
  lose,
  may,
  rollDie,
  rollSuccesses,
  seq,
} from '../content/builders.ts'
import { curtainFallen, has, monstersIn, purse, says, scene, stepOf, trophies } from './scene.ts'

rule('AH-GEN-08 AH-GEN-02', 'what the group decides the first player says', () => {
  const at = scene(
    {
      seats: 3,
      firstPlayer: 'bea',
      gates: { woods: 'abyss', graveyard: 'abyss', 'black-cave': 'yuggoth', 'science-building': 'rlyeh' },
      monsters: { downtown: ['ghoul', 'ghoul', 'ghoul', 'gug'] },
    },
    { step: 'mythosGate', args: { card: 'all-quiet-in-arkham#1', only: false } },
  )
  expect(at.table.asked()).toEqual(['bea'])
})

rule('AH-GEN-11 AH-GEN-12', 'in Arkham is not in Other Worlds; without those words everybody is meant', () => {
  const people = { ana: { at: 'woods' }, bea: { at: 'abyss-first' }, carl: { at: 'lost' } }
  const town = scene({ seats: 3, people }, says(allTogether(lose.stamina(1), investigators({ in: 'arkham' }))))
  expect([town.get('ana', 'stamina'), town.get('bea', 'stamina'), town.get('carl', 'stamina')]).toEqual([4, 6, 5])
  const all = scene({ seats: 3, people }, says(everybody(gain.money(1))))
  expect([purse(all)[2], purse(all, 'bea')[2], purse(all, 'carl')[2]]).toEqual([1, 1, 1])
})

rule('AH-GEN-13', 'an action of any phase may be used while one moves', () => {
  const at = scene({ people: { ana: { sanity: 2, cards: ['duke'] } } }, stepOf('nextMove'))
  at.choose('ana', 'duke')
  expect([at.get('ana', 'sanity'), has(at)]).toEqual([5, []])
})

rule('AH-GEN-15 AH-ITEM-05', 'halves that are lost round down; who has less loses what there is', () => {
  expect(purse(scene({ people: { ana: { money: 5 } } }, says(lose.money('half'))))[2]).toBe(3)
  expect(purse(scene({ people: { ana: { money: 3 } } }, says(lose.money(5))))[2]).toBe(0)
})

rule('AH-GEN-17', 'a price is paid in full or not at all', () => {
  const at = scene({ people: { ana: { clues: 1 } } }, says(may(gain.money(5), clues(2))))
  expect([curtainFallen(at), purse(at)]).toEqual([true, [5, 5, 0, 1]])
})

rule('AH-GEN-20', 'who comes to nothing of both is devoured before anybody asks about falling', () => {
  const at = scene({ seats: 2, people: { ana: { at: 'woods', sanity: 1, stamina: 1 } } }, says(lose.both(1, 1)))
  expect([at.get('ana', 'inPlay'), at.told('ana').some(({ key }) => key === 'maddened' || key === 'fainted')]).toEqual([false, false])
})

rule('AH-GEN-24', 'what cannot be done is skipped, the rest is done', () => {
  expect(purse(scene({}, says(seq(discard('item', 1), gain.money(2)))))[2]).toBe(2)
})

rule('AH-BOARD-09', 'a gate opens a closed place; when it closes, who is there goes to the street', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { at: 'general-store', explored: true } },
      closed: ['general-store'],
      gates: { 'general-store': 'abyss', woods: 'abyss' },
    },
    says(closeGate('here')),
  )
  expect(at.get('ana', 'at')).toBe('rivertown')
})

rule('AH-BOARD-11', 'monsters in the Outskirts do not move', () => {
  const at = scene({ monsters: { outskirts: ['cultist'] } }, { step: 'mythosMoves', args: { card: 'feds-raid-arkham#1' } })
  expect(monstersIn(at, 'outskirts')).toEqual(['cultist'])
})

rule('AH-SKILL-05', 'a skill is the slider and what cards add: a point more to walk with', () => {
  const at = scene({ people: { ana: { at: 'downtown', stops: [1, 0, 0], cards: ['skill-speed'] } } }, stepOf('movement'))
  expect(at.get('ana', 'points')).toBe(3)
})

rule('AH-OW-16 AH-CARD-05', 'no gate card, no encounter', () => {
  const at = scene(
    { phase: 'otherWorld', people: { ana: { at: 'abyss-first' } }, decks: { 'gate-cards': [] }, only: ['gate-cards'] },
    stepOf('otherWorld'),
  )
  expect([curtainFallen(at), at.told('ana')]).toEqual([true, []])
})

rule('AH-GATE-08', 'where a gate is open no other one appears', () => {
  const at = scene({ people: { ana: { at: 'woods' } }, gates: { woods: 'abyss' }, doom: 2 }, says(gateAppears))
  expect([at.state.doom, at.zone('gate:woods')]).toEqual([2, ['gate-abyss']])
})

rule('AH-GATE-09', 'a gate that was spent lies at the bottom of the stack', () => {
  const at = scene({ phase: 'arkham', people: { ana: { at: 'science-building', trophies: ['gate-rlyeh'] } } }, stepOf('arkham'))
  at.choose('ana', at.offered('ana')[1] as string)
  expect([trophies(at), at.zone('gates').at(-1)]).toEqual([[], 'gate-rlyeh'])
})

rule('AH-MYTHOS-01 AH-MYTHOS-10', 'gate, Clue, monsters, effect: in this order', () => {
  const at = scene({ decks: { mythos: ['feds-raid-arkham'], cup: ['ghoul'] }, monsters: { downtown: ['cultist'] } }, { step: 'mythos' })
  const told = at.told('ana').map(({ key }) => key)
  expect(told.filter((key) => ['mythos-drawn', 'gate-opened', 'clue-placed', 'monster-moved', 'monsters-returned'].includes(key))).toEqual([
    'mythos-drawn',
    'gate-opened',
    'clue-placed',
    'monster-moved',
    'monsters-returned',
  ])
})

rule('AH-MYTHOS-20', 'what wakes it in the middle of a card ends the card', () => {
  const at = scene({ seats: 2, ancientOne: 'hastur', doom: 12, decks: { mythos: ['all-quiet-in-arkham'] } }, { step: 'mythos' })
  expect([at.state.awakened, at.get('area:historical-society', 'cluesThere')]).toEqual([true, 0])
})

rule('AH-MYTHOS-21', 'the curfew does not concern the Deputy', () => {
  const street = (cards: readonly string[]) =>
    scene(
      { environment: 'curfew-enforced', people: { ana: { at: 'downtown', cards, stops: [0, 3, 0] } }, chance: { 'check:skill': [[1]] } },
      stepOf('moveEnds'),
    ).get('ana', 'at')
  expect([street([]), street(['deputy'])]).toEqual(['jail', 'downtown'])
})

rule('AH-CHECK-14', 'Blessed counts in rolls for successes, not where faces are named', () => {
  const cards = ['blessing']
  expect(purse(scene({ people: { ana: { cards } }, chance: { dice: [[4]] } }, says(rollSuccesses(1, { pass: gain.money(1) }))))[2]).toBe(1)
  expect(purse(scene({ people: { ana: { cards } }, chance: { dice: [[4]] } }, says(rollDie([5, 6, gain.money(1)]))))[2]).toBe(0)
})

rule('AH-CHECK-10', 'a modifier gives dice, and alters no face', () => {
  const at = scene(
    { people: { ana: { stops: [0, 0, 0] } }, chance: { 'check:skill': [[4, 4, 4]] } },
    says(check('fight', 2, { pass: gain.money(1) })),
  )
  expect(purse(at)[2]).toBe(0)
})

rule('AH-SPELL-07 AH-SPELL-08', 'a combat Spell lasts to the end of the combat', () => {
  const at = scene(
    {
      people: { ana: { at: 'northside', stops: [0, 3, 3], cards: ['shrivelling'] } },
      monsters: { northside: ['witch'] },
      chance: {
        'check:spell': [[6, 1, 1]],
        'check:combat': [
          [1, 1, 1, 1],
          [6, 1, 1, 1],
        ],
      },
    },
    stepOf('moveEnds'),
  )
  // Fight 4, −3, the Spell halved to 3: four dice in both rounds.
  at.choose('ana', 'fight:witch').choose('ana', 'shrivelling').choose('ana', 'fight').choose('ana', 'fight')
  expect(trophies(at)).toEqual(['witch'])
})

rule('AH-STATUS-15 AH-GEN-19', 'there are Blessings for everybody', () => {
  const at = scene({ seats: 8 }, says(everybody(blessed)))
  expect(['ana', 'dot', 'hal'].map((seat) => has(at, seat))).toEqual([['blessing'], ['blessing'], ['blessing']])
})

rule('AH-CARD-02', 'a deck keeps its order from one draw to the next', () => {
  const at = scene({ decks: { common: ['axe', 'food'] } }, says(draw('common')), says(draw('common')))
  expect(has(at)).toEqual(['axe', 'food'])
})

rule('AH-ALLY-03', 'an Ally who is discarded is in the deck again', () => {
  const at = scene({ people: { ana: { cards: ['duke'] } } }, says(discard('ally', 1)))
  expect([has(at), at.zone('deck:ally').includes('duke')]).toEqual([[], true])
})

rule('AH-SPECIAL-02', 'the revolver of the Deputy stays with its owner', () => {
  const at = scene({ people: { ana: { cards: ['deputys-revolver'] } } }, says(discard('item', 'all')))
  at.expectAsk('ana', 'choose-discards').choose('ana', [])
  expect(has(at)).toEqual(['deputys-revolver'])
})

rule('AH-TRADE-03', 'the Patrol Wagon can be given away', () => {
  const at = scene({ seats: 2, people: { ana: { cards: ['patrol-wagon'] }, bea: {} } }, stepOf('nextMove'))
  expect(at.choose('ana', 'trade:bea').offered('ana')).toContain('offer:patrol-wagon')
})

rule('AH-ENC-17', 'several monsters are drawn together, and met in an order of choice', () => {
  const at = scene(
    { people: { ana: { at: 'woods', stops: [0, 3, 0] } }, decks: { cup: ['cultist', 'maniac'] } },
    says({ do: 'monsterAppears', n: 2 }),
  )
  at.expectAsk('ana', 'choose-monster', ['cultist', 'maniac']).choose('ana', 'maniac').expectAsk('ana', 'meet-monster')
})
