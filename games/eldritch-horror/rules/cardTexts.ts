import { type Effect, languageOf, type Named, resolve } from '@miskatonic/effects'
import { cleanly, defined, type PieceId, type Script, type Self, zoneKind } from '@miskatonic/kernel'
import { backOfDefinition } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { discardCard } from './decks.ts'
import { cardOf, holderOf, playerOf } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'

export const selfOf = (t: Eldritch, piece: PieceId, who: InvestigatorId | null): Self => ({
  source: { piece },
  piece,
  controller: who ? playerOf(t, who) : null,
  bound: {},
})

/** Resolves a text of a component, addressed to an investigator (default: its holder, else the active one). */
export function resolveText(
  t: Eldritch,
  piece: PieceId,
  effect: Effect,
  who: InvestigatorId | null,
  names: Record<string, Named> = {},
): Script<boolean> {
  const self = selfOf(t, piece, who)
  return resolve(languageOf(t), t, effect, who ? { self, names, you: who } : { self, names })
}

/** A Service acts when gained and is discarded; others may act when gained (EH-ACQ-07, EH-RULING-17). */
export function* resolveGained(t: Eldritch, who: InvestigatorId, card: PieceId, fromDeck: boolean): Script {
  const data = cardOf(t, card)
  if (data.kind !== 'asset' && data.kind !== 'artifact') return
  if (data.onGain && fromDeck) yield* resolveText(t, card, data.onGain, who)
  if (!data.service) return
  yield* cleanly(
    t,
    () => resolveText(t, card, defined(data.service), who),
    () => putAwayService(t, card),
  )
}

/** Whoever has it by now; also when its text has felled who used it (EH-RULING-90). */
function* putAwayService(t: Eldritch, card: PieceId): Script {
  if (holderOf(t, card) !== null || zoneKind(t.where(card)) === 'estate') yield* discardCard(t, card)
}

/** A Condition's back speaks when it comes up (EH-FLIP-01); a Spell's back is resolved by the casting. */
export function* resolveFace(t: Eldritch, card: PieceId): Script {
  const back = backOfDefinition(t.def(card).id)
  const who = holderOf(t, card)
  if (back && 'effect' in back && who) yield* resolveText(t, card, back.effect, who)
}

/** The Reckoning effect of the face that is up, if it has one (EH-RECK-02..05, -11, EH-CULT-03, EH-FLIP-02). */
export function reckoningOf(t: Eldritch, piece: PieceId): Effect | null {
  const card: Card = cardOf(t, piece)
  const up = t.up(piece)
  if (card.kind === 'ancientOne') return (up === 'back' ? card.back.reckoning : card.front.reckoning) ?? null
  if (card.kind === 'monster' && card.cultist) return cultistReckoning(t, up)
  if (card.kind === 'condition') return up === 'front' ? (card.reckoning ?? null) : null
  return 'reckoning' in card ? (card.reckoning ?? null) : null
}

function cultistReckoning(t: Eldritch, side: string): Effect | null {
  const sheet = t.inZone('sheet')[0]
  const card = sheet ? cardOf(t, sheet, 'ancientOne') : null
  return (side === 'back' ? card?.back.cultist?.reckoning : card?.front.cultist?.reckoning) ?? null
}
