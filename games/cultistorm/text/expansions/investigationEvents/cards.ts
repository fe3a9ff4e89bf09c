import { type Tree, verbatim } from '@miskatonic/effects/text'
import type { InvestigationEvent } from '../../../content/expansions/investigationEvents.ts'
import type { Speaks } from '../cards.ts'

/** A card that is only a story says so. */
export const investigationEventTrees = ({ effect }: InvestigationEvent, speak: Speaks): Tree[] => [
  effect ? speak.effect(effect) : verbatim({ es: 'Sin efecto.', en: 'No effect.' }),
]
