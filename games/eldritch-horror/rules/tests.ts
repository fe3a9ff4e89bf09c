import { choose, chooseSome, type Key, type Option, type PieceId, type Quantity, type RecordId, type Script } from '@miskatonic/kernel'
import { hereOf, investigatorsOn, playerOf, skillOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, Skill, TestKind } from './shape.ts'

/** What a test's numbers are asked of. */
export type TestOf = {
  readonly who: InvestigatorId
  readonly skill: Skill
  readonly kind: TestKind
  readonly modifier: number
  readonly source: PieceId | null
}
export type Tested = { readonly result: number; readonly passed: boolean; readonly faces: readonly number[] }

/** Skill, modifier and Improvement; then the one highest bonus, all additional dice, and never fewer than one die; no box runs out of dice (EH-TEST-01..08, -17, EH-SKILL-01, EH-RULING-47). */
export const dicePool: Quantity<EldritchShape> = {
  base: (t, of: TestOf) => skillOf(t, of.who, of.skill) + of.modifier,
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
  of: Omit<TestOf, 'modifier' | 'source'> & { modifier?: number; source?: PieceId | null },
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
      faces: [],
      rolled: false,
    },
    function* (id): Script<Tested> {
      yield* t.happens('test:begin', { who: about.who, skill: about.skill, kind: about.kind, modifier: about.modifier })
      const pool = t.number('dice', about)
      const faces = t.roll('test', pool, 6)
      yield* t.change((w) => w.note(id, { faces, rolled: true }))
      yield* rerolls(t, id, about)
      const counted = successesOf(t, about, facesOf(t, id))
      const result = counted + (extra ? yield* extra(id) : 0)
      const final = facesOf(t, id)
      yield* t.happens('test:end', {
        who: about.who,
        skill: about.skill,
        kind: about.kind,
        result,
        passed: result > 0,
        source: about.source,
      })
      return { result, passed: result > 0, faces: final }
    },
  )
  // A test is only left with the whole encounter or action around it, so there is always a result here.
  return out.done ?? { result: 0, passed: false, faces: [] }
}

export const facesOf = (t: Eldritch, id: RecordId): number[] => [...(t.recordById(id).faces as readonly number[])]

export function successesOf(t: Eldritch, about: TestOf, faces: readonly number[]): number {
  const least = t.number('success', about)
  const perSix = t.number('sixes', about)
  return faces.reduce((sum, face) => sum + (face === 6 ? perSix : face >= least ? 1 : 0), 0)
}

/** Cards and Clues in any order, as long as there are means (EH-TEST-19, EH-REROLL-02): a card serves once in a test (EH-POSS-03). */
function* rerolls(t: Eldritch, id: RecordId, about: TestOf): Script {
  do yield* t.happens('test:roll', { who: about.who, skill: about.skill, kind: about.kind, dice: facesOf(t, id) })
  while (yield* clueReroll(t, id, about))
}

/** A Clue rerolls one die of one's own test (EH-CLUE-08, EH-REROLL-04). */
function* clueReroll(t: Eldritch, id: RecordId, about: TestOf): Script<boolean> {
  const seat = playerOf(t, about.who)
  const cost = [{ pay: 'clue', n: 1 }]
  if (t.canPay(seat, cost).length || t.allowed('clue:spend', { who: about.who, n: 1, clues: [], reroll: true }).length) return false
  const faces = facesOf(t, id)
  const options: Option[] = [...faces.map((_, i) => ({ key: `die:${i}` })), { key: 'done' }]
  const key = yield* choose(t, seat, { about: { key: 'prompt.reroll', args: { faces } }, options })
  if (key === 'done') return false
  const dice = yield* whichDice(t, about, faces.length, Number(key.slice(4)))
  if (yield* t.pay(seat, cost)) yield* rerollDice(t, id, dice)
  return true
}

/** On Trish's space one Clue may reroll two different dice (EH-TRISH-02..05, EH-RULING-67). */
function* whichDice(t: Eldritch, about: TestOf, pool: number, first: number): Script<number[]> {
  const most = investigatorsOn(t, hereOf(t, about.who)).reduce((n, other) => Math.max(n, t.number('dicePerClue', { who: other })), 1)
  if (most < 2 || pool < 2) return [first]
  const others: Option[] = Array.from({ length: pool }, (_, i) => i)
    .filter((i) => i !== first)
    .map((i) => ({ key: `die:${i}` }))
  const more: Key[] = yield* chooseSome(t, playerOf(t, about.who), {
    about: 'prompt.second-die',
    options: others,
    limits: { count: [0, most - 1] },
  })
  return [first, ...more.map((key) => Number(key.slice(4)))]
}

/** New faces take the place of the old ones, even if worse (EH-REROLL-01). */
export function* rerollDice(t: Eldritch, id: RecordId, dice: readonly number[]): Script {
  const fresh = t.roll('reroll', dice.length, 6)
  const faces = facesOf(t, id)
  dice.forEach((die, i) => {
    faces[die] = fresh[i] as number
  })
  yield* t.change((w) => w.note(id, { faces }))
}
