import type { Amount, Filter, HappeningSpec } from '@miskatonic/effects'
import {
  at,
  atEnd,
  atStart,
  type Clause,
  cannot,
  may,
  nobody,
  type Opener,
  standing,
  type Tree,
  upon,
  when,
} from '@miskatonic/effects/text'
import type { CardFilter, Dimension, Tag } from '../content/nodes.ts'
import { allOf, aOf, dimensionRef, g, placeWith } from './things.ts'

/* What happens, as cards speak of it: as an event, a moment, a prohibition, a permission. */

const { all, bare, clause, each, it, points, the, thisOne } = g
const cardIn = (where: Filter): CardFilter => (where.card ?? {}) as CardFilter
const target = (where: Filter): boolean => typeof where.who === 'object'
const doer = (where: Filter): { subject?: ReturnType<typeof the> } => (target(where) ? { subject: the('target') } : {})

const plays = (where: Filter): Clause => clause('play', { ...doer(where), objects: [aOf(cardIn(where))] })
/** «No puedes jugar SECTARIOS», «Nadie puede jugar …», «El objetivo no puede jugar …». */
function cannotPlay(where: Filter): Tree {
  const objects = [g.plural('card')]
  const named = allOf(cardIn(where))
  const subject = where.who === 'you' ? {} : target(where) ? { subject: the('target') } : { subject: nobody }
  return cannot(clause('play', { ...subject, objects: where.card ? [plural(named, 'nor')] : objects }))
}
/** «Localizaciones de CEMENTERIO», without an article. */
function plural(ref: ReturnType<typeof allOf>, conjunction: 'or' | 'nor' = 'or'): ReturnType<typeof allOf> {
  if (ref.kind === 'noun') return ref.det === 'the' ? ref : { ...ref, det: 'bare', plural: true }
  return ref.kind === 'list' ? { ...ref, conjunction, items: ref.items.map((item) => plural(item)) } : ref
}

const laysCrossed = (where: Filter): Clause =>
  clause('layDown', { ...doer(where), objects: [g.plural('location')], with: bare('laidCrossed') })

const moments: { readonly [on: string]: Opener } = {
  'combat:begin': atStart(each('combat')),
  'combat:reveal': at(the('reveal')),
  'round:end': atEnd(each('round')),
}
const moment = (on: string, body: Clause): HappeningSpec => ({ event: () => body, moment: () => moments[on] as Opener })

export const happeningSayings: { readonly [name: string]: HappeningSpec } = {
  'combat:begin': moment('combat:begin', clause('begin', { subject: the('combat') })),
  'combat:reveal': moment('combat:reveal', clause('turnUp', { objects: [all('threat')] })),
  'round:end': moment('round:end', clause('end', { subject: the('round') })),
  'card:play': { event: (where) => plays(where), moment: (where) => when(plays(where)), cannot: (where) => cannotPlay(where) },
  'place:walk': {
    event: () => laysCrossed({}),
    cannot: (where) => cannot(laysCrossed(where)),
  },
  'place:lay': {
    event: () => clause('leavePlace', { objects: [thisOne('location')] }),
    moment: () => when(clause('leavePlace', { objects: [thisOne('location')] })),
  },
  'place:need': { event: (where) => playedAt(where), allowed: (where) => may(playedAt(where)) },
  'journey:need': {
    event: (where) => clause('walkTo', { to: aOf(cardIn(where)) }),
    allowed: (where) => may(clause('walkTo', { to: filterAny(cardIn(where)), as: bare('straightAway') })),
  },
  'dimension:cross': {
    event: (where) => clause('play', { objects: [g.plural('location', { owner: dimensionRef(where.to as Dimension) })] }),
    allowed: (where) => may(clause('play', { objects: [g.plural('location', { owner: dimensionRef(where.to as Dimension) })] })),
  },
  'gate:spend': {
    event: () => clause('spendGate', { objects: [all('gate')] }),
    cannot: () => standing(clause('spendGate', { subject: all('gate'), voice: 'passive', topic: true, negated: true })),
  },
  'sanity:gain': {
    event: (where) => clause('gain', { ...doer(where), objects: [bare('san')] }),
    cannot: (where) => cannot(clause('gain', { ...(where.who === 'you' ? {} : { subject: nobody }), objects: [bare('san')] })),
  },
  'sanity:lose': {
    event: () => clause('lose', { objects: [bare('san')], place: bare('combat') }),
    prevented: (amount: Amount | 'all') => clause('lose', { objects: [points('san', Number(amount), { discount: true })] }),
  },
}

const filterAny = (filter: CardFilter) => g.any('location', filter.dimension ? { owner: dimensionRef(filter.dimension) } : {})
function playedAt(where: Filter): Clause {
  const tags = (where.at ?? []) as Tag | readonly Tag[]
  return clause('play', { objects: [plural(allOf(cardIn(where)))], place: placeWith(tags) })
}
export const onPlay = (self: string): Opener => upon(clause('play', { objects: [it(self as 'card')] }))
