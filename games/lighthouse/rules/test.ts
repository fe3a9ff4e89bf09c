import { choose, confirm, type RecordId, type Script } from '@miskatonic/kernel'
import type { Rock, Seat, Skill } from './shape.ts'

export type Asked = { readonly skill: Skill; readonly modifier?: number; readonly against?: string }

export const isSuccess = (face: number): boolean => face >= 5 // LH-TEST-02

/** Rolls, lets dice be rolled again, and gives the number of successes. */
export function* test(t: Rock, who: Seat, { skill, modifier = 0, against }: Asked): Script<number> {
  const record = { kind: 'test', who, skill, modifier, against: against ?? null, faces: [] } as const
  const out = yield* t.resolving(record, function* (id): Script<number> {
    const dice = t.number('dice', { who, skill, modifier, against: against ?? null }) // LH-TEST-01
    const faces = t.roll(`test:${who}`, dice, 6)
    yield* t.happens('test:roll', { who, skill, against: against ?? null, faces }, (w, e) => w.note(id, { faces: e.faces }))
    yield* steadyYourself(t, id, who)
    const n = successes(t, id)
    yield* t.happens('test:end', { who, successes: n })
    return n
  })
  return out.done ?? 0
}

export const facesOf = (t: Rock, id: RecordId<'test'>): readonly number[] => [...t.recordById(id).faces]
const successes = (t: Rock, id: RecordId<'test'>): number => facesOf(t, id).filter(isSuccess).length

const STEADY = [{ pay: 'nerve', n: 1 }]

/** Without a success, once: 1 nerve for all dice again. */
function* steadyYourself(t: Rock, id: RecordId<'test'>, who: Seat): Script {
  if (successes(t, id) > 0 || t.canPay(who, STEADY).length) return
  if (!(yield* confirm(t, who, { about: 'steady-yourself' }))) return // LH-TEST-04
  yield* t.pay(who, STEADY)
  const faces = t.roll(`steady:${who}`, facesOf(t, id).length, 6)
  yield* t.happens('test:reroll', { who, faces }, (w, e) => w.note(id, { faces: e.faces }))
}

/** One die of the test under way is rolled again; `by` picks which. */
export function* rerollDie(t: Rock, by: Seat): Script<boolean> {
  const open = t.record('test')
  if (!open) return false
  const { id, who } = open
  const options = facesOf(t, id).map((face, i) => ({ key: `die-${i}`, label: { key: 'die', args: { face } } }))
  const key = yield* choose(t, by, { about: 'choose-die', options })
  const [face = 0] = t.roll(`reroll:${who}`, 1, 6)
  const faces = facesOf(t, id).with(Number(key.slice(4)), face)
  yield* t.happens('test:reroll', { who, faces }, (w, e) => w.note(id, { faces: e.faces })) // LH-TEST-05
  return true
}
