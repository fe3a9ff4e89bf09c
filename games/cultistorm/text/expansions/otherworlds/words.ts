import { message } from '@miskatonic/effects/text'
import type { OtherworldMessages } from '../../../rules/expansions/otherworlds/shape.ts'
import { type At, type Card, carded, FACES, LOCATIONS, type OfSymbol, type Other, said, type Who } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const otherworldWords = {
  'otherworld-opened': carded('{card} se abre en {at}.', '{card} opens at {at}.'),
  'detective-trapped': message<Who & At>({
    es: ({ who, slot }, say) => `${say.isYou(who) ? 'Te traga' : `A ${say.ref(who)} lo traga`} el portal de ${LOCATIONS[slot].es}.`,
    en: ({ who, slot }, say) => `The portal of ${LOCATIONS[slot].en} swallows ${say.isYou(who) ? 'you' : say.ref(who)}.`,
  }),
  'detective-rescued': message<Who & Other & Card>({
    es: ({ who, other, card }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} sacado ${say.isYou(other) ? 'a tu detective' : `a ${say.ref(other)}`} con ${say.ref(card)}.`,
    en: ({ who, other, card }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} pulled ${say.isYou(other) ? 'you' : say.ref(other)} out with ${say.ref(card)}.`,
  }),
  'rescue-option': said('Sacar a alguien del otro mundo', 'Pull somebody out of the other world'),
  'choose-trapped': said('Elige a quién sacas.', 'Choose whom you pull out.'),
  'nobody-trapped-here': said('Aquí no hay nadie atrapado.', 'Nobody is trapped here.'),
  'you-are-trapped': said('Estás en otro mundo.', 'You are in another world.'),
  'lacks-symbol': message<OfSymbol>({
    es: ({ symbol }) => `Hace falta una carta con este símbolo: ${FACES[symbol].es}.`,
    en: ({ symbol }) => `It takes a card with this symbol: ${FACES[symbol].en}.`,
  }),
} satisfies WordsFor<OtherworldMessages>

export const swallowed = {
  es: 'El portal se ha cerrado con alguien dentro.',
  en: 'The portal has closed with somebody inside.',
}
