import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { raiseTerror } from '../content/builders.ts'
import { curtainFallen, ending, has, monstersIn, says, scene } from './scene.ts'

/** The gate of a Mythos card: all-quiet-in-arkham names the Woods. */
const WOODS = 'all-quiet-in-arkham#1'
const gateOf = (card: string) => ({ step: 'mythosGate', args: { card, only: false } })
const movesOf = (card: string) => ({ step: 'mythosMoves', args: { card } })

rule(
  'AH-EX-19 AH-GATE-01 AH-MYTHOS-02 AH-MYTHOS-03 AH-CLUE-06 AH-GATE-07',
  'a gate: doom, the marker, whoever is there goes through delayed, Clues are gone, one monster',
  () => {
    const at = scene(
      { seats: 2, people: { ana: { at: 'woods' } }, clues: { woods: 2 }, doom: 4, decks: { gates: ['gate-abyss'], cup: ['ghoul'] } },
      gateOf(WOODS),
    )
    expect([
      at.state.doom,
      at.zone('gate:woods'),
      at.get('ana', 'at'),
      at.get('ana', 'delayed'),
      at.get('area:woods', 'cluesThere'),
      monstersIn(at, 'woods'),
    ]).toEqual([5, ['gate-abyss'], 'abyss-first', true, 0, ['ghoul']])
  },
)

rule('AH-EX-12', 'a gate opens on him: the first area twice, then the second, then home', () => {
  const at = scene(
    { people: { ana: { at: 'woods' } }, phase: 'mythos', decks: { gates: ['gate-abyss'] } },
    gateOf(WOODS),
    { step: 'movement', args: { who: 'ana' } },
    { step: 'movement', args: { who: 'ana' } },
  )
  expect([at.get('ana', 'at'), at.get('ana', 'delayed')]).toEqual(['abyss-second', false])
})

rule('AH-SETUP-32', 'with five players two monsters come', () => {
  expect(monstersIn(scene({ seats: 5 }, gateOf(WOODS)), 'woods').length).toBe(2)
  expect(monstersIn(scene({ seats: 4 }, gateOf(WOODS)), 'woods').length).toBe(1)
})

rule(
  'AH-GATE-02 AH-AWAKE-01 AH-AWAKE-08 AH-AWAKE-09 AH-LOSE-02',
  'the last doom token wakes it before the gate is there; nobody fights Azathoth',
  () => {
    const at = scene({ seats: 2, doom: 13 }, gateOf(WOODS))
    expect([ending(at), at.zone('gate:woods')]).toEqual(['destroyed', []])
  },
)

rule('AH-EX-50 AH-AWAKE-02 AH-GATE-03', 'the seventh gate of four players wakes it, before any monster comes', () => {
  const gates = {
    'independence-square': 'abyss',
    'hibbs-roadhouse': 'abyss',
    'black-cave': 'yuggoth',
    graveyard: 'yuggoth',
    'the-witch-house': 'rlyeh',
    'historical-society': 'rlyeh',
  }
  const at = scene({ seats: 4, gates, ancientOne: 'azathoth' }, gateOf(WOODS))
  expect([ending(at), monstersIn(at, 'woods')]).toEqual(['destroyed', []])
  expect(ending(scene({ seats: 2, gates }, gateOf(WOODS)))).toBe(null)
})

rule('AH-GATE-04 AH-AWAKE-03', 'no marker left for a new gate wakes it', () => {
  expect(ending(scene({ seats: 2, decks: { gates: [] }, only: ['gates'] }, gateOf(WOODS)))).toBe('destroyed')
})

rule('AH-AWAKE-04 AH-AWAKE-07', 'no monster left in the cup wakes it, in an encounter too', () => {
  expect(ending(scene({ seats: 2, decks: { cup: [] }, only: ['cup'] }, gateOf(WOODS)))).toBe('destroyed')
  expect(ending(scene({ decks: { cup: [] }, only: ['cup'] }, says({ do: 'monsterAppears', n: 1 })))).toBe('destroyed')
})

rule(
  'AH-GATE-05 AH-GATE-10 AH-SURGE-08 AH-MYTHOS-05',
  'where a gate is open it is a surge: no doom, no gate, markers and monsters stay',
  () => {
    const at = scene({ seats: 2, people: { ana: { at: 'woods', explored: true } }, gates: { woods: 'abyss' }, doom: 3 }, gateOf(WOODS))
    expect([at.state.doom, at.get('ana', 'explored'), at.get('ana', 'at'), monstersIn(at, 'woods').length]).toEqual([3, true, 'woods', 2])
  },
)

rule('AH-EX-22 AH-SURGE-01 AH-SURGE-02 AH-SURGE-03', 'seven players, three gates: three at the one that surges, two at each other', () => {
  const at = scene({ seats: 7, gates: { woods: 'abyss', 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth' } }, gateOf(WOODS))
  expect(['woods', 'science-building', 'unvisited-isle'].map((area) => monstersIn(at, area).length)).toEqual([3, 2, 2])
})

rule('AH-EX-23', 'three players, four gates: one each', () => {
  const gates = { woods: 'abyss', 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth', graveyard: 'abyss' }
  const at = scene({ seats: 3, gates }, gateOf(WOODS))
  expect(Object.keys(gates).map((area) => monstersIn(at, area).length)).toEqual([1, 1, 1, 1])
})

rule(
  'AH-EX-24 AH-SURGE-04 AH-SURGE-05 AH-SURGE-06 AH-LIMIT-03',
  'room for two: the surging gate and one of choice, the rest to the Outskirts',
  () => {
    const gates = { woods: 'abyss', 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth', graveyard: 'abyss' }
    const at = scene({ seats: 3, gates, monsters: { downtown: ['ghoul', 'ghoul'], sky: ['byakhee', 'mi-go'] } }, gateOf(WOODS))
    at.expectAsk('ana', 'surge-spread', ['science-building', 'unvisited-isle', 'graveyard']).choose('ana', ['graveyard'])
    expect([...Object.keys(gates), 'outskirts'].map((area) => monstersIn(at, area).length)).toEqual([1, 0, 0, 1, 2])
  },
)

rule('AH-EX-20 AH-LIMIT-01 AH-LIMIT-02 AH-LIMIT-04 AH-MMOVE-16 AH-MYTHOS-04', 'the seventh monster of three players stays outside', () => {
  const at = scene({ seats: 3, monsters: { downtown: ['ghoul', 'ghoul', 'ghoul'], sky: ['byakhee', 'mi-go', 'mi-go'] } }, gateOf(WOODS))
  expect([monstersIn(at, 'woods').length, monstersIn(at, 'outskirts').length]).toEqual([0, 1])
  const room = scene({ seats: 3, monsters: { downtown: ['ghoul', 'ghoul', 'ghoul'], sky: ['byakhee', 'mi-go'] } }, gateOf(WOODS))
  expect([monstersIn(room, 'woods').length, monstersIn(room, 'outskirts').length]).toEqual([1, 0])
})

rule('AH-EX-21 AH-LIMIT-05 AH-LIMIT-08 AH-TERROR-01', 'the sixth in the Outskirts: all go back, terror rises, an Ally leaves', () => {
  const at = scene(
    {
      seats: 3,
      monsters: {
        downtown: ['ghoul', 'ghoul', 'ghoul'],
        sky: ['byakhee', 'mi-go', 'mi-go'],
        outskirts: ['gug', 'gug', 'zombie', 'zombie', 'witch'],
      },
      decks: { ally: ['duke'] },
    },
    gateOf(WOODS),
  )
  expect([monstersIn(at, 'outskirts'), at.state.terror, at.zone('box').includes('duke')]).toEqual([[], 1, true])
  const full = { downtown: ['ghoul', 'ghoul', 'ghoul'], sky: ['byakhee', 'mi-go', 'mi-go'], outskirts: ['gug', 'gug', 'zombie', 'zombie'] }
  const five = scene({ seats: 3, monsters: full }, gateOf(WOODS))
  expect([monstersIn(five, 'outskirts').length, five.state.terror]).toEqual([5, 0])
})

rule('AH-EX-25 AH-SURGE-07 AH-LIMIT-06', 'an overflow in the middle of a surge: the rest starts the Outskirts anew', () => {
  const at = scene(
    {
      seats: 3,
      gates: { woods: 'abyss', graveyard: 'abyss', 'black-cave': 'yuggoth' },
      monsters: {
        downtown: ['ghoul', 'ghoul', 'ghoul'],
        sky: ['byakhee', 'mi-go', 'mi-go'],
        outskirts: ['gug', 'gug', 'zombie', 'zombie'],
      },
    },
    gateOf(WOODS),
  )
  expect([monstersIn(at, 'outskirts').length, at.state.terror]).toEqual([1, 1])
})

rule('AH-LIMIT-09', 'eight players have no room outside: each one overflows', () => {
  const full = ['ghoul', 'ghoul', 'ghoul', 'zombie', 'zombie', 'zombie', 'witch', 'witch', 'gug', 'gug', 'vampire']
  const at = scene({ seats: 8, monsters: { downtown: full } }, gateOf(WOODS))
  expect([monstersIn(at, 'outskirts'), at.state.terror]).toEqual([[], 2])
})

rule('AH-EX-51 AH-AWAKE-05 AH-AWAKE-06', 'at terror 10 the twelfth monster of three players wakes it', () => {
  const eleven = ['ghoul', 'ghoul', 'ghoul', 'zombie', 'zombie', 'zombie', 'witch', 'witch', 'gug', 'gug']
  expect(ending(scene({ seats: 3, terror: 10, monsters: { downtown: eleven, sky: ['mi-go'] } }, gateOf(WOODS)))).toBe('destroyed')
  expect(ending(scene({ seats: 3, terror: 10, monsters: { downtown: eleven } }, gateOf(WOODS)))).toBe(null)
})

rule(
  'AH-EX-48 AH-TERROR-02 AH-TERROR-08 AH-TERROR-09',
  'at terror 3 the General Store closes, and who is inside goes to the street',
  () => {
    const at = scene(
      { people: { ana: { at: 'general-store' } }, terror: 2, monsters: { 'general-store': ['ghoul'] } },
      says(raiseTerror(1)),
    )
    expect([at.get('ana', 'at'), monstersIn(at, 'rivertown'), at.get('area:general-store', 'closed')]).toEqual([
      'rivertown',
      ['ghoul'],
      'always',
    ])
  },
)

rule('AH-TERROR-03 AH-TERROR-04', 'at 6 the Curiositie Shoppe closes, at 9 the Magick Shoppe', () => {
  const at = scene({ terror: 5 }, says(raiseTerror(4)))
  expect(['curiositie-shoppe', 'ye-olde-magick-shoppe', 'general-store'].map((area) => at.get(`area:${area}`, 'closed'))).toEqual([
    'always',
    'always',
    null,
  ])
})

rule(
  'AH-EX-49 AH-TERROR-05 AH-TERROR-06 AH-TERROR-07 AH-TERROR-10 AH-TERROR-11',
  'terror 10: a doom token, an empty Outskirts; after that only doom',
  () => {
    const at = scene({ seats: 2, terror: 9, monsters: { outskirts: ['ghoul'] } }, says(raiseTerror(1)))
    expect([at.state.terror, at.state.doom, monstersIn(at, 'outskirts')]).toEqual([10, 1, []])
    const more = scene({ seats: 2, terror: 10, decks: { ally: ['duke'] } }, says(raiseTerror(2)))
    expect([more.state.terror, more.state.doom, more.zone('deck:ally').includes('duke')]).toEqual([10, 2, true])
  },
)

rule('AH-MYTHOS-07 AH-MYTHOS-08 AH-MYTHOS-09', 'the Clue of the card: one who is there may take it; beside a gate there is none', () => {
  const clue = { step: 'mythosClue', args: { card: WOODS } }
  const at = scene({ seats: 2, people: { ana: { at: 'historical-society' } } }, clue)
  at.expectAsk('ana', 'mythos-clue', ['ana', 'none']).choose('ana', 'ana')
  expect([at.get('ana', 'clues'), at.get('area:historical-society', 'cluesThere')]).toEqual([1, 0])
  const gated = scene({ gates: { 'historical-society': 'abyss' } }, clue)
  expect(gated.get('area:historical-society', 'cluesThere')).toBe(0)
  const sealed = scene({ sealed: ['historical-society'] }, clue)
  expect(sealed.get('area:historical-society', 'cluesThere')).toBe(1)
})

// The white box of «feds-raid-arkham» has the moon, the black one the plus; «lodge-members-watch-the-night» has the moon in neither.
rule(
  'AH-EX-28 AH-MMOVE-01 AH-MMOVE-02 AH-MMOVE-06',
  'a moon in the white box leads from Downtown to Easttown, out of a location to its street',
  () => {
    const at = scene({ monsters: { downtown: ['cultist'], graveyard: ['zombie'], uptown: ['ghoul'] } }, movesOf('feds-raid-arkham#1'))
    expect([monstersIn(at, 'easttown'), monstersIn(at, 'rivertown'), monstersIn(at, 'uptown')]).toEqual([
      ['cultist'],
      ['zombie'],
      ['ghoul'],
    ])
    const black = scene({ monsters: { downtown: ['cultist'] } }, movesOf('egyptian-exhibit-visits-miskatonic-u#1'))
    expect(monstersIn(black, 'northside')).toEqual(['cultist'])
  },
)

rule('AH-EX-29 AH-MMOVE-04 AH-MMOVE-08', 'a fast one goes two steps, and stops where somebody is', () => {
  const moves = movesOf('heat-wave#1')
  expect(monstersIn(scene({ monsters: { rivertown: ['dimensional-shambler'] } }, moves), 'southside')).toEqual(['dimensional-shambler'])
  const met = scene({ people: { ana: { at: 'french-hill' } }, monsters: { rivertown: ['dimensional-shambler'] } }, moves)
  expect(monstersIn(met, 'french-hill')).toEqual(['dimensional-shambler'])
})

rule('AH-MMOVE-03 AH-MMOVE-21', 'who has company stays, and attacks nobody now', () => {
  const at = scene({ people: { ana: { at: 'downtown' } }, monsters: { downtown: ['cultist'] } }, movesOf('feds-raid-arkham#1'))
  expect([monstersIn(at, 'downtown'), curtainFallen(at)]).toEqual([['cultist'], true])
})

rule('AH-MMOVE-07', 'a stationary one never moves', () => {
  const at = scene({ monsters: { downtown: ['ghost'] } }, movesOf('feds-raid-arkham#1'))
  expect(monstersIn(at, 'downtown')).toEqual(['ghost'])
})

// The circle is in the black box of «heat-wave».
rule('AH-EX-30 AH-MMOVE-12 AH-MMOVE-13 AH-MMOVE-20', 'a flyer goes to somebody in a street beside it, else into the Sky', () => {
  const near = scene({ people: { ana: { at: 'uptown' } }, monsters: { woods: ['byakhee'] } }, movesOf('heat-wave#1'))
  expect(monstersIn(near, 'uptown')).toEqual(['byakhee'])
  const far = scene({ people: { ana: { at: 'library' } }, monsters: { woods: ['byakhee'] } }, movesOf('heat-wave#1'))
  expect(monstersIn(far, 'sky')).toEqual(['byakhee'])
})

rule(
  'AH-EX-31 AH-MMOVE-05 AH-MMOVE-14 AH-MMOVE-19 AH-BOARD-10',
  'from the Sky upon the least sneaky in a street; of equals the first player names one',
  () => {
    const people = (sneak: 0 | 2) => ({
      ana: { at: 'northside', stops: [0, 0, 0] as const },
      bea: { is: 'michael-mcglen', at: 'downtown', stops: [sneak, 0, 0] as const },
    })
    const at = scene({ seats: 2, people: people(2), monsters: { sky: ['byakhee'] } }, movesOf('heat-wave#1'))
    expect(monstersIn(at, 'downtown')).toEqual(['byakhee'])
    const tied = scene({ seats: 2, people: people(0), monsters: { sky: ['byakhee'] } }, movesOf('heat-wave#1'))
    tied.expectAsk('ana', 'choose-prey', ['northside', 'downtown']).choose('ana', 'northside')
    expect(monstersIn(tied, 'northside')).toEqual(['byakhee'])
    const inside = scene({ people: { ana: { at: 'library' } }, monsters: { sky: ['byakhee'] } }, movesOf('heat-wave#1'))
    expect(monstersIn(inside, 'sky')).toEqual(['byakhee'])
  },
)

rule('AH-MMOVE-15', 'a flyer stays with somebody', () => {
  const at = scene(
    { seats: 2, people: { ana: { at: 'downtown' }, bea: { at: 'easttown' } }, monsters: { downtown: ['byakhee'] } },
    movesOf('heat-wave#1'),
  )
  expect(monstersIn(at, 'downtown')).toEqual(['byakhee'])
})

// The triangle is in the black box of «all-quiet-in-arkham», the square in the white box of «heat-wave».
rule('AH-MMOVE-09 AH-MMOVE-29 AH-MMOVE-30', 'a Chthonian rolls a die: on 4 to 6 everybody in Arkham is hurt, nobody elsewhere', () => {
  const picture = { seats: 2, people: { ana: { at: 'library' }, bea: { at: 'abyss-first' } }, monsters: { downtown: ['chthonian'] } }
  const at = scene({ ...picture, chance: { dice: [[4]] } }, movesOf(WOODS))
  expect([at.get('ana', 'stamina'), at.get('bea', 'stamina'), monstersIn(at, 'downtown')]).toEqual([4, 6, ['chthonian']])
  expect(scene({ ...picture, chance: { dice: [[3]] } }, movesOf(WOODS)).get('ana', 'stamina')).toBe(5)
})

rule('AH-MMOVE-31 AH-BOARD-06', 'a Hound goes straight to the nearest investigator in a location, not in the hospital', () => {
  const at = scene(
    {
      seats: 3,
      people: { ana: { at: 'st-marys-hospital' }, bea: { at: 'library' }, carl: { at: 'newspaper' } },
      monsters: { uptown: ['hound-of-tindalos'] },
    },
    movesOf('heat-wave#1'),
  )
  expect(monstersIn(at, 'library')).toEqual(['hound-of-tindalos'])
})

rule('AH-MMOVE-23', 'where one of them may fell somebody another is after, the first player says who goes first', () => {
  const people = { ana: { at: 'rivertown', stamina: 1 } }
  const hunted = scene({ people, monsters: { downtown: ['chthonian'], sky: ['nightgaunt'] } }, movesOf(WOODS))
  hunted.expectAsk('ana', 'order-monsters')
  const either = scene({ people, monsters: { downtown: ['chthonian', 'chthonian'] }, chance: { dice: [[6], [6]] } }, movesOf(WOODS))
  either.expectAsk('ana', 'pick-some')
})

rule('AH-MYTHOS-11 AH-MYTHOS-17', 'a Headline is done and goes to the bottom of the deck', () => {
  const at = scene({ monsters: { downtown: ['ghoul'], woods: ['gug'] }, decks: { mythos: ['feds-raid-arkham'] } }, { step: 'mythos' })
  at.untilAsk('ana', 'pick-some')
  expect([monstersIn(at, 'downtown'), at.zone('deck:mythos').at(-1)]).toEqual([[], 'feds-raid-arkham'])
})

rule('AH-MYTHOS-12 AH-MYTHOS-16', 'an Environment replaces the one in play', () => {
  const at = scene({ environment: 'happy-days-are-here-again', decks: { mythos: ['heat-wave'] } }, { step: 'mythos' })
  expect([at.zone('environment'), at.zone('deck:mythos').includes('happy-days-are-here-again')]).toEqual([['heat-wave'], true])
})

rule('AH-MYTHOS-13 AH-MYTHOS-15', 'a second Rumor is ignored but for its gate and its monsters', () => {
  const at = scene({ rumor: 'disturbing-the-dead', decks: { mythos: ['good-work-undone'] }, chance: { dice: [[6]] } }, { step: 'mythos' })
  expect([at.zone('rumor'), at.zone('gate:unvisited-isle').length]).toEqual([['disturbing-the-dead'], 1])
})

rule('AH-MYTHOS-18', 'a Rumor goes on from the turn after it came', () => {
  const at = scene({ decks: { mythos: ['disturbing-the-dead'] }, chance: { dice: [[1]] } }, { step: 'mythos' })
  expect([at.zone('rumor'), at.state.terror]).toEqual([['disturbing-the-dead'], 0])
  const later = scene({ rumor: 'disturbing-the-dead', chance: { dice: [[2]] } }, { step: 'mythosEnd' })
  expect(later.state.terror).toBe(1)
})

rule('AH-MYTHOS-14 AH-MYTHOS-23', 'a Rumor ends when what it waits for has come', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { at: 'easttown', clues: 1 } },
      rumor: 'good-work-undone',
      counters: 1,
      decks: { unique: ['silver-key', 'pallid-mask'] },
    },
    { step: 'arkham', args: { who: 'ana' } },
  )
  at.choose('ana', 'good-work-undone')
  expect([at.zone('rumor'), at.get('ana', 'clues'), [...has(at), ...has(at, 'bea')].sort()]).toEqual([[], 0, ['pallid-mask', 'silver-key']])
})

rule('AH-MYTHOS-24 AH-GEN-09', 'while the happy days last, terror cannot rise', () => {
  expect(scene({ environment: 'happy-days-are-here-again' }, says(raiseTerror(1))).state.terror).toBe(0)
})

rule('AH-MYTHOS-22', 'monsters on the experiment are not on the board', () => {
  const at = scene({ seats: 1, decks: { mythos: ['the-terrible-experiment'] } }, { step: 'mythos' })
  const kept = at.table.kernel.zonesOf('kept').flatMap((zone) => at.zone(zone))
  expect([kept.length, monstersIn(at, 'miskatonic-university')]).toEqual([5, []])
})
