import { find } from '@miskatonic/effects'
import { choose, type MessageOf, type Script, type Seat } from '@miskatonic/kernel'
import type { Space, Which } from '../../content/nodes.ts'
import { randomSpace } from '../clues.ts'
import { activePlayer, playerOf } from '../pieces.ts'
import type { Eldritch, EldritchShape, SpaceId } from '../shape.ts'
import type { X } from './selectors.ts'

/** Who decides for "you": his player; where the text addresses nobody, the active player (EH-GOLD-05, -07). */
export const seatOf = (x: X): Seat => (x.you && x.t.exists(x.you) ? playerOf(x.t, x.you) : activePlayer(x.t))

/** All that a phrase means, or the one of them that is chosen, nearest or drawn (EH-NEAR-03, EH-DISC-03). */
export function* settle(x: X, which: Which): Script<readonly string[]> {
  const found = find(x, which)
  const pick = 'pick' in which ? which.pick : undefined
  if (
    pick === undefined ||
    pick === 'all' ||
    pick === 'lead' ||
    pick === 'this' ||
    pick === 'named' ||
    pick === 'here' ||
    pick === 'self' ||
    pick === 'expedition'
  )
    return found
  if (!found.length) return found
  // A Spell's target was chosen before its test (EH-SPELL-07).
  const target = x.names.target
  if (pick === 'choice' && x.names['@cast'] === 1 && typeof target === 'string' && found.includes(target)) return [target]
  if (pick === 'random') return [x.t.pick('pick', [...found].sort())]
  return [yield* pickOne(x, found, String(pick))]
}

/** Asked by what sort of things there are. */
export const picking = (t: Eldritch, [first = '']: readonly string[]): MessageOf<EldritchShape['messages']> => ({
  key: 'prompt.pick',
  args: { what: t.exists(first) ? t.def(first).kind : 'space' },
})

/** The group speaks through the Lead (EH-GOLD-06, -07); a tie for the nearest is the active player's (EH-NEAR-03). */
export function* pickOne(x: X, among: readonly string[], pick?: string): Script<string> {
  const options = among.map((id) => (x.t.exists(id) ? { key: id, piece: id } : { key: id, place: id }))
  const seat = pick === 'group' ? x.t.state.lead : pick === 'nearest' ? activePlayer(x.t) : seatOf(x)
  return yield* choose(x.t, seat, { about: picking(x.t, among), options, group: pick === 'group' })
}

/** One space, or null where there is none: the text's own words decide (EH-RULING-87). */
export function* settleSpace(x: X, space: Space): Script<SpaceId | null> {
  if (space.pick === 'random') return yield* randomSpace(x.t)
  const found = find(x, space)
  if (found.length <= 1) return found[0] ?? null
  return yield* pickOne(x, found, space.pick)
}
