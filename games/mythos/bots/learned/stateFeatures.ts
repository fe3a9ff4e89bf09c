import { put, type SparseList, sparse } from '@miskatonic/bots'
import { defined } from '@miskatonic/kernel'
import type { Mythos, Phase, Seat } from '../../rules/shape.ts'
import { type CardFacts, ITEMS, KINDS, KNOWN, STORIES } from './cardFacts.ts'
import { Layout } from './layout.ts'
import { hasArrived, type Side, sideOf } from './side.ts'
import { type Pool, poolOf, type Story, tell } from './stories.ts'
import { turnsToPlay } from './turnsToPlay.ts'

/*
 * What a seat knows, as numbers. Of the other it is what lies open; the other's Hand, Deck and Threat are one pool of cards, for what a deck is
 * made of is told before the game and which card lies where is not.
 */

const layout = new Layout()
const own = { hand: layout.block(KNOWN), laid: layout.block(KNOWN), here: layout.block(KNOWN), play: layout.block(KNOWN) }
const ownPiles = { discard: layout.block(KNOWN), threat: layout.block(KNOWN) }
const others = { laid: layout.block(KNOWN), here: layout.block(KNOWN), play: layout.block(KNOWN), discard: layout.block(KNOWN) }
const handKinds = layout.block(KINDS.length)
const INVESTIGATORS = 12
const investigator = { own: layout.block(INVESTIGATORS), other: layout.block(INVESTIGATORS) }
const adventure = { hand: layout.block(STORIES.length), deck: layout.block(STORIES.length), discard: layout.block(STORIES.length) }
const otherAdventure = { pool: layout.block(STORIES.length), discard: layout.block(STORIES.length) }
const item = { open: layout.block(ITEMS), lacking: layout.block(ITEMS), pool: layout.block(ITEMS) }
const otherItem = { open: layout.block(ITEMS), pool: layout.block(ITEMS) }
const MOST_SANITY = 20
const sanity = { own: layout.block(MOST_SANITY + 1), other: layout.block(MOST_SANITY + 1) }
const ROUNDS = 8
const round = layout.block(ROUNDS)
const PHASES: readonly Phase[] = ['setup', 'play', 'combat', 'end']
const phase = layout.block(6)
const scalars = layout.block(40)
const STORY = 40
const best = { first: layout.block(STORY), second: layout.block(STORY), other: layout.block(STORY) }

/** How many numbers there are. */
export const INPUTS = layout.size

/** The numbers, and what the numbers of the options are made from. */
export type Known = {
  readonly features: SparseList
  readonly me: Side
  readonly other: Side
  /** Turns for each card of one's Hand. */
  readonly turns: readonly number[]
  readonly stories: readonly Story[]
  readonly first: Story | null
  readonly second: Story | null
}

export function known(t: Mythos, who: Seat): Known {
  const me = sideOf(t, who)
  const other = sideOf(t, t.left(who))
  const features = sparse()
  for (const [from, cards] of [
    [own.hand, me.hand],
    [own.laid, me.laid],
    [own.play, me.inPlay],
    [ownPiles.discard, me.discard],
    [ownPiles.threat, me.threat],
    [others.laid, other.laid],
    [others.play, other.inPlay],
    [others.discard, other.discard],
  ] as const)
    putCards(features, from, cards)
  putHere(features, own.here, me)
  putHere(features, others.here, other)
  putKinds(features, me.hand)
  if (me.investigator) put(features, investigator.own + me.investigator.at, 1)
  if (other.investigator) put(features, investigator.other + other.investigator.at, 1)
  const turns = turnsToPlay(me)
  const stories = ownStories(features, me, other, turns)
  otherStories(features, me, other)
  const [first = null, second = null] = stories.toSorted((a, b) => a.away - b.away)
  putStory(features, best.first, first)
  putStory(features, best.second, second)
  putMoment(features, t, me, other)
  putScalars(features, t, me, other, turns, first)
  return { features, me, other, turns, stories, first, second }
}

/** Each card that is known by itself, and whether there are more of it. */
function putCards(features: SparseList, from: number, cards: readonly CardFacts[]): void {
  const counts = new Map<number, number>()
  for (const { known: at } of cards) if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1)
  for (const [at, n] of counts) put(features, from + at, n === 1 ? 1 : n === 2 ? 1.6 : 2)
}

function putKinds(features: SparseList, hand: readonly CardFacts[]): void {
  const counts = KINDS.map(() => 0)
  for (const { kindAt } of hand) counts[kindAt] = defined(counts[kindAt]) + 1
  for (let i = 0; i < counts.length; i++) put(features, handKinds + i, defined(counts[i]) / 4)
}

function putHere(features: SparseList, from: number, { place }: Side): void {
  if (place.here && place.here.known >= 0) put(features, from + place.here.known, place.crossed ? 0.5 : 1)
}

/** How many of each Adventure. */
function adventuresIn(...piles: readonly (readonly CardFacts[])[]): number[] {
  const counts = STORIES.map(() => 0)
  for (const pile of piles) for (const { story } of pile) if (story) counts[story.at] = defined(counts[story.at]) + 1
  return counts
}

const shareOf = (pool: Pool, at: number): number => Math.min(2, (defined(pool.meeting[at]) / Math.max(1, pool.size)) * 10)

function ownStories(features: SparseList, me: Side, other: Side, turns: readonly number[]): Story[] {
  const [hand, deck, discard] = [adventuresIn(me.hand), adventuresIn(me.deck), adventuresIn(me.discard)]
  const telling = { side: me, turns, pool: poolOf(me.deck), rivalSanity: other.sanity }
  const stories: Story[] = []
  for (const facts of STORIES) {
    const [held, copies, gone] = [defined(hand[facts.at]), defined(deck[facts.at]), defined(discard[facts.at])]
    if (!held && !copies && !gone) continue
    put(features, adventure.hand + facts.at, held)
    put(features, adventure.deck + facts.at, copies)
    put(features, adventure.discard + facts.at, gone)
    const story = tell(telling, facts, held > 0, copies)
    stories.push(story)
    for (const [i, { at, n }] of facts.items.entries()) {
      put(features, item.open + at, defined(story.open[i]) / n)
      put(features, item.lacking + at, defined(story.lacking[i]) / n)
      if (story.lacking[i]) put(features, item.pool + at, shareOf(telling.pool, at))
    }
  }
  return stories
}

/** The other's: what is laid out, and what may still come out of the pool. */
function otherStories(features: SparseList, me: Side, other: Side): void {
  const [hidden, discard] = [adventuresIn(other.hand, other.deck), adventuresIn(other.discard)]
  const telling = { side: other, turns: null, pool: poolOf(other.hand, other.deck, other.threat), rivalSanity: me.sanity }
  let nearest: Story | null = null
  for (const facts of STORIES) {
    const [copies, gone] = [defined(hidden[facts.at]), defined(discard[facts.at])]
    if (!copies && !gone) continue
    put(features, otherAdventure.pool + facts.at, copies)
    put(features, otherAdventure.discard + facts.at, gone)
    const story = tell(telling, facts, false, copies)
    for (const [i, { at, n }] of facts.items.entries()) {
      put(features, otherItem.open + at, defined(story.open[i]) / n)
      if (story.open[i]) put(features, otherItem.pool + at, shareOf(telling.pool, at))
    }
    if (!nearest || story.missing < nearest.missing) nearest = story
  }
  putStory(features, best.other, nearest)
}

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))

function putStory(features: SparseList, from: number, story: Story | null): void {
  if (!story) return put(features, from + 39, 1)
  const { missing, turns, held, rounds, blocked, away, margin } = story
  put(features, from + within(missing, 0, 5), 1)
  put(features, from + 6 + within(Math.round(turns - missing * 2.2), 0, 12), 1)
  put(features, from + 19, held ? 1 : 0)
  put(features, from + 20, rounds / 4)
  put(features, from + 21, within(blocked, 0, 3) / 2)
  put(features, from + 22, within(away, 0, 40) / 20)
  put(features, from + 23 + within(Math.floor(margin / 2) + 3, 0, 7), 1)
  if (!held || missing > 0) return
  put(features, from + 31, 1)
  put(features, from + 32 + within(Math.round(turns), 0, 6), 1)
}

function putMoment(features: SparseList, t: Mythos, me: Side, other: Side): void {
  put(features, sanity.own + within(me.sanity, 0, MOST_SANITY), 1)
  put(features, sanity.other + within(other.sanity, 0, MOST_SANITY), 1)
  put(features, round + within(t.state.round, 0, ROUNDS - 1), 1)
  put(features, phase + PHASES.indexOf(t.state.phase), 1)
}

const gateOpen = (side: Side): boolean => hasArrived(side) && side.place.here?.gate === true && !side.place.inverted
const onTheWay = ({ place }: Side): boolean => place.here !== null && place.here.kind !== 'location'

function putScalars(features: SparseList, t: Mythos, me: Side, other: Side, turns: readonly number[], first: Story | null): void {
  const both = (read: (side: Side) => number | boolean): number[] => [Number(read(me)), Number(read(other))]
  const soon = me.hand.map((_, i) => i).filter((i) => turns[i] === 1)
  const list = [
    1,
    ...both((side) => side.sanity / 10),
    (me.sanity - other.sanity) / 5,
    ...both((side) => side.hand.length / 13),
    ...both((side) => side.deck.length / 40),
    ...both((side) => side.discard.length / 15),
    ...both((side) => side.equipment.alliesValue / 4),
    me.threat.reduce((sum, { value }) => sum + value, 0) / 4,
    ...both((side) => side.threat.length / 2),
    other.threatPaid / 2,
    ...both((side) => side.passed),
    ...both((side) => t.state.active === side.who),
    t.state.starter === me.who ? 1 : 0,
    ...both((side) => side.place.crossed),
    ...both(gateOpen),
    ...both((side) => side.lobotomized),
    ...both((side) => side.equipment.artifacts / 2),
    ...both((side) => side.equipment.tomes / 2),
    ...both(onTheWay),
    soon.length / 5,
    soon.filter((i) => first && first.plan & (1 << i)).length / 3,
    ...both((side) => side.lostTurns),
  ]
  for (const [i, n] of list.entries()) put(features, scalars + i, n)
}
