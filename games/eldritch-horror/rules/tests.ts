import {
  choose,
  chooseSome,
  defined,
  type Key,
  type Option,
  type PieceId,
  type Quantity,
  type RecordId,
  type Script,
} from '@miskatonic/kernel'
import { cardOf, cluesOf, hereOf, improvementOf, investigatorsOn, playerOf, skillOf } from './pieces.ts'
import type { Eldritch, EldritchShape, Stake, TestOf } from './shape.ts'
import { diceOf } from './spellDice.ts'

export type Tested = { readonly result: number; readonly passed: boolean; readonly faces: readonly number[] }

/** Skill, modifier and Improvement; then the one highest bonus, all additional dice, and never fewer than one die; no box runs out of dice (EH-TEST-01..08, -17, EH-SKILL-01, EH-RULING-47). */
export const dicePool: Quantity<EldritchShape, TestOf> = {
  base: (t, of) => skillOf(t, of.who, of.skill) + of.modifier,
  made: (t, of) => {
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
export const successFace: Quantity<EldritchShape, TestOf> = { base: () => 5, fold: ['set'], rule: 'EH-TEST-09' }
/** How many successes a 6 counts for. */
export const sixes: Quantity<EldritchShape, TestOf> = { base: () => 1, fold: ['set'] }

/**
 * Declare, roll, reroll, count; at least one success passes (EH-TEST-10, -11, -19, EH-RULING-49). `extra` adds successes at the end: the bank loan.
 * With `enough` successes, more make no difference; missing: all of them count.
 */
export function* test(
  t: Eldritch,
  of: Omit<TestOf, 'modifier' | 'source'> & { modifier?: number; source?: PieceId | null; stake?: Stake; enough?: number },
  extra?: (id: RecordId<'test'>) => Script<number>,
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
      enough: of.enough ?? null,
      faces: [],
      pool: [],
      rolled: false,
    },
    (id) => testing(t, id, about, extra),
  )
  // A test is only left with the whole encounter or action around it, so there is always a result here.
  return out.done ?? { result: 0, passed: false, faces: [] }
}

function* testing(t: Eldritch, id: RecordId<'test'>, about: TestOf, extra?: (id: RecordId<'test'>) => Script<number>): Script<Tested> {
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

export const facesOf = (t: Eldritch, id: RecordId<'test'>): number[] => [...t.recordById(id).faces]

const aboutOf = (t: Eldritch, id: RecordId<'test'>): TestOf => {
  const { who, skill, of: kind, modifier, source } = t.recordById(id)
  return { who, skill, kind, modifier, source }
}

/** How much one die counts. */
export const countOf = (t: Eldritch, id: RecordId<'test'>, die: number): number =>
  successesOf(t, aboutOf(t, id), [defined(facesOf(t, id)[die])])

/** The dice that could still make the test end better, rolled again or counted one higher; where the back of a Spell may ask for a face, any may matter. */
export function openDice(t: Eldritch, id: RecordId<'test'>, how: 'reroll' | 'up'): number[] {
  const about = aboutOf(t, id)
  const faces = facesOf(t, id)
  const { enough } = t.recordById(id)
  if (typeof enough === 'number' && successesOf(t, about, faces) >= enough) return []
  const counts = (face: number): number => successesOf(t, about, [face])
  const open = (face: number): boolean =>
    how === 'reroll' ? counts(face) < counts(6) : face < 6 && (readsFaces(t, id) || counts(face + 1) > counts(face))
  return faces.flatMap((face, i) => (open(face) ? [i] : []))
}

/** Whether a face may matter for itself, and not only for what it counts: dice that count as much as they can are not rolled again. */
export function readsFaces(t: Eldritch, id: RecordId<'test'>): boolean {
  const { of, source, faces } = t.recordById(id)
  if (of !== 'spell' || source === null) return false
  const about = aboutOf(t, id)
  const counts = (face: number): number => successesOf(t, about, [face])
  const sure = faces.reduce((sum, face) => sum + (counts(face) < counts(6) ? 0 : counts(face)), 0)
  return sure <= diceOf(cardOf(t, source, 'spell')).facesUpTo
}

export function successesOf(t: Eldritch, about: TestOf, faces: readonly number[]): number {
  const least = t.number('success', about)
  const perSix = t.number('sixes', about)
  return faces.reduce((sum, face) => sum + (face === 6 ? perSix : face >= least ? 1 : 0), 0)
}

/** Cards and Clues in any order, as long as there are means (EH-TEST-19, EH-REROLL-02): a card serves once in a test (EH-POSS-03). */
function* rerolls(t: Eldritch, id: RecordId<'test'>, about: TestOf): Script {
  const { who, skill, kind } = about
  yield* t.happens('test:roll', { who, skill, kind, dice: facesOf(t, id) })
  while (yield* clueReroll(t, id, about)) yield* t.happens('test:roll', { who, skill, kind, dice: facesOf(t, id), again: true })
}

/** A Clue rerolls one die of one's own test (EH-CLUE-08, EH-REROLL-04). */
function* clueReroll(t: Eldritch, id: RecordId<'test'>, about: TestOf): Script<boolean> {
  const seat = playerOf(t, about.who)
  const cost = [{ pay: 'clue', n: 1 }]
  if (t.canPay(seat, cost).length || t.allowed('clue:spend', { who: about.who, n: 1, clues: [], reroll: true }).length) return false
  const faces = facesOf(t, id)
  const open = openDice(t, id, 'reroll')
  if (!open.length) return false
  const options: Option[] = [...open.map((i) => ({ key: `die:${i}` })), { key: 'done' }]
  const most = Math.min(open.length, dicePerClue(t, about.who))
  const asked = { key: 'prompt.reroll' as const, args: { faces, clues: 1, dice: most, instead: paidFor(t, about.who) } }
  const key = yield* choose(t, seat, { about: asked, options })
  if (key === 'done') return false
  const dice = yield* whichDice(t, about, faces, open, Number(key.slice(4)), most)
  if (yield* t.pay(seat, cost)) yield* rerollDice(t, id, dice, null)
  return true
}

/** What is really paid in place of a Clue by somebody who has none. */
const paidFor = (t: Eldritch, who: TestOf['who']): string =>
  (cluesOf(t, who).length ? null : t.abilities('pays', 'clue').find(({ self }) => self.controller === playerOf(t, who))?.ability.with) ??
  'clue'

/** On Trish's space one Clue may reroll two different dice (EH-TRISH-02..05, EH-RULING-67). */
const dicePerClue = (t: Eldritch, who: TestOf['who']): number =>
  investigatorsOn(t, hereOf(t, who)).reduce((n, other) => Math.max(n, t.number('dicePerClue', { who: other })), 1)

function* whichDice(
  t: Eldritch,
  about: TestOf,
  faces: readonly number[],
  open: readonly number[],
  first: number,
  most: number,
): Script<number[]> {
  if (most < 2) return [first]
  const others: Option[] = open.filter((i) => i !== first).map((i) => ({ key: `die:${i}` }))
  const more: Key[] = yield* chooseSome(t, playerOf(t, about.who), {
    about: { key: 'prompt.second-die', args: { faces } },
    options: others,
    limits: { count: [0, most - 1] },
  })
  return [first, ...more.map((key) => Number(key.slice(4)))]
}

/** New faces take the place of the old ones, even if worse (EH-REROLL-01). */
export function* rerollDice(t: Eldritch, id: RecordId<'test'>, dice: readonly number[], card: PieceId | null): Script {
  const to = t.roll('reroll', dice.length, 6)
  const faces = facesOf(t, id)
  const from = dice.map((die) => defined(faces[die]))
  dice.forEach((die, i) => {
    faces[die] = defined(to[i])
  })
  const { who } = t.recordById(id)
  yield* t.happens('test:reroll', { who, from, to, dice: faces, card }, (w) => w.note(id, { faces }))
}

/** A die of the test is turned to the next higher face. */
export function* turnDie(t: Eldritch, id: RecordId<'test'>, die: number, card: PieceId | null): Script {
  const faces = facesOf(t, id)
  const from = defined(faces[die])
  faces[die] = from + 1
  const { who } = t.recordById(id)
  yield* t.happens('test:turn-die', { who, from, to: from + 1, dice: faces, card }, (w) => w.note(id, { faces }))
}
