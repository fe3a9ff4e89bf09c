import { type TextJudgement, textWorth } from '@miskatonic/bots'
import { type Effect, effectIn } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { CardFilter, LocationCard, Tag } from '../content/nodes.ts'
import { FULL_HAND } from '../rules/drawing.ts'
import { fitsCard, tagsOf } from '../rules/filters.ts'
import { danger, pointsWorth, strikeAt, winsIfBroken } from './forces.ts'
import { type Ability, lastingWorth } from './lasting.ts'
import type { Outlook } from './outlook.ts'
import { lossOf, POINTS } from './points.ts'
import { allyValue, arrivedAt, hasOpenGate, isWalking, type Known, type Side } from './position.ts'

/* What a text is worth to the one who is asked, whoever it befalls. */

type Node = { readonly [field: string]: Json | undefined }
type Meant = { readonly the?: string; readonly who?: string; readonly at?: string | readonly string[]; readonly without?: CardFilter }
type CardsNode = { readonly in?: string; readonly of?: string; readonly filter?: CardFilter }

export const effectWorth = (o: Outlook, effect: Effect | undefined, whom: Side = o.p.me): number => textWorth(judgementIn(o), effect, whom)

const judgementIn = (o: Outlook): TextJudgement<Side> => ({
  deed: (effect, whom) => deedWorth(o, effect, whom),
  own: { aim: ({ effect }: Node, _whom, of) => aimed(o, (foe) => of(effectIn(effect), foe)) },
  each: (of, _whom, one) => befalling(o, of, one),
  lasting: (ability) => abilityWorth(o, ability),
})

/** Whoever it would rather be aimed at. */
const aimed = ({ p }: Outlook, worth: (foe: Side) => number): number => Math.max(0, ...p.others.map(worth))

/** Something that holds for so many Rounds. */
export const abilityWorth = (o: Outlook, ability: Ability, rounds = 1): number =>
  lastingWorth(o, ability, rounds, (effect) => effectWorth(o, effect))

const tagsAt = ({ here }: Side): ReadonlySet<Tag> | null => (here ? tagsOf(here.card) : null)

/** Everybody of those meant; of an Event's target, whoever it would be aimed at. */
function befalling(o: Outlook, { the, who, at, without }: Meant, worth: (side: Side) => number): number {
  const { p } = o
  if (the === 'target') return aimed(o, worth)
  const all = who === 'opponents' ? p.others : [p.me, ...p.others]
  return all
    .filter((side) => at === undefined || [at].flat().some((tag) => tagsAt(side)?.has(tag as Tag)))
    .filter((side) => without === undefined || ![...side.allies, ...side.artifacts].some(({ card }) => fitsCard(card, without)))
    .reduce((sum, side) => sum + worth(side), 0)
}

/** Another's loss of SAN; the last point of it wins. */
function harmTo(o: Outlook, foe: Side, n: number): number {
  if (n >= foe.sanity && winsIfBroken(o.p, foe)) return POINTS.win
  return n * strikeAt(o.p, foe) * (foe.sanity <= 5 ? 1.4 : 1)
}

function deedWorth(o: Outlook, node: Node, whom: Side): number {
  const { p } = o
  const mine = whom === p.me
  const n = typeof node.n === 'number' ? node.n : 1
  switch (node.do) {
    case 'gain':
      return mine ? o.gain(n) : -0.8 * n
    case 'lose':
      return mine ? -lossOf(whom.sanity, n) : harmTo(o, whom, n)
    case 'draw':
      return mine ? POINTS.draw * n * (whom.handSize < FULL_HAND ? 1 : 0.45) : -0.6 * n
    case 'discardHand':
      return mine ? -0.5 * (typeof node.n === 'number' ? n : 5) : 0.6 * n
    case 'lookHand':
    case 'lookThreat':
      return 0.15
    case 'peek':
      return node.take ? 1 : 0.3
    case 'search':
      return o.stories.findable(node.what as unknown as CardFilter)
    case 'recover':
      return recovering(o, node.what as unknown as CardFilter | undefined)
    case 'revive':
      return Math.max(0, ...p.me.chronicle.map(({ card }) => (card.kind === 'ally' ? POINTS.ally * card.value : 0)))
    case 'playNow':
      return playingNow(o, node)
    case 'loseTurn':
      return (mine ? -1 : 1) * POINTS.turn
    case 'invert':
      return mine ? -0.6 : hasOpenGate(whom) ? 1 : 0
    case 'refresh':
      return refreshing(o)
    case 'straighten':
      return isWalking(p.me) ? 0.6 : 0
    case 'retrace':
      return retracing(o)
    case 'crossOver':
      return crossing(o)
    case 'bury':
    case 'discard':
    case 'turnDown':
    case 'borrow':
      return removing(o, node.what as unknown as CardsNode, mine)
    case 'endEvent':
      return p.others.some(({ events }) => events.some((event) => event.marks.target === p.me.seat)) ? 1.2 : 0
    default:
      return fighting(o, node, n)
  }
}

/** What matters in this Round's Combat only. */
function fighting(o: Outlook, { do: verb }: Node, n: number): number {
  const { p, fronts } = o
  const feared = danger(fronts)
  switch (verb) {
    case 'swell':
      return Math.max(0, ...fronts.map((front) => (front.ours > 0 || p.inCombat ? pointsWorth(p, front, n) : 0)))
    case 'dampen':
    case 'weaken':
      return lossOf(p.me.sanity, Math.min(n, Math.round(feared)))
    case 'remove':
      return 0.25 * Math.min(3, feared)
    case 'veil':
      return Math.max(0, ...fronts.map(({ ours, theirs, guard }) => Math.min(Math.max(0, ours - theirs), guard) * 0.4))
    case 'sendBack':
      return waitingInThePast(o)
    case 'learn':
      return 0.3
    default:
      return 0
  }
}

/** Who of the Hand is met in the PAST of the place one is at; or will be, of one that is in the Hand. */
function waitingInThePast({ p }: Outlook): number {
  const met = (ally: Known, place: LocationCard | null): boolean =>
    ally.card.kind === 'ally' && ally.card.foundAt.some(({ past, subregion }) => past && subregion === place?.subregion)
  const places = p.me.hand.flatMap(({ card }) => (card.kind === 'location' ? [card] : []))
  const worths = p.me.hand.map((held) => {
    const worth = 0.5 + 0.6 * allyValue(p, held)
    if (met(held, arrivedAt(p.me))) return worth
    return places.some((place) => met(held, place)) ? 0.5 * worth : 0
  })
  return Math.max(0.1, ...worths)
}

/** The best of one's Chronicle that fits: to be played once more. */
function recovering(o: Outlook, what: CardFilter | undefined): number {
  const worths = o.p.me.chronicle.map(({ card }) => (what === undefined || fitsCard(card, what) ? keepingWorth(card.kind) : 0))
  return Math.max(0, ...worths)
}
const keepingWorth = (kind: string): number => (kind === 'monster' ? 1 : kind === 'ally' ? 0.8 : 0.4)

function playingNow(o: Outlook, { what, ignoring }: Node): number {
  const fitting = o.p.me.hand.filter(({ card }) => fitsCard(card, what as unknown as CardFilter))
  const worths = fitting.map((held) => (ignoring === 'journey' ? o.going(held) : o.play(held)))
  return Math.max(0, ...worths)
}

/** A Gate as new lets another Monster through. */
function refreshing(o: Outlook): number {
  const { me } = o.p
  if (me.here?.marks.inverted !== true) return 0
  return Math.max(0, ...me.hand.map((held) => (held.card.kind === 'monster' ? o.play(held) : 0)))
}

function retracing(o: Outlook): number {
  const places = o.p.me.chronicle.filter(({ card }) => card.kind === 'location')
  return Math.max(0, ...places.map((held) => o.opens(held.card as LocationCard)))
}

function crossing(o: Outlook): number {
  const here = o.p.me.here?.card
  const there = (card: Known['card']): boolean =>
    card.kind === 'location' && card.dimension !== (here && 'dimension' in here ? here.dimension : undefined)
  return 0.8 * Math.max(0, ...o.p.me.hand.map((held) => (there(held.card) ? o.going(held) : 0)))
}

/** A card taken off the table: another's is welcome, one's own is not. */
function removing(o: Outlook, what: CardsNode | undefined, mine: boolean): number {
  const { p } = o
  const own = what?.of === 'you' ? mine : false
  const sides = own ? [p.me] : what?.of === 'all' ? [p.me, ...p.others] : p.others
  let most = 0
  for (const side of sides)
    for (const held of [...side.allies, ...side.artifacts, ...side.tomes]) {
      if (what?.filter && !fitsCard(held.card, what.filter)) continue
      most = Math.max(most, held.card.kind === 'ally' ? 0.5 + 0.5 * allyValue(p, held) : 0.9 + 0.3 * p.under(held).length)
    }
  return own ? -most : what?.of === 'all' ? 0.5 * most : most
}
