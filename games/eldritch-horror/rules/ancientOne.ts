import type { Script } from '@miskatonic/kernel'
import type { AncientOneCard } from '../content/nodes.ts'
import { resolveText } from './cardTexts.ts'
import { ancientOneSheet, cardOf, isCultist, leadInvestigator } from './pieces.ts'
import type { Eldritch } from './shape.ts'

export const ancientOne = (t: Eldritch): AncientOneCard => cardOf(t, ancientOneSheet(t), 'ancientOne')

/** The back replaces the front, for Cultists wherever they are too; it says how the game is won and lost (EH-AO-03, -04, -07, -09, EH-CULT-04). */
export function* resolveBack(t: Eldritch): Script {
  const everywhere = (['cup', 'aside', 'ambush', ...t.zonesOf('space')] as const).flatMap((zone) => t.inZone(zone))
  const cultists = everywhere.filter((piece) => t.def(piece).kind === 'monster' && isCultist(t, piece))
  yield* t.change((w) => {
    for (const cultist of cultists) w.turn(cultist, 'back')
  })
  const { onFlip } = ancientOne(t).back
  if (onFlip) yield* resolveText(t, ancientOneSheet(t), onFlip, leadInvestigator(t))
}
