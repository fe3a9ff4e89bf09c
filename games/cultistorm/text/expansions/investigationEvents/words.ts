import { message } from '@miskatonic/effects/text'
import type { InvestigationEventMessages } from '../../../rules/expansions/investigationEvents/shape.ts'
import type { Card, Who } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const investigationEventWords = {
  'investigation-event-drawn': message<Who & Card>({ es: 'Evento de investigación: {card}.', en: 'Investigation event: {card}.' }),
} satisfies WordsFor<InvestigationEventMessages>
