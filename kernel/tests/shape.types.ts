import { type Game, type Kernel, type RecordId, type Script, type Seat, type StepOf, untyped, type Write, zonesCalled } from '../index.ts'

/*
 * What the compiler refuses. Nothing here is run: a line after `@ts-expect-error` that compiles is an error of `npm run types`.
 */

interface Inn {
  table: { night: number }
  attributes: { coins: number }
  happenings: { 'guest:arrive': { who: Seat } }
  messages: { welcome: Record<never, never> }
  steps: { dusk: undefined; supper: { who: Seat } }
  records: { brawl: { who: Seat; blows: readonly number[] } }
  zones: 'cellar' | `room:${string}`
  quantities: { thirst: { who: Seat } }
}
type T = Kernel<Inn>
type Next = readonly StepOf<Inn>[]
const roomOf = zonesCalled('room')

export function* steps(t: T, who: Seat): Script<Next> {
  if (t.state.night > 7) yield* t.restart([{ step: 'dusk' }])
  // @ts-expect-error: there is no such step.
  if (t.state.night > 6) yield* t.restart([{ step: 'dawn' }])
  // @ts-expect-error: supper is somebody's.
  if (t.state.night > 5) return [{ step: 'supper' }]
  // @ts-expect-error: not by that name.
  if (t.state.night > 4) return [{ step: 'supper', args: { guest: who } }]
  // @ts-expect-error: dusk is everybody's.
  if (t.state.night > 3) return [{ step: 'dusk', args: { who } }]
  return [{ step: 'supper', args: { who } }]
}

export function* records(t: T, who: Seat, any: RecordId<'brawl'>): Script {
  yield* t.resolving({ kind: 'brawl', who, blows: [] }, function* (id): Script {
    yield* t.change((w) => w.note(id, { blows: [...t.recordById(id).blows, 1] }))
    // @ts-expect-error: a brawl has no such field.
    yield* t.change((w) => w.note(id, { wounds: 1 }))
  })
  // @ts-expect-error: nothing of that kind can be under way.
  yield* t.resolving({ kind: 'brawll', who, blows: [] }, function* () {})
  // @ts-expect-error: whose?
  yield* t.resolving({ kind: 'brawl', blows: [] }, function* () {})
  // @ts-expect-error: nothing of that kind can be under way.
  t.record('brwl')
  // @ts-expect-error: a brawl has no such field.
  t.record('brawl')?.wounds?.toString()
  const blows: readonly number[] = t.record('brawl')?.blows ?? t.recordById(any).blows
  t.leave((record) => record.kind === 'brawl' && record.who === who && blows.length > 0)
}

export function zones(t: T, w: Write<Inn>, who: Seat): void {
  w.put(t.inZone('cellar'), roomOf(who))
  w.put(t.inZone(`room:${who}`), 'cellar')
  const [kind] = t.zonesOf('room')
  if (kind !== undefined) t.size(kind)
  // @ts-expect-error: there is no such zone.
  t.inZone('celar')
  // @ts-expect-error: a room is somebody's.
  t.size('room')
  // @ts-expect-error: there is no such zone.
  w.put('barrel#1', `loft:${who}`)
  // @ts-expect-error: no zone is of that kind.
  t.zonesOf('loft')
}

export function quantities(t: T, who: Seat): number {
  // @ts-expect-error: there is no such number.
  t.number('hunger', { who })
  // @ts-expect-error: whose?
  t.explain('thirst', {})
  return t.number('thirst', { who })
}

export const declarations: Pick<Game<Inn>, 'steps' | 'zones' | 'records' | 'quantities' | 'checks'> = {
  steps: {
    *dusk(t): Script<Next> {
      yield* t.ends('day')
      return [{ step: 'supper', args: { who: 'ana' } }]
    },
    *supper(t, { who }) {
      yield* t.change((w) => w.add(who, 'coins', -1))
    },
    // @ts-expect-error: a step that is not declared.
    *dawn() {},
  },
  zones: {
    cellar: {},
    room: { per: 'seat' },
    // @ts-expect-error: a kind of zone that is not declared.
    loft: {},
  },
  records: {
    // @ts-expect-error: a brawl has no such field.
    brawl: { who: 'all', wounds: 'all' },
  },
  quantities: {
    thirst: { base: (t, { who }) => t.get(who, 'coins'), fold: ['add'] },
    // @ts-expect-error: a number that is not declared.
    hunger: { base: () => 0, fold: [] },
  },
  // @ts-expect-error: nothing of that name is ever written, so the check would never wake.
  checks: [{ name: 'broke', rule: 'INN-1', reads: ['coin'], when: () => [], *then() {} }],
}

/** What only the kernel's own files call. */
export function internals(t: T): void {
  // @ts-expect-error: the journal is the kernel's.
  t.journal.toString()
  // @ts-expect-error: changes go through `change` and `happens`.
  t.alter('ana', 'coins', 1)
  // @ts-expect-error: records are opened by `resolving`.
  t.openRecord({ kind: 'brawl' })
  // @ts-expect-error: what happens is told by the kernel.
  t.tell(1, 'guest:arrive', { who: 'ana' }, {})
  // @ts-expect-error: the state is read, never written.
  t.raw.result = null
}

/** A shape that declares none of the four takes every name, as tools that serve every game need. */
export function undeclared(t: T): number {
  const any = untyped(t)
  any.record('whatever')
  any.zonesOf('whatever')
  return any.size('whatever') + any.number('whatever', {})
}
