import type { Refusal, Script, Write } from '@miskatonic/kernel'
import type { Card } from '../content/nodes.ts'
import { dimensionOf } from './filters.ts'
import { cardOf, inPlayOf, kindOf } from './pieces.ts'
import { arrivedWith, dimensionAt, fitsHere } from './place.ts'
import { ALL_REASONS, type Asking, refused } from './refusals.ts'
import { gainOf, gainSanity, paySanity, priceOf, tooDear } from './sanity.ts'
import type { CardFilter, Mythos, MythosShape, PieceId, PlayedAs, Seat } from './shape.ts'
import { runText } from './texts.ts'

/* Putting a card from the Hand into play: what every kind has in common (MY-TURN-02, -14). */

const FREE_FIRST: ReadonlySet<string> = new Set(['location', 'event', 'travel'])

/** The first card of all must be a Location or an Event (MY-SETUP-07). */
const notFirst = (t: Mythos, who: Seat, card: Card): Refusal | null =>
  t.get(who, 'begun') || FREE_FIRST.has(card.kind) ? null : refused('MY-SETUP-07', 'refused.not-first')

/** A card with a marker needs a current Location of that dimension (MY-DIM-05). */
export function wrongDimension(t: Mythos, who: Seat, card: Card): Refusal | null {
  const dimension = dimensionOf(card)
  if (card.kind === 'location' || dimension === 'waking' || dimensionAt(t, who) === dimension) return null
  return refused('MY-DIM-05', 'refused.other-dimension')
}

/** What any card may be refused for: prohibitions, dimension, price (MY-GEN-01, MY-DIM-05, MY-SAN-08). */
export function commonRefusals(t: Mythos, who: Seat, piece: PieceId, as: PlayedAs, { enough = false }: Asking = ALL_REASONS): Refusal[] {
  const card = cardOf(t, piece)
  const reasons: Refusal[] = t.allowed('card:play', { who, card: piece, as, down: as === 'threat' })
  const first = notFirst(t, who, card)
  if (first) reasons.push(first)
  const elsewhere = wrongDimension(t, who, card)
  if (elsewhere) reasons.push(elsewhere)
  if (enough && reasons.length) return reasons
  // Spells and Adventures cost nothing to play (MY-SPELL-03, MY-ADV-17).
  if (card.kind !== 'spell' && card.kind !== 'adventure') {
    const dear = tooDear(t, who, priceOf(t, who, piece))
    if (dear) reasons.push(dear)
  }
  return reasons
}

/** What a card asks for is met only by what one has played oneself, and not by a Location one still walks to (MY-GEN-09, MY-WALK-03). */
export const ownsInPlay = (t: Mythos, who: Seat, filter: CardFilter): boolean =>
  arrivedWith(t, who).some((piece) => fitsHere(t, who, piece, filter))
/** What lies on one's side counts for what befalls one, borrowed or not. */
export const hasInPlay = (t: Mythos, who: Seat, filter: CardFilter): boolean =>
  inPlayOf(t, who).some((piece) => fitsHere(t, who, piece, filter))

/** Pays, and gives back whether the player is still there to go on (MY-SAN-09, MY-RULING-52). What is played openly is named with its price. */
export function* payFor(t: Mythos, who: Seat, n: number, card: PieceId | null = null): Script<boolean> {
  yield* paySanity(t, who, n, card)
  return !t.get(who, 'out')
}

type Entering = { readonly who: Seat; readonly card: PieceId; readonly as: PlayedAs; readonly down?: boolean }

/** The card is there: it counts as played, gives what it gives, and says what it says. */
export function* enters(t: Mythos, { who, card, as, down = false }: Entering, apply?: (w: Write<MythosShape>) => void): Script {
  const kind = kindOf(t, card)
  yield* t.happens('card:play', { who, card, as, down }, (w) => {
    if (!t.get(who, 'begun')) w.set(who, 'begun', true)
    if (!down) w.set(who, 'played', [...t.get(who, 'played'), kind])
    apply?.(w)
  })
  if (down) return
  if (kind !== 'spell') yield* gainSanity(t, who, gainOf(t, card))
  const printed = cardOf(t, card)
  if ('onPlay' in printed) yield* runText(t, printed.onPlay, { card, controller: who })
}
