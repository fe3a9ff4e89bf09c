import { type Figures, figuresOf, namingFigures } from '@miskatonic/commons/figures'
import { type Game, type Option, onSeat } from '@miskatonic/kernel'
import { anyCard } from './cards.ts'
import type { Cultistorm, Seat, Storm } from './shape.ts'

/* Whom people play: a seat that nobody gave a name is spoken of by its detective, or by its role. */

const AUTHOR = 'author'

/** Who sits apart has no detective: that is the author. */
function figureOf(t: Storm, seat: Seat): string | null {
  if (t.get(seat, 'apart')) return AUTHOR // CS-EXP-02
  const [sheet] = t.inZone(`detective:${seat}`)
  return sheet === undefined ? null : anyCard(t, sheet).id
}
export const played = (t: Storm, ...seats: readonly Seat[]): Figures => figuresOf(seats, (seat) => figureOf(t, seat))

/** Somebody to choose, by name. */
export const onDetective = (t: Storm, seat: Seat): Option => ({
  ...onSeat(seat),
  label: { key: 'detective-option', args: { who: seat, played: played(t, seat) } },
})

/** The same lines, each with the figures of those it speaks of. */
export const namingDetectives = (tell: Game<Cultistorm>['tell']): Game<Cultistorm>['tell'] => namingFigures(tell, figureOf)
