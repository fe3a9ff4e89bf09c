import { contextOf, holds, languageOf, resolveText } from '@miskatonic/effects'
import { choose, type Json, onPiece, type RecordId, type Refusal, type Script } from '@miskatonic/kernel'
import type { Action } from '../content/kinds.ts'
import { discardItem } from './items.ts'
import { bodyOf } from './metamorphoses.ts'
import { BEST, canBoost, canReach, type Due, mostMotive, payMotive } from './payment.ts'
import { discardOf, players } from './people.ts'
import { isUsedUp, limitKey } from './quickUse.ts'
import { figuresOf, isInRange } from './scape.ts'
import type { Ether, Etherfields, PieceId, Seat } from './shape.ts'
import { selfOf } from './source.ts'
import { layStages } from './stages.ts'
import { isDreamAction, type Usable } from './usable.ts'

/* An action from its declaration to its last repetition. */

const no = (unless: boolean, rule: string, key: string, args: { readonly [name: string]: Json } = {}): Refusal[] =>
  unless ? [{ rule, message: { key, args } }] : []
/** What a script remembers is nobody's to know. */
const told = (when: Action['when']) => (when && !JSON.stringify(when).includes('"flag"') ? { when: when as Json } : {})
const LETTERS = { awareness: 'A', cunning: 'C', rage: 'R' } as const
const inLetters = (dues: readonly Due[]): string => dues.map(({ colour, n }) => `${n}${LETTERS[colour]}`).join('/')
const isStrike = ({ keyword }: Action): boolean => keyword === 'attack' || keyword === 'contact'

/** What it costs this Dreamer now, in each of its colours. A stage of a Gradual action is its base cost. */
export function duesOf(t: Ether, who: Seat, { name, action: { price } }: Usable): readonly Due[] {
  const times = price.perPlayer && !price.gradual ? players(t) : 1 // EF-GRAD-13
  return (price.motive ?? []).map(({ colour, n }) => ({ colour, n: t.number('price', { who, action: name, colour, n: n * times }) }))
}
const isFree = (dues: readonly Due[]): boolean => !dues.length || dues.some(({ n }) => n <= 0) // EF-ACT-09

export const rangeOf = (t: Ether, who: Seat, { keyword, range: stated }: Action): number | 'any' | 'everywhere' => {
  const printed = stated ?? (keyword === 'attack' || keyword === 'contact' ? 1 : 0) // EF-RANGE-07, EF-AC-04
  const range = typeof printed === 'number' ? t.number('range', { who, keyword: keyword ?? 'none', range: printed }) : printed
  return t.get(who, 'states').includes('blinded') && range !== 'everywhere' ? (range === 'any' ? 1 : Math.min(1, range)) : range // EF-RULING-19
}
/** Figures of that Entity this Dreamer reaches (EF-AC-02). */
const targetsOf = (t: Ether, who: Seat, { bearer, piece, action }: Usable): readonly PieceId[] =>
  bearer === 'entity' && piece !== null
    ? figuresOf(t, piece).filter((figure) => isInRange(t, t.get(who, 'at'), t.get(figure, 'at'), rangeOf(t, who, action)))
    : []

/** Whether one stands where it can be used (EF-MACT-01, EF-MACT-02, EF-ENT-02). */
function isReached(t: Ether, who: Seat, usable: Usable): boolean {
  const { bearer, square, action } = usable
  if (bearer === 'entity') return targetsOf(t, who, usable).length > 0 || bodyOf(t, usable.piece ?? '') === null
  return square === null || isInRange(t, t.get(who, 'at'), square, rangeOf(t, who, action))
}

export function refusalsOf(t: Ether, who: Seat, usable: Usable): readonly Refusal[] {
  const { name, action, piece, bearer } = usable
  const dues = duesOf(t, who, usable)
  const inHand = bearer === 'hand' ? piece : null
  const x = contextOf<Etherfields>(languageOf(t), t, { self: selfOf(piece, who), you: who })
  return [
    ...no(isDreamAction(usable) && t.get(who, 'dreamActed'), 'EF-ROUND-02', 'dream-action-used'),
    ...no(t.state.blocked.includes(name), 'EF-MACT-05', 'action-blocked'),
    ...no(!isReached(t, who, usable), 'EF-MACT-01', 'out-of-reach', { range: rangeOf(t, who, action) }),
    ...no(action.when !== undefined && !holds(x, action.when), 'EF-ACT-04', 'condition-unmet', told(action.when)),
    ...no(isUsedUp(t, who, usable), 'EF-GEN-11', 'used-up', { limit: action.limit ?? 'turn' }),
    ...no(!isFree(dues) && !dues.some((due) => canReach(t, who, due, inHand)), 'EF-PAY-04', 'lacks-motive', { price: inLetters(dues) }),
    ...(action.price.plus ? t.canPay(who, action.price.plus) : []),
    ...no(action.keyword === 'attack' && cannotBeAttacked(t, usable), 'EF-AC-05', 'cannot-be-attacked'),
  ]
}
const cannotBeAttacked = (t: Ether, { piece }: Usable): boolean => {
  const body = piece === null ? null : bodyOf(t, piece)
  return body !== null && 'cannotBeAttacked' in body && body.cannotBeAttacked === true
}

/** Declared, paid, resolved as often as it was paid for (EF-ACT-03, EF-ACT-08). */
export function* useAction(t: Ether, who: Seat, usable: Usable): Script {
  const { name, action, piece, bearer } = usable
  const { gradual, plus } = action.price
  const record = { kind: 'action', who, bearer: piece, action: name, targets: [], due: 0, colour: null, paid: 0, times: 0 } as const
  yield* t.resolving(record, function* (open): Script {
    const named = gradual ? [] : yield* nameTargets(t, who, usable, open)
    if (isDreamAction(usable)) yield* t.change((w) => w.set(who, 'dreamActed', true))
    if (action.limit) yield* t.change((w) => w.use(limitKey(usable, who)))
    if (bearer === 'hand' && piece !== null)
      yield* t.happens('card:play', { who, card: piece }, (w, e) => w.put(e.card, discardOf(who), { at: 'top' })) // EF-INF-06
    if (plus && !(yield* t.pay(who, plus))) return
    const times = gradual ? yield* payStages(t, who, usable, open) : yield* payOnce(t, who, usable, open)
    if (times === 0) return
    const targets = gradual ? yield* nameTargets(t, who, usable, open) : named // EF-GRAD-12
    yield* t.happens('action:use', { who, action: name, times }, (w) => w.note(open, { times }))
    yield* repeat(t, who, usable, yield* assigned(t, who, targets, times))
    yield* afterUse(t, who, usable)
  })
}
function* afterUse(t: Ether, who: Seat, { name, action, piece, bearer }: Usable): Script {
  if (action.single) yield* blockAction(t, name) // EF-MACT-04
  if (action.discards && bearer === 'item' && piece !== null) yield* discardItem(t, piece) // EF-ITEM-03
  if (action.discards && bearer === 'progress' && piece !== null)
    yield* t.happens('progress:discard', { who, card: piece }, (w, e) => w.put(e.card, discardOf(who), { at: 'top', face: 'front' })) // EF-PROG-15
}
export function* blockAction(t: Ether, id: string): Script {
  yield* t.change((w) => {
    w.set('table', 'blocked', [...t.state.blocked, id])
    w.add('table', 'blocksLeft', -1, { min: 0 }) // EF-RULING-34
  })
}

/** How often it is paid for; 0: it fails. */
function* payOnce(t: Ether, who: Seat, usable: Usable, open: RecordId<'action'>): Script<number> {
  const dues = duesOf(t, who, usable)
  if (isFree(dues)) return 1
  const paid = yield* payMotive(t, who, { alternatives: dues, id: open, more: isStrike(usable.action) }, null)
  const due = dues.find(({ colour }) => colour === paid?.colour)
  if (!paid || !due) return yield* failed(t, who, usable)
  return isStrike(usable.action) ? Math.floor(paid.paid / due.n) : 1 // EF-PAY-08, EF-AC-06, EF-RULING-28
}
function* failed(t: Ether, who: Seat, { name, action, piece }: Usable): Script<0> {
  yield* t.happens('action:fail', { who, action: name })
  if (action.failed) yield* resolveText(t, action.failed, { self: selfOf(piece, who), you: who })
  return 0
}

/** One instalment; with the last stage the action is used (EF-GRAD-01 … EF-GRAD-08). */
function* payStages(t: Ether, who: Seat, usable: Usable, open: RecordId<'action'>): Script<number> {
  const { name, action } = usable
  const dues = duesOf(t, who, usable)
  const paid = yield* payMotive(t, who, { alternatives: dues, id: open, more: true }, null)
  const due = dues.find(({ colour }) => colour === paid?.colour)
  if (!paid || !due) return yield* failed(t, who, usable)
  const n = Math.floor(paid.paid / due.n)
  const begun = t.state.stages[name]
  const stages = (begun?.colour === due.colour ? begun.n : 0) + n // EF-GRAD-11: who changes the colour begins again
  const done = stages >= players(t)
  const want = done ? (isStrike(action) ? stages - players(t) : 0) : stages // EF-RULING-37
  const lie = yield* layStages(t, who, name, { colour: due.colour, n: want })
  yield* t.happens('stage:pay', { who, action: name, colour: due.colour, n }, (w) => {
    const { [name]: _, ...others } = t.state.stages
    w.set('table', 'stages', lie === 0 ? others : { ...others, [name]: { colour: due.colour, n: lie } }) // EF-GRAD-04, EF-GRAD-07
  })
  return done ? 1 : 0 // EF-GRAD-06
}

/** The targets in order, named before anything is paid; one may be named again and again (EF-AC-07, EF-AC-08, EF-RULING-36). */
function* nameTargets(t: Ether, who: Seat, usable: Usable, open: RecordId<'action'>): Script<readonly PieceId[]> {
  const reached = targetsOf(t, who, usable)
  if (reached.length < 2) return reached
  const options = reached.map((piece) => onPiece(piece))
  const named: PieceId[] = []
  for (const most = mostTimes(t, who, usable); named.length < most; ) {
    const key = yield* choose(t, who, { about: 'choose-target', options: named.length ? [...options, { key: 'enough' }] : options })
    if (key === 'enough') break
    named.push(key)
    yield* t.change((w) => w.note(open, { targets: [...named] }))
  }
  return named
}
/** How often it could be paid for at most, with the die. */
function mostTimes(t: Ether, who: Seat, usable: Usable): number {
  const dues = duesOf(t, who, usable)
  if (!isStrike(usable.action) || usable.action.price.gradual || isFree(dues)) return 1
  const without = usable.bearer === 'hand' ? usable.piece : null
  const times = dues.map(({ colour, n }) => Math.floor((mostMotive(t, who, colour, without) + (canBoost(t, who) ? BEST : 0)) / n))
  return Math.max(1, ...times)
}
/** Fewer than were named: the last ones drop. More: they go to some that were named (EF-RULING-36). */
function* assigned(t: Ether, who: Seat, named: readonly PieceId[], times: number): Script<readonly (PieceId | null)[]> {
  const list: (PieceId | null)[] = named.slice(0, times)
  const among = [...new Set(named)].map((piece) => onPiece(piece))
  while (list.length < times)
    list.push(among.length > 1 ? yield* choose(t, who, { about: 'choose-target', options: among }) : (named[0] ?? null))
  return list
}
/** Each repetition with its own target; one that is gone by then is spared the rest. */
function* repeat(t: Ether, who: Seat, { action, piece, square }: Usable, targets: readonly (PieceId | null)[]): Script {
  for (const target of targets) {
    if (target !== null && t.where(target) !== 'figures') continue
    const names = { ...(target === null ? {} : { target }), ...(square === null ? {} : { square }) }
    yield* resolveText(t, action.effect, { self: selfOf(piece, who), you: who, names })
  }
}
