import type { AbilityData, Amount, Condition, Control, Effect, Roll, Selector } from '@miskatonic/effects'
import type { Cost, Payment } from '@miskatonic/kernel'

/*
 * What a text of the card language is worth. What every game's texts are built of (sequences, choices, offers, conditions, repetitions, prices,
 * rolls) is weighed here; the game judges its own deeds, and may judge more where it knows more.
 */

/** Judges a text for someone; without a name, for whom the text around it is judged. */
export type Judged<W> = (effect: Effect | undefined, whom?: W) => number

/** A game's judgement, in its own points. `W` is whom a text addresses. */
export type TextJudgement<W> = {
  /** What a single deed is worth: every verb of the game's own. */
  readonly deed: (effect: Effect, whom: W, of: Judged<W>) => number
  /** Nodes that the game judges otherwise than the house does; null where it has no other opinion after all. */
  readonly own?: { readonly [verb: string]: (effect: never, whom: W, of: Judged<W>) => number | null }
  /** What it costs to pay a part of a price; null: more than there is. Missing: a point each. */
  readonly payment?: (part: Payment, whom: W) => number | null
  /** What of a price is missed by whoever takes up an offer. Missing: all of it. */
  readonly missed?: (price: number, effect: Effect) => number
  /** How likely a condition holds, 0 to 1. Missing: even. */
  readonly holds?: (condition: Condition, whom: W) => number
  /** What befalls everybody or everything meant. Missing: once. */
  readonly each?: (of: Selector, whom: W, one: (whom: W) => number) => number
  /** How many an amount is. Missing: one, where it is no number. */
  readonly amount?: (amount: Amount, whom: W) => number
  /** What it is worth that an ability holds for a while. Missing: a deed like any other. */
  readonly lasting?: (ability: AbilityData, whom: W) => number
  /** Sides of a die. */
  readonly sides?: number
}

/** No text is nested so deeply; what is names itself. */
const DEEPEST = 12
/** How likely one can do what has to be done first. */
const DOES = 0.7
const DOES_NOT = 0.3

/** What a text is worth to whom it addresses. */
export function textWorth<W>(judgement: TextJudgement<W>, effect: Effect | undefined, whom: W, depth = 0): number {
  if (!effect || depth > DEEPEST) return 0
  const of: Judged<W> = (one, other = whom) => textWorth(judgement, one, other, depth + 1)
  const own = judgement.own?.[effect.do] as ((effect: Effect, whom: W, of: Judged<W>) => number | null) | undefined
  return own?.(effect, whom, of) ?? controlWorth(judgement, effect, whom, of)
}

function controlWorth<W>(judgement: TextJudgement<W>, effect: Effect, whom: W, of: Judged<W>): number {
  // The verbs of the game's own are none of these: they are deeds.
  const node = effect as unknown as Control
  switch (node.do) {
    case 'seq':
    case 'then':
      return node.effects.reduce((sum, one) => sum + of(one), 0)
    case 'choose':
      return Math.max(...node.options.map((one) => of(one)))
    case 'when': {
      const held = judgement.holds?.(node.if, whom) ?? 0.5
      return held * of(node.then) + (1 - held) * of(node.otherwise)
    }
    case 'forEach':
      return judgement.each?.(node.of, whom, (one) => of(node.effect, one)) ?? of(node.effect)
    case 'repeat':
      return amountWorth(judgement, node.times, whom) * of(node.effect)
    case 'as':
    case 'later':
      return of(node.effect)
    case 'ifYouDo':
      return DOES * (of(node.first) + of(node.then)) + DOES_NOT * of(node.otherwise)
    case 'roll':
      return rollWorth(node, judgement.sides ?? 6, of)
    case 'lasting':
      return judgement.lasting?.(node.ability, whom) ?? judgement.deed(effect, whom, of)
    case 'may':
    case 'pay':
    case 'unless':
      return offerWorth(judgement, node, whom, of)
    case 'nothing':
      return 0
    default:
      return judgement.deed(effect, whom, of)
  }
}

type Offer = Control & { readonly do: 'may' | 'pay' | 'unless' }

/** What has a price, or another way out. */
function offerWorth<W>(judgement: TextJudgement<W>, node: Offer, whom: W, of: Judged<W>): number {
  const price = node.cost ? priceOf(node.cost, (part) => paymentWorth(judgement, part, whom)) : null
  switch (node.do) {
    case 'may':
      if (node.cost && price === null) return 0
      return Math.max(0, of(node.effect) - (price ? (judgement.missed?.(price, node.effect) ?? price) : 0))
    case 'pay':
      return price === null ? 0 : of(node.effect) - price
    case 'unless': {
      const way = price === null ? (node.act ? of(node.act) : null) : -price
      return way === null ? of(node.otherwise) : Math.max(way, of(node.otherwise))
    }
  }
}

const paymentWorth = <W>(judgement: TextJudgement<W>, part: Payment, whom: W): number | null =>
  judgement.payment ? judgement.payment(part, whom) : part.n === 'any' ? 1 : part.n

const amountWorth = <W>(judgement: TextJudgement<W>, amount: Amount, whom: W): number =>
  judgement.amount?.(amount, whom) ?? (typeof amount === 'number' ? amount : 1)

/** What a cost comes to, judged part by part: of several the cheapest; null where it cannot be paid. */
export function priceOf(cost: Cost, part: (payment: Payment) => number | null): number | null {
  if (isParts(cost)) {
    let sum = 0
    for (const one of cost) {
      const price = part(one)
      if (price === null) return null
      sum += price
    }
    return sum
  }
  if ('or' in cost) {
    const prices = cost.or.map((one) => priceOf(one, part)).filter((price) => price !== null)
    return prices.length ? Math.min(...prices) : null
  }
  const once = priceOf(cost.cost, part)
  return once === null ? null : once * cost.times
}
const isParts = (cost: Cost): cost is readonly Payment[] => Array.isArray(cost)

/** Each face of one die; of several dice the mean stands for them all. */
function rollWorth<W>({ dice, bands }: Roll, sides: number, of: Judged<W>): number {
  const faces = dice === 1 ? Array.from({ length: sides }, (_, i) => i + 1) : [Math.round(((sides + 1) / 2) * dice)]
  return faces.reduce((sum, face) => sum + of(bands.find(({ on: [from, to] }) => face >= from && face <= to)?.effect), 0) / faces.length
}
