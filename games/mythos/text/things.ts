import { and, type Determiner, grammar, type NounOptions, or, type Quantity, type Ref } from '@miskatonic/effects/text'
import type { CardFilter, CardKind, Dimension, Mode, Tag } from '../content/nodes.ts'
import { eitherTerm, isName, travelTerm } from './names.ts'
import { words } from './terms.ts'

/* Noun phrases of the card language: cards by their description. */

export const g = grammar(words)

type How = { readonly det: Determiner; readonly count?: Quantity; readonly more?: NounOptions; readonly join?: 'or' | 'and' }

const noun = (term: string, { det, count, more }: How, options: NounOptions = {}): Ref => ({
  kind: 'noun',
  term,
  det,
  ...(det === 'count' ? { count: count ?? 1 } : count === undefined ? {} : { count }),
  ...options,
  ...more,
})

const list = <T>(one: T | readonly T[] | undefined): readonly T[] => (one === undefined ? [] : Array.isArray(one) ? one : [one as T])
/** What is said of all of a list is said once, after the last. */
const ONCE: readonly (keyof NounOptions)[] = ['being', 'from', 'thatYou']
function joined(how: How, makers: readonly ((how: How) => Ref)[]): Ref {
  if (makers.length === 1) return (makers[0] as (how: How) => Ref)(how)
  const before = { ...how.more }
  for (const option of ONCE) delete before[option]
  const refs = makers.map((make, i) => make(i === makers.length - 1 ? how : { ...how, more: before }))
  return (how.join === 'and' ? and : or)(...refs)
}

/** Artifacts and Weapons are two kinds of data, one word. */
function kindTerms(filter: CardFilter): string[] {
  const kinds = list<CardKind>(filter.kind).filter((kind, _, all) => !(kind === 'weapon' && all.includes('artifact')))
  return kinds.map((kind) => {
    if (kind === 'weapon') return filter.magic ? 'magicWeapon' : 'weapon'
    if (kind === 'travel' && filter.mode !== undefined) return travelTerm(list<Mode>(filter.mode))
    return kind === 'location' && filter.region === 'exotic' ? 'exoticPlace' : kind
  })
}

/** Of several attributes one will do: they stand beside the noun as one. */
const oneOf = (tags: readonly string[]): readonly string[] => (tags.length > 1 ? [eitherTerm(tags)] : tags)
/** «que no sea un SECTARIO», «que no sea un Arma». */
const notOne = (what: Ref): NounOptions => ({ that: g.clause('isBe', { state: what, negated: true }) })

function excluded(filter: CardFilter): NounOptions {
  const { not } = filter
  if (not?.has) return notOne(g.a(list<Tag>(not.has)[0] as Tag))
  // An Artifact where Weapons are not meant.
  return filter.kind === 'artifact' && filter.has === undefined ? notOne(g.a('weapon')) : {}
}

/** «el icono de estrella», “the star icon”. */
function iconRef(icon: NonNullable<CardFilter['icon']>): Ref {
  const { es, en } = words.terms[icon === 'hand' ? 'handIcon' : icon]
  return { kind: 'name', es: `icono de ${es.one}`, en: `${en.one} icon`, g: 'm', the: 'el', enThe: true }
}

/** What stands beside the noun: attributes, places, value. */
function details(filter: CardFilter, tags: readonly string[]): NounOptions {
  const regions = list(filter.region).filter((region) => region !== 'exotic')
  const traits = [...oneOf(tags), ...oneOf(list(filter.subregion)), ...regions, ...(filter.dimension ? [filter.dimension] : [])]
  return {
    ...(traits.length ? { traits } : {}),
    ...(filter.icon ? { with: iconRef(filter.icon) } : {}),
    ...(filter.value === undefined ? {} : { value: { max: filter.value } }),
    ...(filter.gate ? { with: g.a('gate') } : {}),
    ...excluded(filter),
  }
}

/** A Title: a name stands alone, a creature is counted. */
const titleRef = (id: string, how: How): Ref => (isName(id) ? { kind: 'noun', term: `title:${id}`, det: 'the' } : noun(`title:${id}`, how))

/** «1 Aliado SECTARIO de valor 1 o menos», «los MUERTOS VIVIENTES», «1 GUL o 1 SHOGGOTH». */
export function filterRef(filter: CardFilter, how: How): Ref {
  const { any, ...rest } = filter
  if (any)
    return joined(
      how,
      any.map((one) => (now: How) => filterRef({ ...rest, ...one }, now)),
    )
  if (filter.title !== undefined)
    return joined(
      how,
      list(filter.title).map((id) => (now: How) => titleRef(id, now)),
    )
  const tags = list<Tag>(filter.has)
  const also = filter.and ? list<Tag>(filter.and.has) : []
  const terms = kindTerms(filter)
  if (!terms.length) return bareTags(filter, tags, also, how)
  return joined(
    how,
    terms.map((term) => (now: How) => noun(term, now, details(filter, [...oneOf(tags), ...also]))),
  )
}

/** Attributes alone are nouns: «los SECTARIOS»; two at once: «los SECTARIOS HÍBRIDOS». */
function bareTags(filter: CardFilter, tags: readonly Tag[], also: readonly Tag[], how: How): Ref {
  const nouns = also.length ? also : tags
  if (!nouns.length) return noun('card', how, details(filter, []))
  return joined(
    how,
    nouns.map((tag) => (now: How) => noun(tag, now, details(filter, also.length ? tags : []))),
  )
}

export const someOf = (filter: CardFilter, count: Quantity = 1, more: NounOptions = {}): Ref =>
  filterRef(filter, { det: 'count', count, more })
export const aOf = (filter: CardFilter, more: NounOptions = {}): Ref => filterRef(filter, { det: 'a', more })
export const allOf = (filter: CardFilter, more: NounOptions = {}): Ref => filterRef(filter, { det: 'all', more, join: 'and' })
/** «todos los MUERTOS VIVIENTES»: each of them, here and now. */
export const everyOf = (filter: CardFilter, more: NounOptions = {}): Ref => filterRef(filter, { det: 'whole', more, join: 'and' })

/** «una Localización de CIUDAD», or of one of several attributes. */
export const placeWith = (tags: Tag | readonly Tag[], det: Determiner = 'a'): Ref => filterRef({ kind: 'location', has: tags }, { det })
export const here = (owner: 'own' | 'you' | Ref = 'own'): Ref => g.the('currentLocation', { owner })

const DIMENSIONS = { waking: 'theWaking', dreamlands: 'theDreamlands', newAeon: 'theNewAeon' } as const
export const dimensionRef = (dimension: Dimension): Ref => g.the(DIMENSIONS[dimension])
