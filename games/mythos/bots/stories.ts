import { defined } from '@miskatonic/kernel'
import { adventures } from '../content/adventures.ts'
import { cardById, cards } from '../content/index.ts'
import type { AdventureCard, Card, CardFilter, CardId, LocationCard, Slot } from '../content/nodes.ts'
import { regionForStory } from '../rules/adventures.ts'
import { fitsCard } from '../rules/filters.ts'
import type { DeckList } from './deckList.ts'
import { turnsTo, turnsToPlay } from './places.ts'
import { POINTS } from './points.ts'
import { countSeen, type Held, isWalking, type Position } from './position.ts'

/* How far each story has come, what of the Hand goes into it, and what it is worth to go on. */

export type Story = {
  readonly card: AdventureCard
  /** The Adventure itself is in the Hand. */
  readonly held: boolean
  /** Aliases of cards of the Hand that the plan uses. */
  readonly plan: ReadonlySet<string>
  /** What neither lies on the table nor in the Hand. */
  readonly missing: readonly ReadonlySet<CardId>[]
  /** Turns until it can be told, roughly. */
  readonly turns: number
  /** What the whole of it is worth now. */
  readonly worth: number
}

/** By Adventure and item: the cards that fit. */
const FITTING: ReadonlyMap<CardId, readonly ReadonlySet<CardId>[]> = new Map(
  adventures.map(({ id, slots }) => [
    id,
    slots.map(({ card }) => new Set(cards.filter((one) => fitsCard(one, card)).map((one) => one.id))),
  ]),
)

type Source = { readonly card: Card; readonly alias: string | null; readonly turns: number }
type Need = { readonly slot: number; readonly of: Slot; readonly sources: readonly Source[]; readonly lacking: number }
type Choice = { readonly need: Need; readonly source: Source | null }

const TRIES = 250
/** More turns than anybody will wait. */
const NEVER = 60

function likeness(card: Card, by: NonNullable<Slot['different']>): string {
  if (by === 'region') return regionForStory(card)
  return by === 'mode' && card.kind === 'travel' ? card.mode : card.title.en
}

function goTogether(a: Choice, b: Choice): boolean {
  if (!a.source || !b.source) return true
  if (a.source === b.source) return false
  if (a.need.slot === b.need.slot) {
    const { different } = a.need.of
    return different === undefined || likeness(a.source.card, different) !== likeness(b.source.card, different)
  }
  const later = a.need.slot > b.need.slot ? a.need.of : b.need.of
  return !later.other || a.source.card.title.en !== b.source.card.title.en
}

/** Cities in so many subregions at least; what is still missing may lie anywhere. */
function isSpread(choices: readonly Choice[]): boolean {
  const least = Math.max(0, ...choices.map(({ need }) => need.of.across?.atLeast ?? 0))
  if (!least) return true
  const of = choices
    .filter(({ need }) => need.of.across)
    .map(({ source }, i) => (source?.card as LocationCard | undefined)?.subregion ?? `${i}`)
  return new Set(of).size >= least
}

/** The cheapest way to meet all items, as far as a few tries find it. */
function cheapest(needs: readonly Need[]): { readonly choices: readonly Choice[]; readonly turns: number } {
  let best: { choices: readonly Choice[]; turns: number } = { choices: [], turns: Number.POSITIVE_INFINITY }
  let tries = 0
  const go = (i: number, chosen: readonly Choice[], turns: number): void => {
    if (turns >= best.turns || ++tries > TRIES) return
    const need = needs[i]
    if (!need) {
      if (isSpread(chosen)) best = { choices: chosen, turns }
      return
    }
    for (const source of need.sources) {
      if (source.turns >= need.lacking) break
      const choice = { need, source }
      if (chosen.every((other) => goTogether(other, choice))) go(i + 1, [...chosen, choice], turns + source.turns)
    }
    go(i + 1, [...chosen, { need, source: null }], turns + need.lacking)
  }
  go(0, [], 0)
  return best
}

/** Turns until one of so many cards left in the deck comes to hand: some nine new cards a Round. */
const WAIT = [NEVER, 7, 4.5, 3.5, 3, 2.7] as const
const waitFor = (left: number): number => WAIT[Math.min(left, WAIT.length - 1)] ?? NEVER

export class Stories {
  readonly all: readonly Story[]
  private readonly p: Position
  private readonly deck: DeckList | null
  private readonly seen: ReadonlyMap<CardId, number>
  private readonly discarded = new Map<CardId, number>()

  constructor(p: Position, deck: DeckList | null) {
    this.p = p
    this.deck = deck
    this.seen = countSeen(p)
    for (const { card } of p.me.discard) this.discarded.set(card.id, (this.discarded.get(card.id) ?? 0) + 1)
    const sources = this.sources()
    this.all = adventures
      .filter((card) => (deck ? deck.has(card.id) : this.seen.has(card.id)))
      .map((card) => this.story(card, sources))
      .sort((a, b) => b.worth - a.worth)
  }

  /** How many copies of a card may still be drawn. */
  private left(id: CardId): number {
    return Math.max(0, (this.deck?.get(id) ?? 0) - (this.seen.get(id) ?? 0) - (this.discarded.get(id) ?? 0))
  }
  private leftOf(ids: ReadonlySet<CardId>): number {
    // Of a deck nobody knows one may hope for one of each.
    if (!this.deck) return 1
    let [deck, discard] = [0, 0]
    for (const id of ids) {
      deck += this.left(id)
      discard += this.discarded.get(id) ?? 0
    }
    return deck || (discard ? 1 : 0)
  }

  /** What counts already, what will after this Round's Combat, and what is in the Hand; the nearest first. */
  private sources(): readonly Source[] {
    const { p } = this
    const { me } = p
    const laid = [...me.allies, ...me.artifacts, ...me.tomes]
    const there = me.here && !isWalking(me) ? [me.here] : []
    const own = [...there, ...laid, ...laid.flatMap((one) => p.under(one)), ...me.events, ...me.chronicle]
    const told = own.flatMap(({ card, marks }): Source[] => (marks.owner === undefined ? [{ card, alias: null, turns: 0 }] : []))
    const coming = [...me.threat, ...me.greatOldOnes].flatMap(({ card }): Source[] => (card ? [{ card, alias: null, turns: 0.6 }] : []))
    const walked = me.here && isWalking(me) ? [{ card: me.here.card, alias: me.here.alias, turns: 1 }] : []
    return [...told, ...coming, ...walked, ...this.inHand()].sort((a, b) => a.turns - b.turns)
  }
  private inHand(): Source[] {
    const { p } = this
    const known = new Map<CardId, number>()
    const toPlace = (place: LocationCard): number => {
      const turns = known.get(place.id) ?? turnsTo(p, place)
      known.set(place.id, turns)
      return turns
    }
    return p.me.hand.flatMap((held: Held): Source[] =>
      held.card && held.card.kind !== 'adventure'
        ? [{ card: held.card, alias: held.alias, turns: turnsToPlay(p, held, toPlace) + priceOf(held.card) }]
        : [],
    )
  }

  private story(card: AdventureCard, sources: readonly Source[]): Story {
    const held = this.p.me.hand.some((one) => one.card.id === card.id)
    const fitting = FITTING.get(card.id) as readonly ReadonlySet<CardId>[]
    const needs = card.slots
      .flatMap((of, slot): Need[] => {
        const ids = defined(fitting[slot])
        const found = sources.filter((source) => ids.has(source.card.id))
        const lacking = 1.5 + waitFor(this.leftOf(ids))
        return Array.from({ length: of.n ?? 1 }, () => ({ slot, of, sources: found, lacking }))
      })
      .sort((a, b) => a.sources.length - b.sources.length)
    const { choices, turns } = cheapest(needs)
    const plan = new Set(choices.flatMap(({ source }) => (source?.alias ? [source.alias] : [])))
    const missing = choices.filter(({ source }) => !source).map(({ need }) => defined(fitting[need.slot]))
    const waiting = held ? 1 : 1 + waitFor(this.leftOf(new Set([card.id])))
    const all = turns + waiting
    return { card, held, plan, missing, turns: all, worth: all >= NEVER ? 0 : POINTS.story * POINTS.perTurn ** all * this.winning(card) }
  }

  /** Whether telling it would win, as things stand: half of it if the others have more. */
  private winning({ points, sanity = 0 }: AdventureCard): number {
    const total = points + Math.min(20, this.p.me.sanity + sanity)
    const best = Math.max(0, ...this.p.others.map((one) => one.sanity))
    return total > best + 2 || this.p.isCampaign ? 1 : total > best ? 0.8 : 0.4
  }

  /** What a card of the Hand is worth to one's stories. */
  wanted(alias: string): number {
    let [best, more] = [0, 0]
    for (const { plan, worth } of this.all) {
      if (!plan.has(alias)) continue
      const part = worth * POINTS.item
      if (part > best) {
        more += best
        best = part
      } else more += part
    }
    return best + 0.3 * more
  }

  /** What a card that is not in the Hand would be worth: if it were drawn or found. */
  lacked(id: CardId): number {
    return this.all.reduce((most, { missing, worth, card, held }) => {
      if (card.id === id && !held) return Math.max(most, worth)
      return missing.some((ids) => ids.has(id)) ? Math.max(most, worth * POINTS.item) : most
    }, 0)
  }

  /** What the best card is worth that may still be found in the deck; nothing if none of that sort is left. */
  findable(what: CardFilter): number {
    let most = 0
    for (const id of this.deck?.keys() ?? [])
      if (this.left(id) > 0 && fitsCard(cardById(id), what)) most = Math.max(most, 0.3 + this.lacked(id))
    return most
  }
}

/** SAN that a card costs makes it a little further away. */
const priceOf = (card: Card): number =>
  card.kind === 'spell' || card.kind === 'investigator' ? 0 : 0.25 * Math.max(0, -(card.sanity ?? 0))
