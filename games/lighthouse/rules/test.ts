import { choose, confirm, type RecordId, type Script } from '@miskatonic/kernel'
import type { Rock, Seat, Skill } from './shape.ts'

export type Asked = {
  readonly skill: Skill
  readonly modifier?: number
  readonly against?: string /** With so many successes more make no difference; null: all of them count. */
  readonly enough?: number | null
}

export const isSuccess = (face: number): boolean => face >= 5 // LH-TEST-02

/** Rolls, lets dice be rolled again, and gives the number of successes. */
export function* test(t: Rock, who: Seat, { skill, modifier = 0, against, enough = 1 }: Asked): Script<number> {
  const record = { kind: 'test', who, skill, modifier, against: against ?? null, enough, faces: [] } as const
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
  if (!facesOf(t, id).length || successes(t, id) > 0 || t.canPay(who, STEADY).length) return
  if (!(yield* confirm(t, who, { about: 'steady-yourself' }))) return // LH-TEST-04
  yield* t.pay(who, STEADY)
  const faces = t.roll(`steady:${who}`, facesOf(t, id).length, 6)
  yield* t.happens('test:reroll', { who, faces }, (w, e) => w.note(id, { faces: e.faces }))
}

/** Whether another die of the test under way could still make a difference. */
export function couldBeBetter(t: Rock): boolean {
  const open = t.record('test')
  if (!open?.faces.some((face) => !isSuccess(face))) return false
  return open.enough === null || successes(t, open.id) < open.enough
}

/** One die of the test under way is rolled again: one that failed, which are all alike; without any, `by` picks a face. */
export function* rerollDie(t: Rock, by: Seat): Script<boolean> {
  const open = t.record('test')
  if (!open?.faces.length) return false
  const { id, who } = open
  const failed = open.faces.findIndex((face) => !isSuccess(face))
  const dice = failed >= 0 ? [failed] : open.faces.flatMap((face, i) => (open.faces.indexOf(face) === i ? [i] : []))
  const options = dice.map((i) => ({ key: `die-${i}`, label: { key: 'die', args: { face: open.faces[i] as number } } }))
  const key = yield* choose(t, by, { about: 'choose-die', options })
  const [face = 0] = t.roll(`reroll:${who}`, 1, 6)
  const faces = facesOf(t, id).with(Number(key.slice(4)), face)
  yield* t.happens('test:reroll', { who, faces }, (w, e) => w.note(id, { faces: e.faces })) // LH-TEST-05
  return true
}
