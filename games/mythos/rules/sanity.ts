import type { Option, Refusal, Script } from '@miskatonic/kernel'
import { bearerOf, cardOf, kindOf } from './pieces.ts'
import { refused } from './refusals.ts'
import type { Mythos, Numbered, PieceId, Seat } from './shape.ts'

/* Sanity: what it pays for, and that it never leaves 0 to 20 (MY-SAN-02, -03). */

export const MOST_SANITY = 20

/** Told is what is really gained. */
export function* gainSanity(t: Mythos, who: Seat, more: number): Script {
  const n = Math.min(more, MOST_SANITY - t.get(who, 'sanity'))
  if (n > 0) yield* t.happens('sanity:gain', { who, n }, (w, e) => w.add(e.who, 'sanity', e.n, { max: MOST_SANITY }))
}

export function* loseSanity(t: Mythos, who: Seat, n: number): Script {
  yield* loseSanityTogether(t, [{ who, n }])
}

/** All judged by one state: several may break at once (MY-RULING-32). Gives what each really lost. */
export function* loseSanityTogether(t: Mythos, losses: readonly { who: Seat; n: number }[]): Script<number[]> {
  const combat = t.state.phase === 'combat'
  const spared = losses.map(({ who, n }) => (combat ? Math.min(n, t.number('ward', { who }) - t.get(who, 'wardedOff')) : 0))
  if (spared.some((n) => n > 0))
    yield* t.change((w) => {
      for (const [i, { who }] of losses.entries()) w.add(who, 'wardedOff', Math.max(0, spared[i] as number))
    })
  const whats = losses.map(({ who, n }, i) => ({ who, n: n - Math.max(0, spared[i] as number), combat }))
  const felt = whats.filter(({ n }) => n > 0)
  const real = yield* t.together('sanity:lose', felt, (w, e) => w.add(e.who, 'sanity', -e.n, { min: 0 }))
  return whats.map((what) => real[felt.indexOf(what)]?.n ?? 0)
}

/** A price is paid, never prevented; at 0 the game ends before anything else (MY-SAN-09, -12): the card that took the last of it is shown. */
export function* paySanity(t: Mythos, who: Seat, n: number, card: PieceId | null = null): Script {
  if (n > 0)
    yield* t.happens('sanity:pay', { who, n, card }, (w, e) => {
      if (e.card !== null && t.get(e.who, 'sanity') <= e.n) w.look(t.watchers, [e.card], 'front')
      w.add(e.who, 'sanity', -e.n, { min: 0 })
    })
}

/** What playing the card costs; of a Spell, casting it (MY-SAN-04, -07). A gain is no price. */
function printedPrice(t: Mythos, card: PieceId): number {
  const printed = cardOf(t, card)
  if (printed.kind === 'spell') return castByAnother(t, card) ? 0 : printed.cost
  return printed.kind === 'investigator' ? 0 : Math.max(0, -(printed.sanity ?? 0))
}
/** An Ally or Artifact casts without SAN (MY-ALLY-10, MY-ART-06). */
const castByAnother = (t: Mythos, spell: PieceId): boolean => {
  const bearer = bearerOf(t, spell)
  return bearer !== null && kindOf(t, bearer) !== 'tome'
}

/** Increases and reductions are summed; never below 0, never a gain (MY-RULING-62). */
export const price: Numbered<'price'> = {
  base: (t, { card }) => printedPrice(t, card),
  fold: ['add', 'floor:0'],
  rule: 'MY-SAN-04',
}

/** What the Spell itself waives is not made dearer again (MY-RULING-14). */
export const priceOf = (t: Mythos, who: Seat, card: PieceId): number =>
  kindOf(t, card) === 'spell' && castByAnother(t, card) ? 0 : t.number('price', { who, card })

/** The pentagram's gain, if it is green (MY-SAN-05). */
export const gainOf = (t: Mythos, card: PieceId): number => {
  const printed = cardOf(t, card)
  return printed.kind === 'investigator' || printed.kind === 'adventure' ? 0 : Math.max(0, printed.sanity ?? 0)
}

/** MY-SAN-08 */
export const tooDear = (t: Mythos, who: Seat, n: number) =>
  n > t.get(who, 'sanity') ? refused('MY-SAN-08', 'refused.too-dear', { n, has: t.get(who, 'sanity') }) : null

/** What playing or casting the card costs stands on its option, unless it is refused. */
export const pricedOption = (
  t: Mythos,
  who: Seat,
  card: PieceId,
  option: Option,
  reasons: readonly Refusal[] = [],
  gate = false,
): Option => (reasons.length ? option : optionFor(t, who, priceOf(t, who, card), option, gate))

/** Who pays the last of their Sanity has lost (MY-SAN-12): an option that may be chosen says so. A Gate is used up, too (MY-GATE-03). */
export function optionFor(t: Mythos, who: Seat, n: number, option: Option, gate = false): Option {
  if (n <= 0 && !gate) return option
  const label = { key: 'option.price', args: { n, gate } }
  return n > 0 && n >= t.get(who, 'sanity') ? { ...option, label, fatal: true } : { ...option, label }
}
