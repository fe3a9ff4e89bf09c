import { defined } from '@miskatonic/kernel'
import { adventures } from '../content/adventures.ts'
import { cards } from '../content/index.ts'
import type { AdventureCard, AllyCard, Card, CardId, LocationCard, Slot, SpellCard } from '../content/nodes.ts'
import { isFoundHere } from '../rules/allies.ts'
import { dimensionOf, fitsCard, tagsOf, titleOf } from '../rules/filters.ts'
import { investigatorOf, isLocation, under } from '../rules/pieces.ts'
import { has, isTravelling, isWalking, openGate, whereaboutsOf } from '../rules/place.ts'
import type { Mythos, PieceId, Seat, Zones } from '../rules/shape.ts'
import { bearersFor, sharesIcon } from '../rules/spells.ts'

/* How far each of a player's stories has come, in turns still to be taken: an estimate that is asked a thousand times a second. */

/** By Adventure: for every card that is good for it, the items it could meet, as bits. */
const MEETS: ReadonlyMap<CardId, ReadonlyMap<CardId, number>> = new Map(
  adventures.map(({ id, slots }) => [
    id,
    new Map(
      cards.flatMap((card) => {
        const bits = slots.reduce((sum, slot, i) => (fitsCard(card, slot.card) ? sum | (1 << i) : sum), 0)
        return bits ? [[card.id, bits] as const] : []
      }),
    ),
  ]),
)

const FAR = { elsewhere: 5, never: 9, drawn: 2.5 }
/** What a Round of waiting is worth in turns: less than it has, for others are waited for at the same time. */
const ROUND = 2.7
const DRAWS = 9
const MOST_ROUNDS = 7

/** What one player has, as an estimate needs it. */
export type Side = {
  readonly t: Mythos
  readonly who: Seat
  readonly hand: readonly Held[]
  readonly laid: readonly Held[]
  readonly deck: ReadonlyMap<CardId, number>
  readonly deckSize: number
  readonly discard: ReadonlySet<CardId>
}
export type Held = { readonly piece: PieceId; readonly card: Card }
type Carding = { readonly card: Card }

const cardAt = (t: Mythos, piece: PieceId): Card => (t.def(piece) as unknown as Carding).card
const held = (t: Mythos, zone: Zones): Held[] => t.inZone(zone).map((piece) => ({ piece, card: cardAt(t, piece) }))

/** What counts for stories: in play or in the Chronicle, one's own, arrived at (MY-ADV-04, -06, -09). */
function laidOut(t: Mythos, who: Seat): Held[] {
  const found = [...held(t, `chronicle:${who}`), ...held(t, `events:${who}`)]
  if (!isWalking(t, who)) found.push(...held(t, `here:${who}`))
  for (const kind of ['allies', 'artifacts', 'tomes'] as const)
    for (const one of held(t, `${kind}:${who}`)) {
      found.push(one)
      for (const piece of under(t, one.piece)) found.push({ piece, card: cardAt(t, piece) })
    }
  return found.filter(({ piece }) => (t.get(piece, 'owner') ?? who) === who)
}

export function sideOf(t: Mythos, who: Seat): Side {
  const deck = new Map<CardId, number>()
  const pile = t.inZone(`deck:${who}`)
  for (const piece of pile) {
    const { id } = cardAt(t, piece)
    deck.set(id, (deck.get(id) ?? 0) + 1)
  }
  const discard = new Set(held(t, `discard:${who}`).map(({ card }) => card.id))
  return { t, who, hand: held(t, `hand:${who}`), laid: laidOut(t, who), deck, deckSize: pile.length, discard }
}

// ── what it takes to play a card of the Hand ──

export function turnsToPlay(side: Side, card: Card): number {
  const { t, who } = side
  switch (card.kind) {
    case 'location':
      return turnsToReach(side, card)
    case 'ally':
      return isMetHere(t, who, card) ? 1 : 1 + nearest(side, (place) => isFoundAt(card, place))
    case 'tome':
      if (card.languages.some((tongue) => !knowsTongue(side, tongue))) return FAR.never
      return !isWalking(t, who) && has(t, who, 'tomePlace') ? 1 : 1 + nearest(side, (place) => place.attributes.includes('tomePlace'))
    case 'artifact':
    case 'weapon':
      return !isWalking(t, who) && has(t, who, 'artifactPlace')
        ? 1
        : 1 + nearest(side, (place) => place.attributes.includes('artifactPlace'))
    case 'spell':
      return turnsToLearn(side, card)
    case 'monster':
      return openGate(t, who) !== null ? 1 : 1 + nearest(side, (place) => place.gate === true)
    case 'greatOldOne':
      return FAR.elsewhere
    default:
      return 1
  }
}

const isMetHere = (t: Mythos, who: Seat, card: AllyCard): boolean =>
  !isWalking(t, who) && card.foundAt.some((found) => isFoundHere(t, who, found, dimensionOf(card)))

/** Whether an Ally is found at a Location, by what is printed on both. */
function isFoundAt({ foundAt }: AllyCard, place: LocationCard): boolean {
  return foundAt.some(
    (found) =>
      (found.subregion === undefined || found.subregion === place.subregion) &&
      (found.region === undefined || found.region === place.region) &&
      (found.dimension === undefined || found.dimension === dimensionOf(place)) &&
      (found.place === undefined || titleOf(found.place) === place.title.en) &&
      (found.has === undefined || tagsOf(place).has(found.has)) &&
      !found.past,
  )
}

const knowsTongue = ({ t, who }: Side, tongue: string): boolean =>
  (investigatorOf(t, who).languages as readonly string[]).includes(tongue) || t.number('language', { who, language: tongue } as never) > 0

function turnsToLearn(side: Side, card: SpellCard): number {
  const { t, who, hand } = side
  const piece = hand.find((one) => one.card === card)?.piece
  if (piece !== undefined && bearersFor(t, who, piece).length) return 1
  const tomes = hand.filter((one) => one.card.kind === 'tome' && sharesIcon(one.card, card))
  return 1 + Math.min(FAR.elsewhere, ...tomes.map((tome) => turnsToPlay(side, tome.card)))
}

/** Turns to the nearest such place that a card of the Hand leads to. */
function nearest(side: Side, fits: (place: LocationCard) => boolean): number {
  let best = FAR.elsewhere
  for (const { card } of side.hand) if (isLocation(card) && fits(card)) best = Math.min(best, turnsToReach(side, card))
  return best
}

function turnsToReach(side: Side, to: LocationCard): number {
  const { t, who, hand } = side
  const from = whereaboutsOf(t, who)
  if (from === null) return to.access === undefined ? 1 : FAR.elsewhere
  const near = dimensionOf(from) === dimensionOf(to) && from.region === to.region && to.region !== 'islands' && to.region !== 'exotic'
  if (isTravelling(t, who)) return near ? 1 : 1.5
  if (near) return from.subregion === to.subregion && from.attributes.includes('city') ? 1 : 2
  const ways = hand.some(({ card }) => card.kind === 'travel' && (dimensionOf(from) === dimensionOf(to) || card.permits !== undefined))
  return ways ? 3 : FAR.elsewhere
}

// ── stories ──

/** Rounds until one of so many copies is drawn. */
const roundsFor = (copies: number, deckSize: number): number =>
  copies === 0 ? MOST_ROUNDS : Math.min(MOST_ROUNDS, 1 / (1 - (1 - copies / Math.max(copies, deckSize)) ** DRAWS))

export type Story = {
  readonly adventure: AdventureCard
  /** Turns until it can be told, waiting for cards included. */
  readonly turns: number
  /** Of these, Rounds of waiting. */
  readonly rounds: number
  /** Cards of the Hand the shortest way uses. */
  readonly plan: readonly Held[]
}

export function storiesOf(side: Side): Story[] {
  const told = new Map<CardId, { card: AdventureCard; rounds: number }>()
  for (const { card } of side.hand) if (card.kind === 'adventure') told.set(card.id, { card, rounds: 0 })
  for (const card of adventures) {
    const copies = side.deck.get(card.id)
    if (copies && !told.has(card.id)) told.set(card.id, { card, rounds: roundsFor(copies, side.deckSize) })
    else if (!told.has(card.id) && side.discard.has(card.id)) told.set(card.id, { card, rounds: MOST_ROUNDS })
  }
  return [...told.values()].map(({ card, rounds }) => story(side, card, rounds))
}

type Costs = Map<CardId, number>
const costs = new WeakMap<Side, Costs>()
function costOf(side: Side, card: Card): number {
  const known = costs.get(side) ?? new Map()
  costs.set(side, known)
  const cost = known.get(card.id) ?? turnsToPlay(side, card)
  known.set(card.id, cost)
  return cost
}

/** Item by item, those hardest to meet first: a card on the table, else one of the Hand, else one of the Deck. */
function story(side: Side, adventure: AdventureCard, waiting: number): Story {
  const meets = defined(MEETS.get(adventure.id))
  const items = adventure.slots.map((slot, i) => itemOf(side, slot, i, meets))
  items.sort((a, b) => a.laid.length + a.hand.length - (b.laid.length + b.hand.length))
  const used = new Set<PieceId>()
  const plan: Held[] = []
  let turns = 1
  let rounds = waiting
  for (const { slot, laid, hand, deck } of items) {
    const titles = new Set<string>()
    const take = (one: Held): boolean => {
      if (used.has(one.piece) || (slot.different && titles.has(one.card.title.en))) return false
      used.add(one.piece)
      titles.add(one.card.title.en)
      return true
    }
    let open = slot.n ?? 1
    for (const one of laid) if (open > 0 && take(one)) open--
    for (const one of hand)
      if (open > 0 && take(one)) {
        open--
        plan.push(one)
        turns += costOf(side, one.card)
      }
    turns += open * FAR.drawn
    if (open > 0) rounds = Math.max(rounds, roundsFor(deck, side.deckSize) + (open - 1))
  }
  return { adventure, plan, rounds, turns: turns + rounds * ROUND }
}

type Item = { readonly slot: Slot; readonly laid: readonly Held[]; readonly hand: readonly Held[]; readonly deck: number }

function itemOf(side: Side, slot: Slot, i: number, meets: ReadonlyMap<CardId, number>): Item {
  const fits = ({ card }: Held): boolean => ((meets.get(card.id) ?? 0) & (1 << i)) !== 0
  const hand = side.hand.filter(fits)
  if (hand.length > 1) hand.sort((a, b) => costOf(side, a.card) - costOf(side, b.card))
  let deck = 0
  for (const [id, n] of side.deck) if ((meets.get(id) ?? 0) & (1 << i)) deck += n
  return { slot, laid: side.laid.filter(fits), hand, deck }
}
