import { message } from '@miskatonic/effects/text'
import type { RelicMessages } from '../../../rules/expansions/ancientRelics/shape.ts'
import { type At, did, FACES, type Face, LOCATIONS, said, type Who } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const relicWords = {
  'portal-opened': message<Who & At & Face>({
    es: ({ who, slot, face }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} abierto el portal de ${LOCATIONS[slot].es}. El dado: ${FACES[face].es}.`,
    en: ({ who, slot, face }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} opened the portal of ${LOCATIONS[slot].en}. The die: ${FACES[face].en}.`,
  }),
  'relic-taken': did('tomado la reliquia {card}.', 'took the relic {card}.'),
  'relic-lost': did('gastado la reliquia {card}.', 'used up the relic {card}.'),
  'open-portal-option': said(
    'Abrir el portal: 1 trofeo, 1 ficha de locura y 1 paso de terror por una reliquia',
    'Open the portal: 1 trophy, 1 madness token and 1 step of terror for a relic',
  ),
  'choose-relic': said('Elige la reliquia que te quedas.', 'Choose the relic you keep.'),
  'has-relic': said('Ya tienes una reliquia.', 'You already have a relic.'),
  'no-relics-left': said('No queda ninguna reliquia.', 'There is no relic left.'),
} satisfies WordsFor<RelicMessages>
