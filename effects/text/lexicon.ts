import type { Tree } from './tree.ts'

export type Gender = 'm' | 'f'
export type IconId = string

/** The parts a clause can have besides its verb; a verb may say with which preposition it takes each, and in what order. */
export type Role =
  | 'object'
  | 'recipient'
  | 'state'
  | 'by'
  | 'from'
  | 'to'
  | 'place'
  | 'against'
  | 'with'
  | 'as'
  | 'price'
  | 'cause'
  | 'per'
  | 'time'

export interface Es {
  one: string
  /** Missing: formed by rule (the first word of several). `null`: no plural. */
  many?: string | null
  g: Gender | 'mf'
  /** The feminine, for nouns whose form changes with the character (investigadora). */
  fem?: string
  femMany?: string
  /** Stressed a-: el arma, but esta arma. */
  el?: true
  /** The article of a name; '' for none (Londres). A term that has it is a name: it never takes another article. */
  the?: 'el' | 'la' | 'los' | 'las' | ''
  /** 'punto': 2 puntos de Cordura. 'de': 2 de Angustia. */
  unit?: 'punto' | 'de'
  alive?: 'person' | 'creature'
  /** A person who is a card: no personal a with verbs that handle pieces (Descarta este Aliado). */
  piece?: true
  /** e or u before it, when the spelling does not tell. 'other' says that the spelling lies. */
  sound?: 'i' | 'o' | 'other'
  /** A trait joined with "de" when it stands beside a noun: Localización de CIUDAD. */
  linked?: true
  /** A trait that agrees in number with the noun it stands beside: 2 Aliados SECTARIOS. */
  agrees?: true
}

export interface En {
  one: string
  /** Missing: formed by rule. `null`: no plural. */
  many?: string | null
  /** "an" before it, when the spelling does not tell. */
  an?: boolean
  /** The name takes "the": the Woods. */
  the?: true
  /** Where something is: on a space, in an area, at a location. Missing: in. */
  place?: 'on' | 'in' | 'at'
}

export interface Term {
  es: Es
  en: En
  short?: { es: string; en: string }
  icon?: IconId
  style?: 'trait' | 'title'
  /** Written instead of the noun beside a number (5 $, $5); spoken as the noun. */
  symbol?: string
  reminder?: Tree
}

export interface Adj {
  es: readonly [m: string, f: string, ms: string, fs: string]
  en: string
  /** Spanish before the noun: la próxima fase. `short` before a masculine singular: el primer Libro. */
  before?: true
  short?: string
  /** English superlative when it is not "most X". */
  most?: string
  /** What links it to its complement: asignado contra ti, facing you. */
  complement?: { es: string; en: string }
}

/** The Spanish forms that cards need. Present, 2nd and 3rd person; present subjunctive; imperative tú. */
export interface Forms {
  imperative: string
  you: string
  one: string
  many: string
  youSubjunctive: string
  oneSubjunctive: string
  manySubjunctive: string
  participle: string
  gerund: string
}

export interface EsVerb {
  /** May be reflexive (moverse) and have more words (volver a tirar, dar la vuelta). */
  inf: string
  irregular?: Partial<Forms>
  part?: Adj['es']
  /** What you do is an imperative; what befalls you is told. */
  kind: 'act' | 'befall'
  /** Personal a: persons always; creatures only with 'creatures'; 'never' for verbs that handle pieces. */
  a?: 'creatures' | 'never'
  prepositions?: Partial<Record<Role, string>>
  order?: readonly Role[]
  /** The subject follows: Aparece 1 sectario. */
  subjectAfter?: true
  /** The noun of the deed: la pérdida. */
  deed?: { one: string; g: Gender }
}

export interface EnVerb {
  base: string
  s?: string
  past?: string
  part?: string
  gerund?: string
  /** Said with "you" where others are bare imperatives: You are Blessed. */
  told?: true
  prepositions?: Partial<Record<Role, string>>
  order?: readonly Role[]
  /** Words that follow the object: give it a name. */
  tail?: string
}

export interface Verb {
  es: EsVerb
  en: EnVerb
}

/** The few fixed phrases in which the rulebooks differ. */
export interface Phrases {
  anyNumber: { es: string; en: string }
}

export interface Lexicon<T extends string = string, A extends string = string, V extends string = string> {
  terms: Readonly<Record<T, Term>>
  adjectives: Readonly<Record<A, Adj>>
  verbs: Readonly<Record<V, Verb>>
  phrases: Phrases
}

export interface LexiconParts<T extends string, A extends string, V extends string> {
  terms?: Record<T, Term>
  adjectives?: Record<A, Adj>
  verbs?: Record<V, Verb>
  phrases?: Partial<Phrases>
}

/** A lexicon with more words. An id given again replaces the word: a game says the same thing in its own rulebook's words. */
export function extend<
  T extends string,
  A extends string,
  V extends string,
  T2 extends string = never,
  A2 extends string = never,
  V2 extends string = never,
>(base: Lexicon<T, A, V>, more: LexiconParts<T2, A2, V2>): Lexicon<T | T2, A | A2, V | V2> {
  return {
    terms: { ...base.terms, ...more.terms } as Record<T | T2, Term>,
    adjectives: { ...base.adjectives, ...more.adjectives } as Record<A | A2, Adj>,
    verbs: { ...base.verbs, ...more.verbs } as Record<V | V2, Verb>,
    phrases: { ...base.phrases, ...more.phrases },
  }
}

/** A regular participle or adjective in -o: four forms from one. */
export const inO = (masculine: string): Adj['es'] => {
  const stem = masculine.slice(0, -1)
  return [masculine, `${stem}a`, `${stem}os`, `${stem}as`]
}

/** An adjective that does not change with gender: adicional, adicionales. */
export const oneEnding = (one: string, many: string): Adj['es'] => [one, one, many, many]

const lookUp = <W>(words: Readonly<Record<string, W>>, id: string, sort: string): W => {
  const word = Object.hasOwn(words, id) ? words[id] : undefined
  if (word === undefined)
    throw new Error(`The lexicon has no ${sort} “${id}”. Add it to the game's lexicon, or correct the id in the frame.`)
  return word
}

export const termOf = (lexicon: Lexicon, id: string): Term => lookUp(lexicon.terms, id, 'term')
export const verbOf = (lexicon: Lexicon, id: string): Verb => lookUp(lexicon.verbs, id, 'verb')
export const adjectiveOf = (lexicon: Lexicon, id: string): Adj => lookUp(lexicon.adjectives, id, 'adjective')
