import { defined } from '@miskatonic/kernel'
import { type CardFacts, ITEMS, likeness, type StoryFacts, type StoryItem } from './cardFacts.ts'
import type { Side } from './side.ts'

/* How far each story has come: what lies there, what the Hand adds, what must still be drawn. */

/** Cards nobody has seen yet, by the items they would meet. */
export type Pool = { readonly size: number; readonly meeting: Int16Array }

/** By pile: a pile is counted once for as long as it stays as it is. */
const counted = new WeakMap<readonly CardFacts[], Int16Array>()

function countedOf(pile: readonly CardFacts[]): Int16Array {
  const known = counted.get(pile)
  if (known) return known
  const meeting = new Int16Array(ITEMS)
  for (const { items } of pile) for (const item of items) meeting[item] = defined(meeting[item]) + 1
  counted.set(pile, meeting)
  return meeting
}

export function poolOf(...piles: readonly (readonly CardFacts[])[]): Pool {
  const meeting = new Int16Array(ITEMS)
  let size = 0
  for (const pile of piles) {
    size += pile.length
    const more = countedOf(pile)
    for (let i = 0; i < ITEMS; i++) meeting[i] = defined(meeting[i]) + defined(more[i])
  }
  return { size, meeting }
}

export type Story = {
  readonly story: StoryFacts
  /** The Adventure itself is in the Hand. */
  readonly held: boolean
  /** Of each item: how many cards are not laid yet, and how many not even in the Hand. */
  readonly open: readonly number[]
  readonly lacking: readonly number[]
  readonly missing: number
  readonly turns: number
  /** Cards of the plan that cannot be played before long. */
  readonly blocked: number
  /** Rounds of waiting for what must be drawn. */
  readonly rounds: number
  /** All of it in turns: what stories are compared by. */
  readonly away: number
  /** The cards of the Hand it would use, as bits in the Hand's order. */
  readonly plan: number
  /** By how many points its teller would lead. */
  readonly margin: number
}

export type Telling = {
  readonly side: Side
  /** Turns for each card of the Hand; null: nobody knows the Hand. */
  readonly turns: readonly number[] | null
  readonly pool: Pool
  readonly rivalSanity: number
}

const DRAWN = 8
const STEPS = 600
/** The chance to draw one of so many in a Round, by their share: looked up, for it is asked often. */
const LIKELY = Float64Array.from({ length: STEPS }, (_, n) => 1 - (1 - n / STEPS) ** DRAWN)
const chanceOf = (n: number, size: number): number => defined(LIKELY[Math.min(STEPS - 1, Math.floor((STEPS * n) / Math.max(1, size)))])
const LONGEST = 7
const roundsFor = (wanted: number, copies: number, { size }: Pool): number =>
  copies < wanted ? LONGEST : Math.min(LONGEST, wanted / Math.max(0.02, chanceOf(copies, size)))

/** Turns that a card not drawn yet will take, a Round of waiting, and a point short of winning by two. */
const WORTH = { card: 2.2, round: 2.7, short: 1.7 }

/** A card that could meet some of a story's items, and where it is in the Hand (−1: it is laid). */
type Fitting = { readonly card: CardFacts; readonly items: number; readonly inHand: number; used: boolean }

/** `copies` of the Adventure itself are still to be drawn. */
export function tell(telling: Telling, story: StoryFacts, held: boolean, copies: number): Story {
  const { side, turns: costs, pool, rivalSanity } = telling
  const fitting = fittingOf(telling, story)
  const open = story.items.map(() => 0)
  const lacking = story.items.map(() => 0)
  let plan = 0
  let rounds = 0
  let missing = 0
  for (const { item, bit } of hardestFirst(story, fitting)) {
    const met = meet(item, bit, fitting, costs ?? [])
    open[bit] = met.open
    lacking[bit] = met.lacking
    plan |= met.plan
    missing += met.lacking
    if (met.lacking) rounds = Math.max(rounds, roundsFor(met.lacking, defined(pool.meeting[item.at]), pool))
  }
  if (!held) rounds = Math.max(rounds, copies ? roundsFor(1, copies, pool) : LONGEST)
  const played = playing(side, costs ?? [], plan)
  const margin = side.sanity + story.card.points + (story.card.sanity ?? 0) - rivalSanity
  const turns = 1 + played.turns + missing * WORTH.card
  const away = turns + WORTH.round * rounds + (margin < 1 ? WORTH.short * (2 - margin) : 0)
  return { story, held, open, lacking, missing, turns, blocked: played.blocked, rounds, away, plan, margin }
}

function fittingOf({ side, turns }: Telling, { at }: StoryFacts): Fitting[] {
  const fitting: Fitting[] = []
  for (const card of side.laid) {
    const items = defined(card.meets[at])
    if (items) fitting.push({ card, items, inHand: -1, used: false })
  }
  for (const [inHand, card] of turns ? side.hand.entries() : []) {
    const items = defined(card.meets[at])
    if (items) fitting.push({ card, items, inHand, used: false })
  }
  return fitting
}

function hardestFirst({ items }: StoryFacts, fitting: readonly Fitting[]): { readonly item: StoryItem; readonly bit: number }[] {
  const counted = items.map((item, bit) => ({ item, bit, n: fitting.filter((one) => one.items & (1 << bit)).length }))
  return counted.sort((a, b) => a.n - b.n)
}

/** What is laid first, then what the Hand can play soonest. */
function meet(item: StoryItem, bit: number, fitting: readonly Fitting[], costs: readonly number[]) {
  const likes: string[] = []
  const { different } = item
  const isNew = ({ card }: Fitting): boolean => different === undefined || !likes.includes(likeness(card, different))
  const use = (one: Fitting): void => {
    one.used = true
    if (different !== undefined) likes.push(likeness(one.card, different))
  }
  const fits = (one: Fitting): boolean => !one.used && (one.items & (1 << bit)) !== 0 && isNew(one)
  let lacking = item.n
  for (const one of fitting)
    if (lacking > 0 && one.inHand < 0 && fits(one)) {
      use(one)
      lacking--
    }
  const open = lacking
  let plan = 0
  for (; lacking > 0; lacking--) {
    const best = soonest(fitting, fits, costs)
    if (!best) break
    use(best)
    plan |= 1 << best.inHand
  }
  return { open, lacking, plan }
}

function soonest(fitting: readonly Fitting[], fits: (one: Fitting) => boolean, costs: readonly number[]): Fitting | null {
  let best: Fitting | null = null
  for (const one of fitting)
    if (one.inHand >= 0 && fits(one) && (!best || defined(costs[one.inHand]) < defined(costs[best.inHand]))) best = one
  return best
}

/** Turns to play the cards of a plan, those counted together that one place serves. */
function playing({ hand }: Side, costs: readonly number[], plan: number): { readonly turns: number; readonly blocked: number } {
  let turns = 0
  let blocked = 0
  const planned = hand.filter((_, i) => plan & (1 << i))
  for (const [i, card] of hand.entries()) {
    if (!(plan & (1 << i))) continue
    const cost = defined(costs[i])
    if (card.kind === 'location') {
      const walked = cost === 2 && hand.some((from, j) => j < i && plan & (1 << j) && from.walk[card.at] === 1)
      turns += walked ? 1 : cost
      if (cost >= 5) blocked++
    } else if (cost <= 1 || (card.kind !== 'spell' && planned.some((place) => card.servedAt[place.at]))) turns++
    else {
      turns += cost
      if (cost >= 5) blocked++
    }
  }
  return { turns, blocked }
}
