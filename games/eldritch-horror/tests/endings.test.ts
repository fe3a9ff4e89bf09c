import { restore, type Saved, sample, save } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect, test, vi } from 'vitest'
import { game } from '../index.ts'
import type { Outcome } from '../rules/shape.ts'
import { faces, mythos, type Position, pause, position, turnOf, withTexts } from './position.ts'

vi.mock('../content/expeditions.ts', () => import('./plainCards.ts'))
vi.mock('../content/special.ts', () => import('./plainCards.ts'))

/* Games from a prepared position to each of their ends. Each is played, saved, opened again and played again from its log: the same end, to the last token. */

type Answers = { readonly [about: string]: string }
type Table = ReturnType<typeof position>

/** Plays on until the game is over: as it is said, else the first option. */
function playOut(t: Table, answers: Answers = {}): Table {
  for (let i = 0; i < 400 && !t.over; i++) {
    const { ask } = t.table
    const [seat] = t.table.awaited()
    if (!ask || seat === undefined) throw new Error('nothing is asked')
    const said = answers[ask.about.key]
    const fitting = said === undefined ? undefined : t.offered(seat).find((key) => key.startsWith(said))
    if (fitting !== undefined) t.choose(seat, fitting)
    else
      t.table.decide(
        seat,
        sample(ask, seat, () => 0),
        { keys: 'real' },
      )
  }
  return t
}

function ends(picture: Position, outcome: Outcome['outcome'], won: boolean, answers: Answers = {}): void {
  const t = playOut(position(picture), answers)
  expect(t.result).toMatchObject({ outcome, won, score: won ? expect.any(Number) : null })
  expect(t.table.ask).toBe(null)
  // Written down and opened again.
  const opened = restore(withTexts, JSON.parse(JSON.stringify(save(t.table))) as Saved)
  expect(opened.problems).toEqual([])
  expect(opened.table.hash).toBe(t.table.hash)
  // Played again, answer by answer.
  const again = position(picture)
  for (const { seat, answer } of t.table.line) expect(again.table.decide(seat, answer, { keys: 'real' })).toEqual({ ok: true })
  expect(again.table.hash).toBe(t.table.hash)
  // Over is over.
  expect(t.table.decide('ana', 'end', { keys: 'real' }).ok).toBe(false)
}

const lily = (at: string, more: object = {}) => ({ ana: { is: 'lily-chen', at, ...more } })
const two = (at: string, more: object = {}) => ({ ...lily(at, more), ben: { is: 'silas-marsh', at: 'sydney' } })
const CTHULHU = ['rlyeh-risen', 'the-deep-ones-attack', 'the-stars-are-right']
const SHUB = ['hunting-the-thousand', 'nature-of-the-all-mother', 'rituals-in-the-wild']
const YOG = ['arcane-understanding', 'spawn-of-yog-sothoth', 'the-beyond-one']
const quiet = { empty: ['cup'], top: { mythos: ['rally-the-people'] } } as const
const allGates = ['san-francisco', 'istanbul', 'london', 'buenos-aires', 'tokyo', 'arkham', 'rome', 'shanghai', 'sydney']

describe('won', () => {
  rule(['EH-WIN-03', 'EH-MYST-01'], 'asleep: the third Mystery, judged at the end of the Mythos Phase', () => {
    ends(
      {
        seats: two('rome'),
        mystery: 'omen-of-devastation',
        solved: ['occult-research', 'the-true-name'],
        marks: { 'omen-of-devastation': { eldritch: 1 } },
        doom: 10,
        ...mythos,
        ...quiet,
      },
      'mysteries',
      true,
    )
  })

  rule(['EH-WIN-06', 'EH-WIN-03'], 'asleep: the third Mystery at the end of a phase without a card', () => {
    ends(
      {
        seats: two('rome'),
        mystery: 'omen-of-devastation',
        solved: ['occult-research', 'the-true-name'],
        marks: { 'omen-of-devastation': { eldritch: 1 } },
        doom: 10,
        empty: ['mythos'],
        ...mythos,
      },
      'mysteries',
      true,
    )
  })

  rule(['EH-AO-05', 'EH-WIN-03'], 'Cthulhu’s Final Mystery: the third Mystery calls him to space 3, and he is defeated there', () => {
    ends(
      {
        seats: lily('3', { up: { will: 2, strength: 2 } }),
        ancientOne: 'cthulhu',
        awakened: true,
        solved: CTHULHU.slice(0, 2),
        mystery: 'watching-the-stars',
        marks: { 'watching-the-stars': { eldritch: 1 } },
        from: [{ step: 'mythosEnds', args: { exhausted: false } }, turnOf('encounter', 'ana'), pause],
        phase: 'mythos',
        chance: { test: [faces(3, 3), faces(4, 4)] },
      },
      'finalMystery',
      true,
    )
  })

  rule(['EH-AO-05', 'EH-AO-09'], 'Shub-Niggurath’s Final Mystery: she is defeated in the Heart of Africa', () => {
    ends(
      {
        seats: lily('the-heart-of-africa', { up: { strength: 2 } }),
        ancientOne: 'shub-niggurath',
        awakened: true,
        solved: SHUB,
        monsters: { 'the-heart-of-africa': ['epic-shub-niggurath'] },
        marks: { 'epic-shub-niggurath': { lost: 1 } },
        from: [turnOf('encounter', 'ana'), pause],
        phase: 'encounter',
        chance: { test: [faces(2, 2), faces(3, 3)] },
      },
      'finalMystery',
      true,
    )
  })

  rule(['EH-AO-05', 'EH-SPEC-03'], 'Yog-Sothoth’s Final Mystery: the Key and the Gate, met on a Gate space', () => {
    ends(
      {
        seats: two('rome'),
        ancientOne: 'yog-sothoth',
        awakened: true,
        solved: YOG,
        gates: ['rome'],
        from: [turnOf('encounter', 'ana'), pause],
        phase: 'encounter',
        chance: { test: [faces(2, 1)] },
      },
      'finalMystery',
      true,
      { 'prompt.encounter': 'token:' },
    )
  })
})

describe('lost', () => {
  rule(['EH-DOOM-03', 'EH-AO-07'], 'Azathoth awakens: the world is devoured', () => {
    ends({ seats: two('10'), doom: 2, omen: 0, gates: ['london', 'tokyo'], ...mythos, ...quiet }, 'devouredWorld', false)
  })

  rule('EH-AO-07', 'Shub-Niggurath’s herd: six Monsters on her space', () => {
    ends(
      {
        seats: two('10'),
        ancientOne: 'shub-niggurath',
        awakened: true,
        omen: 0,
        gates: ['london'],
        monsters: { 'the-heart-of-africa': ['epic-shub-niggurath', 'ghoul', 'zombie', 'maniac', 'skeleton'] },
        ...mythos,
        top: { mythos: ['rally-the-people'] },
        chance: { 'draw:cup': ['warlock'] },
      },
      'ancientOne',
      false,
    )
  })

  rule('EH-AO-07', 'Yog-Sothoth: three Gates on the sheet, by the Omen', () => {
    ends(
      {
        seats: two('10'),
        ancientOne: 'yog-sothoth',
        awakened: true,
        omen: 0,
        gates: ['london', 'tokyo', 'buenos-aires'],
        ...mythos,
        ...quiet,
      },
      'ancientOne',
      false,
    )
  })

  rule('EH-AO-07', 'Yog-Sothoth: three Gates on the sheet, by his Reckoning', () => {
    const seats = { ...lily('rome'), ben: { is: 'silas-marsh', at: 'london' }, cleo: { is: 'norman-withers', at: 'tokyo' } }
    ends(
      {
        seats,
        ancientOne: 'yog-sothoth',
        awakened: true,
        omen: 1,
        gates: ['rome', 'london', 'tokyo'],
        from: [{ step: 'reckoning' }, pause],
        phase: 'mythos',
      },
      'ancientOne',
      false,
    )
  })

  rule(['EH-WIN-04', 'EH-AO-06'], 'Cthulhu awake: his Reckoning takes everybody’s mind', () => {
    ends(
      {
        seats: two('14', { sanity: 2 }),
        ancientOne: 'cthulhu',
        awakened: true,
        marks: { cthulhu: { sanityTokens: 4 } },
        ...mythos,
        ...quiet,
      },
      'eliminated',
      false,
    )
  })

  rule(['EH-WIN-04', 'EH-AO-06'], 'awake: the last investigator is defeated', () => {
    ends(
      {
        seats: lily('14', { health: 1 }),
        ancientOne: 'yog-sothoth',
        awakened: true,
        monsters: { '14': ['zombie'] },
        from: [turnOf('encounter', 'ana'), pause],
        phase: 'encounter',
        chance: { test: [faces(3, 1), faces(3, 0)] },
      },
      'eliminated',
      false,
    )
  })

  rule(['EH-WIN-04', 'EH-DEF-11'], 'asleep: nobody is left to be chosen', () => {
    ends({ seats: {}, waiting: ['ana'], doom: 10, ...mythos, ...quiet, empty: ['cup', 'gates', 'investigators'] }, 'eliminated', false)
  })

  rule('EH-WIN-05', 'the Mythos deck is used up', () => {
    ends({ seats: two('10'), doom: 10, empty: ['mythos', 'cup'], from: 'mythos' }, 'mythosExhausted', false)
  })

  rule('EH-MYTH-17', 'a Rumor: Dimensions Collide loses its last token', () => {
    ends(
      {
        seats: two('10'),
        doom: 20,
        ongoing: ['dimensions-collide'],
        marks: { 'dimensions-collide': { eldritch: 4 } },
        gates: allGates.slice(0, 8),
        omen: 3,
        ...mythos,
        ...quiet,
      },
      'rumor',
      false,
    )
  })

  rule('EH-MYTH-17', 'a Rumor: the Web Between Worlds is finished', () => {
    ends(
      {
        seats: two('10'),
        doom: 20,
        ongoing: ['web-between-worlds'],
        marks: { 'web-between-worlds': { eldritch: 1 } },
        ...mythos,
        ...quiet,
      },
      'rumor',
      false,
    )
  })

  rule('EH-RULING-26', 'a Rumor: Secrets of the Past, and no expedition is left', () => {
    ends(
      {
        seats: two('10'),
        doom: 20,
        ongoing: ['secrets-of-the-past'],
        expedition: 'the-amazon',
        ...mythos,
        ...quiet,
        from: [{ step: 'reckoning' }, { step: 'reckoning' }, { step: 'reckoning' }, pause],
      },
      'rumor',
      false,
    )
  })
})

test('a whole game from its set-up ends, and its log leads to the same end', () => {
  const t = playOut(
    play(game, {
      seats: ['ana', 'ben'],
      seed: 'from set-up to end',
      options: { ancientOne: 'cthulhu', randomInvestigators: true },
    }) as Table,
  )
  expect(t.over).toBe(true)
  const opened = restore(game, JSON.parse(JSON.stringify(save(t.table))) as Saved)
  expect(opened.table.hash).toBe(t.table.hash)
})
