import type { Amount, Filter, Selector } from '@miskatonic/effects'
import { and, type Clause, grammar, type NounOptions, name, or, orMore, type Quantity, type Ref } from '@miskatonic/effects/text'
import {
  type Cards,
  type Clues,
  type Gate,
  type Gates,
  type Having,
  type Investigator,
  type Investigators,
  isPhrase,
  type Monster,
  type Monsters,
  type Mythos,
  type Place,
  type Space,
  type Token,
  type Told,
  type Which,
  type With,
} from '../content/nodes.ts'
import { names } from './names.ts'
import { words } from './terms.ts'

/* Noun phrases of the card language: whom, what, where, how many. */

export const g = grammar(words)
const { a, all, any, another, bare, clause, each, nearest, self, some, that, the, thisOne, whole } = g

type Term = Parameters<typeof some>[0]
type Details = NonNullable<Parameters<typeof some>[2]>

/** A named card, monster or space: its term is made from the content. */
export const named = (
  term: string,
  det: 'the' | 'a' | 'count' | 'each' | 'kind' | 'bare',
  more: NounOptions = {},
  count?: Quantity,
): Ref => ({
  kind: 'noun',
  term,
  det,
  ...(count === undefined ? {} : { count }),
  ...more,
})

export const spaceNamed = (id: string): Ref => named(`space:${id}`, 'the')
/** The space of whoever acts, or of the reader though others act. */
export const ownSpace = (whose: 'own' | 'you' = 'own'): Ref => the('space', { owner: whose })
export const thisCard: Ref = thisOne('card')

const WITH: { readonly [what in With]: Term } = {
  gate: 'gateSpace',
  clue: 'clueSpace',
  monster: 'monsterSpace',
  eldritch: 'eldritchSpace',
  investigator: 'investigatorSpace',
  cultist: 'cultistSpace',
  epic: 'epicSpace',
}
const THING: { readonly [what in With]: Term } = {
  gate: 'gate',
  clue: 'clue',
  monster: 'monster',
  eldritch: 'eldritchToken',
  investigator: 'investigator',
  cultist: 'cultist',
  epic: 'epicMonster',
}
export const spaceWith = (what: With): Term => WITH[what]

export function placeRef(place: Place | 'gateSpace', whose: 'own' | 'you' = 'own'): Ref {
  if (place === 'here') return ownSpace(whose)
  if (place === 'self') return the('space', { owner: self() })
  if (place === 'adjacent') return a('space', { adjectives: ['adjacent'] })
  if (place === 'board') return the('board')
  if (place === 'expedition') return the('expeditionSpace')
  if (place === 'gateSpace') return a('gateSpace')
  return 'space' in place ? spaceNamed(place.space) : a('space', { of: place.type })
}

export function spaceRef(node: Space | Selector): Ref {
  if (node.the === 'that') return that('space')
  const space = node as Space
  switch (space.pick) {
    case 'named':
      return spaceNamed(space.space ?? '')
    case 'here':
      return ownSpace()
    case 'self':
      return the('space', { owner: self() })
    case 'random':
      return a('space', { adjectives: ['random'] })
    case 'expedition':
      return the('expeditionSpace')
    case 'adjacent':
      return a('space', { adjectives: ['adjacent'] })
    case 'nearest':
      return nearestSpace(space)
    case 'choice':
      return space.with && !space.type ? any(WITH[space.with]) : any('space', { ...typed(space), ...lacking(space) })
  }
}

type Described = { readonly type?: 'city' | 'wilderness' | 'sea'; readonly with?: With; readonly without?: With }
const typed = ({ type }: Described): Details => (type ? { of: type } : {})
const lacking = ({ without }: Described): Details => (without ? { without: g.plural(THING[without]) } : {})

/** «la casilla del investigador más cercano», «la casilla de Mar más cercana». */
function nearestSpace(space: Described): Ref {
  if (space.with && !space.type) return the('space', { owner: nearest(THING[space.with]) })
  return nearest('space', { ...typed(space), ...(space.with ? { with: a(THING[space.with]) } : {}), ...lacking(space) })
}

// ── people ──

export function havingRef(what: Having, det: 'a' | 'count' = 'a'): Ref {
  if (what.name) return cardKind(what.kind ?? 'condition', what.name)
  const { term, traits } = cardNoun(what.kind ?? 'possession', what.trait)
  if (what.atLeast !== undefined) return some(term, orMore(what.atLeast), traits)
  return det === 'a' ? a(term, traits) : some(term, { atLeast: 1 }, traits)
}

const cardKind = (sort: string, id: string): Ref => named(`${sort === 'item' ? 'asset' : sort}:${id}`, 'kind')

const people = (node: { on?: Place; has?: Having; delayed?: boolean }): Details => ({
  ...(node.on && node.on !== 'board' ? { at: placeRef(node.on, 'you') } : {}),
  ...(node.has ? { with: havingRef(node.has) } : {}),
  ...(node.delayed ? { adjectives: ['delayed'] as const } : {}),
})

export const investigatorsRef = (node: Told<Investigators>): Ref =>
  node.other ? g.others('investigator', people(node)) : each('investigator', people(node))

export function investigatorRef(node: Told<Investigator>): Ref {
  if (node.pick === 'lead') return the('leadInvestigator')
  const details = people(node)
  if (node.pick === 'nearest') return nearest('investigator', details)
  const chosen = node.on || node.has ? {} : { choice: true as const }
  return node.other ? another('investigator', { ...details, ...chosen }) : some('investigator', 1, { ...details, ...chosen })
}

// ── monsters, Gates, Clues ──

type OfMonsters = { on?: Place | 'gateSpace'; name?: string | readonly string[]; epic?: boolean; other?: boolean }
const monsterDetails = ({ on, epic }: OfMonsters): NounOptions => ({
  ...(epic === false ? { adjectives: ['nonEpic'] } : {}),
  ...(on && on !== 'board' ? { at: placeRef(on) } : {}),
})

export const monsterNames = (names: string | readonly string[] | undefined): readonly string[] =>
  names === undefined ? [] : [names].flat().map((id) => (id === 'cultist' ? 'cultist' : `monster:${id}`))

/** Of Epic Monsters there is one, and it is called by its name. */
export const isUnique = (term: string): boolean => names[term]?.es.the !== undefined

/** One noun, or the names joined with “or”. */
function monsterNoun(node: OfMonsters, det: 'count' | 'each' | 'a' | 'the', more: NounOptions = {}): Ref {
  const details = { ...monsterDetails(node), ...more }
  const terms = monsterNames(node.name)
  const one = (term: string): Ref => (isUnique(term) ? named(term, 'the') : named(term, det, details, det === 'count' ? 1 : undefined))
  if (terms.length > 1) return (det === 'each' ? and : or)(...terms.map(one))
  return one(terms[0] ?? (node.epic ? 'epicMonster' : 'monster'))
}

export const monstersRef = (node: Told<Monsters>): Ref =>
  node.other
    ? g.others('monster', node.on && node.on !== 'board' ? { at: placeRef(node.on) } : {})
    : monsterNoun(node, 'each', node.on === 'board' && !node.name ? { there: the('board') } : {})

/** As the object of a verb whoever acts chooses; as a subject the choice is said. */
export function monsterRef(node: Told<Monster>, subject = false): Ref {
  if (node.pick === 'nearest') return monsterNoun(node, 'the', { superlative: 'near' })
  const chosen = subject && node.pick === 'choice' && !node.on ? { choice: true as const } : {}
  return monsterNoun(node, 'count', { ...chosen, ...(node.pick === 'random' ? { random: true } : {}) })
}

const matchesOmen: Clause = clause('matches', { objects: [the('omen')] })
const gateDetails = (node: { on?: Place; matching?: 'omen'; colour?: 'green' | 'blue' | 'red' }): Details => ({
  ...(node.colour ? { adjectives: [node.colour] as const } : {}),
  ...(node.matching ? { that: matchesOmen } : {}),
  ...(node.on && (node.on !== 'board' || !node.matching)
    ? node.on === 'board'
      ? { there: 'board' as const }
      : { at: placeRef(node.on) }
    : {}),
})
export const gatesRef = (node: Told<Gates>): Ref => each('gate', gateDetails(node))
export function gateRef(node: Told<Gate>): Ref {
  if (node.pick === 'this') return thisOne('gate')
  const details = node.on && node.on !== 'board' ? { at: placeRef(node.on) } : {}
  if (node.pick === 'nearest') return nearest('gate', details)
  return some('gate', 1, { ...details, ...(node.pick === 'random' ? { random: true as const } : {}) })
}

export function cluesRef(node: Told<Clues>): Ref {
  const at = node.on === 'board' ? { there: 'board' as const } : { at: placeRef(node.on) }
  if (node.pick === undefined || node.pick === 'all') return each('clue', at)
  if (node.pick === 'nearest') return nearest('clue')
  return some('clue', 1, { ...(node.on === 'board' ? {} : at), ...(node.pick === 'random' ? { random: true as const } : {}) })
}

// ── cards ──

const KIND: { readonly [kind: string]: Term } = {
  asset: 'asset',
  artifact: 'artifact',
  spell: 'spell',
  condition: 'condition',
  clue: 'clue',
  possession: 'possession',
  item: 'possession',
}

/** «pertenencia OBJETO»: `item` is a trait that Assets and Artifacts share. */
export function cardNoun(sort: string, trait?: string): { term: Term; traits: Details } {
  const both = [...(sort === 'item' ? ['item'] : []), ...(trait ? [trait] : [])] as Term[]
  return { term: KIND[sort] ?? 'card', traits: both.length ? { traits: both } : {} }
}

export function cardsRef(node: Told<Cards>, n: Quantity | 'all' = 1): Ref {
  if (node.name) return cardKind(node.kind, node.name)
  const { term, traits } = cardNoun(node.kind, node.trait)
  const details: Details = { ...traits, ...(node.of ? { owner: selectorOwner(node.of) } : {}) }
  if (n === 'all') return g.yourAll(term, details)
  if (n === 'any') return g.anyNumber(term, details)
  if (node.other) return n === 1 ? another(term, details) : some(term, n, { ...details, additional: true })
  return some(term, n, details)
}

const selectorOwner = (of: Selector): Ref => (isPhrase(of, 'investigators') ? investigatorsRef(of) : that('investigator'))

export const mythosRef = (node: Told<Mythos>): Ref =>
  node.trait === 'rumor' ? (node.pick ? some('rumor', 1) : each('rumorInPlay')) : each('ongoingCard')

export const TOKENS: { readonly [what in Token]: Term } = { eldritch: 'eldritchToken', health: 'healthToken', sanity: 'sanityToken' }

/** Any phrase as the object of a verb, or as its subject. */
export const selectorRef = (which: Which, subject = false): Ref => {
  if (which.the === 'self') return self()
  if (isPhrase(which, 'monster')) return monsterRef(which, subject)
  if (isPhrase(which, 'monsters')) return monstersRef(which)
  if (isPhrase(which, 'gate')) return gateRef(which)
  if (isPhrase(which, 'gates')) return gatesRef(which)
  if (isPhrase(which, 'clues')) return cluesRef(which)
  if (isPhrase(which, 'cards')) return cardsRef(which)
  if (isPhrase(which, 'mythos')) return mythosRef(which)
  if (which.the === 'kept') return whole('gate', { at: self() })
  if (which.the === 'that') return that(((which as Selector).term ?? (which as Selector).name ?? 'monster') as 'monster')
  return all('card')
}

// ── numbers ──

/** How many: a number; so many for each of something; or as many as something is. */
export type Counted = { readonly n: Quantity; readonly per?: Ref; readonly equal?: Ref; readonly details?: Details }

export function counted(amount: Amount): Counted {
  if (typeof amount === 'number') return { n: amount }
  if ('count' in amount) return { n: 1, per: perOf(amount.count as Selector) }
  const node = amount as { of: string; readonly [field: string]: unknown }
  switch (node.of) {
    case 'tokens':
      return { n: 1, per: each(TOKENS[node.what as Token], { there: node.on === 'sheet' ? the('ancientOneSheet') : thisCard }) }
    case 'players':
      return { n: (node.times as number | undefined) ?? 1, details: { per: 'player' } }
    case 'half':
      return halved(node.amount as Amount, node.round as 'up' | 'down')
    case 'named':
      return namedNumber(node.name as string)
    case 'toughness':
      return { n: 1, equal: the('toughness', { owner: that('monster') }) }
    default:
      return { n: 1 }
  }
}

/** A verb with what it counts: «pierdes 1 punto de Salud por cada Portal …». */
export function counting(
  verb: Parameters<typeof clause>[0],
  amount: Amount,
  object: (n: Counted) => Ref,
  parts: NonNullable<Parameters<typeof clause>[1]> = {},
): Clause {
  const n = counted(amount)
  return clause(verb, { objects: [object(n)], ...(n.per ? { per: n.per } : {}), ...parts })
}

const isPlayers = (amount: Amount): boolean => typeof amount === 'object' && 'of' in amount && amount.of === 'players'

function halved(amount: Amount, rounded: 'up' | 'down'): Counted {
  if (isPlayers(amount)) return { n: 1, details: { per: 'pairOfPlayers', rounded } }
  const of = typeof amount === 'object' && 'count' in amount ? perOf(amount.count as Selector) : null
  return of && of.kind === 'noun' ? { n: 1, equal: { ...of, det: 'half', rounded } } : { n: 1 }
}

function namedNumber(id: string): Counted {
  if (id === 'successes' || id === 'result') return { n: 1, per: each('success') }
  if (id.startsWith('paid:')) return { n: 1, per: g.eachOne('clue') }
  return { n: 1 }
}

/** «por cada Hechizo que tengas», «por cada Portal que haya en el tablero». */
function perOf(selector: Selector): Ref {
  if (isPhrase(selector, 'cards')) {
    const { term, traits } = cardNoun(selector.kind, selector.trait)
    return each(term, { ...traits, thatYou: clause('have') })
  }
  if (isPhrase(selector, 'gates')) return gatesRef(selector)
  if (isPhrase(selector, 'mythos')) return mythosRef(selector)
  if (isPhrase(selector, 'monsters')) return monstersRef(selector)
  return isPhrase(selector, 'investigators') ? investigatorsRef(selector) : each('card')
}

/** At least so many of them. */
export function atLeastOf(term: Term, amount: Amount | undefined, details: Details = {}): Ref {
  const { n, details: more } = counted(amount ?? 1)
  if (more) return some(term, { atLeast: typeof n === 'number' ? n : 1 }, { ...details, ...more })
  return n === 1 ? some(term, { atLeast: 1 }, details) : some(term, orMore(typeof n === 'number' ? n : 1), details)
}

export const kindOf = (condition: string): Ref => named(`condition:${condition}`, 'kind')
export const wordsAs = (es: string, en: string, more: { g?: 'm' | 'f'; plural?: true; the?: 'el' | 'los'; enThe?: true } = {}): Ref =>
  name({ es, en }, { g: 'm', ...more })
export const skillTest = (skill: 'will' | 'strength'): Ref => the('test', { of: skill })

/** «una prueba de Fuerza de un Encuentro de Combate». */
export function testRef(where: Filter, det: 'a' | 'the' = 'a'): Ref {
  const one = det === 'a' ? a : the
  const scope = where.kind as string | undefined
  if (scope === 'spell') return one('spellTest')
  if (scope === 'acquire') return one('acquireTest')
  const within = scope ? { within: a(encounterTerm(scope)) } : {}
  const skills = [where.skill].flat().filter((skill): skill is Term => typeof skill === 'string')
  const of = skills.length > 1 ? { of: or(...skills.map((skill) => bare(skill))) } : skills[0] ? { of: skills[0] } : {}
  return one('test', { ...of, ...within })
}

export const encounterTerm = (scope: string): Term =>
  scope === 'combat'
    ? 'combatEncounter'
    : scope === 'otherWorld'
      ? 'otherWorldEncounter'
      : scope === 'research'
        ? 'researchEncounter'
        : scope === 'expedition'
          ? 'expeditionEncounter'
          : 'encounter'
/** «en los Encuentros de Combate», «en las pruebas de Hechizo». */
export const scopeRef = (scope: string): Ref =>
  all(scope === 'spell' ? 'spellTest' : scope === 'acquire' ? 'acquireTest' : encounterTerm(scope))
