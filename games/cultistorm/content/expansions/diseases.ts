import type { AbilityData, Effect, Fields, Filter, Selector } from '@miskatonic/effects'
import { action, after, cannot, each, instead, madden, modify, showing } from '../builders.ts'
import { type Printed, printed } from '../kinds.ts'

export type Disease = Printed & { readonly kind: 'disease'; readonly abilities: readonly AbilityData[] }
export const diseaseFields: Fields = { ...printed, abilities: { list: 'ability' } }

const cure: Effect = { do: 'cure' }
const whenCarrier: Filter = { carrier: true }
const carriers: Selector = { the: 'carriers' }
const restedCarriers: Selector = { the: 'carriers', rested: true }
const inEvenTurns = { is: 'evenTurn' }

const disease = (id: string, card: Omit<Disease, 'id' | 'kind'>): Disease => ({ id, kind: 'disease', ...card })

/** What a carrier suffers, and how it is cured. */
export const diseases: readonly Disease[] = [
  disease('grey-cough', {
    title: { es: 'Tos gris', en: 'Grey Cough' },
    story: {
      es: 'Empieza como un carraspeo. Al tercer día hay ceniza en el pañuelo y una palabra que ya no sabes decir.',
      en: 'It begins with clearing your throat. By the third day there is ash in the handkerchief and one word you can no longer say.',
    },
    abilities: [modify('handSize', -1, whenCarrier), action('preparation', cure, { cost: showing(['star', 'star']) })],
  }),
  disease('glass-skin', {
    title: { es: 'Piel de vidrio', en: 'Glass Skin' },
    story: {
      es: 'A contraluz se te ven los huesos de la mano. Entre los huesos hay otra mano. No la cierres de golpe.',
      en: 'Against the light you can see the bones of your hand. Between the bones is another hand. Do not close it suddenly.',
    },
    abilities: [modify('rerollCost', 1, whenCarrier), action('preparation', cure, { cost: showing(['shield', 'planet']) })],
  }),
  disease('sleepless-fever', {
    title: { es: 'Fiebre insomne', en: 'Sleepless Fever' },
    story: {
      es: 'Una noche sí y otra no, la cama está ocupada. Te quedas de pie para no molestar. A quien duerme le suda tu frente.',
      en: 'Every other night the bed is taken. You stay on your feet so as not to disturb it. Whoever sleeps there sweats from your forehead.',
    },
    abilities: [
      after('terror:begin', {}, each(carriers, madden(1), 'together'), { while: inEvenTurns }),
      instead('madness:heal', whenCarrier, cure, { may: true }),
    ],
  }),
  disease('numb-tongue', {
    title: { es: 'Lengua muerta', en: 'Numb Tongue' },
    story: {
      es: 'Mueves los labios y nadie levanta la cabeza. Escribes «ayuda» y te traen agua. El agua sabe a letra.',
      en: 'You move your lips and nobody looks up. You write “help” and they bring you water. The water tastes of ink.',
    },
    abilities: [cannot('support:play', whenCarrier), action('preparation', cure, { cost: showing(['tentacle', 'eye']) })],
  }),
  disease('star-rash', {
    title: { es: 'Sarpullido de estrellas', en: 'Star Rash' },
    story: {
      es: 'Son puntos rojos, sin más, hasta que alguien los une con tinta. Desde entonces no aciertas ni a coger un vaso.',
      en: 'Red spots, nothing more, until somebody joins them with ink. Since then you cannot even pick up a glass.',
    },
    abilities: [cannot('die:take', whenCarrier), action('preparation', cure, { cost: showing(['planet', 'planet']) })],
  }),
  disease('marsh-rot', {
    title: { es: 'Podredumbre del pantano', en: 'Marsh Rot' },
    story: {
      es: 'Se te hunden los zapatos en el adoquín. Cada paso hace el mismo ruido que en el pantano. Si te quedas quieto, aprendes a no oírlo.',
      en: 'Your shoes sink into the cobbles. Each step sounds as it did in the marsh. If you keep still, you learn not to hear it.',
    },
    abilities: [modify('moveCost', 1, whenCarrier), after('phase:begin', { phase: 'sealing' }, each(restedCarriers, cure))],
  }),
]
