import type { Speaker } from '@miskatonic/effects'
import type { Tree } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import type { ExpansionCard } from '../../content/expansions/index.ts'
import type { Card } from '../../content/kinds.ts'
import { relicTrees } from './ancientRelics/cards.ts'
import { manuscriptStats } from './behindTheScenes/cards.ts'
import { puzzleTrees } from './dangerousPuzzle/cards.ts'
import { ritualFigures, ritualStats, ritualTrees } from './darkRituals/cards.ts'
import { diseaseTrees } from './diseases/cards.ts'
import { helpTrees } from './distantHelp/cards.ts'
import { civilianFigures } from './innocentVictims/cards.ts'
import { investigationEventTrees } from './investigationEvents/cards.ts'
import { otherworldStats, otherworldTrees } from './otherworlds/cards.ts'
import { blotFigures, blotStats } from './rorschach/cards.ts'
import { boonStats, missionTrees } from './stormOfCultists/cards.ts'

/* How the cards of expansions are printed, where they are not just an effect and abilities. */

export type Speaks = Pick<Speaker, 'effect' | 'ability'>
type Figures = { readonly [name: string]: Json }
type Kind = ExpansionCard['kind']
type OfKind<K extends Kind> = Extract<ExpansionCard, { readonly kind: K }>
type PerKind<R, A extends unknown[] = []> = { readonly [K in Kind]?: (card: OfKind<K>, ...rest: A) => R }

const trees: PerKind<Tree[], [speak: Speaks]> = {
  relic: relicTrees,
  help: helpTrees,
  otherworld: otherworldTrees,
  mission: missionTrees,
  ritual: ritualTrees,
  disease: diseaseTrees,
  puzzle: puzzleTrees,
  investigationEvent: investigationEventTrees,
}
/** Figures that the table draws. */
const figures: PerKind<Figures> = {
  manuscript: ({ cost, moment }) => ({ cost, moment }),
  otherworld: ({ symbol }) => ({ symbol }),
  ritual: ritualFigures,
  civilian: civilianFigures,
  blot: blotFigures,
}
/** Figures as they are read, above the text. */
const stats: PerKind<Tree[]> = {
  manuscript: manuscriptStats,
  otherworld: otherworldStats,
  boon: boonStats,
  ritual: ritualStats,
  blot: blotStats,
}

export const expansionSorts: { readonly [K in Kind]: { readonly es: string; readonly en: string } } = {
  relic: { es: 'Reliquia', en: 'Relic' },
  manuscript: { es: 'Manuscrito', en: 'Manuscript' },
  otherworld: { es: 'Otro mundo', en: 'Otherworld' },
  mission: { es: 'Misión', en: 'Mission' },
  boon: { es: 'Ventaja', en: 'Boon' },
  scar: { es: 'Cicatriz', en: 'Scar' },
  help: { es: 'Ayuda distante', en: 'Distant help' },
  ritual: { es: 'Oscuro ritual', en: 'Dark ritual' },
  cultistEvent: { es: 'Evento sectario', en: 'Cultist event' },
  civilian: { es: 'Víctima inocente', en: 'Innocent victim' },
  disease: { es: 'Enfermedad', en: 'Disease' },
  puzzle: { es: 'Pieza del puzzle', en: 'Puzzle piece' },
  investigationEvent: { es: 'Evento de investigación', en: 'Investigation event' },
  blot: { es: 'Mancha', en: 'Blot' },
}

/** The entry of a card's kind is made for cards of that kind: this is where the compiler is told so. */
const entry = <R, A extends unknown[]>(of: PerKind<R, A>, { kind }: Card): ((card: Card, ...rest: A) => R) | undefined =>
  of[kind as Kind] as ((card: Card, ...rest: A) => R) | undefined

export const expansionTrees = (card: Card, speak: Speaks): Tree[] | undefined => entry(trees, card)?.(card, speak)
export const expansionFigures = (card: Card): Figures => entry(figures, card)?.(card) ?? {}
export const expansionStats = (card: Card): Tree[] => entry(stats, card)?.(card) ?? []
