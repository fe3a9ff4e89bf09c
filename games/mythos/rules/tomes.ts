import { chooseSome, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import { needsAttribute } from './artifacts.ts'
import { knows } from './languages.ts'
import { cardOf, handOf, kindOf } from './pieces.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, ONE_REASON, refused } from './refusals.ts'
import { priceOf } from './sanity.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'
import { sharesIcon } from './spells.ts'
import { at } from './zones.ts'

/* Tomes: read where there are books, by who knows all their languages. */

type How = Asking & { readonly anywhere?: true }

export function tomeRefusals(t: Mythos, who: Seat, piece: PieceId, how: How = {}): Refusal[] {
  const card = cardOf(t, piece, 'tome')
  const lacking = how.anywhere ? null : needsAttribute(t, who, piece, 'tomePlace')
  if (how.enough && lacking) return [lacking]
  const reasons = commonRefusals(t, who, piece, 'tome', how)
  if (how.enough && reasons.length) return reasons
  if (lacking) reasons.push(lacking)
  const unread = card.languages.find((tongue) => !knows(t, who, tongue)) // MY-TOME-02, -03
  if (unread)
    reasons.push(refused(card.languages.length > 1 ? 'MY-TOME-03' : 'MY-TOME-02', 'refused.unknown-language', { language: unread }))
  return reasons
}

/** Spells of the Hand that would fit under it (MY-TOME-07, -09). */
export function fittingSpells(t: Mythos, who: Seat, tome: PieceId): PieceId[] {
  const card = cardOf(t, tome, 'tome')
  return handOf(t, who).filter(
    (piece) =>
      kindOf(t, piece) === 'spell' &&
      sharesIcon(card, cardOf(t, piece, 'spell')) &&
      !commonRefusals(t, who, piece, 'spell', ONE_REASON).length,
  )
}

/** With `along`, Spells from the Hand go under it in the same turn, up to its capacity (MY-TURN-13, MY-TOME-06). */
export function* playTome(t: Mythos, who: Seat, piece: PieceId, along = false): Script {
  const spells = along ? fittingSpells(t, who, piece) : []
  const most = Math.min(cardOf(t, piece, 'tome').capacity, spells.length)
  const chosen = along
    ? yield* chooseSome(t, who, {
        about: 'prompt.spells-along',
        options: spells.map((one) => onPiece(one)),
        limits: { count: [1, most] },
        cover: true,
      })
    : []
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return
  yield* enters(t, { who, card: piece, as: 'tome' }, (w) => w.put(piece, at.tomes(who)))
  for (const spell of chosen) yield* enters(t, { who, card: spell, as: 'spell' }, (w) => w.put(spell, at.under(piece)))
}
