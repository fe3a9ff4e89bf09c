import type { Effect, Fields } from '@miskatonic/effects'
import { advance, draw, gainTrophy, heal, lookAtCultists, madden, removeCrystal, rerollDice } from '../builders.ts'
import { type Printed, printed } from '../kinds.ts'

/** Without an effect: nothing but its story. */
export type InvestigationEvent = Printed & { readonly kind: 'investigationEvent'; readonly copies: number; readonly effect?: Effect }
export const investigationEventFields: Fields = { ...printed, copies: 'integer', 'effect?': 'effect' }

const findMore = (n: number): Effect => ({ do: 'findMore', n })
const keepMore = (n: number): Effect => ({ do: 'keepMore', n })

const event = (id: string, copies: number, card: Omit<InvestigationEvent, 'id' | 'kind' | 'copies'>): InvestigationEvent => ({
  id,
  kind: 'investigationEvent',
  copies,
  ...card,
})

/** Twenty cards: fifteen help, three are only a story, two harm. */
export const investigationEvents: readonly InvestigationEvent[] = [
  event('second-drawer', 3, {
    title: { es: 'El segundo cajón', en: 'The Second Drawer' },
    story: {
      es: 'El cajón no llega al fondo del mueble. Detrás hay otro, más pequeño, con la llave puesta por dentro.',
      en: 'The drawer does not reach the back of the desk. Behind it is another, smaller, with its key on the inside.',
    },
    effect: findMore(1),
  }),
  event('an-open-window', 3, {
    title: { es: 'Una ventana abierta', en: 'An Open Window' },
    story: {
      es: 'Huele a pan y a lluvia. Durante un minuto entero la calle es solo una calle.',
      en: 'It smells of bread and rain. For a whole minute the street is only a street.',
    },
    effect: heal(1),
  }),
  event('list-of-members', 2, {
    title: { es: 'La lista de socios', en: 'The List of Members' },
    story: {
      es: 'Tres nombres llevan una fecha al lado. Las tres son de esta semana. Reconoces una letra.',
      en: 'Three names have a date beside them. All three fall in this week. You know one of the hands.',
    },
    effect: lookAtCultists(3, { only: true }),
  }),
  event('lucky-find', 2, {
    title: { es: 'Mejor así', en: 'Better This Way' },
    story: {
      es: 'Se te cae, rueda bajo el armario y sale por el otro lado. No era esa la cara que tenía.',
      en: 'You drop it, it rolls under the wardrobe and comes out on the other side. That is not the face it had.',
    },
    effect: rerollDice(1),
  }),
  event('your-own-handwriting', 2, {
    title: { es: 'Tu propia letra', en: 'Your Own Handwriting' },
    story: {
      es: 'La nota entre las páginas es tuya. No recuerdas haberla escrito, pero tienes razón.',
      en: 'The note between the pages is yours. You do not remember writing it, but you are right.',
    },
    effect: draw(1),
  }),
  event('the-clock-is-fast', 1, {
    title: { es: 'El reloj adelanta', en: 'The Clock Is Fast' },
    story: {
      es: 'Lo comparas con el tuyo y con el de la torre. Todavía no es la hora. Por una vez, llegas antes.',
      en: 'You check it against your own and against the tower. It is not time yet. For once you are early.',
    },
    effect: removeCrystal,
  }),
  event('what-they-left-behind', 1, {
    title: { es: 'Lo que dejaron', en: 'What They Left Behind' },
    story: {
      es: 'Salieron deprisa: la cena a medias, la túnica en el suelo, el medallón en la jabonera. Nadie vendrá a por él.',
      en: 'They left in a hurry: supper half eaten, a robe on the floor, the medallion in the soap dish. Nobody will come back for it.',
    },
    effect: gainTrophy,
  }),
  event('deep-pockets', 1, {
    title: { es: 'Bolsillos hondos', en: 'Deep Pockets' },
    story: {
      es: 'El abrigo del difunto te queda bien. En el forro caben más cosas de las que parece. Él ya no las echa en falta.',
      en: 'The dead man’s coat fits you. There is more room in the lining than you would think. He no longer misses any of it.',
    },
    effect: keepMore(1),
  }),
  event('the-wrong-house', 1, {
    title: { es: 'La casa de al lado', en: 'The House Next Door' },
    story: {
      es: 'Registras la casa entera antes de ver el número. Aquí no vive ningún sectario: vive una señora que te ofrece café y no pregunta nada.',
      en: 'You search the whole house before you see the number. No cultist lives here: an old lady does, who gives you coffee and asks no questions.',
    },
  }),
  event('a-child-s-drawing', 1, {
    title: { es: 'Un dibujo', en: 'A Drawing' },
    story: {
      es: 'Está clavado en la pared: una casa, un sol, cinco personas de la mano. Abajo pone cinco nombres. Uno es el tuyo. Es de hace once años.',
      en: 'It is pinned to the wall: a house, a sun, five people holding hands. Underneath are five names. One is yours. It is eleven years old.',
    },
  }),
  event('the-gramophone', 1, {
    title: { es: 'El gramófono', en: 'The Gramophone' },
    story: {
      es: 'Sigue girando cuando entras. No suena nada, pero el disco no ha terminado. Te sorprendes esperando con el sombrero en la mano.',
      en: 'It is still turning when you come in. There is no sound, but the record is not over. You catch yourself waiting, hat in hand.',
    },
  }),
  event('you-were-expected', 1, {
    title: { es: 'Contaban contigo', en: 'You Were Expected' },
    story: {
      es: 'La mesa está puesta para uno. La silla, apartada. En el plato, tu tarjeta de visita. Todavía no has impreso ninguna.',
      en: 'The table is laid for one, the chair drawn back. On the plate is your visiting card. You have not had any printed yet.',
    },
    effect: advance(1),
  }),
  event('the-last-page', 1, {
    title: { es: 'La última página', en: 'The Last Page' },
    story: {
      es: 'Te habías prometido no leerla. La lees. Lo peor es que está bien escrita.',
      en: 'You had promised yourself not to read it. You read it. The worst of it is that it is well written.',
    },
    effect: madden(1),
  }),
]
