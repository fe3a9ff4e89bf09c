import type { AllyCard, Card, LocationCard, MonsterCard, SpellCard, TomeCard } from '../content/nodes.ts'
import { dimensionOf } from '../rules/filters.ts'
import { sharesIcon } from '../rules/spells.ts'
import type { DeckList } from './deckList.ts'
import { abilityWorth, effectWorth } from './effects.ts'
import { danger, type Front, frontsOf, pointsWorth } from './forces.ts'
import { isNear, isPlace, servesAt } from './places.ts'
import { gainOf, lossOf, POINTS } from './points.ts'
import { arrivedAt, type Held, hasOpenGate, type Known, lastPlace, type Position, speaks } from './position.ts'
import { Prices } from './prices.ts'
import { Stories } from './stories.ts'

/* What one's cards are worth here and now. Worked out when it is asked for, once for each question. */

export class Outlook {
  readonly p: Position
  private readonly deck: DeckList | null
  private readonly made: { stories?: Stories; prices?: Prices; fronts?: readonly Front[] } = {}
  private readonly plays = new Map<string, number>()

  constructor(p: Position, deck: DeckList | null) {
    this.p = p
    this.deck = deck
  }

  get stories(): Stories {
    this.made.stories ??= new Stories(this.p, this.deck)
    return this.made.stories
  }
  get prices(): Prices {
    this.made.prices ??= new Prices(this.p)
    return this.made.prices
  }
  get fronts(): readonly Front[] {
    this.made.fronts ??= frontsOf(this.p)
    return this.made.fronts
  }

  /** What so much SAN is worth: what is feared from Combat counts as lost already. */
  price(n: number): number {
    if (n <= 0) return 0
    const { sanity } = this.p.me
    const feared = Math.round(danger(this.fronts) * 0.6)
    return lossOf(Math.max(Math.min(sanity, n + 1), sanity - feared), n)
  }
  gain(n: number): number {
    return gainOf(this.p.me.sanity, n)
  }

  /** What it is worth to have this card of the Hand on the table, its price paid. */
  play(held: Known): number {
    const known = this.plays.get(held.alias)
    if (known !== undefined) return known
    const { card } = held
    const change = card.kind === 'spell' || card.kind === 'adventure' || card.kind === 'investigator' ? 0 : (card.sanity ?? 0)
    const paid = change > 0 ? this.gain(change) : -this.price(card.kind === 'spell' ? 0 : this.prices.of(card))
    // Cards are worth something for one another: the first answer stands while the others are asked.
    this.plays.set(held.alias, this.stories.wanted(held.alias) + paid)
    const worth = this.stories.wanted(held.alias) + this.use(card) + paid
    this.plays.set(held.alias, worth)
    return worth
  }

  /** What it does beyond its story. */
  private use(card: Card): number {
    switch (card.kind) {
      case 'ally':
        return this.ally(card) + effectWorth(this, card.onPlay)
      case 'monster':
        return this.monster(card)
      case 'tome':
        return this.tome(card)
      case 'spell':
        return 0.4 + 0.6 * Math.max(0, this.spell(card))
      case 'artifact':
        return 0.3 + effectWorth(this, card.onPlay) + Math.max(0, effectWorth(this, card.use?.effect)) + (card.knowsSpell ? 0.3 : 0)
      case 'weapon':
        return POINTS.ally * card.value + (card.magic ? 0.4 : 0)
      case 'event':
        return effectWorth(this, card.effect) + this.lasting(card.abilities, card.lasts === 'lasting' ? 2 : 1)
      case 'greatOldOne':
        return 0.9 + this.lasting(card.abilities, 2)
      default:
        return 0
    }
  }

  /** Abilities that work for so many Rounds. */
  private lasting(abilities: Card['abilities'], rounds: number): number {
    return (abilities ?? []).reduce((sum, ability) => sum + abilityWorth(this, ability as never, rounds), 0)
  }

  private ally(card: AllyCard): number {
    const { me } = this.p
    const spells = me.hand.filter((one) => one.card.kind === 'spell').length
    const readable = me.hand.filter(
      ({ card: tome }) =>
        tome.kind === 'tome' && tome.languages.every((tongue) => speaks(me, tongue) || (card.languages ?? []).includes(tongue)),
    )
    const unlocked = readable.filter(({ card: tome }) => !(tome as TomeCard).languages.every((tongue) => speaks(me, tongue)))
    return POINTS.ally * card.value + (card.knowsSpell && spells ? 0.6 : 0.1) + unlocked.reduce((sum, one) => sum + 0.6 * this.play(one), 0)
  }

  /** Against whom it does most. */
  monster({ value, invisible, harm }: Pick<MonsterCard, 'value' | 'invisible' | 'harm'>): number {
    const best = Math.max(0, ...this.fronts.map((front) => pointsWorth(this.p, front, value, invisible)))
    return best + (harm ? 0.3 : 0)
  }

  private tome(card: TomeCard): number {
    const fitting = this.p.me.hand.filter((one) => one.card.kind === 'spell' && sharesIcon(card, one.card))
    const known = fitting
      .map((one) => this.play(one))
      .sort((a, b) => b - a)
      .slice(0, card.capacity)
    return 0.3 + known.reduce((sum, worth) => sum + 0.7 * Math.max(0, worth), 0) + (card.supports ? 0.4 * card.capacity : 0)
  }

  /** What one casting does, without its price. */
  spell(card: SpellCard): number {
    if (card.calls) return this.p.inCombat ? 1.2 : 0.8
    return effectWorth(this, card.effect)
  }

  /** What the Hand could do at that Location and cannot do where one is. */
  opens(place: LocationCard): number {
    const here = arrivedAt(this.p.me)
    const gate = hasOpenGate(this.p.me)
    const worths: number[] = []
    let monster = 0
    for (const held of this.p.me.hand) {
      const { card } = held
      if (isPlace(card) || !servesAt(this.p, card, place)) continue
      const needsGate = card.kind === 'monster' || card.kind === 'greatOldOne'
      if (here && (!needsGate || gate) && servesAt(this.p, card, here)) continue
      const worth = this.play(held)
      if (needsGate) monster = Math.max(monster, worth)
      else if (worth > 0) worths.push(worth)
    }
    return [...worths, monster].sort((a, b) => b - a).reduce((sum, worth, i) => sum + worth * 0.7 * 0.75 ** i, 0)
  }

  /** Locations of the Hand that a story wants and that are a walk from there. */
  near(place: LocationCard | null): number {
    if (!place) return 0
    return this.p.me.hand.reduce((sum, { card, alias }) => {
      if (!isPlace(card) || card.id === place.id || dimensionOf(card) !== dimensionOf(place) || !isNear(place, card)) return sum
      return sum + this.stories.wanted(alias)
    }, 0)
  }

  /** What it is worth to go there and be there. */
  going(held: Held): number {
    const card = held.card as LocationCard
    const stays = lastPlace(this.p.me)
    const way = 0.35 * (this.near(card) - this.near(stays)) + openness(card) - openness(stays)
    return this.stories.wanted(held.alias) + this.opens(card) + way
  }
}

/** How freely one moves on from there: from Islands and Exotic Places nobody walks away. */
function openness(place: LocationCard | null): number {
  if (!place) return 0.7
  return place.region === 'islands' || place.region === 'exotic' ? 0 : place.region === 'newEngland' ? 0.7 : 0.5
}
