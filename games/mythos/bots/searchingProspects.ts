import type { AllyCard, MonsterCard } from '../content/nodes.ts'
import { alliesOf, cardOf, opponentsOf, threatOf } from '../rules/pieces.ts'
import type { Mythos, Outcome, Seat } from '../rules/shape.ts'
import { type Side, sideOf, storiesOf } from './searchingStories.ts'

/* How likely somebody is to win from here. */

/** In logits; found by fitting who won games of careful players: docs/balance.md. */
const WORTH = {
  /** Of a turn's lead in the race for an Adventure. */
  turn: 0.075,
  /** Of holding all that a story needs, and how fast that fades with the turns it still takes. */
  ready: 2.24,
  readyFor: 2.7,
  sanity: 0.005,
  /** Of being near the end of one's SAN. */
  fear: 1.14,
  ally: 0.011,
  threat: 0.045,
  /** Of a Tome or an Artifact in play. */
  book: 0.076,
  /** Of being the next to act. */
  move: 0.028,
}
/** How much a second story is worth beside the first, in turns. */
const SPREAD = 5.5
/** Turns a story is put back for each point its teller would fall short of winning by two. */
const SHORT = 1.75
const FAR = 40

/** How good a player's stories are: all weighed together, and the readiest for itself. */
function race(side: Side, rival: number): number {
  const sanity = side.t.get(side.who, 'sanity')
  let sum = 0
  let ready = 0
  for (const { adventure, turns, rounds } of storiesOf(side)) {
    const margin = sanity + adventure.points + (adventure.sanity ?? 0) - rival
    const late = turns + SHORT * Math.max(0, 2 - margin)
    sum += Math.exp(-late / SPREAD)
    if (rounds === 0) ready = Math.max(ready, Math.exp(-late / WORTH.readyFor))
  }
  const away = sum > 0 ? Math.min(FAR, -SPREAD * Math.log(sum)) : FAR
  return WORTH.ready * ready - WORTH.turn * away
}

/** What a side is worth apart from the race. */
function standing(t: Mythos, who: Seat): number {
  const sanity = t.get(who, 'sanity')
  let worth = WORTH.sanity * sanity - WORTH.fear * Math.exp(-sanity / 3)
  for (const ally of alliesOf(t, who)) worth += WORTH.ally * (cardOf(t, ally) as AllyCard).value
  for (const one of threatOf(t, who)) worth += WORTH.threat * ((cardOf(t, one) as MonsterCard).value ?? 0)
  worth += WORTH.book * (t.size(`tomes:${who}`) + t.size(`artifacts:${who}`))
  return t.state.active === who ? worth + WORTH.move : worth
}

/** 0 to 1; when the game is over, a share of the victory. */
export function prospects(t: Mythos, who: Seat): number {
  const over = t.raw.result as unknown as Outcome | null
  if (over) return over.winners.includes(who) ? 1 / over.winners.length : 0
  const opponents = opponentsOf(t, who)
  const best = Math.max(0, ...opponents.map((seat) => t.get(seat, 'sanity')))
  const own = standing(t, who) + race(sideOf(t, who), best)
  const others = opponents.map((seat) => standing(t, seat) + race(sideOf(t, seat), t.get(who, 'sanity')))
  const lead = own - Math.max(...others)
  // Never as sure as a game that is over.
  return 0.02 + 0.96 / (1 + Math.exp(-lead))
}
