import { choose, chooseSome, type Key, type Option, type PieceId, type Quantity, type RecordId, type Script } from '@miskatonic/kernel'
import { hereOf, improvementOf, investigatorsOn, playerOf, skillOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, Skill, TestKind } from './shape.ts'

/** What a test's numbers are asked of. */
export type TestOf = {
  readonly who: InvestigatorId
  readonly skill: Skill
  readonly kind: TestKind
  readonly modifier: number
  readonly source: PieceId | null
}
/** What a Combat test is about, for whoever watches: what is lost without successes, and how much Health the Monster has left. */
export type Stake = { readonly of: 'horror' | 'damage'; readonly value: number; readonly left: number }
export type Tested = { readonly result: number; readonly passed: boolean; readonly faces: readonly number[] }

/** Skill, modifier and Improvement; then the one highest bonus, all additional dice, and never fewer than one die; no box runs out of dice (EH-TEST-01..08, -17, EH-SKILL-01, EH-RULING-47). */
export const dicePool: Quantity<EldritchShape> = {
  base: (t, of: TestOf) => skillOf(t, of.who, of.skill) + of.modifier,
  made: (t, of: TestOf) => {
    const up = improvementOf(t, of.who, of.skill)
    const parts = [
      { phase: of.skill, amount: skillOf(t, of.who, of.skill) - up },
      { phase: 'improvement', amount: up },
      { phase: 'modifier', amount: of.modifier },
    ]
    return parts.filter(({ amount }, i) => i === 0 || amount !== 0)
  },
  fold: ['add:bonus=highest', 'add:additional', 'floor:1'],
  rule: 'EH-TEST-01',
}
/** The lowest face that is a success: 5, Blessed 4, Cursed 6 (EH-TEST-09, -18, EH-RULING-48). */
export const successFace: Quantity<EldritchShape> = { base: () => 5, fold: ['set'], rule: 'EH-TEST-09' }
/** How many successes a 6 counts for. */
export const sixes: Quantity<EldritchShape> = { base: () => 1, fold: ['set'] }

/** Declare, roll, reroll, count; at least one success passes (EH-TEST-10, -11, -19, EH-RULING-49). `extra` adds successes at the end: the bank loan. */
export function* test(
  t: Eldritch,
  of: Omit<TestOf, 'modifier' | 'source'> & { modifier?: number; source?: PieceId | null; stake?: Stake },
  extra?: (id: RecordId) => Script<number>,
): Script<Tested> {
  const about: TestOf = { who: of.who, skill: of.skill, kind: of.kind, modifier: of.modifier ?? 0, source: of.source ?? null }
  const out = yield* t.resolving(
    {
      kind: 'test',
      who: about.who,
      skill: about.skill,
      of: about.kind,
      modifier: about.modifier,
      source: about.source,
      stake: of.stake ?? null,
      faces: [],
      pool: [],
      rolled: false,
    },
    (id) => testing(t, id, about, extra),
  )
  // A test is only left with the whole encounter or action around it, so there is always a result here.
  return out.done ?? { result: 0, passed: false, faces: [] }
}

function* testing(t: Eldritch, id: RecordId, about: TestOf, extra?: (id: RecordId) => Script<number>): Script<Tested> {
  const { who, skill, kind, modifier, source } = about
  yield* t.happens('test:begin', { who, skill, kind, modifier })
  const { value, parts } = t.explain('dice', about)
  const pool = parts.map(({ source, phase, amount, counts }) => ({ from: source?.piece ?? null, phase, amount, counts }))
  // The dice are in the hand: everybody sees how many there are, and what will count.
  yield* t.change((w) => w.note(id, { pool, least: t.number('success', about), perSix: t.number('sixes', about) }))
  const faces = t.roll('test', value, 6)
  yield* t.change((w) => w.note(id, { faces, rolled: true }))
  yield* rerolls(t, id, about)
  const counted = successesOf(t, about, facesOf(t, id))
  const result = counted + (extra ? yield* extra(id) : 0)
  const final = facesOf(t, id)
  yield* t.happens('test:end', { who, skill, kind, result, passed: result > 0, source })
  return { result, passed: result > 0, faces: final }
}

export const facesOf = (t: Eldritch, id: RecordId): number[] => [...(t.recordById(id).faces as readonly number[])]

export function successesOf(t: Eldritch, about: TestOf, faces: readonly number[]): number {
  const least = t.number('success', about)
  const perSix = t.number('sixes', about)
  return faces.reduce((sum, face) => sum + (face === 6 ? perSix : face >= least ? 1 : 0), 0)
}

/** Cards and Clues in any order, as long as there are means (EH-TEST-19, EH-REROLL-02): a card serves once in a test (EH-POSS-03). */
function* rerolls(t: Eldritch, id: RecordId, about: TestOf): Script {
  const { who, skill, kind } = about
  yield* t.happens('test:roll', { who, skill, kind, dice: facesOf(t, id) })
  while (yield* clueReroll(t, id, about)) yield* t.happens('test:roll', { who, skill, kind, dice: facesOf(t, id), again: true })
}

/** A Clue rerolls one die of one's own test (EH-CLUE-08, EH-REROLL-04). */
function* clueReroll(t: Eldritch, id: RecordId, about: TestOf): Script<boolean> {
  const seat = playerOf(t, about.who)
  const cost = [{ pay: 'clue', n: 1 }]
  if (t.canPay(seat, cost).length || t.allowed('clue:spend', { who: about.who, n: 1, clues: [], reroll: true }).length) return false
  const faces = facesOf(t, id)
  const options: Option[] = [...faces.map((_, i) => ({ key: `die:${i}` })), { key: 'done' }]
  const key = yield* choose(t, seat, { about: { key: 'prompt.reroll', args: { faces, clues: 1 } }, options })
  if (key === 'done') return false
  const dice = yield* whichDice(t, about, faces, Number(key.slice(4)))
  if (yield* t.pay(seat, cost)) yield* rerollDice(t, id, dice, null)
  return true
}

/** On Trish's space one Clue may reroll two different dice (EH-TRISH-02..05, EH-RULING-67). */
function* whichDice(t: Eldritch, about: TestOf, faces: readonly number[], first: number): Script<number[]> {
  const most = investigatorsOn(t, hereOf(t, about.who)).reduce((n, other) => Math.max(n, t.number('dicePerClue', { who: other })), 1)
  if (most < 2 || faces.length < 2) return [first]
  const others: Option[] = faces.map((_, i) => ({ key: `die:${i}` })).filter((_, i) => i !== first)
  const more: Key[] = yield* chooseSome(t, playerOf(t, about.who), {
    about: { key: 'prompt.second-die', args: { faces } },
    options: others,
    limits: { count: [0, most - 1] },
  })
  return [first, ...more.map((key) => Number(key.slice(4)))]
}

/** New faces take the place of the old ones, even if worse (EH-REROLL-01). */
export function* rerollDice(t: Eldritch, id: RecordId, dice: readonly number[], card: PieceId | null): Script {
  const to = t.roll('reroll', dice.length, 6)
  const faces = facesOf(t, id)
  const from = dice.map((die) => faces[die] as number)
  dice.forEach((die, i) => {
    faces[die] = to[i] as number
  })
  const who = t.recordById(id).who as InvestigatorId
  yield* t.happens('test:reroll', { who, from, to, dice: faces, card }, (w) => w.note(id, { faces }))
}

/** A die of the test is turned to the next higher face. */
export function* turnDie(t: Eldritch, id: RecordId, die: number, card: PieceId | null): Script {
  const faces = facesOf(t, id)
  const from = faces[die] as number
  faces[die] = from + 1
  const who = t.recordById(id).who as InvestigatorId
  yield* t.happens('test:turn-die', { who, from, to: from + 1, dice: faces, card }, (w) => w.note(id, { faces }))
}
