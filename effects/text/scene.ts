import type { Gender, Lexicon } from './lexicon.ts'
import type { Form, LanguageId, Token } from './tokens.ts'
import type { Clause, Condition, Noun, Opener, Ref, Tree } from './tree.ts'

/**
 * How a verb stands.
 * do: what happens (imperative, or told when it befalls) · tell: the same, told · stand: a standing ability · if: after si
 * that: after cuando, a menos que … · infinitive: after puedes, para · let: to let X do · gerund: instead of doing
 * told: in the log.
 */
export type Mood = 'do' | 'tell' | 'stand' | 'if' | 'that' | 'would' | 'infinitive' | 'let' | 'gerund' | 'told'

export interface Options {
  lang: LanguageId
  form?: Form
  /** The character who reads; cards print the masculine without it. */
  reader?: { g: Gender }
  /** The term for the card or piece itself: esta carta, este Monstruo. */
  self?: string
  /** The seat that reads: its names are said as tú, you. */
  viewer?: string
  reminders?: boolean
}

export interface Features {
  person: 2 | 3
  many: boolean
  g: Gender
  alive: 'person' | 'creature' | undefined
}

/** What has been said so far: whom the text speaks of, what the sentence has named. */
export interface Scene {
  readonly lexicon: Lexicon
  readonly language: Language
  readonly reader: Gender
  readonly self: string
  readonly viewer: string | undefined
  readonly reminders: boolean
  /** Who acts when a clause names nobody. */
  actor: Ref
  actorNamed: boolean
  /** Whose is "own": a person named as the subject, otherwise whoever acts. */
  possessor: Ref | undefined
  /** The last subject said or understood, by key, and its agreement. */
  subject: string | undefined
  plural: boolean
  /** Inside the second or later part of a coordination. */
  coordinated: boolean
  /** The term last counted in this sentence: "descarta 1". */
  counted: string | undefined
  /** Inside a list, and whether it has said the unit: "1 punto de Salud y 1 de Cordura". */
  unit: 'list' | 'said' | undefined
  /** Whether this sentence has named the card itself. */
  selfNamed: boolean
  /** What already stands before the next sentence. */
  pending: Token[] | undefined
}

export function newScene(lexicon: Lexicon, options: Options, language: Language): Scene {
  return {
    lexicon,
    language,
    reader: options.reader?.g ?? 'm',
    self: options.self ?? 'card',
    viewer: options.viewer,
    reminders: options.reminders ?? true,
    actor: { kind: 'you' },
    actorNamed: false,
    possessor: undefined,
    subject: undefined,
    plural: false,
    coordinated: false,
    counted: undefined,
    unit: undefined,
    selfNamed: false,
    pending: undefined,
  }
}

export const keyOf = (ref: Ref): string => JSON.stringify(ref)

/** Begins a sentence: forgets what only the last one had named, unless something already stands before it. */
export function begin(scene: Scene): Token[] {
  const pending = scene.pending
  scene.pending = undefined
  scene.coordinated = false
  if (pending !== undefined) return pending
  scene.counted = undefined
  scene.unit = undefined
  scene.selfNamed = false
  scene.subject = scene.actorNamed ? keyOf(scene.actor) : undefined
  return []
}

/** Says something subordinate: the subject of the main clause stays what it was. */
export function aside<R>(scene: Scene, say: () => R): R {
  const { subject, plural, coordinated } = scene
  scene.coordinated = false
  const result = say()
  scene.subject = subject
  scene.plural = plural
  scene.coordinated = coordinated
  return result
}

/** Says the parts of a clause: "own" in them is its subject's, if that is a person. */
export function owned<R>(subject: Ref | undefined, isPerson: boolean, scene: Scene, say: () => R): R {
  const before = scene.possessor
  if (subject !== undefined) scene.possessor = isPerson && subject.kind !== 'nobody' ? subject : undefined
  const result = say()
  scene.possessor = before
  return result
}

export const possessorOf = (scene: Scene): Ref => scene.possessor ?? scene.actor

/** Whether a subject needs no naming: it was the last one, or this sentence began with it. */
export const isUnderstood = (ref: Ref, scene: Scene): boolean => {
  const key = keyOf(ref)
  return scene.subject === key || (scene.subject === undefined && scene.actorNamed && key === keyOf(scene.actor))
}

export const isSelf = (ref: Ref): ref is Noun => ref.kind === 'noun' && ref.term === 'self'

/** What each cannot do, none can: Ningún investigador puede …, No investigators can … */
export const noneOf = (ref: Ref): Ref | undefined =>
  ref.kind === 'noun' && ref.det === 'each' && !ref.headless ? { ...ref, det: 'no' } : undefined

export const subjectOf = (clause: Clause, scene: Scene): Ref => clause.subject ?? scene.actor

/** A person the text speaks to. */
export const isYou = (ref: Ref, scene: Scene): boolean =>
  ref.kind === 'you' || (ref.kind === 'name' && ref.seat !== undefined && ref.seat === scene.viewer)

export interface Language {
  readonly id: LanguageId
  /** Function words and small phrases. */
  readonly and: readonly Token[]
  readonly or: readonly Token[]
  readonly andThen: readonly Token[]
  readonly thenFirst: readonly Token[]
  readonly ifWord: string
  readonly otherwise: readonly Token[]
  readonly unlessWord: string
  features(ref: Ref, scene: Scene): Features
  reference(ref: Ref, scene: Scene): Token[]
  clause(clause: Clause, mood: Mood, scene: Scene): Token[]
  condition(condition: Condition, mood: 'if' | 'that', scene: Scene): Token[]
  /** puedes, you may; with its subject when that must be said. */
  modal(kind: 'may' | 'cannot', subject: Ref, mood: Mood, scene: Scene): Token[]
  /** What another does as a purpose: para que X obtenga; to let X gain. */
  purpose(subject: Ref, scene: Scene): { lead: Token[]; mood: Mood }
  /** si lo haces, if you do; si no puedes, if you cannot. */
  ifDone(scene: Scene): Token[]
  ifCannot(scene: Scene): Token[]
  outcome(verb: 'pass' | 'fail', noun: string, scene: Scene): Token[]
  /** con 0 éxitos; con un 1 o un 2. */
  successes(on: number | { from: number; to: number } | { min: number }, counted: string, first: boolean, scene: Scene): Token[]
  faces(on: number | { from: number; to: number } | { min: number }): Token[]
  facesLabel(on: number | { from: number; to: number } | { min: number }): Token[]
  once(per: string, times: number, scene: Scene): Token[]
  opener(opener: Exclude<Opener, { kind: 'once' }>, scene: Scene): Token[]
  /** The mood of parts said together. */
  harmony(parts: readonly Tree[], mood: Mood, scene: Scene): Mood
  instead: { before: readonly Token[]; after: readonly Token[] }
  ends(when: Clause, scene: Scene): Token[]
  chooseOne(count: number, scene: Scene): Token[]
  readonly withWord: string
  infinitive(verb: string, objects: readonly Ref[], scene: Scene): Token[]
  question(tokens: Token[]): Token[]
  readonly questionMood: Mood
}
