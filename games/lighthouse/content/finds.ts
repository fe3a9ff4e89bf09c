import {
  action,
  after,
  allow,
  alter,
  chosenKeeper,
  drive,
  instead,
  lookAtPurpose,
  modify,
  move,
  oncePerNight,
  pays,
  prevent,
  recover,
  reorder,
  reroll,
  search,
  thatThing,
  thisCard,
  youAreIn,
} from './builders.ts'
import type { Find } from './kinds.ts'

const find = (id: string, card: Omit<Find, 'id' | 'kind'>): Find => ({ id, kind: 'find', ...card })

/** What the sea leaves and the stores hide. */
export const findCards: readonly Find[] = [
  find('storm-lantern', {
    title: { es: 'Farol de tormenta', en: 'Storm Lantern' },
    story: { es: 'El cristal está intacto. La mano que lo sujetaba, no.', en: 'The glass is whole. The hand that held it is not.' },
    weight: 1,
    traits: ['lamp'],
    copies: 2,
    abilities: [modify('light', 'add', 1, { while: youAreIn('tower') })],
  }),
  find('hemp-rope', {
    title: { es: 'Cabo de cáñamo', en: 'Hemp Rope' },
    story: {
      es: 'Treinta brazas, un nudo que nadie del oficio hace y un extremo mordido.',
      en: 'Thirty fathoms, a knot nobody in the trade ties, and one end bitten through.',
    },
    weight: 1,
    traits: ['rope'],
    copies: 3,
    abilities: [prevent('nerve:lose', { who: { not: 'you' } }, 1, { cost: thisCard })],
  }),
  find('harpoon', {
    title: { es: 'Arpón', en: 'Harpoon' },
    story: {
      es: 'En el astil hay muescas: diecinueve ballenas y, al final, algo dibujado con más cuidado.',
      en: 'There are notches on the shaft: nineteen whales and, at the end, something drawn with more care.',
    },
    weight: 2,
    traits: ['weapon', 'rope'],
    copies: 2,
    abilities: [modify('dice', 'add:bonus', 2, { where: { who: 'you', skill: 'knack', against: 'thing' } })],
  }),
  find('sextant', {
    title: { es: 'Sextante', en: 'Sextant' },
    story: {
      es: 'Mide ángulos con exactitud entre estrellas que no están en el almanaque.',
      en: 'It measures exact angles between stars that are not in the almanac.',
    },
    weight: 1,
    traits: ['book'],
    abilities: [after('test:roll', { who: 'you' }, reroll, { may: true, limit: oncePerNight })],
  }),
  find('dory', {
    title: { es: 'Chinchorro', en: 'Dory' },
    story: {
      es: 'Cabe una persona. Ayer volvió solo, con los remos mojados.',
      en: 'It holds one. Yesterday it came back alone, with wet oars.',
    },
    weight: 3,
    traits: ['boat'],
    copies: 3,
    abilities: [action('shift', move, { limit: oncePerNight })],
  }),
  find('flask', {
    title: { es: 'Petaca', en: 'Flask' },
    story: { es: 'Ron de las islas. El último trago sabe a agua de mar.', en: 'Island rum. The last mouthful tastes of sea water.' },
    weight: 1,
    traits: [],
    copies: 2,
    abilities: [action('help', chosenKeeper(recover(2)), { cost: thisCard })],
  }),
  find('black-wick', {
    title: { es: 'Mecha negra', en: 'Black Wick' },
    story: {
      es: 'Arde sin aceite. Por la mañana recuerdas una cosa menos, y no sabes cuál.',
      en: 'It burns without oil. In the morning you remember one thing fewer, and cannot tell which.',
    },
    weight: 1,
    traits: ['lamp'],
    abilities: [pays('oil', 'nerve', oncePerNight)],
  }),
  find('barometer', {
    title: { es: 'Barómetro', en: 'Barometer' },
    story: {
      es: 'La aguja va por delante del tiempo. Si la empujas, el tiempo la sigue.',
      en: 'The needle runs ahead of the weather. Push it, and the weather follows.',
    },
    weight: 2,
    traits: ['book'],
    abilities: [action('council', reorder(3), { limit: oncePerNight })],
  }),
  find('drowned-diary', {
    title: { es: 'Diario de un ahogado', en: "Drowned Man's Diary" },
    story: {
      es: 'La tinta se ha corrido, salvo en la página que habla de quienes viven aquí.',
      en: 'The ink has run, except on the page that speaks of those who live here.',
    },
    weight: 1,
    traits: ['book'],
    copies: 2,
    abilities: [action('council', lookAtPurpose, { cost: thisCard })],
  }),
  find('flare-pistol', {
    title: { es: 'Pistola de bengalas', en: 'Flare Pistol' },
    story: {
      es: 'Queda un cartucho. Lo que vive sin luz no olvida la primera vez.',
      en: 'One cartridge left. What lives without light does not forget its first.',
    },
    weight: 1,
    traits: ['lamp', 'weapon'],
    copies: 2,
    abilities: [instead('thing:strike', {}, drive(thatThing), { cost: thisCard })],
  }),
  find('beeswax', {
    title: { es: 'Cera de abejas', en: 'Beeswax' },
    story: { es: 'Para los oídos. Funcionó una vez, con otro mar.', en: 'For the ears. It worked once, with another sea.' },
    weight: 1,
    traits: [],
    abilities: [allow('keeper:sleep', { who: 'you' })],
  }),
  find('masons-chest', {
    title: { es: 'Arcón del cantero', en: "Mason's Chest" },
    story: {
      es: 'Cinceles, plomo y un plano de la torre con una escalera que baja.',
      en: 'Chisels, lead, and a plan of the tower with a stair that goes down.',
    },
    weight: 3,
    traits: [],
    abilities: [
      alter('crack:open', { n: { min: 2 } }, { n: 1 }),
      modify('cost', 'add', -1, { where: { seat: 'you', resource: 'oil', filter: 'mend' } }),
    ],
  }),
  find('sea-chest', {
    title: { es: 'Baúl de marinero', en: 'Sea Chest' },
    story: { es: 'Está cerrado por dentro. Pesa lo que tú.', en: 'It is locked from the inside. It weighs as much as you do.' },
    weight: 3,
    traits: [],
    abilities: [action('shift', search('lamp'), { cost: thisCard })],
  }),
]
