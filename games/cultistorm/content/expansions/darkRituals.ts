import type { AbilityData, Condition, Effect, Fields } from '@miskatonic/effects'
import type { Cost, Limit } from '@miskatonic/kernel'
import { action, block, cards, detectives, each, heal, hold, oncePerTurn, removeCrystals, seeTerror } from '../builders.ts'
import { type Printed, printed } from '../kinds.ts'

export type Ritual = Printed & {
  readonly kind: 'ritual'
  /** What it takes to learn it, in experience. */
  readonly price: number
  /** First how it is learned, then what it lets whoever has learned it do. */
  readonly abilities: readonly AbilityData[]
}
export const ritualFields: Fields = { ...printed, price: 'integer', abilities: { list: 'ability' } }

const aMadness: Cost = [{ pay: 'madness', n: 1 }]
const oncePerGame: Limit = { per: 'game', on: 'piece' }
const shiftMadness: Effect = { do: 'shiftMadness' }
const addSymbol: Effect = { do: 'addSymbol' }
const banish: Effect = { do: 'banish' }
const copySupport: Effect = { do: 'copySupport' }
const sealWithFewer = (n: number): Effect => ({ do: 'sealWithFewer', n })

const learn: Effect = { do: 'learn' }
const isLearned = (yet: boolean): Condition => ({ is: 'learned', yet })

/** Until it is learned it can be; from then on it works. */
const ritual = (id: string, price: number, { abilities, ...told }: Pick<Ritual, 'title' | 'story' | 'abilities'>): Ritual => ({
  id,
  kind: 'ritual',
  ...told,
  price,
  abilities: [
    action('preparation', learn, { cost: [{ pay: 'experience', n: price }], while: isLearned(false) }),
    ...abilities.map((one) => ({ ...one, while: isLearned(true) })),
  ],
})

/** They lie open; whoever pays for one in experience has it for the rest of the game. */
export const rituals: readonly Ritual[] = [
  ritual('ward-of-salt', 2, {
    title: { es: 'Cerco de sal', en: 'Ward of Salt' },
    story: {
      es: 'Tres puñados en el umbral, uno por cada nombre que no vas a decir. Lo de dentro no cruza. Barre hacia fuera, nunca hacia casa.',
      en: 'Three handfuls on the threshold, one for each name you will not say. What is inside does not cross. Sweep outwards, never towards home.',
    },
    abilities: [action('preparation', block('here'), { cost: cards(2), limit: oncePerTurn })],
  }),
  ritual('second-sight', 2, {
    title: { es: 'Segunda vista', en: 'Second Sight' },
    story: {
      es: 'Cierras los dos ojos y queda otro abierto. Lo que viene está boca abajo sobre la mesa. Le das la vuelta con el párpado.',
      en: 'You shut both eyes and one stays open. What is coming lies face down on the table. You turn it over with the lid.',
    },
    abilities: [action('preparation', seeTerror, { limit: oncePerTurn })],
  }),
  ritual('binding-knot', 2, {
    title: { es: 'Nudo de atadura', en: 'Binding Knot' },
    story: {
      es: 'Nueve vueltas de bramante alrededor de nada. A la novena, el cordel se tensa. Al otro lado, algo se pregunta quién tira.',
      en: 'Nine turns of twine around nothing. On the ninth the cord goes taut. On the far side, something wonders who is pulling.',
    },
    abilities: [action('preparation', hold('any'), { limit: oncePerGame })],
  }),
  ritual('shared-burden', 3, {
    title: { es: 'Carga compartida', en: 'Shared Burden' },
    story: {
      es: 'Dos beben del mismo vaso, primero quien peor duerme. La pesadilla cambia de cama sin despertar a nadie.',
      en: 'Two drink from one glass, the worse sleeper first. The nightmare changes beds and wakes nobody.',
    },
    abilities: [action('preparation', shiftMadness, { limit: oncePerTurn })],
  }),
  ritual('blood-script', 3, {
    title: { es: 'Escritura de sangre', en: 'Blood Script' },
    story: {
      es: 'La letra solo se lee mientras está húmeda. Escribes deprisa y con lo que tienes a mano. Mañana no recordarás qué firmaste.',
      en: 'The letter can be read only while it is wet. You write fast, with what you have to hand. Tomorrow you will not recall what you signed.',
    },
    abilities: [action('fight', addSymbol, { cost: aMadness, limit: oncePerTurn })],
  }),
  ritual('quiet-mind', 3, {
    title: { es: 'Mente en calma', en: 'Quiet Mind' },
    story: {
      es: 'Cuentas hacia atrás, en voz alta, desde un número que nadie ha elegido. Al llegar al final, la habitación vuelve a tener cuatro paredes.',
      en: 'You count backwards, aloud, from a number nobody picked. When you reach the end, the room has four walls again.',
    },
    abilities: [action('preparation', each(detectives, heal(1)), { limit: oncePerGame })],
  }),
  ritual('banishment', 4, {
    title: { es: 'Destierro', en: 'Banishment' },
    story: {
      es: 'Lees el nombre del final al principio. La túnica cae al suelo, todavía abrochada.',
      en: 'You read the name from its end to its beginning. The robe drops to the floor, still buttoned.',
    },
    abilities: [action('preparation', banish, { limit: oncePerGame })],
  }),
  ritual('turn-of-the-wheel', 4, {
    title: { es: 'Giro de la rueda', en: 'Turn of the Wheel' },
    story: {
      es: 'El tomo lleva cosida a la tapa una rueda de cartón. La giras dos dientes hacia atrás. En la calle, los relojes se callan para oírla.',
      en: 'A cardboard wheel is sewn to the cover of the tome. You turn it back two teeth. In the street the clocks fall silent to listen.',
    },
    abilities: [action('preparation', removeCrystals(2), { limit: oncePerGame })],
  }),
  ritual('mirror-soul', 5, {
    title: { es: 'Alma espejo', en: 'Mirror Soul' },
    story: {
      es: 'Miras las manos de quien sabe y copias el gesto sin entenderlo. Funciona. Tu reflejo tarda un instante en bajar las suyas.',
      en: 'You watch the hands of one who knows and copy the gesture without grasping it. It works. Your reflection is a moment late in lowering its own.',
    },
    abilities: [action('preparation', copySupport, { limit: oncePerGame })],
  }),
  ritual('closing-word', 5, {
    title: { es: 'Palabra de cierre', en: 'Closing Word' },
    story: {
      es: 'El último capítulo es una sola palabra sin vocales. La dices con el hombro apoyado en la puerta. La puerta está de acuerdo.',
      en: 'The last chapter is a single word with no vowel in it. You say it with your shoulder to the door. The door agrees.',
    },
    abilities: [action('sealing', sealWithFewer(1), { limit: oncePerGame })],
  }),
]
