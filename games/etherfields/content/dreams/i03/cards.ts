import { contact, discard, each, entity, inRange, instead, metamorphose, price, raise, read, situation, words } from '../../builders.ts'
import type { Entity, Situation } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { SPEAKER } from './house.ts'

export const speaker: Entity = entity(SPEAKER, 'El Presidente de Nueve Picos', 'The Speaker With Nine Beaks', {
  flavour: words(
    'Habla con los nueve a la vez y, aun así, pide silencio.',
    'It speaks with all nine at once and calls, even so, for silence.',
  ),
  piece: 'creature',
  cannotBeAttacked: true,
  move: { value: 1 },
  steps: { metamorphosis: metamorphose(1), basic: each(inRange(2), discard(1)), special: read(g('3.39')) },
  actions: [contact(price('3A'), read(g('3.15')))],
  abilities: [instead('entity:leave', {}, read(g('3.16')))],
})

/** The rule of this dream: it lies there from the first Turn. */
export const orderOfTheDay: Situation = situation('order-of-the-day', 'Orden del día', 'Order of the Day', {
  flavour: words('Punto único: que los que duermen paguen la renta.', 'Sole item: that the sleepers pay the rent.'),
  abilities: [raise.priceOf(['m', 'k', 'n'], 1)],
  text: words(
    'Cada banco (el Mástil, el Acantilado, la Chimenea) tiene tres escaños. Contactar con un banco cuesta 1 por Soñador y 1 más; a cambio da un voto: una ficha Universal en su casilla. Con cinco de nueve, la moción cae al momento. Cada voto acerca 1 casilla al Presidente a quien ha hablado. Al Presidente no se le Ataca.',
    'Each bench (the Mast, the Cliff, the Chimney) has three seats. Contacting a bench costs 1 per Dreamer and 1 more; it gives you a vote: a Universal token on its square. With five of nine the motion falls at once. Each vote brings the Speaker 1 square nearer to whoever spoke. The Speaker is not Attacked.',
  ),
})
export const orderSeven: Situation = situation('standing-order-seven', 'Artículo siete del Reglamento', 'Standing Order Seven', {
  text: words(
    'El miembro en reposo se mantiene sobre una pata. Se entenderá que el miembro en reposo consiente.',
    'A member at rest stands on one foot. A member at rest is deemed to consent.',
  ),
})
