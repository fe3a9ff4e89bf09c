import { choose, type Option, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import { alliesOf, cardOf, giveTo, isFaceUp, weaponOf } from './pieces.ts'
import { has, isWalking } from './place.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, OTHER_TIME, refused } from './refusals.ts'
import { optionFor, priceOf, tooDear } from './sanity.ts'
import type { Mythos, PieceId, Seat } from './shape.ts'
import { couldRun, runText } from './texts.ts'
import { at } from './zones.ts'

/* Artifacts, the Weapons among them, and their use. */

type How = Asking & { readonly anywhere?: true }

/** The Location has the attribute, or a card says that it will do without (MY-ART-01, MY-TOME-01). */
export function needsAttribute(t: Mythos, who: Seat, piece: PieceId, attribute: 'artifactPlace' | 'tomePlace'): Refusal | null {
  if (isWalking(t, who)) return refused('MY-WALK-13', 'refused.walking')
  if (has(t, who, attribute) || t.permits('place:need', { who, card: piece })) return null
  return attribute === 'tomePlace' ? refused('MY-TOME-01', 'refused.no-tome-place') : refused('MY-ART-01', 'refused.no-artifact-place')
}

export function artifactRefusals(t: Mythos, who: Seat, piece: PieceId, how: How = {}): Refusal[] {
  const lacking = how.anywhere ? null : needsAttribute(t, who, piece, 'artifactPlace')
  if (how.enough && lacking) return [lacking]
  const reasons = commonRefusals(t, who, piece, 'artifact', how)
  if (how.enough && reasons.length) return reasons
  if (lacking) reasons.push(lacking)
  if (cardOf(t, piece).kind === 'weapon' && !unarmed(t, who).length) reasons.push(refused('MY-WEAP-03', 'refused.nobody-to-arm'))
  return reasons
}

/** At most one Weapon each (MY-WEAP-02). */
export const unarmed = (t: Mythos, who: Seat): PieceId[] =>
  alliesOf(t, who).filter((ally) => isFaceUp(t, ally) && weaponOf(t, ally) === null)

export function* playArtifact(t: Mythos, who: Seat, piece: PieceId): Script {
  const isWeapon = cardOf(t, piece).kind === 'weapon'
  const bearer = isWeapon ? yield* choose(t, who, { about: 'prompt.arm', options: unarmed(t, who).map((ally) => onPiece(ally)) }) : null // MY-WEAP-01
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return
  yield* enters(t, { who, card: piece, as: 'artifact' }, (w) =>
    bearer === null ? w.put(piece, at.artifacts(who)) : giveTo(t, w, who, piece, bearer),
  )
}

/** Face up and upright, in its time, paid for, and not for nothing (MY-ART-03, -05, MY-CCAST-02). */
export function useRefusals(t: Mythos, who: Seat, piece: PieceId, when: 'turn' | 'combat'): Refusal[] | null {
  const { use } = cardOf(t, piece, 'artifact')
  if (!use || !isFaceUp(t, piece)) return null
  const reasons: Refusal[] = []
  if (t.get(piece, 'crossed')) reasons.push(refused('MY-ART-03', 'refused.crossed'))
  if (use.when !== undefined && use.when !== when) reasons.push(refused('MY-ART-04', OTHER_TIME[use.when]))
  const dear = tooDear(t, who, use.sanity ?? 0) // MY-SAN-11
  if (dear) reasons.push(dear)
  if (!reasons.length && !couldRun(t, use.effect, { card: piece, controller: who }))
    reasons.push(refused('MY-RULING-73', 'refused.no-effect', { effect: use.effect }))
  return reasons
}

/** What its use costs stands on its option. */
export const useOption = (t: Mythos, who: Seat, piece: PieceId, reasons: readonly Refusal[]): Option =>
  optionFor(t, who, reasons.length ? 0 : (cardOf(t, piece, 'artifact').use?.sanity ?? 0), onPiece(piece, 'use'))

/** MY-TURN-04 */
export function* useArtifact(t: Mythos, who: Seat, piece: PieceId): Script {
  const { use } = cardOf(t, piece, 'artifact')
  if (!use || !(yield* payFor(t, who, use.sanity ?? 0, piece))) return
  yield* t.happens('artifact:use', { who, artifact: piece }, (w) => w.set(piece, 'crossed', true))
  yield* runText(t, use.effect, { card: piece, controller: who })
}

/** The straighten action serves an Artifact too; it never happens by itself (MY-RULING-11). */
export function* straightenArtifact(t: Mythos, who: Seat, piece: PieceId): Script {
  yield* t.happens('card:straighten', { who, card: piece }, (w) => w.set(piece, 'crossed', false))
}
