/** How the tokens of one place lie around it: at most four fanned out, the rest behind a disc that opens a list. */
import type { PlacedSpot } from './chart.ts'

export const MOST_SHOWN = 4

/** Half the width of a token, and how near it stands: 1 where its edge just touches the place. */
export type Sized = { readonly half: number; readonly near?: number }

type Offset = { readonly dx: number; readonly dy: number }
/** Middle of a token from the middle of its place, in token units. */
export type Laid<T> = Offset & { readonly thing: T }
export type Stack<T> = { readonly laid: readonly Laid<T>[]; readonly rest: readonly T[]; readonly more: Offset | null }

/** Where tokens go, as angles in degrees from the east, clockwise; the side where the name stands is left free. */
type Side = 'below' | 'left' | 'right' | 'above' | 'none'
const ANGLES: { readonly [side in Side]: readonly number[] } = {
  below: [-90, -168, -12, -129, 158],
  above: [90, 168, 12, 129, -158],
  left: [-80, -15, 48, 112, -135],
  right: [-100, 195, 132, 68, -45],
  none: [-90, -20, -160, 40, 140],
}

/** So near its edge, tokens beside a place would leave the map. */
const EDGE = 60

/** The side of a place that is taken: by its name, or by the edge of a map so wide. */
export function takenSide({ x, label }: Pick<PlacedSpot, 'x' | 'label'>, width: number): Side {
  if (!label) return x < EDGE ? 'left' : x > width - EDGE ? 'right' : 'none'
  if (label.anchor === 'end') return 'left'
  if (label.anchor === 'start') return 'right'
  return label.dy < 0 ? 'above' : 'below'
}

const NEAR = 0.86
const MORE: Sized = { half: 10 }

export function stack<T extends Sized>(all: readonly T[], radius: number, side: Side): Stack<T> {
  const at = (i: number, { half, near = NEAR }: Sized): Offset => {
    const angle = ((ANGLES[side][i] ?? 0) * Math.PI) / 180
    const far = radius + half * near
    return { dx: Math.round(Math.cos(angle) * far * 10) / 10, dy: Math.round(Math.sin(angle) * far * 10) / 10 }
  }
  const rest = all.slice(MOST_SHOWN)
  return {
    laid: all.slice(0, MOST_SHOWN).map((thing, i) => ({ thing, ...at(i, thing) })),
    rest,
    more: rest.length ? at(MOST_SHOWN, MORE) : null,
  }
}
