import {
  atRoundEnd,
  dearer,
  event,
  lose,
  onTarget,
  targetCannotPlay,
  targetCannotWalk,
  targetHandMaximum,
  targetKnowsOnly,
} from './builders.ts'
import type { EventCard } from './nodes.ts'

export const afflictions: readonly EventCard[] = [
  event('hydrophobia', {
    title: { es: 'Hidrofobia', en: 'Hydrophobia' },
    grammar: { g: 'f' },
    story: {
      es: 'Con los ojos cerrados se puede beber. Abiertos, en el fondo de la taza está siempre lo mismo.',
      en: 'With your eyes shut you can drink. Open, there is always the same thing at the bottom of the cup.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [
      targetCannotPlay({
        any: [
          { kind: 'location', has: 'waterside' },
          { kind: 'travel', mode: ['sea', 'underwater'] },
        ],
      }),
    ],
    ends: { plays: { has: 'hospital' } },
  }),
  event('claustrophobia', {
    title: { es: 'Claustrofobia', en: 'Claustrophobia' },
    grammar: { g: 'f' },
    story: {
      es: 'El ascensor baja dos pisos más de los que tiene el edificio.',
      en: 'The lift goes down two floors more than the building has.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [targetCannotPlay({ kind: 'location', has: 'underground' })],
    ends: { plays: { has: 'hospital' } },
  }),
  event('agoraphobia', {
    title: { es: 'Agorafobia', en: 'Agoraphobia' },
    grammar: { g: 'f' },
    story: {
      es: 'La plaza mide treinta pasos. Hoy llevas sesenta y no has llegado a la mitad.',
      en: 'The square is thirty paces across. Today you have counted sixty and are not yet halfway.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [targetCannotWalk],
    ends: { plays: { has: 'hospital' } },
  }),
  event('nyctophobia', {
    title: { es: 'Nictofobia', en: 'Nyctophobia' },
    grammar: { g: 'f' },
    story: {
      es: 'Gastas en velas lo que antes gastabas en libros. El cerero te pregunta qué celebras.',
      en: 'You spend on candles what you used to spend on books. The chandler asks what the occasion is.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [dearer({ kind: 'location', has: 'night' }, 1)],
    ends: { plays: { has: 'hospital' } },
  }),
  event('insomnia', {
    title: { es: 'Insomnio', en: 'Insomnia' },
    story: {
      es: 'Las cuatro y diez en el despertador, en la torre de la iglesia y en algo que hace tictac dentro de la almohada.',
      en: 'Ten past four by the alarm clock, by the church tower, and by something ticking inside the pillow.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [targetHandMaximum(-2)],
    ends: { plays: { has: ['lodging', 'hospital'] } },
  }),
  event('amnesia', {
    title: { es: 'Amnesia', en: 'Amnesia' },
    grammar: { g: 'f' },
    story: {
      es: 'En el puño de la camisa hay una dirección, de tu letra. La casera te saluda con otro nombre y te da la llave.',
      en: 'There is an address on your cuff, in your own hand. The landlady greets you by another name and gives you the key.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [targetKnowsOnly('english')],
    ends: { plays: { has: ['library', 'hospital'] } },
  }),
  event('brain-fever', {
    title: { es: 'Fiebre cerebral', en: 'Brain Fever' },
    grammar: { g: 'f' },
    story: {
      es: 'Las letras huyen del dedo como hormigas. Hay que leer deprisa, antes de que alcancen el margen.',
      en: 'The letters scatter from your finger like ants. You must read fast, before they reach the margin.',
    },
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [dearer({ kind: ['tome', 'spell'] }, 1)],
    ends: { plays: { has: 'hospital' } },
  }),
  event('haunted-by-dreams', {
    title: { es: 'Asedio de los sueños', en: 'Haunted by Dreams' },
    story: {
      es: 'Todas las noches la misma escalera; cada noche, un peldaño menos hasta la puerta.',
      en: 'The same staircase every night, and every night one step fewer to the door.',
    },
    sanity: -1,
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [atRoundEnd(onTarget(lose(1)))],
    ends: { plays: { has: ['church', 'hospital'] } },
  }),
]
