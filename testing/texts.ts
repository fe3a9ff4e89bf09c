import type { AbilityData, CardData, Condition, Effect, Fields, Kinds, Language, Selector, Speaker } from '@miskatonic/effects'
import { nodesIn, speaker } from '@miskatonic/effects'
import { type LanguageId, print, printRef, type Tree } from '@miskatonic/effects/text'
import { type Cost, canonical, type Json, type Shape } from '@miskatonic/kernel'

/*
 * Whether a printed text says all that the effect behind it does. Two ways of finding out, for every game whose cards are data: two
 * effects that read the same, and a field that can be taken away without the text changing.
 */

/** A game's cards, and the language they are written in. */
export type Written<S extends Shape> = {
  readonly language: Language<S>
  readonly kinds: Kinds
  readonly cards: readonly CardData[]
}

/** Every effect, ability, condition, selector and price of every card, however deep, as it reads by itself. What is written by hand is not asked. */
export function everyText<S extends Shape>({ language, kinds, cards }: Written<S>, lang: LanguageId): Told[] {
  const speak = speaker(language)
  return cards.flatMap((card) =>
    [...nodesIn(language, kinds[card.kind] as Fields, printedParts(card) as CardData)].flatMap(({ sort, value }) => {
      const text = isNamed(value) ? null : reading(language, speak, sort, value, lang)
      return text === null ? [] : [{ of: card.id, effect: value, text: `${sort}: ${text}` }]
    }),
  )
}

/** `as` only gives a name to what its effect speaks of. */
const isNamed = (value: Json): boolean => typeof value === 'object' && value !== null && 'do' in value && value.do === 'as'

/** Without what has its text written by hand. */
function printedParts(node: Json): Json {
  if (Array.isArray(node)) return node.map(printedParts)
  if (typeof node !== 'object' || node === null) return node
  const { text } = node as { readonly text?: Json }
  const fields = Object.entries(node as { [key: string]: Json })
  const told = typeof text === 'object' && text !== null ? fields.filter(([, value]) => typeof value !== 'object') : fields
  return Object.fromEntries(told.map(([key, value]) => [key, printedParts(value)]))
}

const THEN: Tree = { kind: 'verbatim', es: '…', en: '…' }
function reading<S extends Shape>(language: Language<S>, speak: Speaker, sort: string, value: Json, lang: LanguageId): string | null {
  const say = (tree: Tree): string => print(language.lexicon, tree, { lang })
  switch (sort) {
    case 'effect':
      return say(speak.effect(value as Effect))
    case 'ability':
      return say(speak.ability(value as unknown as AbilityData))
    case 'cost':
      return say(speak.cost(value as Cost))
    case 'condition':
      return say({ kind: 'if', condition: speak.condition(value as Condition), then: THEN })
    case 'selector':
      return printRef(language.lexicon, speak.selector(value as Selector), { lang })
    default:
      return null
  }
}

/** One text of a card and the data it was printed from. */
export type Told = { readonly of: string; readonly effect: Json; readonly text: string }

/** Texts that are the same although what they were printed from is not, with whose they are. */
export function sameTextOtherEffect(all: readonly Told[]): string[] {
  const byText = new Map<string, Map<string, string>>()
  for (const { of, effect, text } of all) {
    const known = byText.get(text) ?? new Map<string, string>()
    const key = canonical(effect)
    if (!known.has(key)) known.set(key, of)
    byText.set(text, known)
  }
  return [...byText].filter(([, known]) => known.size > 1).map(([text, known]) => `${[...known.values()].join(', ')}: ${text}`)
}

type Path = readonly (string | number)[]

/**
 * Fields of a card's data that its text does not hear of: taken away, the same is printed. A card that can no longer be printed without a
 * field has heard it. `silent` says of which fields nothing is to be printed.
 */
export function unheardFields(card: Json, print: (card: Json) => string, silent: (path: Path, value: Json) => boolean): string[] {
  const whole = print(card)
  return fieldsOf(card, [], silent).flatMap((path) => (printed(print, without(card, path)) === whole ? [path.join('.')] : []))
}

function printed(print: (card: Json) => string, card: Json): string | null {
  try {
    return print(card)
  } catch {
    return null
  }
}

function fieldsOf(node: Json, at: Path, silent: (path: Path, value: Json) => boolean): Path[] {
  if (Array.isArray(node)) return node.flatMap((one, i) => fieldsOf(one, [...at, i], silent))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node as { [key: string]: Json }).flatMap(([key, value]) => {
    const path = [...at, key]
    return silent(path, value) ? [] : [path, ...fieldsOf(value, path, silent)]
  })
}

function without(node: Json, [key, ...rest]: Path): Json {
  if (Array.isArray(node)) return node.map((one, i) => (i === key ? without(one, rest) : one))
  const fields = Object.entries(node as { [key: string]: Json })
  return Object.fromEntries(
    rest.length
      ? fields.map(([name, value]) => [name, name === key ? without(value, rest) : value])
      : fields.filter(([name]) => name !== key),
  )
}
