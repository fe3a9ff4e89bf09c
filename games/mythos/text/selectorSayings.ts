import { type Clause, type NounOptions, type Ref, you } from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { aOf, everyOf, g, placeWith, someOf } from './things.ts'

/* Whom and what: noun phrases of the selectors. */

const { a, clause, each, some, that, the, your } = g

/** Whoever is OUTDOORS need not be at a Location: on foot and on board one is too (MY-WALK-07, MY-TRAVEL-03). */
const located = (at: N.OneInvestigator['at']): { at?: Ref; that?: Clause } => {
  if (at === undefined) return {}
  if (at === 'outdoors') return { that: clause('beOutdoors', {}) }
  return { at: at === 'travel' ? a('travel') : placeWith(at) }
}

export function peopleRef({ who, at, without }: N.Investigators): Ref {
  const details = { ...located(at), ...(without ? { without: aOf(without) } : {}) }
  return each(who === 'opponents' ? 'opponent' : 'investigator', details)
}
export function personRef(which: N.OneInvestigator | N.TheTarget): Ref {
  if (which.the === 'target') return the('target')
  return which.who === 'opponent' ? a('opponent', located(which.at)) : some('investigator', 1, located(which.at))
}

/** Where the cards lie and whose they are. */
function placed(which: N.Cards): NounOptions {
  if (which.facingYou) return { being: { adjective: 'assigned', to: you } }
  if (which.in === 'threat') return { within: which.of === 'you' ? your('threat') : that('threat') }
  if (which.in === 'chronicle') return { from: your('chronicle') }
  if (which.in === 'hand') return { from: your('hand') }
  if (which.of === 'opponents') return { owner: a('opponent') }
  if (which.whereOwner) return { owner: each('investigator', { at: placeWith(which.whereOwner) }) }
  return {}
}

/** A Threat holds Monsters; a description without a kind means them. */
const described = ({ filter = {}, in: where }: N.Cards): N.CardFilter =>
  where === 'threat' && filter.kind === undefined && filter.has === undefined && filter.title === undefined
    ? { ...filter, kind: 'monster' }
    : filter

export function cardsRef(which: N.Cards | N.TheTarget | { readonly the: 'self' }, n: number | 'all' = 1): Ref {
  if (which.the === 'self') return g.self()
  if (which.the === 'target') return the('targetLabel')
  if (which.the !== 'cards') return that('card')
  const more = { ...placed(which), ...(which.bare ? { without: g.plural('spell') } : {}) }
  return n === 'all' ? everyOf(described(which), more) : someOf(described(which), n, more)
}

export const selectorSayings = {
  investigators: peopleRef,
  investigator: personRef,
  target: (): Ref => the('target'),
  cards: (node: N.Cards): Ref => cardsRef(node, 'all'),
}
