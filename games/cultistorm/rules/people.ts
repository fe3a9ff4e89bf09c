import { type Game, type Json, type Option, onSeat } from '@miskatonic/kernel'
import { anyCard } from './cards.ts'
import type { Played } from './messages.ts'
import type { Cultistorm, Seat, Storm } from './shape.ts'

/* Whom people play: a seat that nobody gave a name is spoken of by its detective. */

/** The detectives of these seats; who sits apart has none. */
export const played = (t: Storm, ...seats: readonly Seat[]): Played =>
  Object.fromEntries(
    seats.flatMap((seat) => {
      const [sheet] = t.inZone(`detective:${seat}`)
      return sheet === undefined ? [] : [[seat, anyCard(t, sheet).id]]
    }),
  )

/** Somebody to choose, by name. */
export const onDetective = (t: Storm, seat: Seat): Option => ({
  ...onSeat(seat),
  label: { key: 'detective-option', args: { who: seat, played: played(t, seat) } },
})

type Line = { readonly key: string; readonly args?: { readonly [name: string]: Json | undefined } }
type Teller = (t: Storm, what: never, by: never) => string | Line | null

function withDetectives(t: Storm, line: string | Line | null): string | Line | null {
  if (line === null || typeof line === 'string' || typeof line.args?.who !== 'string') return line
  const seats = [line.args.who, line.args.other].filter((seat) => typeof seat === 'string')
  return { ...line, args: { ...line.args, played: played(t, ...seats) } }
}

/** The same lines, each with the detectives of those it speaks of. */
export const namingDetectives = (tell: Game<Cultistorm>['tell']): Game<Cultistorm>['tell'] =>
  Object.fromEntries(
    Object.entries(tell).map(([name, telling]) => {
      const { all: line } = telling as { readonly all: Teller }
      return [name, { all: (t: Storm, what: never, by: never) => withDetectives(t, line(t, what, by)) }]
    }),
  )
