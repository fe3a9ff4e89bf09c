/** Who faces whom in a Combat. */
import type { PieceView, Seat, View } from '@miskatonic/kernel'
import type { FaceOf } from './figures.ts'
import { type Side, sideOf } from './sides.ts'

type Seen = { readonly view: View; readonly face: FaceOf }

const facing = (pieces: readonly PieceView[], seat: Seat): readonly PieceView[] =>
  pieces.filter(({ attributes }) => attributes.facing === seat)

/** What of one's strikes at the other: Monsters of the Threat, and one that was summoned for an attack on nobody else. */
export function threatAgainst({ records }: Pick<View, 'records'>, side: Side, against: Seat): readonly PieceView[] {
  const attacks = records.some((record) => record.kind === 'attack' && record.who === side.seat && record.against === against)
  return [...facing(side.threat, against), ...(attacks ? side.summoned : [])]
}

export const defendersAgainst = (side: Side, against: Seat): readonly PieceView[] => facing(side.allies, against)

/** Whether anything of one's faces the other. */
const faces = (view: View, side: Side, against: Seat): boolean =>
  threatAgainst(view, side, against).length > 0 || defendersAgainst(side, against).length > 0

export const isFought = (view: View, one: Side, two: Side): boolean => faces(view, one, two.seat) || faces(view, two, one.seat)

/** Which of these fight each other: a Spell may reach into any Threat. */
export function frontsAmong({ view, face }: Seen, seats: readonly Seat[]): readonly (readonly [Seat, Seat])[] {
  const sides = seats.map((seat) => sideOf(view, seat, face))
  return sides.flatMap((one, i) =>
    sides
      .slice(i + 1)
      .filter((two) => isFought(view, one, two))
      .map((two) => [one.seat, two.seat] as const),
  )
}

/** Monsters of one's Threat that face nobody yet. */
export const unassigned = ({ threat }: Side): readonly PieceView[] => threat.filter(({ attributes }) => !attributes.facing)
