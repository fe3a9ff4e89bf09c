import { message } from '@miskatonic/effects/text'
import type { BlotMessages } from '../../../rules/expansions/rorschach/shape.ts'
import { type Card, type Cards, did } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const blotWords = {
  'blot-revealed': message<Card>({ es: 'Aparece una mancha: {card}.', en: 'A blot appears: {card}.' }),
  'blot-resolved': did('resuelto {card}.', 'resolved {card}.'),
  'blots-awoke': message<Cards>({ es: 'El sueño está completo: {cards}.', en: 'The dream is complete: {cards}.' }),
} satisfies WordsFor<BlotMessages>
