import { play, rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { cards } from '../content/index.ts'
import type { MythosCard } from '../content/nodes.ts'
import { reference } from '../content/reference.ts'
import { game } from '../index.ts'
import { referenceFor } from '../rules/reference.ts'
import { pause, position } from './position.ts'
import { tell } from './told.ts'

const WHO = ['lily-chen', 'silas-marsh', 'mark-harrigan']
type Chance = Record<string, string[]>
const setUp = (players: number, options: object = {}, chance: Chance = {}) =>
  play(game, {
    seats: ['ana', 'ben', 'cora'].slice(0, players),
    options: { ancientOne: 'azathoth', lead: 'ana', investigators: WHO.slice(0, players), ...options } as never,
    chance: { 'draw:mysteries': ['occult-research'], 'draw:cup': ['zombie'], ...chance },
  })
type Table = ReturnType<typeof setUp>
const difficulties = (t: Table) => new Set(t.zone('mythos').map((name) => (cards.find(({ id }) => id === name) as MythosCard).difficulty))
const board = (t: Table, kind: string) =>
  t.table.kernel
    .zonesOf('space')
    .flatMap((zone) => t.zone(zone))
    .filter((name) => name.startsWith(kind))

describe('difficulty', () => {
  rule('EH-OPT-01', 'nothing is made easier or harder unless the table was opened so', () => {
    const t = setUp(1)
    expect([t.state.difficulty, t.zone('ongoing')]).toEqual(['normal', []])
    expect(setUp(1, { difficulty: 'easy' }).state.difficulty).toBe('easy')
    // Agreed on at the start: it is part of how the table was opened, and nobody is asked later.
    expect(t.table.setup.options).not.toHaveProperty('difficulty')
    t.expectAsk('ana', 'prompt.action')
  })

  /** Only one of the two removals: the others are still there. */
  const removes = (difficulty: 'easy' | 'hard', removed: 'easy' | 'hard') => () => {
    for (const ancientOne of ['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth']) {
      const found = difficulties(setUp(1, { difficulty, ancientOne }, { 'draw:mysteries': [] }))
      expect([found.has(removed), found.has(difficulty)], ancientOne).toEqual([false, true])
    }
  }
  rule('EH-OPT-02 EH-OPT-04 EH-RULING-71', 'easier: no hard Mythos card is in the deck', removes('easy', 'hard'))
  rule('EH-OPT-03 EH-OPT-04 EH-RULING-71', 'harder: no easy one', removes('hard', 'easy'))
})

describe('a starting Rumor', () => {
  const started = (name: string) =>
    setUp(2, { startingRumor: true }, { 'starting-rumor': [name], 'mythos:blue': ['stars-aligned', 'mysterious-lights'] })

  rule('EH-OPT-05', 'is an unused one of the box', () => {
    started('growing-madness').shows('ongoing growing-madness; mythos 16 cards, not growing-madness')
  })

  rule('EH-OPT-06', 'enters play: its text, and its Rumor token', () => {
    expect(started('growing-madness').get('growing-madness#1', 'tokenSpaces')).toEqual(['8'])
    // «When this card enters play, spawn the Wind-Walker on space 4.»
    expect(started('the-wind-walker').zone('space:4')).toEqual(['wind-walker'])
  })

  rule('EH-OPT-07 EH-OPT-08 EH-RULING-68', 'spawns no Clues, but has its Eldritch tokens', () => {
    const [without, t] = [setUp(2), started('growing-madness')]
    expect(board(t, 'clue-')).toHaveLength(board(without, 'clue-').length)
    t.shows('growing-madness eldritch 4; table omen 0').does('ana? action')
  })
})

describe('the score', () => {
  tell(`
# awake @ ana lily-chen london; doom 0; awakened; ancientOne yog-sothoth; says lily-chen: end mysteries won:true
  EH-SCORE-01 EH-SCORE-02: is only for those who win, and begins at 0
    - => table score 0
    says lily-chen: end rumor won:false => table score none
  EH-SCORE-03: +1 for each Gate on the board
    gates london rome tokyo => table score 3
  EH-SCORE-04: +1 for each three Monsters on the board, rounded up
    monsters rome: zombie => table score 1
    monsters rome: zombie ghoul, tokyo: ghoul => table score 1
    monsters rome: zombie ghoul, tokyo: ghoul maniac => table score 2
  EH-SCORE-05: +1 for each Cursed and each Dark Pact
    ana has cursed dark-pact debt => table score 2
  EH-SCORE-06: +3 for each Rumor in play, nothing for other Ongoing cards
    ongoing growing-madness strange-sightings => table score 3
  EH-SCORE-07: −1 for each three Clues of the investigators, rounded up
    ana clues <3 4>; gates rome => table score <0 -1>
  EH-SCORE-08: −1 for each Blessed
    ana has blessed => table score -1
  EH-SCORE-09 EH-RULING-69: less the Doom that is left, 0 after the awakening
    gates rome => table score 1
  EH-SCORE-11 EH-RULING-69: Monsters and Clues are counted for the whole team, then divided
    ana clues 1; ben silas-marsh rome, clues 1; cora mark-harrigan 14, clues 1; gates rome => table score 0

# asleep @ ana lily-chen london; ancientOne yog-sothoth; says lily-chen: end mysteries won:true
  EH-SCORE-09 EH-RULING-69: less the Doom that is left; below 0 if it comes to that
    doom 5; gates rome => table score -4
  EH-SCORE-02 EH-SCORE-03 EH-SCORE-04 EH-SCORE-05 EH-SCORE-06 EH-SCORE-07 EH-SCORE-08 EH-SCORE-09: W-30 0 + 2 + 3 + 1 + 3 − 2 − 1 − 3 = 3
    ana has cursed, clues 2; ben silas-marsh rome, has blessed, clues 2; doom 3; gates london rome; ongoing growing-madness;
      monsters tokyo: zombie ghoul ghoul maniac, rome: vampire witch wraith => table score 3
  `)

  rule('EH-SCORE-10', 'is written down with the Ancient One and the options', () => {
    const t = position(
      'ana lily-chen london; ancientOne cthulhu',
      { options: { startingRumor: true } },
      'says lily-chen: end mysteries won:true',
    )
    expect(t.result).toEqual({
      outcome: 'mysteries',
      won: true,
      score: -12,
      parts: { gates: 0, monsters: 0, banes: 0, rumors: 0, clues: 0, blessed: 0, doom: -12 },
      round: 1,
      ancientOne: 'cthulhu',
      difficulty: 'normal',
      startingRumor: true,
    })
  })
})

describe('alone', () => {
  const TEAMWORK = ['delivery-service', 'wireless-report', 'mi-go-brain-case']
  const there = (t: Table) => TEAMWORK.filter((name) => [...t.zone('assets'), ...t.zone('reserve'), ...t.zone('artifacts')].includes(name))

  rule('EH-SOLO-01', 'one player, one investigator, all the rules', () => {
    setUp(1).shows('table players 1, lead ana').does('ana? action > end', 'table phase encounter')
  })

  rule(
    'EH-SOLO-02 EH-SOLO-03 EH-SOLO-05 EH-RULING-10 EH-RULING-70',
    'W-50 with one investigator Teamwork cards are in the box, with two they stay; the same Reference numbers',
    () => {
      const [one, two] = [setUp(1), setUp(2, { twoHanded: true })]
      expect([there(one), there(two)]).toEqual([[], TEAMWORK])
      for (const name of TEAMWORK) expect(one.zone('box')).toContain(name)
      for (const t of [one, two])
        expect([board(t, 'gate-').length, board(t, 'clue-').length, referenceFor(t.table.kernel).surge]).toEqual([1, 1, 1])
      expect(referenceFor(two.table.kernel)).toBe(reference[2])
    },
  )

  rule('EH-SOLO-04', 'the two are as of different players: one leads, each has his own turns', () => {
    setUp(2, { twoHanded: true }).shows('table lead ana').does('ana? action > end, ben? action > end, until ben encounter')
  })
})

describe('limits', () => {
  rule('EH-RULING-72', 'there is no hand limit', () => {
    const t = position(
      'ana lily-chen london, has axe bandages whiskey kerosene 38-revolver 45-automatic holy-cross holy-water dynamite necronomicon wither shriveling feed-the-mind, clues 12',
      'says lily-chen: gain clue 5, gain artifact',
    )
    expect(t.zone('possessions:lily-chen#1')).toHaveLength(13 + 1)
    expect(t.zone('own-clues:lily-chen#1')).toHaveLength(17)
    t.expectAsk('ana', pause.step)
  })
})
