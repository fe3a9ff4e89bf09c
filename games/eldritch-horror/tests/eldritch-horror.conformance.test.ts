import { conformance } from '@miskatonic/testing'
import { content, game } from '../index.ts'
import { always } from './always.ts'

const SEATS = ['ana', 'ben', 'cai', 'dora']

/** One who falls, or is devoured, falls once for one cause. */
const once = { 'investigator:defeat': who, 'investigator:devour': who, 'mystery:solve': card, 'rumor:solve': card }
function who(what: Record<string, unknown>): string {
  return String(what.who)
}
function card(what: Record<string, unknown>): string {
  return String(what.card)
}

/** Whom cards speak of: «spawn a Wraith». */
const NAMED = new Set(
  [...JSON.stringify(content.cards).matchAll(/"name":\[?("[a-z0-9-]+",?)+/g)].flatMap(([list]) => list.match(/[a-z0-9-]+/g) ?? []),
)

for (const [seats, games] of [
  [1, 2],
  [2, 2],
  [4, 1],
] as const) {
  conformance(game, {
    seats: SEATS.slice(0, seats),
    games,
    seed: `conformance-${seats}`,
    moments: 12,
    once,
    invariants: always,
    spoken: ({ id }) => NAMED.has(id),
  })
}
