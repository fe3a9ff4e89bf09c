import { possessive } from './english/forms.ts'
import type { Gender, Lexicon } from './lexicon.ts'
import { languageOf, print } from './print.ts'
import { type Language, newScene, type Options, type Scene } from './scene.ts'
import { contract, type LanguageId, set, type Token, withCapital } from './tokens.ts'
import type { Ref, Tree } from './tree.ts'

/* Log lines, prompts and refusals: a key and its arguments travel; the words are put in where they are read. */

export type Arg = string | number | Ref | readonly Ref[]
export type Args = Readonly<Record<string, Arg>>

export interface Message<K extends string = string, A extends Args = Args> {
  key: K
  args: A
}

/** What a message function can ask of the language. */
export interface Say {
  readonly lang: LanguageId
  /** The thing as it stands inside a sentence. */
  ref(ref: Ref): string
  list(refs: readonly Ref[], conjunction?: 'and' | 'or'): string
  gender(ref: Arg): Gender
  isMany(arg: Arg): boolean
  isYou(ref: Ref): boolean
  /** A whole tree, as its own sentences. */
  tree(tree: Tree): string
}

export type Words<A extends Args> = string | ((args: A, say: Say) => string)

/** Both languages, or a tree that says it in both. Leaving one language out does not compile. */
export type Definition<A extends Args> = { es: Words<A>; en: Words<A> } | ((args: A) => Tree)

// biome-ignore lint/suspicious/noExplicitAny: each definition has its own arguments; the mapped types below recover them.
type Definitions = Readonly<Record<string, Definition<any>>>

type ArgsOf<D> = D extends Definition<infer A> ? A : never

export type MessageOf<D extends Definitions> = { [K in keyof D & string]: Message<K, ArgsOf<D[K]>> }[keyof D & string]

export interface Messages<D extends Definitions> {
  readonly definitions: D
  /** Makes a message: `messages.make.lost({ who, amount })`. */
  readonly make: { readonly [K in keyof D & string]: (args: ArgsOf<D[K]>) => Message<K, ArgsOf<D[K]>> }
}

/** Names the arguments of one message: `message<{ who: Ref }>({ es: '…', en: '…' })`. */
export const message = <A extends Args = Readonly<Record<never, never>>>(definition: Definition<A>): Definition<A> => definition

export function defineMessages<const D extends Definitions>(definitions: D): Messages<D> {
  const make = Object.fromEntries(Object.keys(definitions).map((key) => [key, (args: Args): Message => ({ key, args })]))
  return { definitions, make: make as unknown as Messages<D>['make'] }
}

const asRef = (arg: Arg): Ref | undefined => {
  if (typeof arg === 'string' || typeof arg === 'number') return undefined
  if ('kind' in arg) return arg
  const [only] = arg
  return arg.length === 1 && only !== undefined ? only : { kind: 'list', conjunction: 'and', items: arg }
}

function argTokens(arg: Arg, scene: Scene, lang: Language): Token[] {
  const ref = asRef(arg)
  if (ref !== undefined) return lang.reference(ref, scene)
  return [
    {
      text: typeof arg === 'number' && arg < 0 ? `\u2212${-arg}` : String(arg),
      ...(typeof arg === 'number' ? { tie: true as const } : {}),
    },
  ]
}

/** Which of the alternatives agrees: `gender` m|f or m|f|ms|fs, `number` one|many, `person` you|one|many. */
function alternative(arg: Arg, aspect: string, choices: readonly string[], scene: Scene, lang: Language): string {
  const ref = asRef(arg)
  const { person, many, g } = ref === undefined ? { person: 3, many: arg !== 1, g: 'm' as const } : lang.features(ref, scene)
  const at =
    aspect === 'gender'
      ? (g === 'f' ? 1 : 0) + (many && choices.length === 4 ? 2 : 0)
      : aspect === 'number'
        ? many
          ? 1
          : 0
        : person === 2
          ? 0
          : many
            ? 2
            : 1
  const chosen = choices[at]
  if (chosen === undefined)
    throw new Error(
      `A message offers ${choices.length} alternatives for “${aspect}”; number ${at + 1} is missing in “${choices.join('|')}”.`,
    )
  return chosen
}

const place = /\{(\w+)(?:\.(gender|number|person|or|s)(?::([^}]*))?)?\}/g

function placeholder(
  name: string,
  aspect: string | undefined,
  choices: string | undefined,
  args: Args,
  scene: Scene,
  lang: Language,
): Token[] {
  const arg = args[name]
  if (arg === undefined) throw new Error(`A message has a place for “${name}”, and no such argument was given.`)
  if (aspect === undefined) return argTokens(arg, scene, lang)
  if (aspect === 'or' && Array.isArray(arg)) return lang.reference({ kind: 'list', conjunction: 'or', items: arg }, scene)
  if (aspect === 's') {
    const tokens = argTokens(arg, scene, lang)
    const last = tokens.at(-1)
    return last === undefined
      ? []
      : [...tokens.slice(0, -1), { ...last, text: possessive(last.text, alternative(arg, 'number', ['', 's'], scene, lang) === 's') }]
  }
  return [{ text: alternative(arg, aspect, (choices ?? '').split('|'), scene, lang) }]
}

/** The fixed text between places: its words, joined to a place where there is no space. */
function literal(text: string, afterPlace: boolean): Token[] {
  const pieces = text.split(' ')
  const tokens: Token[] = []
  pieces.forEach((piece, index) => {
    if (piece === '') return
    const first = index === 0 && afterPlace
    const last = index === pieces.length - 1
    tokens.push({ text: piece, ...(first ? { glue: 'left' as const } : last ? { glue: 'right' as const } : {}) })
  })
  return tokens
}

function fill(template: string, args: Args, scene: Scene, lang: Language): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const match of template.matchAll(place)) {
    tokens.push(...literal(template.slice(from, match.index), from > 0))
    tokens.push(...placeholder(match[1] ?? '', match[2], match[3], args, scene, lang))
    from = match.index + match[0].length
  }
  // The last piece ends the text: nothing follows that it could be joined to.
  const rest = literal(template.slice(from), from > 0).map((token, index, all) =>
    index === all.length - 1 && token.glue === 'right' ? { text: token.text } : token,
  )
  return [...tokens, ...rest]
}

/** Capitals after a full stop, also where an argument begins the sentence. */
function withCapitals(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  let start = true
  for (const token of tokens) {
    result.push(...(start ? withCapital([token]) : [token]))
    start = /[.?!¿]$/.test(token.text) && !/^\d/.test(token.text)
  }
  return result
}

export function printMessage<D extends Definitions>(
  lexicon: Lexicon,
  messages: Messages<D>,
  { key, args }: Message,
  options: Options,
): string {
  const definition = Object.hasOwn(messages.definitions, key) ? messages.definitions[key] : undefined
  if (definition === undefined) throw new Error(`There is no message “${key}”. Define it with defineMessages.`)
  if (typeof definition === 'function') return print(lexicon, definition(args), options)
  const lang = languageOf(options.lang)
  const scene = newScene(lexicon, options, lang)
  const form = options.form ?? 'plain'
  const finish = (tokens: readonly Token[]): string => set(options.lang === 'es' ? contract(tokens) : tokens, form)
  const wording = definition[options.lang]
  if (typeof wording === 'string')
    return set(withCapitals(options.lang === 'es' ? contract(fill(wording, args, scene, lang)) : fill(wording, args, scene, lang)), form)
  return wording(args, {
    lang: options.lang,
    ref: (ref) => finish(lang.reference(ref, scene)),
    list: (refs, conjunction = 'and') => finish(lang.reference({ kind: 'list', conjunction, items: refs }, scene)),
    gender: (arg) => {
      const ref = asRef(arg)
      return ref === undefined ? 'm' : lang.features(ref, scene).g
    },
    isMany: (arg) => alternative(arg, 'number', ['', 's'], scene, lang) === 's',
    isYou: (ref) => lang.features(ref, scene).person === 2,
    tree: (tree) => print(lexicon, tree, options),
  })
}

/** An argument as the words read it: things have become noun phrases, numbers in a list a text. */
type Read<V> = V extends string | number ? V : V extends readonly number[] ? string : V extends readonly unknown[] ? readonly Ref[] : Ref
/** What travels as `Spoken` (an effect, a price) is read as the sentence it prints. */
type ReadArgs<A, Spoken> = { readonly [K in keyof A]: K extends Spoken ? string : Read<A[K]> }
type Plain = { readonly es: string; readonly en: string }

/**
 * The words of a game's messages: those that take arguments as `A` declares them, in the shape in which they travel; any other takes none.
 * Which messages there are follows from their words (`MessagesOf`), so that none is declared twice.
 */
export const wordsFor =
  <A, Spoken extends string = 'effect' | 'cost'>() =>
  <const W extends { readonly [K in keyof A]: Definition<ReadArgs<A[K], Spoken> & Record<string, never>> }>(
    words: W & { readonly [K in Exclude<keyof W, keyof A>]: Plain },
  ): W =>
    words

/** The messages these words are for, by key, with the arguments they take. */
export type MessagesOf<A, W> = A & { readonly [K in Exclude<keyof W, keyof A>]: Readonly<Record<never, never>> }
