import type { AbilityData, Effect, Fields } from '@miskatonic/effects'
import { advance, appearAt, cannot, detectivesHere, everybody, madden, modify, summon } from '../builders.ts'
import { abilities, type Printed, printed, type UnforeseenEvent } from '../kinds.ts'

export type PuzzlePiece = Printed & {
  readonly kind: 'puzzle'
  /** When it is found. */
  readonly effect?: Effect
  /** While it is held. */
  readonly abilities?: readonly AbilityData[]
}
export const puzzleFields: Fields = { ...printed, ...abilities, 'effect?': 'effect' }

const loosePiece: Effect = { do: 'loosePiece' }

const piece = (id: string, card: Omit<PuzzlePiece, 'id' | 'kind'>): PuzzlePiece => ({ id, kind: 'puzzle', ...card })

/** Six pieces in the item deck: whoever finds one holds it, and bears what comes with it. */
export const puzzlePieces: readonly PuzzlePiece[] = [
  piece('puzzle-dial', {
    title: { es: 'La esfera', en: 'The Dial' },
    story: {
      es: 'Tiene trece horas y una sola aguja. Apunta a la puerta. Cada vez que sales, tienes que pensarlo dos veces.',
      en: 'It has thirteen hours and one hand. The hand points at the door. Each time you leave, you have to think about it twice.',
    },
    abilities: [modify('moveCost', 1, { who: 'you', nth: 1 })],
  }),
  piece('puzzle-spring', {
    title: { es: 'El muelle', en: 'The Spring' },
    story: {
      es: 'Cede cuando aprietas y devuelve más de lo que le diste. Con las personas hace lo mismo.',
      en: 'It gives when you press it. It returns more than you gave. It does the same with people.',
    },
    abilities: [modify('supportMadness', 1, { who: 'you' })],
  }),
  piece('puzzle-needle', {
    title: { es: 'La aguja', en: 'The Needle' },
    story: {
      es: 'Cose lo que toca. Te ha cosido la sombra a la suela: en ninguna casa descansas del todo.',
      en: 'It sews whatever it touches. It has sewn your shadow to your sole: there is no house in which you fully rest.',
    },
    abilities: [cannot('madness:heal', { who: 'you', by: 'location' })],
  }),
  piece('puzzle-lens', {
    title: { es: 'La lente', en: 'The Lens' },
    story: {
      es: 'Miras la luna por ella, por probar. La luna se acerca para ver quién es.',
      en: 'You look at the moon through it, to try it. The moon comes closer, to see who that is.',
    },
    effect: advance(1),
  }),
  piece('puzzle-shell', {
    title: { es: 'La cáscara', en: 'The Shell' },
    story: {
      es: 'Al oído suena como una caracola. Es el mar. Debajo, alguien da tu dirección.',
      en: 'Held to the ear it sounds like a conch. It is the sea. Beneath it, somebody is giving your address.',
    },
    effect: appearAt('here'),
  }),
  piece('puzzle-core', {
    title: { es: 'El núcleo', en: 'The Core' },
    story: {
      es: 'Está caliente y late, pero no a tu ritmo. Tardas un minuto en notar que ya sí.',
      en: 'It is warm and it beats, though not in your time. It takes you a minute to notice that now it does.',
    },
    effect: everybody(madden(1), detectivesHere),
  }),
]

const event = (id: string, copies: number, card: Pick<UnforeseenEvent, 'title' | 'story' | 'effect'>): UnforeseenEvent => ({
  id,
  kind: 'event',
  copies,
  expansion: 'dangerousPuzzle',
  ...card,
})

export const puzzleEvents: readonly UnforeseenEvent[] = [
  event('false-bottom', 2, {
    title: { es: 'Doble fondo', en: 'False Bottom' },
    story: {
      es: 'La caja pesa lo mismo. Eso es lo raro. Una de las piezas que guardabas ha vuelto por su cuenta al sitio del que salió.',
      en: 'The box weighs the same as before. That is what is odd. One of the pieces you kept has gone back, by itself, to where it came from.',
    },
    effect: loosePiece,
  }),
  event('grinding-gears', 1, {
    title: { es: 'Engranajes', en: 'Grinding Gears' },
    story: {
      es: 'Suena detrás del papel pintado: dos dientes, pausa, dos dientes. Cuando para, es peor.',
      en: 'It comes from behind the wallpaper: two teeth, a pause, two teeth. When it stops, that is worse.',
    },
    effect: advance(2),
  }),
  event('open-mouth', 1, {
    title: { es: 'Boca abierta', en: 'Open Mouth' },
    story: {
      es: 'No era una cerradura. Acercas la linterna y, muy al fondo, algo traga.',
      en: 'It was not a keyhole. You bring the lantern closer and, a long way down, something swallows.',
    },
    effect: summon,
  }),
]
