import { besideThis, discardHand, monster } from './builders.ts'
import type { MonsterCard } from './nodes.ts'

export const servitors: readonly MonsterCard[] = [
  monster('night-gaunt', {
    title: { es: 'Ángel descarnado', en: 'Night-Gaunt' },
    grammar: { g: 'm', many: { es: 'Ángeles descarnados', en: 'Night-Gaunts' } },
    story: {
      es: 'No tiene cara que ponerte. Te hace cosquillas hasta que sueltas el alféizar.',
      en: 'It has no face to pull at you. It tickles until you let go of the sill.',
    },
    class: 'lesserServitor',
    value: 2,
    sanity: -1,
    travels: { modes: ['land', 'sea', 'air', 'space', 'underwater'], between: ['waking', 'dreamlands'] },
  }),
  monster('festival-steed', {
    title: { es: 'Montura del festival', en: 'Festival Steed' },
    grammar: { g: 'f', many: { es: 'Monturas del festival', en: 'Festival Steeds' } },
    story: {
      es: 'Espera ensillada al pie de los escalones, aceitosa y mansa. Los estribos están puestos a tu medida.',
      en: 'It waits saddled at the foot of the steps, oily and tame. The stirrups have been set to your length.',
    },
    class: 'lesserServitor',
    value: 2,
    sanity: -1,
    combines: ['festival-steed'],
    travels: { modes: ['air', 'space'] },
  }),
  monster('shoggoth', {
    title: { es: 'Shoggoth', en: 'Shoggoth' },
    grammar: { g: 'm' },
    story: {
      es: 'El corredor termina en una pared negra y mojada. Está más cerca que cuando has dicho «pared».',
      en: 'The passage ends in a wet black wall. It is nearer than when you said “wall”.',
    },
    class: 'lesserServitor',
    value: 5,
    sanity: -2,
  }),
  monster('shantak', {
    title: { es: 'Shantak', en: 'Shantak' },
    grammar: { g: 'm' },
    story: {
      es: 'Sube más allá de donde acaba el aire. Los jinetes que no saltan a tiempo llegan a donde iba.',
      en: 'It climbs past the end of the air. Riders who do not jump in time arrive where it was going.',
    },
    class: 'lesserServitor',
    value: 4,
    sanity: -2,
    travels: { modes: ['air', 'space'], between: ['waking', 'dreamlands'] },
  }),
  monster('purple-spider-of-leng', {
    title: { es: 'Araña púrpura de Leng', en: 'Purple Spider of Leng' },
    grammar: { g: 'f', many: { es: 'Arañas púrpuras de Leng', en: 'Purple Spiders of Leng' } },
    story: {
      es: 'Teje de una ladera a otra del valle. En el centro cuelga una caravana entera, con sus campanillas.',
      en: 'It spins from one side of the valley to the other. In the middle hangs a whole caravan, bells and all.',
    },
    class: 'lesserServitor',
    value: 3,
    sanity: -1,
  }),
  monster('rat-thing-familiar', {
    title: { es: 'Familiar ratuno', en: 'Rat-Thing Familiar' },
    grammar: { g: 'm', many: { es: 'Familiares ratunos', en: 'Rat-Thing Familiars' } },
    story: {
      es: 'Trae los recados de su ama con voz de parvulario. Las manitas vienen muy limpias.',
      en: 'It brings its mistress’s messages in a schoolroom voice. The little hands have been scrubbed quite clean.',
    },
    class: 'lesserServitor',
    value: 1,
    harm: discardHand(1, { random: true }),
  }),
  monster('slime-of-the-black-gulf', {
    title: { es: 'Limo del golfo negro', en: 'Slime of the Black Gulf' },
    grammar: { g: 'm', many: { es: 'Limos del golfo negro', en: 'Slimes of the Black Gulf' } },
    story: {
      es: 'Ha subido por el desagüe hasta el tercer piso. El primero y el segundo no contestan al timbre.',
      en: 'It has come up the waste pipe as far as the third floor. The first and the second do not answer the bell.',
    },
    class: 'lesserServitor',
    value: 3,
    sanity: -1,
  }),
  monster('one-of-the-thousand-young', {
    title: { es: 'Uno de los mil retoños', en: 'One of the Thousand Young' },
    grammar: { g: 'm', many: { es: 'de los mil retoños', en: 'of the Thousand Young' } },
    story: {
      es: 'El guarda cuenta un árbol más que el año pasado. Las huellas de pezuña llegan hasta él y ahí se acaban.',
      en: 'The ranger counts one more tree than last year. The hoofprints go up to it and stop.',
    },
    class: 'greaterServitor',
    value: 5,
    sanity: -2,
  }),
  monster('piper-of-the-outer-court', {
    title: { es: 'Flautista de la corte exterior', en: 'Piper of the Outer Court' },
    grammar: { g: 'm', many: { es: 'Flautistas de la corte exterior', en: 'Pipers of the Outer Court' } },
    story: {
      es: 'La melodía no es mala. Lo malo es que lleva un compás, y que todo lo demás ha empezado a llevarlo.',
      en: 'The tune is not bad. The trouble is that it keeps time, and that everything else has begun to keep it too.',
    },
    class: 'greaterServitor',
    value: 4,
    sanity: -2,
    abilities: [besideThis(1)],
  }),
  monster('larva-of-the-other-gods', {
    title: { es: 'Larva de los Otros Dioses', en: 'Larva of the Other Gods' },
    grammar: { g: 'f', many: { es: 'Larvas de los Otros Dioses', en: 'Larvae of the Other Gods' } },
    story: {
      es: 'Roza la cara como una telaraña en un pasillo recién barrido. Es ciega y le agrada todo lo que está tibio.',
      en: 'It brushes your face like a cobweb in a corridor just swept. It is blind, and fond of anything warm.',
    },
    class: 'greaterServitor',
    value: 4,
    sanity: -2,
    invisible: true,
  }),
]
