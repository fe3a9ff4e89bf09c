import { ContractError, type Cost, type Json, readJson, type Shape, waysToPay } from '@miskatonic/kernel'
import { type Fields, type JsonSchema, objectSchema, partsOf } from './fields.ts'
import type { Language } from './language.ts'
import type { AbilityData, Amount, Condition, Effect, Selector } from './nodes.ts'
import { optionKeys } from './optionKeys.ts'

/** Content as data: cards of several kinds, each with the fields its kind declares. No foreign code runs. */
export type CardData = { readonly id: string; readonly kind: string; readonly [field: string]: Json | undefined }
export type Pack = { readonly format: 1; readonly game: string; readonly id: string; readonly cards: readonly CardData[] }
export type Kinds = { readonly [kind: string]: Fields }

export class PackError extends Error {
  override name = 'PackError'
  /** Everything that is wrong, each with the card and the field. */
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`this pack cannot be used: ${problems.slice(0, 5).join('; ')}${problems.length > 5 ? ` … and ${problems.length - 5} more` : ''}`)
    this.problems = problems
  }
}

export const exportPack = (game: string, id: string, cards: readonly CardData[]): string =>
  JSON.stringify({ format: 1, game, id, cards } satisfies Pack, null, 1)

/** A game's cards as data: what they are, what they come to, and how they leave the house and return. */
export const contentOf = <S extends Shape, C extends { readonly id: string; readonly kind: string }, K extends Kinds>(
  game: string,
  language: Language<S>,
  kinds: K,
  cards: readonly C[],
) => {
  // Cards are typed by their kind; as data they are what their kind's fields say, which `problemsOfCard` checks.
  const data = cards as readonly CardData[]
  return {
    cards,
    kinds,
    report: () => contentReport(language, kinds, data),
    pack: (): string => exportPack(game, 'base', data),
    schema: () => packSchema(language, kinds, game),
    read: (text: string): Pack => readPack(language, kinds, game, text),
  }
}

/** A JSON Schema of a game's packs, made from its language: what other tools check with. */
export function packSchema<S extends Shape>(language: Language<S>, kinds: Kinds, game: string): JsonSchema {
  const nodes = (specs: { readonly [name: string]: { readonly fields: Fields } }, tag: string) => ({
    anyOf: Object.entries(specs).map(([name, { fields }]) => objectSchema(fields, [tag, name])),
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A pack of ${game}`,
    type: 'object',
    properties: {
      format: { const: 1 },
      game: { const: game },
      id: { type: 'string' },
      cards: { type: 'array', items: { $ref: '#/$defs/card' } },
    },
    required: ['format', 'game', 'id', 'cards'],
    additionalProperties: false,
    $defs: {
      card: { anyOf: Object.entries(kinds).map(([kind, fields]) => objectSchema({ id: 'string', ...fields }, ['kind', kind])) },
      effect: nodes(language.verbs, 'do'),
      condition: nodes(language.conditions, 'is'),
      selector: nodes(language.selectors, 'the'),
      amount: { anyOf: [{ type: 'integer' }, objectSchema({ count: 'selector' }), nodes(language.amounts, 'of')] },
      ...FIXED,
    },
  }
}

const FIXED: { readonly [name: string]: JsonSchema } = {
  both: objectSchema({ es: 'string', en: 'string' }),
  filter: { type: 'object' },
  cost: {
    anyOf: [
      { type: 'array', items: objectSchema({ pay: 'string', n: { either: ['integer', { one: ['any'] }] }, 'filter?': 'json' }) },
      objectSchema({ or: { list: 'cost' } }),
      objectSchema({ times: 'integer', cost: 'cost' }),
    ],
  },
  ability: {
    type: 'object',
    properties: {
      ability: { enum: ['cannot', 'allow', 'instead', 'prevent', 'alter', 'before', 'after', 'modify', 'action', 'pays', 'suppress'] },
    },
    required: ['ability'],
  },
}

const ABILITY_FIELDS: Fields = {
  'effect?': 'effect',
  'cost?': 'cost',
  'while?': 'condition',
  'which?': 'selector',
  'amount?': { either: ['amount', 'string'] },
  'where?': 'filter',
}

/** Effects within effects: no card comes near it. */
const DEEPEST = 100

/** Reads a pack; a foreign or damaged one is refused with everything that is wrong with it. */
export function readPack<S extends Shape>(language: Language<S>, kinds: Kinds, game: string, text: string): Pack {
  let pack: Pack
  try {
    pack = readJson(text, DEEPEST) as Pack
  } catch {
    throw new PackError(['it is not JSON'])
  }
  if (typeof pack !== 'object' || pack === null || pack.format !== 1 || !Array.isArray(pack.cards))
    throw new PackError(['it is not a pack of format 1'])
  if (pack.game !== game) throw new PackError([`it is for «${pack.game}», not for «${game}»`])
  const problems = pack.cards.flatMap((card) => problemsOfCard(language, kinds, card))
  const ids = pack.cards.map(({ id }) => id)
  for (const id of new Set(ids.filter((one, i) => ids.indexOf(one) !== i))) problems.push(`${id}: two cards have this id`)
  if (problems.length) throw new PackError(problems)
  return pack
}

/** What is wrong with one card, in words. */
export function problemsOfCard<S extends Shape>(language: Language<S>, kinds: Kinds, card: CardData): string[] {
  const { id, kind, ...fields } = card
  const declared = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (typeof id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [`a card has no kebab-case id: ${JSON.stringify(id)}`]
  if (!declared) return [`${id}: there is no kind «${kind}»`]
  return [...wrongFields(declared, fields), ...wrongParts(language, declared, fields)].map((problem) => `${id}: ${problem}`)
}

type Node = { readonly [field: string]: Json | undefined }

function wrongFields(declared: Fields, node: Node): string[] {
  const names = Object.keys(declared)
  const known = new Set(names.map((name) => name.replace(/\?$/, '')))
  return [
    ...names.filter((name) => !name.endsWith('?') && node[name] === undefined).map((name) => `«${name}» is missing`),
    ...Object.keys(node)
      .filter((name) => node[name] !== undefined && !known.has(name))
      .map((name) => `«${name}» is not known here`),
  ]
}

function wrongParts<S extends Shape>(language: Language<S>, declared: Fields, node: Node): string[] {
  const found: string[] = []
  try {
    for (const { sort, value } of partsOf(declared, node)) found.push(...wrongPart(language, sort, value))
  } catch {
    found.push('a field has the wrong shape')
  }
  return found
}

function wrongPart<S extends Shape>(language: Language<S>, sort: string, value: Json): string[] {
  switch (sort) {
    case 'effect':
      return [...alikeOptions(value as Effect), ...wrongNode(language, 'verb', language.verbs, (value as Effect)?.do, 'do', value)]
    case 'condition':
      return wrongNode(language, 'condition', language.conditions, (value as Condition)?.is, 'is', value)
    case 'selector':
      return wrongNode(language, 'selector', language.selectors, (value as Selector)?.the, 'the', value)
    case 'amount':
      return wrongAmount(language, value as Amount)
    case 'ability':
      return typeof value === 'object' && value !== null && 'ability' in value
        ? wrongParts(language, ABILITY_FIELDS, value as unknown as AbilityData & Node)
        : ['an ability has no family']
    case 'cost':
      return alikeWays(value as Cost)
    case 'string':
      return typeof value === 'string' ? [] : [`expected a text, found ${JSON.stringify(value)}`]
    case 'integer':
      return Number.isInteger(value) ? [] : [`expected a whole number, found ${JSON.stringify(value)}`]
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`expected yes or no, found ${JSON.stringify(value)}`]
    case 'both':
      return typeof value === 'object' && value !== null && typeof (value as Node).es === 'string' && typeof (value as Node).en === 'string'
        ? []
        : ['a text is missing in one language']
    default:
      return []
  }
}

/** What is answered by name needs names that differ. */
function refusalOf(named: () => unknown): string[] {
  try {
    named()
    return []
  } catch (error) {
    return [error instanceof ContractError ? error.message : 'an option has the wrong shape']
  }
}
const alikeOptions = (effect: Effect | null): string[] =>
  effect?.do === 'choose' && Array.isArray(effect.options) ? refusalOf(() => optionKeys(effect.options as readonly Effect[])) : []

function alikeWays(cost: Cost): string[] {
  if (typeof cost !== 'object' || cost === null || Array.isArray(cost)) return []
  if ('cost' in cost) return alikeWays(cost.cost)
  return 'or' in cost ? refusalOf(() => waysToPay(cost.or)) : []
}

function wrongNode<S extends Shape>(
  language: Language<S>,
  sort: string,
  specs: { readonly [name: string]: { readonly fields: Fields } },
  name: string | undefined,
  tag: string,
  value: Json,
): string[] {
  const spec = name !== undefined && Object.hasOwn(specs, name) ? specs[name] : undefined
  if (!spec) return [`there is no ${sort} «${name}»`]
  const { [tag]: _, ...rest } = value as Node
  return [...wrongFields(spec.fields, rest), ...wrongParts(language, spec.fields, rest)].map((problem) => `${name}: ${problem}`)
}

function wrongAmount<S extends Shape>(language: Language<S>, amount: Amount): string[] {
  if (typeof amount === 'number') return Number.isInteger(amount) ? [] : ['a number is not whole']
  if (typeof amount !== 'object' || amount === null) return [`expected a number, found ${JSON.stringify(amount)}`]
  if ('count' in amount) return wrongPart(language, 'selector', amount.count as Json)
  return Object.hasOwn(language.amounts, amount.of) ? [] : [`there is no number «${amount.of}»`]
}

/** Every node of a card, at any depth, with its sort: effects, abilities, conditions, selectors, prices and what else its fields hold. */
export function* nodesIn<S extends Shape>(language: Language<S>, fields: Fields, node: Node): Generator<{ sort: string; value: Json }> {
  for (const part of partsOf(fields, node)) {
    yield part
    yield* nodesIn(language, fieldsWithin(language, part.sort, part.value as Node), part.value as Node)
  }
}

const NO_FIELDS: Fields = {}
function fieldsWithin<S extends Shape>(language: Language<S>, sort: string, node: Node): Fields {
  switch (sort) {
    case 'effect':
      return language.verbs[String(node.do)]?.fields ?? NO_FIELDS
    case 'condition':
      return language.conditions[String(node.is)]?.fields ?? NO_FIELDS
    case 'selector':
      return language.selectors[String(node.the)]?.fields ?? NO_FIELDS
    case 'ability':
      return ABILITY_FIELDS
    default:
      return NO_FIELDS
  }
}

/** Every effect of a card, at any depth. */
export function* effectsOf<S extends Shape>(language: Language<S>, fields: Fields, node: Node): Generator<Effect> {
  for (const { sort, value } of nodesIn(language, fields, node)) if (sort === 'effect') yield value as Effect
}

export type ContentReport = { readonly pieces: { readonly [kind: string]: number }; readonly natives: number; readonly overrides: number }

/** Cards by kind, how many use a native effect, how many have their text written by hand. */
export function contentReport<S extends Shape>(language: Language<S>, kinds: Kinds, cards: readonly CardData[]): ContentReport {
  const pieces: Record<string, number> = {}
  for (const { kind, copies } of cards) pieces[kind] = (pieces[kind] ?? 0) + (typeof copies === 'number' ? copies : 1)
  const natives = cards.filter((card) =>
    [...effectsOf(language, kinds[card.kind] ?? {}, card)].some((effect) => effect.do === 'native'),
  ).length
  return { pieces, natives, overrides: cards.filter((card) => card.text !== undefined).length }
}
