import { type Selector, selectorsOf } from '@miskatonic/effects'
import { type Clause, type NounOptions, type Ref, you } from '@miskatonic/effects/text'
import {
  type CardFilter,
  type Cards,
  type Investigators,
  type OneInvestigator,
  selectorFields,
  type TheTarget,
} from '../../content/nodes.ts'
import { aOf, everyOf, g, placeWith, someOf } from '../../text/things.ts'
import { opponentsOf, playersOf } from '../pieces.ts'
import { hasAny } from '../place.ts'
import { hasInPlay } from '../playing.ts'
import type { MythosShape } from '../shape.ts'
import { candidates, cardsFor, targetOf } from './context.ts'

/* Whom and what: whom the phrases mean, and how they are called. */

const { a, clause, each, some, that, the, your } = g
const selector = selectorsOf<MythosShape>()
type Told<N> = Omit<N, 'the'>

/** Whoever is OUTDOORS need not be at a Location: on foot and on board one is too (MY-WALK-07, MY-TRAVEL-03). */
const located = (at: OneInvestigator['at']): { at?: Ref; that?: Clause } => {
  if (at === undefined) return {}
  if (at === 'outdoors') return { that: clause('beOutdoors', {}) }
  return { at: at === 'travel' ? a('travel') : placeWith(at) }
}

function peopleRef({ who, at, without }: Told<Investigators>): Ref {
  const details = { ...located(at), ...(without ? { without: aOf(without) } : {}) }
  return each(who === 'opponents' ? 'opponent' : 'investigator', details)
}
const oneRef = ({ who, at }: Told<OneInvestigator>): Ref =>
  who === 'opponent' ? a('opponent', located(at)) : some('investigator', 1, located(at))
export const personRef = (which: OneInvestigator | TheTarget): Ref => (which.the === 'target' ? the('target') : oneRef(which))

/** Where the cards lie and whose they are. */
function placed(which: Cards): NounOptions {
  if (which.facingYou) return { being: { adjective: 'assigned', to: you } }
  if (which.in === 'threat') return { within: which.of === 'you' ? your('threat') : that('threat') }
  if (which.in === 'chronicle') return { from: your('chronicle') }
  if (which.in === 'hand') return { from: your('hand') }
  if (which.of === 'opponents') return { owner: a('opponent') }
  if (which.whereOwner) return { owner: each('investigator', { at: placeWith(which.whereOwner) }) }
  return {}
}

/** A Threat holds Monsters; a description without a kind means them. */
const described = ({ filter = {}, in: where }: Cards): CardFilter =>
  where === 'threat' && filter.kind === undefined && filter.has === undefined && filter.title === undefined
    ? { ...filter, kind: 'monster' }
    : filter

export function cardsRef(which: Cards | TheTarget | Selector, n: number | 'all' = 1): Ref {
  if (which.the === 'self') return g.self()
  if (which.the === 'target') return the('targetLabel')
  if (which.the !== 'cards') return that('card')
  const cards = which as Cards
  const more = { ...placed(cards), ...(cards.bare ? { without: g.plural('spell') } : {}) }
  return n === 'all' ? everyOf(described(cards), more) : someOf(described(cards), n, more)
}

export const selectors = {
  investigators: selector({
    fields: selectorFields.investigators,
    people: true,
    find: (x, { who, at, without }) =>
      (who === 'opponents' ? opponentsOf(x.t, x.you) : playersOf(x.t)).filter(
        (seat) => (at === undefined || hasAny(x.t, seat, at)) && (without === undefined || !hasInPlay(x.t, seat, without)),
      ),
    say: peopleRef,
  }),
  investigator: selector({ fields: selectorFields.investigator, people: true, find: candidates, say: oneRef }),
  target: selector({
    fields: selectorFields.target,
    people: true,
    find: (x) => [targetOf(x)].filter((target) => target !== null),
    say: () => the('target'),
  }),
  cards: selector({ fields: selectorFields.cards, find: cardsFor, say: (node) => cardsRef({ ...node, the: 'cards' }, 'all') }),
}
