import type { ScriptedChance } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { addDoom, after, arrested, lasting, lose } from '../content/builders.ts'
import { areaOf, gateZone } from '../rules/board.ts'
import { sheetZone } from '../rules/people.ts'
import { curtainFallen, ending, has, monstersIn, purse, says, scene, stepOf, trophies } from './scene.ts'

/* The pages of the rulebook that are easiest to get wrong, as positions. */

const dice = (n: number, successes = 0): number[] => Array.from({ length: n }, (_, i) => (i < successes ? 5 : 1))
const gateOf = (card: string) => ({ step: 'mythosGate', args: { card, only: false } })
const WOODS = 'all-quiet-in-arkham#1'
const phases = (...names: readonly string[]) => names.map((phase) => ({ step: 'phase', args: { phase } }))

describe('monsters', () => {
  rule('AH-MMOVE-22', 'a monster that came with the gate moves in the same Mythos phase', () => {
    const at = scene({ decks: { mythos: ['family-found-butchered'], gates: ['gate-abyss'], cup: ['zombie'] } }, { step: 'mythos' })
    expect([monstersIn(at, 'graveyard'), monstersIn(at, 'rivertown')]).toEqual([[], ['zombie']])
  })

  rule('AH-MMOVE-27', 'where no arrow leads away nobody moves', () => {
    const at = scene(
      { monsters: { sky: ['zombie'], outskirts: ['cultist'] } },
      { step: 'mythosMoves', args: { card: 'family-found-butchered#1' } },
    )
    expect([monstersIn(at, 'sky'), monstersIn(at, 'outskirts')]).toEqual([['zombie'], ['cultist']])
  })

  rule('AH-MABIL-16', 'a Mask counts, moves and is fought as any other', () => {
    const at = scene(
      { ancientOne: 'nyarlathotep', monsters: { downtown: ['the-dark-pharaoh', 'ghoul', 'gug', 'witch'] }, decks: { cup: ['zombie'] } },
      gateOf(WOODS),
      { step: 'mythosMoves', args: { card: 'missing-people-return#1' } },
    )
    expect([monstersIn(at, 'outskirts'), monstersIn(at, 'easttown')]).toEqual([['zombie'], ['gug', 'the-dark-pharaoh']])
  })

  rule('AH-SURGE-10 AH-SURGE-02 AH-SURGE-03', 'the limit goes in the middle of a surge: the rest is spread over the gates', () => {
    const full = {
      downtown: ['ghoul', 'ghoul', 'ghoul'],
      sky: ['byakhee', 'mi-go', 'mi-go'],
      outskirts: ['gug', 'gug', 'zombie', 'zombie', 'witch'],
    }
    const gates = { woods: 'abyss', graveyard: 'abyss', 'black-cave': 'yuggoth', 'unvisited-isle': 'rlyeh' }
    const at = scene({ seats: 3, terror: 9, gates, monsters: full, ancientOne: 'hastur' }, gateOf(WOODS))
    at.expectAsk('ana', 'surge-spread', ['graveyard', 'black-cave', 'unvisited-isle']).choose('ana', ['graveyard'])
    at.expectAsk('ana', 'surge-spread', ['black-cave', 'unvisited-isle']).choose('ana', ['unvisited-isle'])
    expect(Object.keys(gates).map((area) => monstersIn(at, area).length)).toEqual([1, 1, 0, 1])
    expect([at.state.terror, monstersIn(at, 'outskirts')]).toEqual([10, []])
  })

  rule('AH-SURGE-11', 'what answers to a surge does so once, before any monster is drawn', () => {
    const answers = says(lasting(after('surge:begin', {}, addDoom()), { scope: 'turn' }))
    const gates = { woods: 'abyss', graveyard: 'abyss', 'black-cave': 'yuggoth' }
    expect(scene({ seats: 3, gates, doom: 2 }, answers, gateOf(WOODS)).state.doom).toBe(3)
    // One token before the last: it awakens before the surge has brought anybody.
    const last = scene({ seats: 3, gates, doom: 13 }, answers, gateOf(WOODS))
    expect([ending(last), monstersIn(last, 'woods')]).toEqual(['destroyed', []])
  })

  rule('AH-MYTHOS-19', 'of a card that is drawn for its gate alone nothing else counts', () => {
    const at = scene(
      {
        rumor: 'the-great-ritual',
        counters: 4,
        monsters: { downtown: ['cultist'] },
        decks: { mythos: ['family-found-butchered', 'manhunt-in-arkham'], gates: ['gate-abyss', 'gate-rlyeh'], cup: ['ghost', 'ghost'] },
      },
      { step: 'mythosEnd' },
      { step: 'mythos' },
    )
    // No Clue on the Isle, no terror, no step of the Cultist; and it lies under the deck.
    expect([at.get(areaOf('unvisited-isle'), 'cluesThere'), at.state.terror, monstersIn(at, 'downtown')]).toEqual([0, 0, ['cultist']])
    expect(at.zone('deck:mythos').slice(-2)).toContain('family-found-butchered')
  })
})

describe('a combat of several rounds', () => {
  rule('AH-SPELL-07 AH-HAND-02 AH-HAND-03 AH-SPELL-06', 'a Spell lasts as long as the hand that holds it', () => {
    const at = scene(
      {
        people: { ana: { at: 'northside', stops: [1, 0, 3], cards: ['wither', 'revolver-38', 'knife'] } },
        monsters: { northside: ['maniac'] },
        chance: { 'check:spell': [dice(4, 1)], 'check:combat': [dice(1 + 1 + 3 + 3), dice(1 + 1 + 3), dice(1 + 1 + 3 + 1, 2)] },
      },
      stepOf('moveEnds'),
    )
    at.choose('ana', 'fight:maniac').choose('ana', 'drop:knife').choose('ana', 'wither').choose('ana', 'fight')
    at.choose('ana', 'drop:wither').choose('ana', 'fight')
    // It was let go: it cannot be taken up again, and it is exhausted.
    expect(at.offered('ana').filter((key) => key.includes('wither'))).toEqual([])
    at.choose('ana', 'fight')
    expect(trophies(at)).toEqual(['maniac'])
  })

  rule('AH-HAND-04', 'a Spell that failed holds its hand for that round, and no longer', () => {
    const at = scene(
      {
        people: { ana: { at: 'northside', stops: [1, 0, 3], cards: ['shrivelling', 'rifle'] } },
        monsters: { northside: ['maniac'] },
        chance: { 'check:spell': [dice(3)], 'check:combat': [dice(2), dice(2 + 5, 2)] },
      },
      stepOf('moveEnds'),
    )
    at.choose('ana', 'fight:maniac').choose('ana', 'drop:rifle').choose('ana', 'shrivelling')
    expect(at.offered('ana')).not.toContain('wield:rifle')
    at.choose('ana', 'fight').choose('ana', 'fight')
    expect([trophies(at), purse(at).slice(0, 2)]).toEqual([['maniac'], [4, 4]])
  })

  rule('AH-EVADE-08 AH-ENC-10', 'who is felled by a failed evasion fights nobody; the monster stays', () => {
    const at = scene(
      { people: { ana: { at: 'northside', stamina: 1 } }, monsters: { northside: ['maniac'] }, chance: { 'check:evade': [dice(2)] } },
      stepOf('moveEnds'),
    )
    at.choose('ana', 'evade:maniac')
    expect([at.get('ana', 'at'), monstersIn(at, 'northside'), curtainFallen(at)]).toEqual(['st-marys-hospital', ['maniac'], true])
  })
})

rule('AH-MABIL-10', 'half of three is two, for weapons and for magic', () => {
  const against = (monster: string, weapon: string, pool: number) => {
    const at = scene(
      {
        people: { ana: { at: 'northside', stops: [1, 3, 0], cards: [weapon, 'skill-will', 'skill-will'] } },
        monsters: { northside: [monster] },
        chance: { ...(monster === 'vampire' ? { 'check:horror': [dice(3, 1)] } : {}), 'check:combat': [dice(pool, 3)] },
      },
      stepOf('moveEnds'),
    )
    return trophies(at.choose('ana', `fight:${monster}`).choose('ana', 'fight'))
  }
  expect([against('vampire', 'revolver-38', 4 - 3 + 2), against('witch', 'enchanted-knife', 4 - 3 + 2)]).toEqual([['vampire'], ['witch']])
})

rule('AH-MOVE-09 AH-EVADE-02', 'who evades goes on with the points that are left; who fights has none', () => {
  const leaving = (chance: ScriptedChance) =>
    scene(
      { people: { ana: { at: 'northside', stops: [1, 3, 1], points: 3 } }, monsters: { northside: ['maniac'] }, chance },
      stepOf('nextMove'),
    ).choose('ana', 'to:downtown')
  const evaded = leaving({ 'check:evade': [dice(2, 1)] }).choose('ana', 'evade:maniac')
  expect([evaded.get('ana', 'at'), evaded.get('ana', 'points'), evaded.table.ask?.about.key]).toEqual(['downtown', 2, 'move'])
  const fought = leaving({ 'check:combat': [dice(5, 2)] })
    .choose('ana', 'fight:maniac')
    .choose('ana', 'fight')
  expect([fought.get('ana', 'at'), fought.get('ana', 'points'), curtainFallen(fought)]).toEqual(['northside', 0, true])
})

describe('gates', () => {
  rule('AH-CLOSE-16 AH-OW-04 AH-OW-03', 'a gate closed behind somebody: another of the same world will do, none is being lost', () => {
    const closing = (gates: { readonly [area: string]: string }) => {
      const at = scene(
        {
          seats: 2,
          people: { ana: { at: 'woods', explored: true, stops: [1, 1, 3] }, bea: { at: 'abyss-second' } },
          phase: 'arkham',
          gates,
          chance: { 'check:close': [dice(2, 1)] },
        },
        stepOf('arkham'),
        stepOf('movement', 'bea'),
      )
      at.choose('ana', 'close:lore')
      return [at.get('bea', 'at'), at.get('bea', 'explored'), at.get('bea', 'delayed')]
    }
    expect(closing({ woods: 'abyss', graveyard: 'abyss' })).toEqual(['graveyard', true, false])
    expect(closing({ woods: 'abyss', graveyard: 'rlyeh' })).toEqual(['lost', false, true])
  })

  rule('AH-CLOSE-19 AH-WIN-02 AH-CLOSE-05', 'the sixth seal wins, with gates still open', () => {
    const at = scene(
      {
        seats: 2,
        people: { ana: { at: 'woods', explored: true, clues: 5, stops: [1, 1, 3] } },
        phase: 'arkham',
        gates: { woods: 'abyss', graveyard: 'rlyeh' },
        sealed: ['black-cave', 'independence-square', 'the-unnamable', 'unvisited-isle', 'the-witch-house'],
        chance: { 'check:close': [dice(2, 1)] },
      },
      stepOf('arkham'),
    )
    at.choose('ana', 'close:lore').choose('ana', 'yes')
    expect(ending(at)).toBe('sealed')
  })

  rule('AH-CLOSE-08', 'monsters of the sign go from the streets, the Sky and the Outskirts; others stay', () => {
    const at = scene(
      {
        seats: 2,
        people: { ana: { at: 'woods', explored: true, stops: [1, 1, 3] } },
        phase: 'arkham',
        gates: { woods: 'yuggoth', graveyard: 'rlyeh' },
        monsters: { downtown: ['witch', 'ghoul'], sky: ['byakhee'], outskirts: ['warlock', 'zombie'] },
        chance: { 'check:close': [dice(2, 1)] },
      },
      stepOf('arkham'),
    )
    at.choose('ana', 'close:lore')
    expect(['downtown', 'sky', 'outskirts'].map((area) => monstersIn(at, area))).toEqual([['ghoul'], [], ['zombie']])
  })
})

describe('states', () => {
  rule('AH-EX-42 AH-STATUS-05 AH-STATUS-06 AH-STATUS-17', 'arrested: one turn of nothing, then as before', () => {
    const at = scene(
      { people: { ana: { at: 'downtown', money: 5, cards: ['retainer'] } }, phase: 'arkham', chance: { dice: [[6]] } },
      says(arrested),
      { step: 'turnEnd' },
    )
    // The next turn asks nothing before its Mythos phase; the one after it begins with the Upkeep as always.
    at.untilAsk('ana', 'order-effects', { 'mythos-clue': 'none' })
    expect([at.state.turn, at.get('ana', 'at'), at.get('ana', 'money'), at.get('ana', 'delayed')]).toEqual([5, 'police-station', 3, false])
  })

  rule('AH-EX-13 AH-STATUS-08 AH-UPKEEP-17 AH-UPKEEP-01', 'lost: a turn in which one only stands up, then anywhere', () => {
    const at = scene({ people: { ana: { at: 'abyss-second', exhausted: ['heal'] } }, turn: 5 }, stepOf('movement'), { step: 'turnEnd' })
    at.untilAsk('ana', 'return-from-lost', { 'mythos-clue': 'none' })
    const spell = at.piece('heal', 'possessions:ana')
    expect([at.state.turn, at.get('ana', 'delayed'), at.get(spell, 'exhausted')]).toEqual([7, false, true])
    at.choose('ana', 'library')
    expect([at.get('ana', 'at'), at.get(spell, 'exhausted')]).toEqual(['library', false])
  })

  rule(
    'AH-STATUS-10 AH-STATUS-09 AH-TURN-07',
    'devoured with the marker in hand: somebody else comes, and has it when the turn begins',
    () => {
      const at = scene(
        {
          seats: 2,
          people: { ana: { at: 'woods', sanity: 1, stamina: 1, money: 5, clues: 2, cards: ['motorcycle'], trophies: ['gug'] } },
          firstPlayer: 'bea',
          phase: 'mythos',
        },
        says(lose.both(1, 1)),
        { step: 'turnEnd' },
      )
      expect([at.state.firstPlayer, at.get('ana', 'inPlay')]).toEqual(['ana', true])
      at.untilAsk('ana', 'choose-first-sliders')
      const sheet = at.zone(sheetZone('ana'))[0]
      expect(sheet).not.toBe('amanda-sharpe')
      expect([trophies(at), at.get('ana', 'money') === 5 && at.get('ana', 'clues') === 2]).toEqual([['gug'], false])
    },
  )

  rule('AH-UPKEEP-18 AH-STATUS-03', 'who is only delayed has an Upkeep, and an encounter', () => {
    const at = scene(
      { people: { ana: { at: 'library', delayed: true, cards: ['retainer'] } }, chance: { dice: [[6]] } },
      ...phases('upkeep', 'movement', 'arkham'),
    )
    at.choose('ana', 'retainer/0')
    expect(purse(at)[2]).toBe(2)
  })

  rule(
    'AH-STATUS-13 AH-UPKEEP-05 AH-UPKEEP-09',
    'a Blessing rolls from the second Upkeep on; a Curse takes it away and leaves nothing',
    () => {
      const at = scene({}, says({ do: 'special', name: 'blessing' }), stepOf('upkeep'))
      at.expectAsk('ana', 'choose-sliders')
      expect(has(at)).toEqual(['blessing'])
      const both = scene({ people: { ana: { cards: ['blessing'] } } }, says({ do: 'special', name: 'curse' }))
      expect(has(both)).toEqual([])
    },
  )
})

describe('the first player’s marker', () => {
  rule('AH-TURN-04 AH-TURN-02', 'goes left when the turn ends, and the next turn begins with whoever has it', () => {
    const at = scene(
      { seats: 3, firstPlayer: 'carl', people: { ana: {}, bea: { at: 'woods' }, carl: { at: 'newspaper' } } },
      { step: 'turnEnd' },
    )
    at.expectAsk('ana', 'choose-sliders')
    expect([at.state.firstPlayer, at.state.turn]).toEqual(['ana', 4])
  })
})

describe('the final battle', () => {
  rule('AH-FINAL-02 AH-FINAL-19 AH-FINAL-09 AH-GEN-03', 'the lost and the devoured are out, and still count for the successes', () => {
    const at = scene(
      {
        seats: 3,
        ancientOne: 'hastur',
        people: { ana: { stops: [1, 3, 1], cards: ['tommy-gun', 'knife'] }, bea: { at: 'lost' }, carl: { gone: true } },
        chance: { 'check:combat': [dice(4 + 3, 4)] },
      },
      { step: 'awaken', args: { cause: 'doom' } },
    )
    at.untilAsk('ana', 'fight-ancient-one', { 'choose-sliders': [] })
    expect(at.state.eliminated).toEqual(['bea', 'carl'])
    at.choose('ana', 'fight')
    // Four successes of three needed: one token, and one success kept.
    expect([at.state.doom, at.state.tally]).toEqual([12, 1])
  })

  rule('AH-FINAL-13 AH-FINAL-14 AH-LOSE-01', 'who comes to nothing is out for good; with the last one all is lost', () => {
    const at = scene(
      {
        seats: 2,
        ancientOne: 'hastur',
        round: 4,
        doom: 5,
        people: { ana: { sanity: 2 }, bea: { sanity: 2 } },
        chance: { 'check:skill': [dice(1), dice(1)] },
      },
      stepOf('battleAttack'),
      stepOf('battleAttack', 'bea'),
    )
    expect([ending(at), at.state.eliminated]).toEqual(['eliminated', ['ana', 'bea']])
  })

  rule('AH-FINAL-11 AH-WIN-03', 'the last token, in the middle of the round', () => {
    const at = scene(
      {
        seats: 2,
        ancientOne: 'hastur',
        round: 1,
        doom: 1,
        people: { ana: { stops: [1, 3, 1] } },
        chance: { 'check:combat': [dice(4, 2)] },
      },
      stepOf('battleStrike'),
      stepOf('battleAttack'),
    )
    expect([ending(at), at.state.doom]).toEqual(['banished', 0])
  })
})

rule('AH-SETUP-34 AH-SETUP-33', 'after the first card the first turn begins with the same marker', () => {
  const at = scene(
    { seats: 2, firstPlayer: 'bea', turn: 0, decks: { mythos: ['family-found-butchered'], cup: ['ghost'] } },
    { step: 'openingMythos' },
  )
  expect([at.state.turn, at.state.firstPlayer, at.zone(gateZone('graveyard')).length]).toEqual([1, 'bea', 1])
  at.expectAsk('bea', 'choose-sliders')
})
