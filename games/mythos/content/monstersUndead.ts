import { bury, discardHand, monster, yours } from './builders.ts'
import type { MonsterCard } from './nodes.ts'

export const undead: readonly MonsterCard[] = [
  monster('graveyard-skeleton', {
    title: { es: 'Esqueleto de camposanto', en: 'Graveyard Skeleton' },
    grammar: { g: 'm', many: { es: 'Esqueletos de camposanto', en: 'Graveyard Skeletons' } },
    story: { es: 'Le faltan dos costillas y conserva la llave de su casa.', en: 'It is short of two ribs and has kept its house key.' },
    class: 'undead',
    value: 1,
    combines: ['graveyard-skeleton'],
  }),
  monster('reanimated-corpse', {
    title: { es: 'Cadáver reanimado', en: 'Reanimated Corpse' },
    grammar: { g: 'm', many: { es: 'Cadáveres reanimados', en: 'Reanimated Corpses' } },
    story: {
      es: 'Lleva en el tobillo la etiqueta del depósito. En el puño aprieta la de otro.',
      en: 'It wears the mortuary tag on one ankle. The one in its fist is somebody else’s.',
    },
    class: 'undead',
    value: 2,
    sanity: -1,
  }),
  monster('restless-phantom', {
    title: { es: 'Fantasma inquieto', en: 'Restless Phantom' },
    grammar: { g: 'm', many: { es: 'Fantasmas inquietos', en: 'Restless Phantoms' } },
    story: {
      es: 'A las once la escalera cruje de abajo arriba. Nadie la ha oído crujir de vuelta.',
      en: 'At eleven the stairs creak, bottom to top. They have never been heard to creak down again.',
    },
    class: 'undead',
    value: 1,
    sanity: -1,
    invisible: true,
  }),
  monster('mummy-of-the-pharaoh', {
    title: { es: 'Momia del faraón', en: 'Mummy of the Pharaoh' },
    grammar: { g: 'f', many: { es: 'Momias del faraón', en: 'Mummies of the Pharaoh' } },
    story: { es: 'El sello de la tumba está intacto por los dos lados.', en: 'The seal on the tomb is unbroken on both sides.' },
    class: 'undead',
    value: 3,
    sanity: -1,
    harm: discardHand(1, { random: true }),
  }),
  monster('vapour-of-the-shunned-house', {
    title: { es: 'Vapor de la casa evitada', en: 'Vapour of the Shunned House' },
    grammar: { g: 'm', many: { es: 'Vapores de la casa evitada', en: 'Vapours of the Shunned House' } },
    story: {
      es: 'Cuando se retira la lámpara queda una claridad amarilla flotando sobre el enfermo. Al médico le parece una cara; al enfermo, varias.',
      en: 'A yellow glow hangs over the sickbed after the lamp is taken away. To the doctor it looks like a face; to the patient, like several.',
    },
    class: 'undead',
    value: 3,
    sanity: -2,
    invisible: true,
  }),
  monster('winged-hound', {
    title: { es: 'Sabueso alado', en: 'Winged Hound' },
    grammar: { g: 'm', many: { es: 'Sabuesos alados', en: 'Winged Hounds' } },
    story: {
      es: 'Al principio aúlla muy lejos, al otro lado del páramo. Cuando llega al jardín ya no aúlla.',
      en: 'At first it bays far off, across the moor. By the time it reaches the garden it has stopped.',
    },
    class: 'undead',
    value: 3,
    sanity: -1,
    harm: bury(yours({ kind: 'artifact', has: ['jewel', 'magic'] })),
  }),
]
