import { cards } from '../content/index.ts'
import type { AllyCard, Card, CardFilter, MonsterClass, Tag } from '../content/nodes.ts'

/* What is printed on a card, read against a description. */

/** Of a Cultist in a Threat; of an Ally that is none there is no class (MY-CULT-05, MY-RULING-26). */
export const cultistClass = (card: AllyCard): MonsterClass | null =>
  card.attributes.includes('cultist') ? (card.class ?? 'lesserIndependent') : null

function printedTags(card: Card): readonly Tag[] {
  switch (card.kind) {
    case 'location':
      return [...card.attributes, ...card.generics]
    case 'travel':
    case 'ally':
      return card.attributes
    case 'artifact':
      return [card.subtype]
    case 'event':
      return [card.subtype]
    case 'monster':
      return card.class ? [card.class] : []
    default:
      return []
  }
}

/** Exactly one of each pair; missing: DAY and OUTDOORS (MY-LOC-13, MY-RULING-15). */
function withDefaults(tags: readonly Tag[]): readonly Tag[] {
  const time: readonly Tag[] = tags.includes('night') || tags.includes('day') ? [] : ['day']
  const roof: readonly Tag[] = tags.includes('indoors') || tags.includes('outdoors') ? [] : ['outdoors']
  return [...tags, ...time, ...roof]
}

const TAGS: ReadonlyMap<string, ReadonlySet<Tag>> = new Map(
  cards.map((card) => {
    const printed = printedTags(card)
    return [card.id, new Set(card.kind === 'location' || card.kind === 'travel' ? withDefaults(printed) : printed)]
  }),
)
const NO_TAGS: ReadonlySet<Tag> = new Set()
export const tagsOf = (card: Card): ReadonlySet<Tag> => TAGS.get(card.id) ?? NO_TAGS

/** In what a description asks for beyond the print: what a place has now, what a card has gained. */
export type Having = (tag: Tag) => boolean

const oneOf = <T>(wanted: T | readonly T[] | undefined, found: T | undefined): boolean =>
  wanted === undefined || (found !== undefined && (Array.isArray(wanted) ? wanted.includes(found) : wanted === found))

export const dimensionOf = (card: Card): string => ('dimension' in card ? (card.dimension ?? 'waking') : 'waking')

const regionOf = (card: Card) => (card.kind === 'location' ? card.region : undefined)
const subregionOf = (card: Card) => (card.kind === 'location' ? card.subregion : undefined)
const currentValue = (card: Card): number | undefined => ('value' in card ? card.value : undefined)

/** Modes of a Travel Event; of a Location, those by which alone it is reached. */
function modesOf(card: Card): readonly string[] {
  if (card.kind === 'travel') return [card.mode]
  return card.kind === 'location' ? (card.access ?? []) : []
}

export function fitsCard(card: Card, filter: CardFilter, has?: Having): boolean {
  if (filter.kind !== undefined && !oneOf<string>(filter.kind, card.kind)) return false
  if (filter.title !== undefined && !isTitled(card, filter.title)) return false
  if (filter.has !== undefined && !hasTag(card, filter.has, has)) return false
  if (filter.region !== undefined && !oneOf(filter.region, regionOf(card))) return false
  if (filter.subregion !== undefined && !oneOf(filter.subregion, subregionOf(card))) return false
  if (filter.dimension !== undefined && dimensionOf(card) !== filter.dimension) return false
  // A subregion named without a dimension is one of the Waking World (MY-DIM-08).
  if (filter.subregion !== undefined && filter.dimension === undefined && dimensionOf(card) !== 'waking') return false
  if (filter.gate && !(card.kind === 'location' && card.gate)) return false
  if (filter.value !== undefined && (currentValue(card) ?? Number.POSITIVE_INFINITY) > filter.value) return false
  if (filter.icon !== undefined && !('icons' in card && card.icons.includes(filter.icon))) return false
  if (filter.mode !== undefined && !modesOf(card).some((mode) => oneOf<string>(filter.mode, mode))) return false
  if (filter.magic !== undefined && (card.kind === 'weapon' && card.magic === true) !== filter.magic) return false
  if (filter.and !== undefined && !fitsCard(card, filter.and, has)) return false
  if (filter.any !== undefined && !filter.any.some((one) => fitsCard(card, one, has))) return false
  return filter.not === undefined || !fitsCard(card, filter.not, has)
}

/** A description names a card by its id and means its Title (MY-GEN-11). */
const isTitled = (card: Card, wanted: string | readonly string[]): boolean =>
  typeof wanted === 'string'
    ? wanted === card.id || titleOf(wanted) === card.title.en
    : wanted.some((id) => id === card.id || titleOf(id) === card.title.en)

function hasTag(card: Card, wanted: Tag | readonly Tag[], has: Having | undefined): boolean {
  const printed = tagsOf(card)
  const one = (tag: Tag): boolean => (has ? has(tag) : printed.has(tag))
  return typeof wanted === 'string' ? one(wanted) : wanted.some(one)
}

/** Two ids with one Title are the same card wherever Titles are compared (MY-GEN-11). */
const TITLES: ReadonlyMap<string, string> = new Map(cards.map((card) => [card.id, card.title.en]))
export const titleOf = (id: string): string => TITLES.get(id) ?? id
export const sameTitle = (a: Card, b: Card): boolean => a.title.en === b.title.en
