import { type Answer, type Ask, type Key, type Option, type Random, sample } from '@miskatonic/kernel'
import type { AdventureCard, Card, LocationCard } from '../content/nodes.ts'
import { cardOf, currentOf, opponentsOf, threatOf } from '../rules/pieces.ts'
import { priceOf } from '../rules/sanity.ts'
import type { Mythos, PieceId, Seat } from '../rules/shape.ts'
import { type Side, sideOf, storiesOf, turnsToPlay } from './searchingStories.ts'

/* How players go on in an imagined game: quickly, towards their own stories, with some chance in it. */

type Chosen = Ask & { readonly kind: 'choose' }
type Some = Ask & { readonly kind: 'some' }

export function policy(t: Mythos, ask: Ask, who: Seat, random: Random): Answer {
  if (ask.kind === 'some' && ask.about.key === 'prompt.trim') return trimmed(t, ask, who)
  if (ask.kind !== 'choose') return sample(ask, who, random)
  switch (ask.about.key) {
    case 'prompt.turn':
      return turn(t, ask, who, random)
    case 'prompt.defend':
      return defence(t, ask, who)
    case 'prompt.lobotomy':
    case 'prompt.recompose':
      return 'no'
    default:
      return sample(ask, who, random)
  }
}

const verbOf = (key: Key): string => key.slice(0, key.indexOf(':'))
const pieceIn = (key: Key): PieceId => key.slice(key.indexOf(':') + 1)

/** Weights of the cards that the shortest stories use. */
function wanted(side: Side): Map<PieceId, number> {
  const stories = storiesOf(side)
  const least = Math.min(...stories.map(({ turns }) => turns))
  const weights = new Map<PieceId, number>()
  for (const { plan, turns } of stories) {
    const weight = Math.exp(-(turns - least) / 4)
    if (weight < 0.1) continue
    for (const { piece } of plan) weights.set(piece, Math.max(weight, weights.get(piece) ?? 0))
  }
  return weights
}

/** Whether telling it wins at once (MY-SCORE-05). */
function wins(t: Mythos, who: Seat, card: AdventureCard): boolean {
  const total = Math.min(20, t.get(who, 'sanity') + (card.sanity ?? 0)) + card.points
  return opponentsOf(t, who).every((seat) => t.get(seat, 'sanity') < total)
}

function turn(t: Mythos, ask: Chosen, who: Seat, random: Random): Key {
  if (ask.options.length === 1) return (ask.options[0] as Option).key
  const side = sideOf(t, who)
  const weights = wanted(side)
  let best: { key: Key; score: number } = { key: 'pass', score: 0.3 }
  for (const { key } of ask.options) {
    if (key === 'pass') continue
    const score = worthOf(side, weights, key) + random(100) / 100
    if (score > best.score) best = { key, score }
  }
  return best.key
}

const DEAR = 0.5

function worthOf(side: Side, weights: ReadonlyMap<PieceId, number>, key: Key): number {
  const { t, who } = side
  const [verb, piece] = [verbOf(key), pieceIn(key)]
  if (verb === 'straighten') return piece === currentOf(t, who) ? 6 : 0
  if (verb !== 'play' && verb !== 'study' && verb !== 'threat' && verb !== 'combine') return 0.2
  const card = cardOf(t, piece)
  if (card.kind === 'adventure') return wins(t, who, card) ? 1000 : -1000
  const price = priceOf(t, who, piece)
  const left = t.get(who, 'sanity') - price
  if (left <= 1) return -10
  const want = 6 * (weights.get(piece) ?? 0) - price * (left < 7 ? 2 * DEAR : DEAR)
  if (verb === 'threat' || verb === 'combine') return want + (left > 6 && 'value' in card ? 0.45 * card.value + 0.3 : -2)
  return want + (verb === 'study' ? 1 : 0) + besides(side, weights, card)
}

/** What a card is good for besides the story. */
function besides(side: Side, weights: ReadonlyMap<PieceId, number>, card: Card): number {
  const gain = 'sanity' in card ? Math.max(0, Math.min(card.sanity ?? 0, 20 - side.t.get(side.who, 'sanity'))) : 0
  switch (card.kind) {
    case 'location':
      return 0.6 * gain + opens(side, weights, card)
    case 'ally':
      return 0.6 * gain + 0.35 * card.value
    case 'travel':
      return -1
    default:
      return 0.6 * gain + 0.3
  }
}

/** Wanted cards that could be played there and not here; minus those that can be played here. */
function opens(side: Side, weights: ReadonlyMap<PieceId, number>, place: LocationCard): number {
  let worth = -1.5
  const there: Side = { ...side, hand: side.hand.filter(({ card }) => card === place) }
  for (const { piece, card } of side.hand) {
    const weight = weights.get(piece) ?? 0
    if (!weight || card.kind === 'location' || card.kind === 'adventure') continue
    if (turnsToPlay(side, card) <= 1) worth -= 2 * weight
    else if (turnsToPlay(there, card) < 4) worth += 3 * weight
  }
  return place.gate && side.hand.some(({ card }) => card.kind === 'monster') ? worth + 0.6 : worth
}

function defence(t: Mythos, ask: Chosen, who: Seat): Key {
  const threatened = opponentsOf(t, who).some((seat) => threatOf(t, seat).length > 0)
  const defend = threatened ? ask.options.find(({ key }) => key.startsWith('defend:')) : undefined
  return defend?.key ?? 'done'
}

/** Keeps what a story wants, and of the rest what is cheap to keep: whatever goes makes room for new cards. */
function trimmed(t: Mythos, ask: Some, who: Seat): Key[] {
  const weights = wanted(sideOf(t, who))
  const [least, most] = ask.limits.count
  const keep = (key: Key): number => {
    const card = cardOf(t, key)
    if (card.kind === 'adventure') return 2
    return (weights.get(key) ?? 0) * 3 + (card.kind === 'location' ? 0.4 : 0) + (card.kind === 'monster' ? 0.3 : 0)
  }
  const ranked = ask.options.map(({ key }) => ({ key, keep: keep(key) })).sort((a, b) => a.keep - b.keep)
  const away = ranked.filter(({ keep: worth }, i) => i < least || (i < most && worth < 0.5))
  return away.map(({ key }) => key)
}
