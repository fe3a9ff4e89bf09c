import { message } from '@miskatonic/effects/text'
import type { DiseaseMessages } from '../../../rules/expansions/diseases/shape.ts'
import { type Card, carded, did } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const diseaseWords = {
  'disease-broke-out': carded('{card}: brote en {at}.', '{card} breaks out at {at}.'),
  'disease-spread': carded('{card} se extiende a {at}.', '{card} spreads to {at}.'),
  'disease-raged': carded(
    '{card} ha infectado las cinco localizaciones; vuelve a empezar en {at}.',
    '{card} has infected all five locations; it starts anew at {at}.',
  ),
  'disease-caught': did('contraído {card}.', 'caught {card}.'),
  'disease-cured': did('curado {card}.', 'cured {card}.'),
  'disease-ended': message<Card>({ es: '{card}: se acabó el brote.', en: '{card}: the outbreak is over.' }),
} satisfies WordsFor<DiseaseMessages>
