import { message } from '@miskatonic/effects/text'
import type { StormMessages } from '../../../rules/expansions/stormOfCultists/shape.ts'
import { type Card, type Counted, did, placed, said } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const stormWords = {
  'mission-begun': message<Card>({ es: 'Misión: {card}.', en: 'Mission: {card}.' }),
  'boon-bought': message<Card>({ es: 'Ventaja para esta noche: {card}.', en: 'A boon for tonight: {card}.' }),
  'scar-drawn': message<Card>({ es: 'Cicatriz de la última noche: {card}.', en: 'A scar of the last night: {card}.' }),
  'witness-moved': placed('La testigo está en {at}.', 'The witness is at {at}.'),
  'detective-trained': did('recuperado la primera habilidad.', 'regained the first ability.'),
  'dice-more': said('Hay un dado más en la reserva.', 'There is one more die in the reserve.'),
  'item-carried': did('traído {card} de la última misión.', 'brought {card} from the last mission.'),
  'replay-mission': said('La misión se perdió. ¿Repetirla?', 'The mission was lost. Do you play it again?'),
  'buy-boon': message<Counted>({
    es: 'Elegid una ventaja o terminad. Puntos: {n}.',
    en: 'Choose a boon or be done. Points: {n}.',
  }),
  'carry-level': said('¿Empiezas con tu primera habilidad, sin sello?', 'Do you begin with your first ability, without a seal?'),
  'carry-item': said('Elige el objeto que conservas.', 'Choose the item you have kept.'),
  'lacks-points': message<Counted>({ es: 'Cuesta {n} {n.number:punto|puntos}.', en: 'It costs {n} {n.number:point|points}.' }),
  'too-far-to-help': said('Está demasiado lejos para ayudarle.', 'They are too far away to be helped.'),
} satisfies WordsFor<StormMessages>

export const stormEndings = {
  accomplished: { es: 'Misión cumplida.', en: 'Mission accomplished.' },
  fallen: { es: 'La localización asediada ha caído.', en: 'The besieged location has fallen.' },
}
export const stormOptions = {
  buy: { es: 'Comprar', en: 'Buy' },
  replay: { es: 'Repetir la misión', en: 'Play it again' },
  'go-on': { es: 'Pasar a la siguiente', en: 'Go on to the next' },
}
