import type { Worth } from '@miskatonic/bots'
import type { Option } from '@miskatonic/kernel'
import type { AdventureCard, LocationCard, SpellCard, TravelCard } from '../content/nodes.ts'
import { dimensionOf, fitsCard } from '../rules/filters.ts'
import { type Asked, because, type Judging } from './asked.ts'
import { effectWorth } from './effects.ts'
import { defence } from './forces.ts'
import type { Outlook } from './outlook.ts'
import { carries, isNear, isPlace, leadsAway, servesAt } from './places.ts'
import { POINTS } from './points.ts'
import { arrivedAt, type Held, hasOpenGate, isWalking, type Known, lastPlace } from './position.ts'
import { whyPlay } from './whys.ts'

/* One's turn: what to do with it, or to pass. */

/** Each option on its own; what only can be done here comes before leaving. */
export const turn: Judging = (asked) => {
  const { outlook } = asked
  const leaving = leavingFactor(asked)
  return {
    option: (option) => {
      const { key, piece } = option as Option
      if (key === 'pass') return passing(outlook)
      const held = outlook.p.piece(piece) as Known
      const verb = key.slice(0, key.indexOf(':'))
      return deed(outlook, verb, held, leaving)
    },
  }
}

function deed(o: Outlook, verb: string, held: Known, leaving: number): Worth {
  switch (verb) {
    case 'play':
    case 'study':
      return playing(o, held, verb === 'study', leaving)
    case 'threat':
      return threatening(o, held, 0)
    case 'combine':
      return threatening(o, held, 0.6)
    case 'straighten':
      return held === o.p.me.here ? arriving(o, held) : straightening(o, held)
    case 'use':
      return using(o, held)
    case 'cast':
      return casting(o, held)
    case 'up':
      return because(1, 'effect')
    default:
      return -1
  }
}

/** Told if it wins; else better another day. */
function telling(o: Outlook, { points, sanity = 0 }: AdventureCard): Worth {
  const { p } = o
  if (p.isCampaign) return because(POINTS.win, 'adventure')
  const total = p.me.points + points + Math.min(20, p.me.sanity + sanity)
  const best = Math.max(0, ...p.others.map((one) => one.sanity + one.points))
  return total > best ? because(POINTS.win, 'adventure') : -1
}

function playing(o: Outlook, held: Known, study: boolean, leaving: number): Worth {
  const { card } = held
  if (card.kind === 'adventure') return telling(o, card)
  const leaves = card.kind === 'location' || card.kind === 'travel'
  const worth = card.kind === 'location' ? going(o, held) : card.kind === 'travel' ? setOut(o, held, card) : o.play(held)
  return because((leaves && worth > 0 ? worth * leaving : worth) + (study ? 0.3 : 0), whyPlay(card))
}

/** Going there: what the way costs or gives, and what the place offers. On foot it takes a turn more. */
function going(o: Outlook, held: Known): number {
  const card = held.card as LocationCard
  const change = card.sanity ?? 0
  const paid = change > 0 ? o.gain(change) : -o.price(o.prices.of(card))
  const from = lastPlace(o.p.me)
  const walks = from !== null && o.p.me.here?.card.kind === 'location' && from.subregion !== card.subregion
  const first = from === null ? 0.5 : 0
  return o.going(held) * (walks ? 0.85 : 1) + paid + effectWorth(o, card.onPlay) + first + assaulting(o, card)
}

/** Where another is already, Allies strike at Allies and at whoever has none (MY-ASSAULT-01): good for the stronger side. */
function assaulting({ p }: Outlook, place: LocationCard): number {
  const met = p.others.find((foe) => arrivedAt(foe)?.id === place.id)
  return met ? Math.max(-3, Math.min(3, 0.6 * (defence(p, p.me) - defence(p, met)))) : 0
}

/** A journey is worth what lies at its end. */
function setOut(o: Outlook, held: Known, card: TravelCard): number {
  const { me } = o.p
  const from = lastPlace(me)
  const change = card.sanity ?? 0
  const paid = (change > 0 ? o.gain(change) : -o.price(o.prices.of(card))) + effectWorth(o, card.onPlay)
  const own = o.stories.wanted(held.alias)
  if (from === null) return 0.3 * own + paid - 0.3
  const riding = me.here?.card
  const ends = me.hand.flatMap((one) => (isPlace(one.card) && carries(card, from, one.card) ? [going(o, one)] : []))
  ends.sort((a, b) => b - a)
  const [best = leadsAway(card, from) ? -0.6 : -4, second = 0] = ends
  // With an EXPRESS one arrives in the same turn, on foot in the next but one: so it is needless only within the city.
  const near = (to: LocationCard): boolean => (card.express ? from.subregion === to.subregion : isNear(from, to))
  const otherwise = (to: LocationCard): boolean => (riding?.kind === 'travel' ? carries(riding, from, to) : near(to))
  const needless = me.hand.some((one) => isPlace(one.card) && otherwise(one.card) && going(o, one) >= best)
  const quick = card.express ? 1 : 0.7
  const saved = card.express && best > 0 && !needless ? 0.5 * POINTS.turn : 0
  return own + paid + saved + (best > 0 ? quick * (best + 0.25 * Math.max(0, second)) * (needless ? 0.5 : 1) : best)
}

function threatening(o: Outlook, held: Known, more: number): Worth {
  const { card } = held
  const story = o.stories.wanted(held.alias)
  const value = card.kind === 'monster' || card.kind === 'ally' ? card.value : 0
  const invisible = card.kind === 'monster' && card.invisible === true
  const strikes = o.monster({ value, ...(invisible ? { invisible } : {}), ...('harm' in card && card.harm ? { harm: card.harm } : {}) })
  const worth = story + strikes - o.price(o.prices.of(card)) + more
  return because(worth, 'threat')
}

/** Only upright does a place count, and offer what it has. */
function arriving(o: Outlook, held: Known): Worth {
  return because(0.5 + o.stories.wanted(held.alias) + o.opens(held.card as LocationCard), 'arrive')
}
function straightening(o: Outlook, { card }: Known): Worth {
  return card.kind === 'artifact' ? 0.5 * effectWorth(o, card.use?.effect) : 0
}
export function using(o: Outlook, { card }: Known): Worth {
  if (card.kind !== 'artifact' || !card.use) return 0
  return because(effectWorth(o, card.use.effect) - o.price(card.use.sanity ?? 0), 'effect')
}
export function casting(o: Outlook, held: Known): Worth {
  const card = held.card as SpellCard
  const free = [...o.p.me.allies, ...o.p.me.artifacts].some((bearer) => o.p.under(bearer).includes(held))
  const cost = free ? 0 : o.prices.of(card)
  if (!card.calls) return because(o.spell(card) - o.price(cost), 'effect')
  return because(o.p.inCombat ? controlling(o) - o.price(cost) : summoning(o, card, cost), 'effect')
}
/** A gamble: one card of the others' Threats may be of that sort. */
const controlling = (o: Outlook): number => 0.35 * Math.max(0, ...o.fronts.map(({ theirs }) => Math.min(6, 1.5 * theirs)))

/** A Monster of the Hand strikes at once, past the Threats; Allies may stand in its way. */
function summoning(o: Outlook, { calls }: SpellCard, cost: number): number {
  const fitting = o.p.me.hand.filter(({ card }) => card.kind === 'monster' && calls && fitsCard(card, calls))
  return Math.max(-1, ...fitting.map((held) => summonWorth(o, held) - o.price(cost + o.prices.of(held.card))))
}
export function summonWorth(o: Outlook, { card, alias }: Held): number {
  if (card?.kind !== 'monster') return 0
  const struck = o.fronts.map(({ foe, guard }) => {
    const through = Math.max(0, card.value - (card.invisible ? 0 : guard))
    return through >= foe.sanity ? POINTS.win : 0.9 * through + POINTS.strikeAlly * (card.value - through)
  })
  return Math.max(0, ...struck) + o.stories.wanted(alias)
}

/** While something good can be done only here, one does not leave. */
function leavingFactor({ outlook: o, seen }: Asked): number {
  const { me } = o.p
  const here = arrivedAt(me)
  // Whoever turns round half-way loses the place one was walking to (MY-RULING-18).
  if (isWalking(me)) return 0.4
  if (!here || seen.ask.kind !== 'choose') return 1
  const open = hasOpenGate(me)
  const stays = seen.ask.options.some(({ key, piece }) => {
    const held = o.p.piece(piece)
    if (!held?.card || !/^(play|threat|study)/.test(key) || isPlace(held.card)) return false
    const needsGate = held.card.kind === 'monster' || held.card.kind === 'greatOldOne'
    return (!needsGate || open) && servesAt(o.p, held.card, here) && o.play(held as Known) > 0.5
  })
  return stays ? 0.5 : 1
}

/** Nothing is worth it; or the Threat is the greater one and the others have passed. */
function passing({ p, fronts, stories }: Outlook): Worth {
  const ends = p.me.passed || p.others.some(({ passed }) => passed)
  const ahead = fronts.reduce((sum, { ours, theirs, guard }) => sum + ours - theirs - 0.5 * guard, 0)
  // What still lies in the Threat will count when Combat has buried it.
  if (stories.all.some(({ held, plan, missing, turns }) => held && !plan.size && !missing.length && turns > 1))
    return because(POINTS.burial, 'pass')
  if (ends && ahead > 1) return because(POINTS.worthwhile + 0.15 * ahead, 'pass')
  return because(POINTS.worthwhile, 'pass')
}

/** The destination may follow at once. */
export const destination: Judging = ({ outlook: o }) => ({
  option: ({ key, piece }) => {
    const held = o.p.piece(piece)
    return key === 'stay' || !held ? 0 : because(0.3 + going(o, held as Known), 'place')
  },
})
/** A place of the other dimension now, or a permission for later. */
export const crossOver: Judging = ({ outlook: o }) => ({
  option: ({ key, piece }) => (key === 'later' ? 0.1 : going(o, o.p.piece(piece) as Known)),
})

/** Where one goes back to. */
export const retrace: Judging = ({ outlook: o }) => ({
  option: ({ piece }) => {
    const card = o.p.cardOf(piece)
    return isPlace(card) ? o.opens(card) + (card.gate ? 0.2 : 0) + 0.3 * o.near(card) + (dimensionOf(card) === 'waking' ? 0.05 : 0) : 0
  },
})
