import {
  allValue,
  atRevealOf,
  atRoundEnd,
  each,
  endEvent,
  event,
  everyoneAt,
  everyPlace,
  lose,
  needsOnly,
  nobodyPlays,
  refresh,
  removeFromBattle,
  threatOfTarget,
} from './builders.ts'
import type { EventCard } from './nodes.ts'

/** Sky and weather. */
export const skies: readonly EventCard[] = [
  event('nightfall', {
    title: { es: 'Caída de la noche', en: 'Nightfall' },
    grammar: { g: 'f' },
    story: {
      es: 'El farolero enciende media calle y ahí lo deja. De la otra media, dice, ya se ocupan.',
      en: 'The lamplighter does half the street and stops there. The other half, he says, is being seen to.',
    },
    subtype: 'sky',
    target: { who: 'all' },
    lasts: 'lasting',
    abilities: [everyPlace('night', true, 'outdoors')],
    ends: { plays: { title: 'daybreak' }, by: 'anyone' },
  }),
  event('daybreak', {
    title: { es: 'Amanecer', en: 'Daybreak' },
    story: {
      es: 'Canta un gallo en algún patio, y tres sombras caen en la cuenta de que no son de nadie.',
      en: 'A cock crows in some yard, and three shadows notice that they belong to nobody.',
    },
    subtype: 'sky',
    target: { who: 'all' },
    lasts: 'round',
    effect: endEvent({ title: 'nightfall' }),
    abilities: [everyPlace('night', false, 'outdoors')],
  }),
  event('direct-sunlight', {
    title: { es: 'Luz directa del sol', en: 'Direct Sunlight' },
    grammar: { g: 'f' },
    story: {
      es: 'Basta con descorrer la cortina. Lo que queda en el sillón se barre en dos pasadas.',
      en: 'Drawing the curtain is enough. What is left in the armchair takes two strokes of the broom.',
    },
    subtype: 'sky',
    target: { who: 'threat' },
    lasts: 'round',
    abilities: [atRevealOf(removeFromBattle(threatOfTarget({ has: 'undead' })))],
  }),
  event('dense-sea-fog', {
    title: { es: 'Niebla cerrada', en: 'Dense Sea-Fog' },
    grammar: { g: 'f' },
    story: {
      es: 'El práctico del puerto vuelve a casa a pie, por encima del agua, y nadie se atreve a decírselo.',
      en: 'The harbour pilot comes home on foot, across the water, and nobody likes to tell him.',
    },
    subtype: 'weather',
    target: { who: 'all' },
    lasts: 'round',
    abilities: [nobodyPlays({ kind: 'travel', mode: ['sea', 'air'] })],
  }),
  event('noreaster', {
    title: { es: 'Temporal del nordeste', en: 'Nor’easter' },
    story: {
      es: 'El viento trae sal, tejas y una campana de iglesia que aún va sonando.',
      en: 'The wind brings salt, slates and a church bell, still ringing.',
    },
    subtype: 'weather',
    target: { who: 'all' },
    lasts: 'round',
    abilities: [atRoundEnd(each(everyoneAt('outdoors'), lose(1)))],
  }),
  event('the-stars-are-right', {
    title: { es: 'Las estrellas son propicias', en: 'The Stars Are Right' },
    grammar: { g: 'f' },
    story: {
      es: 'El astrónomo repasa la resta por última vez. El resto es esta noche.',
      en: 'The astronomer goes over the subtraction once more. The remainder is tonight.',
    },
    subtype: 'sky',
    target: { who: 'you' },
    lasts: 'round',
    abilities: [needsOnly(1)],
  }),
  event('full-moon', {
    title: { es: 'Luna llena', en: 'Full Moon' },
    grammar: { g: 'f' },
    story: {
      es: 'Esté donde esté la luna, las sombras de las lápidas apuntan a la verja.',
      en: 'Wherever the moon stands, the shadows of the headstones point to the gate.',
    },
    subtype: 'sky',
    target: { who: 'all' },
    lasts: 'round',
    abilities: [allValue({ any: [{ has: 'undead' }, { title: 'ghoul' }] }, 1)],
  }),
  event('walpurgis-eve', {
    title: { es: 'Noche de Walpurgis', en: 'Walpurgis Eve' },
    grammar: { g: 'f' },
    story: {
      es: 'Los perros de la colina se callan a la vez. Alguien ha vuelto a poner en pie las piedras.',
      en: 'The dogs on the hill fall silent together. Somebody has stood the stones up again.',
    },
    sanity: -1,
    subtype: 'sky',
    target: { who: 'you' },
    lasts: 'immediate',
    effect: refresh,
  }),
]
