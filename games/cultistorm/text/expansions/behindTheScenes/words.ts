import { message } from '@miskatonic/effects/text'
import type { Moment } from '../../../content/expansions/behindTheScenes.ts'
import type { ScenesMessages } from '../../../rules/expansions/behindTheScenes/shape.ts'
import { type Both, type Card, type Counted, did, said, type Who } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

const MOMENTS: { readonly [M in Moment]: Both } = {
  cultists: { es: 'Empieza la fase de los sectarios', en: 'The cultist phase begins' },
  terror: { es: 'Empieza la fase de terror', en: 'The terror phase begins' },
  preparation: { es: 'Empieza la fase de preparación', en: 'The preparation phase begins' },
  beforeFight: { es: 'Va a empezar una pelea', en: 'A fight is about to begin' },
  afterFight: { es: 'Ha terminado una pelea', en: 'A fight is over' },
  support: { es: 'Se ha jugado un apoyo', en: 'Help was played' },
}

export const scenesWords = {
  'ink-gained': message<Counted>({ es: 'Tinta del autor: {n}.', en: 'The author’s ink: {n}.' }),
  'manuscript-played': message<Who & Card>({ es: 'El autor escribe: {card}.', en: 'The author writes: {card}.' }),
  'manuscripts-drawn': message<Who & Counted>({
    es: 'El autor toma {n} {n.number:manuscrito|manuscritos}.',
    en: 'The author takes {n} {n.number:manuscript|manuscripts}.',
  }),
  'support-crossed-out': message<Card>({ es: '{card} queda tachada: no tiene efecto.', en: '{card} is crossed out: it has no effect.' }),
  'die-lost': did('perdido 1 dado.', 'lost 1 die.'),
  'cultist-chosen': message<Who>({ es: 'El autor elige quién llega antes.', en: 'The author chooses who comes first.' }),
  'play-manuscript': message<Counted & { moment: Moment }>({
    es: ({ moment, n }) => `${MOMENTS[moment].es}. ¿Escribes algo? Tinta: ${n}.`,
    en: ({ moment, n }) => `${MOMENTS[moment].en}. Do you write anything? Ink: ${n}.`,
  }),
  'choose-next-cultist': said('Elige el sectario que llega antes.', 'Choose the cultist that comes first.'),
  'choose-first-trophy': said('Elige el trofeo con el que empiezas.', 'Choose the trophy you begin with.'),
  'lacks-ink': message<Counted>({ es: 'Cuesta {n} de tinta.', en: 'It costs {n} ink.' }),
} satisfies WordsFor<ScenesMessages>
