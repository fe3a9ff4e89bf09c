import { message } from '@miskatonic/effects/text'
import type { CultistEventMessages } from '../../../rules/expansions/cultistEvents/shape.ts'
import { type Card, placed } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const cultistEventWords = {
  'cultist-event-drawn': message<Card>({ es: 'Evento sectario: {card}.', en: 'Cultist event: {card}.' }),
  'location-emboldened': placed('Los sectarios se crecen en {at}.', 'The cultists take heart at {at}.'),
} satisfies WordsFor<CultistEventMessages>
