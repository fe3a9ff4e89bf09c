import type { Gender } from './lexicon.ts'

/*
 * The text tree: what is said, in roles and relations, before any language. It is plain data.
 * Ids are strings here; `grammar(lexicon)` gives constructors that only accept the ids of that lexicon.
 */

export type Quantity = number | { upTo: number } | { atLeast: number } | { orMore: number } | 'any'

export type Bound = { is: number } | { max: number } | { min: number }

export type Determiner =
  | 'count' // 2 Pistas
  | 'a' // una casilla
  | 'the'
  | 'this'
  | 'that'
  | 'each'
  | 'another' // otro
  | 'other' // los demás Monstruos, other Monsters
  | 'same' // el mismo
  | 'any' // cualquier
  | 'all' // las tiradas, checks: the whole class
  | 'whole' // todos los Aliados, all Allies
  | 'kind' // el Estado Detenido, a Detained Condition
  | 'role' // como trofeo, as a trophy
  | 'no' // ningún
  | 'bare'
  | 'half' // la mitad de tus objetos
  | 'top' // las 3 primeras cartas
  | 'chosen' // la cara que elijas, any face

export type Owner = 'own' | 'you' | 'it' | Ref

export interface NounOptions {
  /** Closest to the noun: prueba de Voluntad, Will test. */
  of?: Ref
  /** A modifier after a skill: Influencia −1; `boxed`: Suerte (−1) [2]. */
  modifier?: number
  boxed?: true
  difficulty?: number
  /** Nota 7, alcance 1. */
  number?: number
  adjectives?: readonly string[]
  superlative?: string
  traits?: readonly string[]
  /** de valor 2 o menos; a bare number is the upper bound. */
  value?: number | Bound
  /** The same for any other number of the piece. */
  measure?: { term: string } & Bound
  additional?: true
  more?: true
  less?: true
  /** 1 COR menos, 1 SAN less. */
  discount?: true
  random?: true
  choice?: true
  owner?: Owner
  from?: Ref
  in?: Ref
  /** Part of it: las tiradas de este combate, checks in this combat. */
  within?: Ref
  /** que esté en …, que haya en … */
  at?: Ref
  there?: Ref
  with?: Ref
  without?: Ref
  fewest?: string
  most?: string
  /** An adjective with its complement: asignado contra ti, facing you. */
  being?: { adjective: string; to: Ref }
  /** que empiecen aquí / que juegues, you play. */
  that?: Clause
  thatYou?: Clause
  except?: Ref
  per?: string
  rounded?: 'down' | 'up'
  plural?: true
  /** Only the unit: la pérdida de hasta 2 puntos. */
  unitOnly?: true
  /** No noun: los demás, the others. */
  headless?: true
  /** The gender of the character behind a noun of either gender. */
  g?: Gender
}

export interface Noun extends NounOptions {
  kind: 'noun'
  /** 'self' is the card or piece that carries the text. */
  term: string
  det: Determiner
  count?: Quantity
}

export interface Name {
  kind: 'name'
  es: string
  en: string
  g: Gender
  plural?: true
  alive?: 'person' | 'creature'
  the?: 'el' | 'la' | 'los' | 'las'
  enThe?: true
  /** When it is the viewer's, the name is said as tú, you. */
  seat?: string
}

export type Ref =
  | Noun
  | Name
  | { kind: 'you' }
  | { kind: 'nobody' }
  | { kind: 'it'; term: string; plural?: true }
  /** `nor`: no puede jugar Armas ni Libros, cannot play Weapons or Tomes. */
  | { kind: 'list'; conjunction: 'and' | 'or' | 'nor' | 'comma' | 'semicolon'; items: readonly Ref[] }
  /** +3 a Fuerza; +1 de valor (`of`); +3 físico a las tiradas (`adjective`). */
  | { kind: 'bonus'; amount: number; to?: Ref; of?: Ref; adjective?: string }
  | { kind: 'number'; quantity: Quantity }
  /** jugadores + 1 */
  | { kind: 'sum'; of: Ref; plus: number }
  /** The doing of it: Sellar un portal, Sealing a gate. */
  | { kind: 'doing'; clause: Clause }
  /** The deed as a noun: la pérdida de hasta 2 puntos, losing up to 2. */
  | { kind: 'deed'; verb: string; of: Ref }
  /** 1 de sus dados. */
  | { kind: 'part'; count: Quantity; of: Ref }
  /** 1 de los tuyos, 1 of yours. */
  | { kind: 'mine'; count: Quantity; term: string; whose: 'own' | 'you' }
  /** A mark that is the same in every language: g.214. */
  | { kind: 'code'; text: string }

export interface ClauseParts {
  /** Missing: whoever the text speaks to or, inside `forEach`, of. */
  subject?: Ref
  objects?: readonly Ref[]
  recipient?: Ref
  /** An adjective that agrees with the subject, or a noun. */
  state?: string | Ref
  by?: Ref
  from?: Ref
  to?: Ref
  place?: Ref
  against?: Ref
  with?: Ref
  as?: Ref
  price?: Ref
  cause?: Ref
  per?: Ref
  time?: Ref
  here?: true
  /** Summon or control: a second verb with the same objects. */
  orVerb?: string
  insteadOf?: Clause
  evenWhen?: Clause
  /** en su lugar: in another's place. */
  instead?: true
  unless?: Condition
  until?: Opener
  ifAble?: 'have' | 'can'
  only?: true
  already?: true
  negated?: true
  perfect?: true
  /** 'passive': se genera, is spawned. 'middle': se genera, spawns. */
  voice?: 'passive' | 'middle'
  /** In the passive the thing is named first: El valor se reduce. */
  topic?: true
}

export interface Clause extends ClauseParts {
  kind: 'clause'
  verb: string
}

/** Such a thing "is" somewhere; of others there "are" some. */
export const isDefinite = (ref: Ref): boolean =>
  ref.kind === 'name' || ref.kind === 'it' || (ref.kind === 'noun' && ['the', 'this', 'that', 'same', 'other'].includes(ref.det))

export type Condition =
  | Clause
  /** Hay 3 fichas en …; `holder`: English says that the place has them. */
  | { kind: 'exists'; what: Ref; place?: Ref; holder?: true; negated?: true }
  | { kind: 'conditions'; conjunction: 'and' | 'or'; items: readonly Condition[] }

/** What can stand before a sentence, with a comma. */
export type Opener =
  | { kind: 'once'; per: string; times?: number }
  | { kind: 'when'; clause: Condition }
  | { kind: 'would'; clause: Clause }
  | { kind: 'upon'; clause: Clause }
  | { kind: 'while'; clause: Condition }
  | { kind: 'given'; condition: Condition }
  | { kind: 'before' | 'after'; what: Ref | Clause }
  | { kind: 'during'; what: Ref }
  | { kind: 'at'; point?: 'start' | 'end'; what: Ref }
  | { kind: 'until'; point?: 'start' | 'end'; what: Ref | Clause }
  | { kind: 'as'; term: string }

export type LabelPart =
  | string
  | Ref
  | { kind: 'infinitive'; verbs: readonly string[]; objects?: readonly Ref[] }
  | (Opener & { kind: 'once' })

export interface Label {
  parts: readonly LabelPart[]
  /** In parentheses after it: a range, a window. `with`: con la Nota 7. */
  note?: Ref
  noteWith?: true
}

export type StatItem =
  | Ref
  | { kind: 'stat'; term: string; value: number; signed?: true }
  | { kind: 'field'; term: string; value: number | Ref | readonly Ref[] }

export interface Band {
  /** Numbers of successes, or the faces of a die. */
  on: number | { from: number; to: number } | { min: number } | { label: string }
  then: Tree
}

export type Tree =
  | Clause
  | { kind: 'seq'; parts: readonly Tree[] }
  | { kind: 'then'; parts: readonly Tree[] }
  | { kind: 'sentences'; parts: readonly Tree[] }
  | { kind: 'aside'; first: Tree; second: Tree }
  | { kind: 'choose'; parts: readonly Tree[]; bullets?: boolean; count?: number }
  | { kind: 'options'; options: readonly { label: Label; then: Tree }[] }
  | { kind: 'may'; cost?: Tree; effect: Tree }
  | { kind: 'pay'; cost: Tree; effect: Tree }
  | { kind: 'unless'; condition: Condition; effect: Tree }
  | { kind: 'if'; condition: Condition; then: Tree; otherwise?: Tree }
  | { kind: 'ifYouDo'; first: Tree; then: Tree; otherwise?: Tree }
  | { kind: 'ifCannot'; first: Tree; otherwise: Tree }
  | { kind: 'actor'; who: Ref; body: Tree }
  | { kind: 'on'; openers: readonly Opener[]; body: Tree }
  | { kind: 'label'; label: Label; body: Tree }
  | { kind: 'attempt'; check: Clause; noun: string; pass?: Tree; fail?: Tree; bands?: readonly Band[]; counted?: string }
  | { kind: 'table'; roll: Clause; bands: readonly Band[]; labelled?: true }
  | { kind: 'replace'; event: Clause; effect: Tree }
  | { kind: 'cannot'; body: Tree }
  | { kind: 'standing'; body: Tree }
  | { kind: 'told'; body: Tree }
  | { kind: 'question'; body: Tree }
  | { kind: 'ends'; when: Clause }
  | { kind: 'line'; what: Ref }
  | { kind: 'stats'; groups: readonly (readonly StatItem[])[] }
  | { kind: 'keywords'; items: readonly StatItem[] }
  | { kind: 'reminder'; body: Tree }
  /** Written by hand in both languages; the caller counts them. */
  | { kind: 'verbatim'; es: string; en: string }
