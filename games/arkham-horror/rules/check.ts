import { choose, type Quantity, type RecordId, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from './actions.ts'
import { skillOf } from './people.ts'
import type { Arkham, ArkhamHorror, CheckKind, CheckOf, PieceId, Seat, Skill, Slot } from './shape.ts'

/* Skill checks and plain rolls. */

export type Asked = {
  readonly skill: Skill
  readonly check?: CheckKind
  readonly modifier?: number
  readonly difficulty?: number
  readonly against?: PieceId | null
  readonly source?: PieceId | null
  /** With so many successes more make no difference; null: all of them count. Missing: the difficulty. */
  readonly enough?: number | null
}
export type Checked = { readonly successes: number; readonly passed: boolean }

/** The skill behind each special check. */
export const BASE_SKILL: { readonly [K in 'evade' | 'horror' | 'combat' | 'spell']: Skill } = {
  evade: 'sneak',
  horror: 'will',
  combat: 'fight',
  spell: 'lore',
} // AH-CHECK-07

/** Skill and modifier; then what cards add. It may come to less than nothing. */
export const dicePool: Quantity<ArkhamHorror, CheckOf> = {
  rule: 'AH-CHECK-01',
  base: (t, of) => skillOf(t, of.who, of.skill) + of.modifier,
  made: (t, of) => [
    { phase: of.skill, amount: skillOf(t, of.who, of.skill) },
    ...(of.modifier === 0 ? [] : [{ phase: 'modifier', amount: of.modifier }]),
  ],
  fold: ['add'],
}

/** Rolls, lets Clues be spent and dice be rolled again, and counts. */
export function* check(t: Arkham, who: Seat, asked: Asked): Script<Checked> {
  const { skill, check: kind = 'skill', modifier = 0, against = null, source = null } = asked
  const about: CheckOf = { who, skill, check: kind, modifier, against }
  const difficulty = t.number('difficulty', { ...about, difficulty: asked.difficulty ?? 1 }) // AH-CHECK-02
  const least = t.number('success', { who, check: kind })
  const enough = asked.enough === undefined ? difficulty : asked.enough
  const fields = { ...about, difficulty, enough, source, faces: [], pool: [], least, rolled: false, given: false }
  const out = yield* t.resolving({ kind: 'check', ...fields }, (id) => checking(t, id, about, { difficulty, enough }))
  return out.done ?? { successes: 0, passed: false }
}

type Wanted = { readonly difficulty: number; readonly enough: number | null }

function* checking(t: Arkham, id: RecordId<'check'>, about: CheckOf, wanted: Wanted): Script<Checked> {
  const { check: kind } = about
  yield* t.happens('check:begin', { ...about, difficulty: wanted.difficulty })
  const doomed = isLost(t, kind)
  if (!doomed && isSure(t, kind)) yield* passCheck(t, null)
  if (!doomed) yield* beforeRoll(t, id, about)
  if (!doomed && !t.recordById(id).given) {
    yield* rollPool(t, id, about)
    yield* t.happens('check:roll', { ...about, faces: facesOf(t, id) })
    while (yield* spendClue(t, id, about, wanted)) yield* t.happens('check:roll', { ...about, faces: facesOf(t, id), more: true }) // AH-CHECK-12
  }
  const { given } = t.recordById(id)
  const successes = given ? Math.max(wanted.difficulty, 1) : doomed ? 0 : counted(t, id, about)
  const passed = successes >= wanted.difficulty // AH-CHECK-06
  yield* t.happens('check:end', { ...about, successes, difficulty: wanted.difficulty, passed })
  return { successes, passed }
}

/** What a monster did before the combat makes some checks fail. */
const isLost = (t: Arkham, kind: CheckKind): boolean => t.record('fighting')?.lost.includes(kind) ?? false

/** What was cast or broken before the dice makes this one sure. */
const isSure = (t: Arkham, kind: CheckKind): boolean => kind === 'combat' && (t.record('fighting')?.sure ?? false)

const SLOT_OF: { readonly [K in CheckKind]?: Slot } = { evade: 'evade', close: 'close' }

/** What may be used in place of the dice, or to have more of them. */
function* beforeRoll(t: Arkham, id: RecordId<'check'>, { who, check: kind }: CheckOf): Script {
  const slots: Slot[] = ['check', ...(SLOT_OF[kind] ? [SLOT_OF[kind]] : [])]
  while (!t.recordById(id).given && hasActions(t, who, slots)) {
    const offer = offerActions(t, who, slots)
    offer.add({ key: 'roll' })
    const { difficulty, modifier, skill } = t.recordById(id)
    const about = { key: 'before-check', args: { who, skill, check: kind, modifier, difficulty } } as const
    const key = yield* choose(t, who, { about, options: offer.options, refused: offer.refused })
    if (!isAction(key)) return
    yield* useAction(t, who, key, slots)
  }
}

function* rollPool(t: Arkham, id: RecordId<'check'>, about: CheckOf): Script {
  const { value, parts } = t.explain('dice', about)
  const pool = parts.map(({ source, phase, amount, counts }) => ({ from: source?.piece ?? null, phase, amount, counts }))
  // The dice are in the hand: everybody sees how many there are.
  yield* t.change((w) => w.note(id, { pool }))
  const faces = t.roll(`check:${about.check}`, Math.max(0, value), 6) // AH-CHECK-03
  yield* t.change((w) => w.note(id, { faces, rolled: true }))
}

export const facesOf = (t: Arkham, id: RecordId<'check'>): number[] => [...t.recordById(id).faces]

export function successesIn(t: Arkham, about: CheckOf, faces: readonly number[]): number {
  const least = t.number('success', { who: about.who, check: about.check }) // AH-CHECK-04, AH-CHECK-05
  const sixes = t.number('sixes', about)
  return faces.reduce((sum, face) => sum + (face === 6 ? sixes : face >= least ? 1 : 0), 0)
}
export const aboutOf = (t: Arkham, id: RecordId<'check'>): CheckOf => {
  const { who, skill, check: kind, modifier, against } = t.recordById(id)
  return { who, skill, check: kind, modifier, against }
}
const counted = (t: Arkham, id: RecordId<'check'>, about: CheckOf): number => successesIn(t, about, facesOf(t, id))

/** One Clue, one more die, also where there were none; asked only as long as it can matter. */
function* spendClue(t: Arkham, id: RecordId<'check'>, about: CheckOf, { enough, difficulty }: Wanted): Script<boolean> {
  const { who, skill, check: kind } = about
  const so = counted(t, id, about)
  if (t.recordById(id).given || (enough !== null && so >= enough) || t.canPay(who, ONE_CLUE).length) return false
  const faces = facesOf(t, id)
  const prompt = { key: 'spend-clue', args: { who, skill, check: kind, faces, n: so, difficulty } } as const
  const key = yield* choose(t, who, { about: prompt, options: [{ key: 'clue' }, { key: 'done' }] }) // AH-CLUE-01, AH-CLUE-03
  if (key === 'done' || !(yield* t.pay(who, ONE_CLUE))) return false
  const added = t.roll(`clue:${kind}`, t.number('clueDice', { who, skill, check: kind }), 6) // AH-CLUE-02, AH-CLUE-04
  yield* t.happens('check:clue', { who, check: kind, faces: [...faces, ...added], added }, (w, e) => w.note(id, { faces: e.faces }))
  return true
}
const ONE_CLUE = [{ pay: 'clue', n: 1 }]

/** Whether more successes could still matter: what may be rolled again asks this. */
export function couldBeBetter(t: Arkham): boolean {
  const open = t.record('check')
  if (!open?.rolled || open.given) return false
  const about = aboutOf(t, open.id)
  if (open.enough === null) return open.faces.some((face) => successesIn(t, about, [face]) === 0)
  return open.faces.length > 0 && successesIn(t, about, open.faces) < Math.max(open.enough, 1)
}

/** All dice of the check, those that failed, or one of choice; successes too are rolled again. */
export function* reroll(t: Arkham, by: Seat, which: 'all' | 'failed' | 'one', card: PieceId | null): Script<boolean> {
  const open = t.record('check')
  if (!open?.rolled) return false
  const { id, who, check: kind } = open
  const about = aboutOf(t, id)
  const faces = facesOf(t, id)
  const failed = faces.flatMap((face, i) => (successesIn(t, about, [face]) === 0 ? [i] : []))
  const dice = which === 'all' ? faces.map((_, i) => i) : which === 'failed' ? failed : [yield* chooseDie(t, by, faces, failed)] // AH-CHECK-11
  const again = t.roll(`reroll:${kind}`, dice.length, 6)
  for (const [i, die] of dice.entries()) faces[die] = again[i] as number
  yield* t.happens('check:reroll', { who, check: kind, faces, card }, (w, e) => w.note(id, { faces: e.faces }))
  return true
}

/** One that failed: they count alike. Of successes, one of each face. */
function* chooseDie(t: Arkham, by: Seat, faces: readonly number[], failed: readonly number[]): Script<number> {
  if (failed[0] !== undefined) return failed[0]
  const dice = faces.flatMap((face, i) => (faces.indexOf(face) === i ? [{ face, i }] : []))
  const options = dice.map(({ face, i }) => ({ key: `die-${i}`, label: { key: 'die', args: { face } } }))
  return Number((yield* choose(t, by, { about: { key: 'choose-die', args: { faces } }, options })).slice(4))
}

/** The check under way, or the Combat check that comes next. Against the Ancient One nothing is sure. */
export function canPassCheck(t: Arkham): boolean {
  const [open, fight] = [t.record('check'), t.record('fighting')]
  return open !== null ? !open.given && !(open.check === 'combat' && fight?.battle) : fight !== null && !fight.battle && !fight.sure
}

/** Passed without dice. */
export function* passCheck(t: Arkham, card: PieceId | null): Script<boolean> {
  if (!canPassCheck(t)) return false
  const [open, fight] = [t.record('check'), t.record('fighting')]
  if (!open) {
    if (fight) yield* t.change((w) => w.note(fight.id, { sure: true }))
    return fight !== null
  }
  yield* t.happens('check:pass', { who: open.who, check: open.check, card }, (w) => w.note(open.id, { given: true }))
  return true
}

/** Dice that are no check: nothing is added to them, and no Clue helps. */
export function* rollDice(t: Arkham, who: Seat, n: number, card: PieceId | null): Script<number[]> {
  const faces = t.roll('dice', Math.max(0, n), 6)
  yield* t.happens('dice:roll', { who, faces, card }) // AH-CHECK-14
  return faces
}
export const successesOf = (t: Arkham, who: Seat, faces: readonly number[]): number => {
  const least = t.number('success', { who, check: 'roll' })
  return faces.filter((face) => face >= least).length
}
