import { put, type SparseList, sparse } from '@miskatonic/bots'
import { canSee, defined, firstIn, type Option } from '@miskatonic/kernel'
import type { Mythos } from '../../rules/shape.ts'
import { at } from '../../rules/zones.ts'
import { type CardFacts, factsAt, KINDS, KNOWN, leads } from './cardFacts.ts'
import { Layout } from './layout.ts'
import { WORDS } from './optionKinds.ts'
import { isRead, isServedHere, type Side } from './side.ts'
import type { Known } from './stateFeatures.ts'

/* What an option would be, as numbers: what is done, with which card, and what that card is good for now. */

/** Room for words that are not known yet. */
const MOST_WORDS = 160
const USES = ['play', 'threat', 'away', 'take', 'other'] as const
type Use = (typeof USES)[number]

const layout = new Layout()
const word = layout.block(MOST_WORDS)
const wordAndKind = layout.block(MOST_WORDS * KINDS.length)
const useAndCard = layout.block(USES.length * KNOWN)
const card = layout.block(40)
/** How many numbers there are. */
export const OPTION_INPUTS = layout.size

const placeOfWord: ReadonlyMap<string, number> = new Map(WORDS.map((one, i) => [one, i]))

const QUESTIONS = new Set(WORDS.map((one) => one.slice(0, one.indexOf('/'))))
/** Whether there is a word for what could be done. */
export const isPractised = (about: string): boolean => QUESTIONS.has(about)

/** What one would do by choosing it, in one word of the question. */
function verbOf(t: Mythos, { me, other }: Known, about: string, { key, piece, seat }: Option): string {
  const colon = key.indexOf(':')
  const verb = key.slice(0, Math.max(0, colon))
  // Straightening the Location one walks to is arriving there.
  if (verb === 'straighten' && piece !== undefined && firstIn(t, at.here(me.who)) === piece) return 'arrive'
  if (verb) return verb
  if (key === piece) return about === 'prompt.trim' ? 'away' : 'piece'
  if (key === me.who) return 'me'
  if (seat !== undefined || key === other.who) return 'foe'
  return key.includes('#') ? 'piece' : key
}

const USE_BY_PROMPT: { readonly [about: string]: Use } = {
  'prompt.trim': 'away',
  'prompt.discard': 'away',
  'prompt.turn': 'play',
  'prompt.destination': 'play',
  'prompt.play-now': 'play',
  'prompt.cross-over': 'play',
  'prompt.take': 'take',
  'prompt.search': 'take',
  'prompt.recover': 'take',
  'prompt.order-bottom': 'take',
  'prompt.order-top': 'take',
}
const useOf = (about: string, verb: string): Use => (verb === 'threat' || verb === 'combine' ? 'threat' : (USE_BY_PROMPT[about] ?? 'other'))

export function optionFeatures(t: Mythos, known: Known, about: string, option: Option): SparseList {
  const features = sparse()
  const verb = verbOf(t, known, about, option)
  const spoken = placeOfWord.get(`${about}/${verb}`)
  if (spoken !== undefined) put(features, word + spoken, 1)
  const facts = cardOf(t, known, option)
  if (!facts) {
    putAll(features, 30, [known.first?.plan ? 0 : 1, known.me.passed, known.other.passed])
    return features
  }
  if (spoken !== undefined) put(features, wordAndKind + spoken * KINDS.length + facts.kindAt, 1)
  if (facts.known >= 0) put(features, useAndCard + USES.indexOf(useOf(about, verb)) * KNOWN + facts.known, 1)
  putCard(features, known, facts, known.me.handPieces.indexOf(option.piece ?? ''))
  return features
}

/** The card an option is about, if the seat knows which it is. */
function cardOf(t: Mythos, { me }: Known, { piece }: Option): CardFacts | null {
  if (piece === undefined || !t.exists(piece)) return null
  return canSee(t, piece, 'front', me.who) ? factsAt(t, piece) : null
}

function putAll(features: SparseList, from: number, list: readonly (number | boolean)[]): void {
  for (const [i, n] of list.entries()) put(features, card + from + i, Number(n))
}

function putCard(features: SparseList, known: Known, facts: CardFacts, inHand: number): void {
  const { me, other, first, second, stories, turns } = known
  const bit = inHand >= 0 ? 1 << inHand : 0
  const inFirst = first !== null && (first.plan & bit) !== 0
  const inAny = stories.some(({ away, plan }) => away < 30 && plan & bit)
  putAll(features, 0, [inFirst, second !== null && (second.plan & bit) !== 0, inAny, inFirst && first.held])
  if (facts.kind !== 'spell' && facts.kind !== 'adventure') putAll(features, 4, priceOf(me, facts))
  putAll(features, 8, [facts.value / 3])
  if (inHand >= 0) {
    const soon = defined(turns[inHand])
    putAll(features, 9, [soon <= 1, soon >= 5, me.hand.filter((one) => one === facts).length > 1])
  }
  if (facts.kind === 'adventure') putTold(features, known, facts)
  if (facts.kind === 'location') putPlace(features, known, facts, inHand)
  if (facts.kind === 'travel') putTrip(features, known, facts)
  putAll(features, 27, [me.passed, other.passed])
  const filled = stories.filter(({ story }) => facts.meets[story.at])
  putAll(features, 29, [filled.length / 2])
  putAll(features, 33, [inFirst && first.held && first.missing === 0])
  putAll(features, 35, [filled.filter(({ held }) => held).length])
}

function priceOf({ sanity }: Side, facts: CardFacts): (number | boolean)[] {
  const price = Math.max(0, -facts.sanity)
  const gain = Math.max(0, Math.min(facts.sanity, 20 - sanity))
  return [price / 2, gain / 2, sanity - price <= 2, sanity - price <= 5]
}

function putTold(features: SparseList, { stories, first }: Known, facts: CardFacts): void {
  const story = stories.find((one) => one.story === facts.story)
  if (story) putAll(features, 12, [story.margin > 0, story.margin <= 0, story.away / 20, story === first])
}

/** What could be played there and not here, and the other way round; `planned` are those of the nearest story. */
function putPlace(features: SparseList, { me, first, turns }: Known, place: CardFacts, inHand: number): void {
  const opens = { planned: 0, all: 0, monsters: 0 }
  const closes = { planned: 0, all: 0 }
  let near = 0
  for (const [i, one] of me.hand.entries()) {
    if (one === place) continue
    const planned = first !== null && first.plan & (1 << i) ? 1 : 0
    if (one.kind === 'location') {
      const walk = place.walk[one.at]
      if (planned && walk) near += walk === 1 ? 1 : 0.5
      continue
    }
    const there = one.servedAt[place.at] === 1 && (one.kind !== 'tome' || isRead(me, one))
    const here = isServedHere(me, one)
    if (there === here) continue
    const counted = there ? opens : closes
    counted.planned += planned
    counted.all++
    if (there && one.kind === 'monster') opens.monsters++
  }
  putAll(features, 16, [opens.planned, opens.all / 2, closes.planned, closes.all / 2, near, place.gate && opens.monsters > 0])
  putAll(features, 22, [inHand >= 0 && turns[inHand] === 1, me.place.crossed])
  putAll(features, 34, [opens.planned > 0 && closes.planned === 0])
}

/** Locations of the Hand it leads to. */
function putTrip(features: SparseList, { me, first }: Known, travel: CardFacts): void {
  const { from } = me.place
  const all = me.hand.map((_, i) => i).filter((i) => from !== null && leads(travel, from, defined(me.hand[i])))
  putAll(features, 24, [all.filter((i) => first && first.plan & (1 << i)).length, all.length / 2, all.length === 0])
}
