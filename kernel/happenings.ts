import { type Active, abilityKey, concerns, type Instead, limitKey, limitReached, type Trigger } from './abilities.ts'
import type { Option } from './ask.ts'
import { choose, openFloor } from './asking.ts'
import type { Resource } from './costs.ts'
import type { Engine } from './engine.ts'
import { type Deed, sameInAnyOrder } from './foresight.ts'
import type { Script } from './game.ts'
import type { Key, Refusal, Seat } from './ids.ts'
import { engineOf } from './kernel.ts'
import { countLastingUse, expire } from './lasting.ts'
import { keyed } from './outside.ts'
import { asCost, causedBy } from './provenance.ts'
import { NOTHING_MORE, saidAlready } from './scripts.ts'
import type { Happening, Shape, What } from './shape.ts'
import type { By } from './state.ts'
import type { Write } from './write.ts'

type Apply<S extends Shape, W> = (w: Write<S>, what: W) => void

/** cannot → instead → before → apply → checks → after. Gives back what really happened, or null. */
export function happens<S extends Shape, N extends Happening<S>>(
  t: Engine<S>,
  name: N,
  what: What<S, N>,
  apply?: Apply<S, What<S, N>>,
): Script<What<S, N> | null> {
  const by = t.provenance()
  t.spend(name)
  if (t.hasAbilitiesAbout(name)) return withAbilities(t, name, what, by, apply)
  // Most of what happens concerns no ability and no check: it is over before a script would have begun.
  applied(t, name, what, by, apply)
  const checks = t.runChecks()
  if (checks !== NOTHING_MORE || t.hasAbilitiesAbout(name)) return aftermath(t, name, what, by, NO_TRIGGERS, checks)
  const last = over(t, name, by)
  return last === NOTHING_MORE ? saidAlready(what) : ending(last, what)
}

function* withAbilities<S extends Shape, N extends Happening<S>>(
  t: Engine<S>,
  name: N,
  what: What<S, N>,
  by: By,
  apply: Apply<S, What<S, N>> | undefined,
): Script<What<S, N> | null> {
  const settled = yield* settle(t, name, what, by)
  if (settled === null) return null
  const leaving = triggersOf(t, 'after', name, settled, by)
  applied(t, name, settled, by, apply)
  return yield* aftermath(t, name, settled, by, takenAway(t, leaving), t.runChecks())
}

/** The change itself. What comes of it comes of it: `causing`, written out because everything that happens passes here. */
function applied<S extends Shape, N extends Happening<S>>(
  t: Engine<S>,
  name: N,
  what: What<S, N>,
  by: By,
  apply: Apply<S, What<S, N>> | undefined,
): void {
  const event = t.nextEvent()
  t.backTo(causedBy(by, event))
  t.applying(apply, what)
  t.tell(event, name, what, by)
  t.onBeat?.('told')
}

/** Checks, then what follows. */
function* aftermath<S extends Shape, W>(
  t: Engine<S>,
  name: string,
  what: W,
  by: By,
  gone: readonly Active<Trigger<S>>[],
  checks: Script,
): Script<W> {
  if (checks !== NOTHING_MORE) yield* checks
  if (gone.length || t.abilities('after', name).length) yield* after(t, name, what, by, gone)
  return yield* ending(over(t, name, by), what)
}

/** It is over: what lasted until then goes, and is looked at. */
function over<S extends Shape>(t: Engine<S>, name: string, by: By): Script {
  t.backTo(by)
  expire(t, name)
  return t.runChecks()
}

function* ending<W>(checks: Script, what: W): Script<W> {
  if (checks !== NOTHING_MORE) yield* checks
  return what
}

/** Steps 1–3 for each in turn, all applied in one change, checked once, then the triggers: all are judged by one state. */
export function* together<S extends Shape, N extends Happening<S>>(
  t: Engine<S>,
  name: N,
  whats: readonly What<S, N>[],
  apply: Apply<S, What<S, N>>,
): Script<(What<S, N> | null)[]> {
  const by = t.provenance()
  const settled: (What<S, N> | null)[] = []
  for (const what of whats) {
    t.spend(name)
    settled.push(yield* settle(t, name, what, by))
  }
  const real = settled.filter((what): what is What<S, N> => what !== null)
  if (!real.length) return settled
  const leaving = real.map((what) => triggersOf(t, 'after', name, what, by))
  t.applying((w) => {
    for (const what of real) apply(w, what)
  })
  const gone = leaving.map((list) => takenAway(t, list))
  const events = real.map((what) => {
    const event = t.nextEvent()
    t.tell(event, name, what, by)
    return event
  })
  t.onBeat?.('told')
  yield* t.runChecks()
  for (let i = 0; i < real.length; i++) {
    const what = real[i] as What<S, N>
    yield* t.causing(events[i] as number, () => after(t, name, what, by, gone[i] ?? []))
  }
  expire(t, name)
  yield* t.runChecks()
  return settled
}

/** All parts of a price in one change: named as spending, never as losing, with `by.cost` set. */
export function* spendAll<S extends Shape>(
  t: Engine<S>,
  bill: readonly { readonly resource: Resource<S>; readonly what: object }[],
  uses: readonly string[],
): Script {
  const by = asCost(t.provenance())
  t.applying((w) => {
    for (const key of uses) w.use(key)
    for (const { resource, what } of bill) resource.spend(w, what as never)
  })
  const events = bill.map(({ resource, what }) => {
    const event = t.nextEvent()
    t.tell(event, resource.happening as Happening<S>, what as What<S, Happening<S>>, by)
    return event
  })
  t.onBeat?.('told')
  yield* t.runChecks()
  for (let i = 0; i < bill.length; i++) {
    const { resource, what } = bill[i] as { resource: Resource<S>; what: object }
    yield* t.causing(events[i] as number, () => after(t, resource.happening, what, by, []))
    expire(t, resource.happening)
  }
  yield* t.runChecks()
}

/** All reasons why this cannot happen; none: it can. */
export function forbidden<S extends Shape>(t: Engine<S>, name: string, what: unknown, by: By): Refusal[] {
  const found: Refusal[] = []
  for (const active of t.abilities('cannot', name)) if (concerns(t, active, what, by)) found.push(active.ability.refusal(t, active.self))
  return found
}

const isForbidden = <S extends Shape>(t: Engine<S>, name: string, what: unknown, by: By): boolean => {
  const list = t.abilities('cannot', name)
  for (let i = 0; i < list.length; i++) if (concerns(t, list[i] as never, what, by)) return true
  return false
}

function* settle<S extends Shape, N extends Happening<S>>(t: Engine<S>, name: N, what: What<S, N>, by: By): Script<What<S, N> | null> {
  if (isForbidden(t, name, what, by)) return null
  const replaced = t.abilities('instead', name).length ? yield* replace(t, name, what, by) : what
  if (replaced === null) return null
  const first = triggersOf(t, 'before', name, replaced, by)
  if (!first.length) return replaced
  yield* runTriggers(t, name, replaced, by, first, NOTHING_GONE)
  return isForbidden(t, name, replaced, by) ? null : replaced
}

/** Each replacement at most once per happening, one by one, in the order the affected seat chooses. */
function* replace<S extends Shape, N extends Happening<S>>(t: Engine<S>, name: N, first: What<S, N>, by: By): Script<What<S, N> | null> {
  let what: What<S, N> = first
  const done = new Set<string>()
  for (;;) {
    const fitting = t.abilities('instead', name).filter((active) => !done.has(abilityKey(active)) && usable(t, active, name, what, by))
    if (!fitting.length) return what
    const seat = affectedBy(t, name, what)
    const next =
      fitting.length === 1 ? fitting[0] : yield* pickOne(t, seat, fitting, promptFor(t, 'orderReplacements', name, what, fitting))
    if (!next) return what
    done.add(abilityKey(next))
    const user = next.self.controller ?? seat
    if (next.ability.may && !(yield* wanted(t, user, next, promptFor(t, 'useReplacement', name, what, [next])))) continue
    useUp(t, next, user)
    const now: object | null = yield* t.asSource(next.self, () => next.ability.run(t, next.self, what as never, by))
    if (now === null) return null
    what = now as What<S, N>
    if (isForbidden(t, name, what, by)) return null
  }
}

const affectedBy = <S extends Shape>(t: Engine<S>, name: string, what: unknown): Seat =>
  t.game.affected?.(t, name as Happening<S>, what as What<S, Happening<S>>) ?? ordererOf(t, name, what)
const ordererOf = <S extends Shape>(t: Engine<S>, name: string, what: unknown): Seat =>
  t.game.orderer(t, name as Happening<S>, what as What<S, Happening<S>>)

/** Whose use counts: the controller's; where nobody controls it, of the seat that is affected or that orders. */
function userOf<S extends Shape>(t: Engine<S>, active: Active<Instead<S> | Trigger<S>>, name: string, what: unknown): Seat {
  if (active.self.controller !== null) return active.self.controller
  return active.ability.family === 'instead' ? affectedBy(t, name, what) : ordererOf(t, name, what)
}

const usable = <S extends Shape>(t: Engine<S>, active: Active<Instead<S> | Trigger<S>>, name: string, what: unknown, by: By): boolean =>
  (active.ability.limit === undefined || !limitReached(t, active, userOf(t, active, name, what))) &&
  concerns(t, active, what, by) &&
  (active.ability.could === undefined || active.ability.could(t, active.self, what as never))

function useUp<S extends Shape>(t: Engine<S>, active: Active<Instead<S> | Trigger<S>>, user: Seat | null): void {
  const key = limitKey(active, user)
  const { lasting } = active.self.source
  if (key !== null) t.applying((w) => w.use(key))
  if (lasting !== undefined) countLastingUse(t, lasting)
}

function triggersOf<S extends Shape>(
  t: Engine<S>,
  family: 'before' | 'after',
  name: string,
  what: unknown,
  by: By,
): readonly Active<Trigger<S>>[] {
  const list = t.abilities(family, name)
  let found: Active<Trigger<S>>[] | null = null
  for (let i = 0; i < list.length; i++) {
    const active = list[i] as Active<Trigger<S>>
    if (!usable(t, active, name, what, by)) continue
    if (found) found.push(active)
    else found = [active]
  }
  return found ?? NO_TRIGGERS
}

const NO_TRIGGERS: readonly never[] = []

const NOTHING_GONE: ReadonlySet<string> = new Set()

/** Of the triggers there were before a change, those of pieces that the change itself took away. */
const takenAway = <S extends Shape>(t: Engine<S>, before: readonly Active<Trigger<S>>[]): readonly Active<Trigger<S>>[] =>
  before.length ? before.filter(({ self }) => self.source.lasting === undefined && self.piece !== null && !t.isActive(self.piece)) : before

/** Those of a piece that the change itself took away were collected before it, the others after it. */
function* after<S extends Shape>(t: Engine<S>, name: string, what: unknown, by: By, gone: readonly Active<Trigger<S>>[]): Script {
  const now = triggersOf(t, 'after', name, what, by)
  if (!now.length && !gone.length) return
  yield* runTriggers(t, name, what, by, [...gone, ...now], new Set(gone.map((active) => abilityKey(active))))
}

/** Mandatory ones first, in the order the rulebook's seat chooses; then the optional ones, by their controllers. */
function* runTriggers<S extends Shape>(
  t: Engine<S>,
  name: string,
  what: unknown,
  by: By,
  collected: readonly Active<Trigger<S>>[],
  gone: ReadonlySet<string>,
): Script {
  const stillOn = (at: Engine<S>, active: Active<Trigger<S>>): boolean =>
    (gone.has(abilityKey(active)) || at.hasAbility(active)) && usable(at, active, name, what, by)
  const still = (active: Active<Trigger<S>>): boolean => stillOn(t, active)
  const deed =
    (active: Active<Trigger<S>>): Deed<S> =>
    (at) => {
      const copy = engineOf(at)
      return stillOn(copy, active) ? runTrigger(copy, active, what, by, userOf(copy, active, name, what)) : NOTHING_MORE
    }
  let mandatory = collected.filter((active) => !active.ability.may)
  let settled = false
  while (mandatory.length) {
    const left: Active<Trigger<S>>[] = mandatory.filter(still)
    const { seat, own } = whoseTurn(t, name, what, left)
    const any: boolean = settled || distinct(t, own) < 2 || sameInAnyOrder(t, own.map(deed))
    // What does not depend on the order goes on in any.
    settled ||= any && own.length === left.length
    const next = any ? own[0] : yield* pickOne(t, seat, own, promptFor(t, 'orderTriggers', name, what, own))
    if (!next) break
    yield* runTrigger(t, next, what, by, userOf(t, next, name, what))
    mandatory = left.filter((active) => active !== next)
  }
  const optional = collected.filter((active) => active.ability.may)
  if (optional.length) yield* runOptional(t, optional, still, what, by, name)
}

/** Who orders which triggers now: the first in precedence that has any, its own; without precedence the orderer, all. */
function whoseTurn<S extends Shape>(t: Engine<S>, name: string, what: unknown, left: readonly Active<Trigger<S>>[]) {
  const order = left.length > 1 ? (t.game.precedence?.(t, name as Happening<S>) ?? []) : []
  for (const seat of order) {
    const own = left.filter((active) => userOf(t, active, name, what) === seat)
    if (own.length) return { seat, own }
  }
  return { seat: ordererOf(t, name, what), own: left }
}

function* runTrigger<S extends Shape>(t: Engine<S>, active: Active<Trigger<S>>, what: unknown, by: By, user: Seat | null): Script {
  useUp(t, active, user)
  yield* t.asSource(active.self, () => active.ability.run(t, active.self, what as never, by))
}

function* runOptional<S extends Shape>(
  t: Engine<S>,
  optional: readonly Active<Trigger<S>>[],
  still: (active: Active<Trigger<S>>) => boolean,
  what: unknown,
  by: By,
  name: string,
): Script {
  let left = [...optional]
  const passed = new Set<Seat>()
  for (;;) {
    left = left.filter(still)
    const offers: Record<Seat, Option[]> = keyed()
    const own = (seat: Seat) => left.filter((active) => userOf(t, active, name, what) === seat)
    for (const seat of t.seats)
      if (own(seat).length && !passed.has(seat)) offers[seat] = [...own(seat).map((active) => optionFor(active)), { key: PASS }]
    const [only, ...others] = Object.keys(offers)
    if (only === undefined) return
    const said: { seat: Seat; key: Key } = others.length
      ? yield* openFloor(t, { about: promptFor(t, 'useTrigger', name, what, []) as never, offers })
      : {
          seat: only,
          key: yield* choose(t, only, { about: promptFor(t, 'useTrigger', name, what, own(only)) as never, options: offers[only] ?? [] }),
        }
    if (said.key === PASS) {
      passed.add(said.seat)
      continue
    }
    const next = left.find((active) => optionFor(active).key === said.key && userOf(t, active, name, what) === said.seat)
    if (!next) return
    left = left.filter((active) => active !== next)
    yield* runTrigger(t, next, what, by, said.seat)
  }
}

const PASS = 'pass'

/** What is asked about these abilities when this happens. */
function promptFor<S extends Shape>(
  t: Engine<S>,
  prompt: 'orderTriggers' | 'orderReplacements' | 'useTrigger' | 'useReplacement',
  happening: string,
  what: unknown,
  abilities: readonly Active<Instead<S> | Trigger<S>>[],
): unknown {
  const asked = t.game.prompts[prompt]
  if (typeof asked !== 'function') return asked
  const pieces = abilities.flatMap(({ self }) => (self.source.piece === undefined ? [] : [self.source.piece]))
  return asked(t, { happening, what: what as object, pieces, abilities: abilities.map(({ ability }) => ability.id) })
}

function optionFor<S extends Shape>(active: Active<Instead<S> | Trigger<S>>): Option {
  const { piece } = active.self.source
  return piece === undefined ? { key: abilityKey(active) } : { key: abilityKey(active), piece }
}

/** Copies with the same text need no order. */
const distinct = <S extends Shape>(t: Engine<S>, list: readonly Active<Trigger<S>>[]): number =>
  new Set(
    list.map((active) =>
      active.self.piece === null
        ? abilityKey(active)
        : `${t.def(active.self.piece).id}/${active.ability.id}/${active.self.controller}/${JSON.stringify(active.self.bound)}`,
    ),
  ).size

function* pickOne<S extends Shape, A extends Active<Instead<S> | Trigger<S>>>(
  t: Engine<S>,
  seat: Seat,
  list: readonly A[],
  about: unknown,
): Script<A | undefined> {
  const key: Key = yield* choose(t, seat, { about: about as never, options: list.map(optionFor) })
  return list.find((active) => optionFor(active).key === key)
}

function* wanted<S extends Shape>(t: Engine<S>, seat: Seat, active: Active<Instead<S>>, about: unknown): Script<boolean> {
  const option = optionFor(active)
  const key: Key = yield* choose(t, seat, { about: about as never, options: [option, { key: PASS }] })
  return key === option.key
}
