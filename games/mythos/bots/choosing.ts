import { type Effect, effectIn } from '@miskatonic/effects'
import type { LocationCard, TravelCard } from '../content/nodes.ts'
import { argsOf, byCard, type Judging, yesIf } from './asked.ts'
import { effectWorth } from './effects.ts'
import { allyLoss } from './fighting.ts'
import { strikeAt } from './forces.ts'
import type { Outlook } from './outlook.ts'
import { isPlace, leadsAway, servesAt, turnsTo } from './places.ts'
import { allyValue, type Held, type Known, lastPlace } from './position.ts'
import { summonWorth } from './turns.ts'

/* Which of several: cards of the Hand, of a pile, of somebody's side; and what is kept for the next Round. */

/** What a card of the Hand is worth for the Rounds to come. */
export function keeping(o: Outlook, held: Known): number {
  const { card, alias } = held
  const { me } = o.p
  if (card.kind === 'adventure') {
    const story = o.stories.all.find((one) => one.card.id === card.id)
    const twice = me.hand.filter((one) => one.card.id === card.id)
    return twice.length > 1 && twice[0] !== held ? 0 : (story?.worth ?? 0)
  }
  const wanted = o.stories.wanted(alias)
  if (isPlace(card)) {
    const way = turnsTo(o.p, card)
    const serves = me.hand.reduce((sum, one) => sum + (servesAt(o.p, one.card, card) ? 0.5 * o.stories.wanted(one.alias) : 0), 0)
    return 1.3 * wanted + 0.6 * serves + (card.gate ? 0.35 : 0.15) + (way > 3 ? -0.2 : 0.1) + 0.4 * Math.max(0, card.sanity ?? 0)
  }
  if (card.kind === 'travel') return 1.3 * wanted + 0.25 + 0.3 * farWanted(o) + (isStranded(o) && leadsOut(o, card) ? 1.5 : 0)
  const twin = me.allies.some((ally) => ally.card.title.en === card.title.en)
  if (card.kind === 'ally' && twin) return 0
  return 1.2 * wanted + 0.45 * Math.max(0, o.play(held) - wanted)
}
/** Locations of a story that no walk leads to. */
const farWanted = (o: Outlook): number =>
  o.p.me.hand.reduce((sum, { card, alias }) => sum + (isPlace(card) && turnsTo(o.p, card) > 2 ? o.stories.wanted(alias) : 0), 0)

const isStranded = (o: Outlook): boolean => ['islands', 'exotic'].includes(lastPlace(o.p.me)?.region ?? '')
const leadsOut = (o: Outlook, card: TravelCard): boolean => leadsAway(card, lastPlace(o.p.me) as LocationCard)

/** A new card is worth what cards are worth on average: whatever is worth less makes room for one. */
const FRESH = 1

export const trim: Judging = ({ outlook: o, p }) => byCard(p, (held) => FRESH - keeping(o, held as Known))
export const discardFromHand: Judging = ({ outlook: o, p }) => byCard(p, (held) => -keeping(o, held as Known))

/** Out of the deck or the Chronicle: what a story lacks, else what can be played soonest. */
function taking(o: Outlook, { card }: Held): number {
  if (!card) return 0
  const lacked = o.stories.lacked(card.id)
  const value = card.kind === 'ally' || card.kind === 'monster' ? 0.2 * card.value : 0
  const here = o.p.me.here?.card
  return lacked + value + (here && isPlace(here) && servesAt(o.p, card, here) ? 0.4 : 0)
}
export const take: Judging = ({ outlook: o, p }) => byCard(p, (held) => 0.1 + taking(o, held), { none: 0 })

export const playNow: Judging = ({ outlook: o, p }) =>
  byCard(p, (held) => (isPlace(held.card) ? o.going(held) : o.play(held as Known)), { none: 0 })

export const summon: Judging = ({ outlook: o, p }) => byCard(p, (held) => summonWorth(o, held) - o.price(o.prices.of((held as Known).card)))
/** Whom it attacks: whoever it hurts most. Riding is for stories that need it. */
export const summoned: Judging = ({ outlook: o }) => ({
  option: ({ key }) => {
    const front = o.fronts.find(({ foe }) => foe.seat === key)
    return front ? strikeAt(o.p, front.foe) + 0.1 * Math.max(0, 4 - front.guard) : 0.2
  },
})

/** The strongest Ally gets the Weapon. */
export const arm: Judging = ({ p }) => byCard(p, (ally) => allyValue(p, ally))
/** Under a Tome a Spell can be cast again and again. */
export const bearer: Judging = ({ p }) => byCard(p, ({ card }) => (card?.kind === 'tome' ? 1 : 0.5))
export const along: Judging = ({ outlook: o, p }) => byCard(p, (held) => 0.1 + o.play(held as Known))
export const combine: Judging = ({ outlook: o, p }) => byCard(p, (held) => o.play(held as Known))

/** A card of somebody's side: of another the best, of one's own the least; a seat by whom it hurts most. */
export const pick: Judging = ({ outlook: o, p }) => ({
  option: (option) => {
    const { piece, key } = option
    const held = p.piece(piece)
    if (!held) return p.others.some(({ seat }) => seat === key) ? 1 : 0
    const worth = held.card?.kind === 'ally' ? 0.2 + allyLoss(o, held) + allyValue(p, held) : 0.5
    const own = [...p.me.allies, ...p.me.artifacts, ...p.me.tomes, ...p.me.threat].some(({ alias }) => alias === held.alias)
    return own ? -worth : worth
  },
})
/** Whom an Event is aimed at: an opponent, the Affliction on oneself, another's Ally. */
export const target: Judging = (asked) => {
  const { p, outlook: o } = asked
  const judge = pick(asked)
  return {
    option: (option) => {
      const { piece, key } = option
      const foe = p.others.find(({ seat }) => seat === key)
      if (foe) return strikeAt(p, foe) + 0.02 * foe.sanity
      if (key === p.me.seat) return -1
      const held = p.piece(piece)
      if (held?.card?.kind === 'event') return held.marks.target === p.me.seat ? 2 : p.me.events.includes(held as Known) ? -1 : 0.5
      return held && p.me.allies.includes(held as Known) ? -1 - allyLoss(o, held) : judge.option(option)
    },
  }
}

export const may: Judging = (asked) => yesIf(0.05 + effectWorth(asked.outlook, effectIn(argsOf(asked).effect)))
export const choice: Judging = ({ outlook: o }) => ({
  option: ({ label }) => effectWorth(o, (label?.args?.effect ?? undefined) as unknown as Effect | undefined),
})

/** For 1 SAN, if a story waits for what lies among the discards and the deck will not give it. */
export const recompose: Judging = ({ outlook: o, p }) => {
  const waiting = p.me.discard.reduce((most, { card }) => Math.max(most, o.stories.lacked(card.id)), 0)
  const few = p.me.deckSize < 14 ? 1 : 0.35
  return yesIf(few * waiting - o.price(1) - 0.4)
}
/** Only when no story can be told any more. */
export const lobotomy: Judging = ({ outlook: o, p }) => yesIf(o.stories.all.every(({ worth }) => worth <= 0.05) && p.me.sanity > 4 ? 1 : -1)

export const language: Judging = ({ p }) => ({
  option: ({ key }) =>
    p.me.hand.reduce((sum, { card }) => sum + (card.kind === 'tome' && card.languages.includes(key as never) ? 1 : 0), 0),
})
/** What one's own cards offer besides is taken. */
export const useAbility: Judging = () => ({ option: ({ key }) => (key === 'pass' ? 0 : 0.5) })
