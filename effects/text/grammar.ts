import type { Gender, Lexicon } from './lexicon.ts'
import { choiceOfObjects, merged } from './merge.ts'
import type {
  Band,
  Bound,
  Clause,
  ClauseParts,
  Condition,
  Determiner,
  Label,
  LabelPart,
  Name,
  Noun,
  NounOptions,
  Opener,
  Owner,
  Quantity,
  Ref,
  StatItem,
  Tree,
} from './tree.ts'

/* The constructors of the text tree, bound to the ids of one lexicon: naming a word it does not have is a type error. */

export const you: Ref = { kind: 'you' }
export const nobody: Ref = { kind: 'nobody' }

export const upTo = (count: number): Quantity => ({ upTo: count })
export const atLeast = (count: number): Quantity => ({ atLeast: count })
export const orMore = (count: number): Quantity => ({ orMore: count })

export const and = (...items: readonly Ref[]): Ref => ({ kind: 'list', conjunction: 'and', items })
export const or = (...items: readonly Ref[]): Ref => ({ kind: 'list', conjunction: 'or', items })
/** With commas, without a last conjunction: estrella, mano. */
export const commas = (...items: readonly Ref[]): Ref => ({ kind: 'list', conjunction: 'comma', items })
export const semicolons = (...items: readonly Ref[]): Ref => ({ kind: 'list', conjunction: 'semicolon', items })
export const number = (quantity: Quantity): Ref => ({ kind: 'number', quantity })
/** A mark that is the same in both languages: g.214. */
export const code = (text: string): Ref => ({ kind: 'code', text })
export const doing = (clause: Clause): Ref => ({ kind: 'doing', clause })
export const part = (count: Quantity, of: Ref): Ref => ({ kind: 'part', count, of })

/** Somebody or something with a name of its own. One spelling serves both languages unless two are given. */
export function name(text: string | { es: string; en: string }, more: Omit<Name, 'kind' | 'es' | 'en'>): Ref {
  return { kind: 'name', ...(typeof text === 'string' ? { es: text, en: text } : text), ...more }
}
export const person = (text: string, g: Gender, seat?: string): Ref =>
  name(text, { g, alive: 'person', ...(seat === undefined ? {} : { seat }) })

export const seq = (...parts: readonly Tree[]): Tree => ({ kind: 'seq', parts })
/** Order matters: Luego, … (Not called `then`: a module that exports that name cannot be awaited.) */
export const inOrder = (...parts: readonly Tree[]): Tree => ({ kind: 'then', parts })
export const sentences = (...parts: readonly Tree[]): Tree => ({ kind: 'sentences', parts })
export const aside = (first: Tree, second: Tree): Tree => ({ kind: 'aside', first, second })
export const choose = (...parts: readonly Tree[]): Tree => ({ kind: 'choose', parts })
export const chooseFrom = (parts: readonly Tree[], more: { bullets?: boolean; count?: number } = {}): Tree => ({
  kind: 'choose',
  parts,
  ...more,
})
export const options = (...all: readonly { label: Label; then: Tree }[]): Tree => ({ kind: 'options', options: all })
export function may(effect: Tree): Tree
export function may(cost: Tree, effect: Tree): Tree
export function may(first: Tree, second?: Tree): Tree {
  return second === undefined ? { kind: 'may', effect: first } : { kind: 'may', cost: first, effect: second }
}
export const pay = (cost: Tree, effect: Tree): Tree => ({ kind: 'pay', cost, effect })
export const unless = (condition: Condition, effect: Tree): Tree => ({ kind: 'unless', condition, effect })
export const ifElse = (condition: Condition, then: Tree, otherwise?: Tree): Tree => ({
  kind: 'if',
  condition,
  then,
  ...(otherwise === undefined ? {} : { otherwise }),
})
export const ifYouDo = (first: Tree, effect: Tree, otherwise?: Tree): Tree => ({
  kind: 'ifYouDo',
  first,
  then: effect,
  ...(otherwise === undefined ? {} : { otherwise }),
})
export const ifCannot = (first: Tree, otherwise: Tree): Tree => ({ kind: 'ifCannot', first, otherwise })
export const forEach = (who: Ref, body: Tree): Tree => ({ kind: 'actor', who, body })
export const actor = forEach
export const on = (openers: Opener | readonly Opener[], body: Tree): Tree => ({
  kind: 'on',
  openers: Array.isArray(openers) ? openers : [openers as Opener],
  body,
})
export const replace = (event: Clause, effect: Tree): Tree => ({ kind: 'replace', event, effect })
export const cannot = (body: Tree): Tree => ({ kind: 'cannot', body })
export const standing = (body: Tree): Tree => ({ kind: 'standing', body })
export const told = (body: Tree): Tree => ({ kind: 'told', body })
export const question = (body: Tree): Tree => ({ kind: 'question', body })
export const endsWhen = (when: Clause): Tree => ({ kind: 'ends', when })
export const line = (what: Ref): Tree => ({ kind: 'line', what })
export const stats = (...groups: readonly (StatItem | readonly StatItem[])[]): Tree => ({
  kind: 'stats',
  groups: groups.map((group) => (Array.isArray(group) ? group : [group as StatItem])),
})
export const keywords = (...items: readonly StatItem[]): Tree => ({ kind: 'keywords', items })
export const reminder = (body: Tree): Tree => ({ kind: 'reminder', body })
export const verbatim = (text: { es: string; en: string }): Tree => ({ kind: 'verbatim', es: text.es, en: text.en })

export const when = (clause: Condition): Opener => ({ kind: 'when', clause })
export const wouldHappen = (clause: Clause): Opener => ({ kind: 'would', clause })
export const upon = (clause: Clause): Opener => ({ kind: 'upon', clause })
export const asLongAs = (clause: Condition): Opener => ({ kind: 'while', clause })
export const given = (condition: Condition): Opener => ({ kind: 'given', condition })
export const before = (what: Ref | Clause): Opener => ({ kind: 'before', what })
export const after = (what: Ref | Clause): Opener => ({ kind: 'after', what })
export const during = (what: Ref): Opener => ({ kind: 'during', what })
export const at = (what: Ref): Opener => ({ kind: 'at', what })
export const atStart = (what: Ref): Opener => ({ kind: 'at', point: 'start', what })
export const atEnd = (what: Ref): Opener => ({ kind: 'at', point: 'end', what })
export const until = (what: Ref | Clause): Opener => ({ kind: 'until', what })
export const untilEnd = (what: Ref): Opener => ({ kind: 'until', point: 'end', what })

export const exists = (what: Ref, place?: Ref): Condition => ({ kind: 'exists', what, ...(place === undefined ? {} : { place }) })
/** English says that the place has them: If this card has 3 tokens. */
export const holds = (place: Ref, what: Ref): Condition => ({ kind: 'exists', what, place, holder: true })
export const both = (...items: readonly Condition[]): Condition => {
  const all = merged(items)
  return all.length === 1 && all[0] !== undefined ? all[0] : { kind: 'conditions', conjunction: 'and', items: all }
}
export const either = (...items: readonly Condition[]): Condition =>
  choiceOfObjects(items) ?? { kind: 'conditions', conjunction: 'or', items }

type Place<T extends string> = T | Ref

type Shared =
  | 'of'
  | 'adjectives'
  | 'superlative'
  | 'traits'
  | 'measure'
  | 'owner'
  | 'from'
  | 'in'
  | 'within'
  | 'at'
  | 'there'
  | 'with'
  | 'without'
  | 'fewest'
  | 'most'
  | 'being'
  | 'except'
  | 'per'

/** What a noun phrase may carry. A bare id where a thing is meant stands for "the": `from: 'reserve'`. */
export interface Details<T extends string, A extends string> extends Omit<NounOptions, Shared> {
  of?: Place<T>
  adjectives?: readonly A[]
  superlative?: A
  traits?: readonly T[]
  measure?: { term: T } & Bound
  owner?: Owner
  from?: Place<T>
  in?: Place<T>
  within?: Place<T>
  at?: Place<T>
  there?: Place<T>
  with?: Ref
  without?: Ref
  fewest?: T
  most?: T
  being?: { adjective: A; to: Ref }
  except?: Place<T>
  per?: T
}

type Placed = 'from' | 'to' | 'place' | 'against' | 'as' | 'by' | 'state'

export interface Parts<T extends string, A extends string, V extends string> extends Omit<ClauseParts, Placed | 'orVerb'> {
  state?: A | Ref
  by?: number | Quantity | Ref
  from?: Place<T>
  to?: Place<T>
  place?: Place<T>
  against?: Place<T>
  as?: Place<T>
  orVerb?: V
}

export interface AttemptParts<T extends string> {
  /** The noun that stands for it: prueba, tirada. Missing: `test`. */
  noun?: T
  pass?: Tree
  fail?: Tree
  /** [0, effect], [{ min: 2 }, effect]. */
  bands?: readonly (readonly [Exclude<Band['on'], { label: string }>, Tree])[]
  /** What bands count. Missing: `success`. */
  counted?: T
}

const the = (term: string): Noun => ({ kind: 'noun', term, det: 'the' })
const bare = (term: string): Noun => ({ kind: 'noun', term, det: 'bare' })
const thing = (what: string | Ref): Ref => (typeof what === 'string' ? the(what) : what)

const isQuantity = (what: unknown): what is Quantity =>
  typeof what === 'number' || what === 'any' || (typeof what === 'object' && what !== null && !('kind' in what))

type AnyDetails = Details<string, string>

function noun(term: string, det: Determiner, details: AnyDetails = {}, count?: Quantity): Noun {
  const placed: Partial<NounOptions> = {}
  if (details.of !== undefined) placed.of = typeof details.of === 'string' ? bare(details.of) : details.of
  for (const role of ['from', 'in', 'within', 'at', 'there', 'except'] as const) {
    const what = details[role]
    if (what !== undefined) placed[role] = thing(what)
  }
  return { kind: 'noun', term, det, ...(count === undefined ? {} : { count }), ...(details as NounOptions), ...placed }
}

function clauseOf(verb: string, parts: Parts<string, string, string> = {}): Clause {
  const placed: Partial<ClauseParts> = {}
  for (const role of ['from', 'to', 'place', 'against'] as const) {
    const what = parts[role]
    if (what !== undefined) placed[role] = thing(what)
  }
  if (parts.as !== undefined) placed.as = typeof parts.as === 'string' ? { kind: 'noun', term: parts.as, det: 'role' } : parts.as
  if (parts.by !== undefined) placed.by = isQuantity(parts.by) ? number(parts.by) : (parts.by as Ref)
  return { kind: 'clause', verb, ...(parts as ClauseParts), ...placed }
}

export function grammar<T extends string, A extends string, V extends string>(_lexicon: Lexicon<T, A, V>) {
  type Of = T | 'self'
  type D = Details<T, A>
  const one =
    (det: Determiner) =>
    (term: Of, details?: D): Ref =>
      noun(term, det, details)
  const labelOf = (parts: LabelOf<T, V>): Label => ({
    parts: Array.isArray(parts) ? (parts as readonly LabelPart[]) : [parts as LabelPart],
  })
  return {
    clause: (verb: V, parts?: Parts<T, A, V>): Clause => clauseOf(verb, parts),

    some: (term: T, count: Quantity = 1, details?: D): Ref => noun(term, 'count', details, count),
    points: (term: T, count: Quantity = 1, details?: D): Ref => noun(term, 'count', details, count),
    anyNumber: (term: T, details?: D): Ref => noun(term, 'count', details, 'any'),
    a: one('a'),
    the: one('the'),
    your: (term: T, details?: D): Ref => noun(term, 'the', { ...details, owner: 'own' }),
    yourAll: (term: T, details?: D): Ref => noun(term, 'all', { ...details, owner: 'own' }),
    thisOne: one('this'),
    that: one('that'),
    /** The card or piece itself, under the name given or the printer's `self`. */
    self: (term?: T): Ref => noun(term ?? 'self', 'this'),
    each: one('each'),
    eachOne: (term: T): Ref => noun(term, 'each', { headless: true }),
    another: one('another'),
    others: one('other'),
    theOthers: (term: T): Ref => noun(term, 'other', { headless: true }),
    same: one('same'),
    any: one('any'),
    all: one('all'),
    /** todos los Aliados, all Allies: each of them, here and now. */
    whole: one('whole'),
    kind: one('kind'),
    no: one('no'),
    bare: one('bare'),
    plural: (term: T, details?: D): Ref => noun(term, 'bare', { ...details, plural: true }),
    half: one('half'),
    chosen: one('chosen'),
    top: (term: T, count: number, details?: D): Ref => noun(term, 'top', details, count),
    nearest: (term: T, details?: D): Ref => noun(term, 'the', { ...details, superlative: 'near' as A }),
    numbered: (term: T, value: number, details?: D): Ref => noun(term, 'bare', { ...details, number: value }),
    skill: (term: T, modifier?: number, more: { boxed?: true; difficulty?: number } = {}): Ref =>
      noun(term, 'bare', { ...(modifier === undefined ? {} : { modifier }), ...more }),
    it: (term: Of = 'self'): Ref => ({ kind: 'it', term }),
    them: (term: Of = 'self'): Ref => ({ kind: 'it', term, plural: true }),
    mine: (count: Quantity, term: T, whose: 'own' | 'you' = 'own'): Ref => ({ kind: 'mine', count, term, whose }),
    bonus: (amount: number, more: { to?: T | Ref; of?: T; adjective?: A } = {}): Ref => ({
      kind: 'bonus',
      amount,
      ...(more.to === undefined ? {} : { to: typeof more.to === 'string' ? bare(more.to) : more.to }),
      ...(more.of === undefined ? {} : { of: bare(more.of) }),
      ...(more.adjective === undefined ? {} : { adjective: more.adjective }),
    }),
    deed: (verb: V, of: Ref): Ref => ({ kind: 'deed', verb, of }),
    sum: (of: T, plus: number): Ref => ({ kind: 'sum', of: noun(of, 'bare', { plural: true }), plus }),

    once: (per: T, times?: number): Opener & { kind: 'once' } => ({ kind: 'once', per, ...(times === undefined ? {} : { times }) }),
    asA: (term: T): Opener => ({ kind: 'as', term }),

    label: (parts: LabelOf<T, V>, body: Tree, note?: Ref): Tree => ({
      kind: 'label',
      label: { ...labelOf(parts), ...(note === undefined ? {} : { note }) },
      body,
    }),
    option: (parts: LabelOf<T, V>, effect: Tree, note?: Ref, more: { noteWith?: true } = {}): { label: Label; then: Tree } => ({
      label: { ...labelOf(parts), ...(note === undefined ? {} : { note }), ...more },
      then: effect,
    }),
    /** A verb as a cost or an action's name: Agotar, Lanzar y agotar. */
    act: (verb: V | readonly V[], ...objects: readonly Ref[]): Exclude<LabelPart, string> => ({
      kind: 'infinitive',
      verbs: typeof verb === 'string' ? [verb] : verb,
      objects,
    }),

    attempt: (check: Clause, { noun: named, bands, ...more }: AttemptParts<T>): Tree => ({
      kind: 'attempt',
      check,
      noun: named ?? 'test',
      ...more,
      ...(bands === undefined ? {} : { bands: bands.map(([face, effect]) => ({ on: face, then: effect })) }),
    }),
    table: (
      roll: Clause,
      bands: readonly (readonly [number | { from: number; to: number } | { min: number } | { label: T }, Tree])[],
      more: { labelled?: true } = {},
    ): Tree => ({
      kind: 'table',
      roll,
      bands: bands.map(([face, effect]) => ({ on: face, then: effect })),
      ...more,
    }),
    stat: (term: T, value: number): StatItem => ({ kind: 'stat', term, value }),
    modifier: (term: T, value: number): StatItem => ({ kind: 'stat', term, value, signed: true }),
    field: (term: T, value: number | Ref | readonly Ref[]): StatItem => ({ kind: 'field', term, value }),
  }
}

type LabelItem<T extends string> = T | Exclude<LabelPart, string>
export type LabelOf<T extends string, _V extends string = string> = LabelItem<T> | readonly LabelItem<T>[]
