/** How the tokens of one space lie around it: at most four fanned out, the rest behind a disc that opens a list. */
import type { Thing, ThingKind } from '../view/things.ts'

export const MOST_SHOWN = 4

/** Middle of a token from the middle of its space, in token units. */
export type Laid = { readonly thing: Thing; readonly dx: number; readonly dy: number }
export type Stack = {
  readonly laid: readonly Laid[]
  readonly rest: readonly Thing[]
  readonly more: { readonly dx: number; readonly dy: number } | null
}

/** Half the width of each token. */
export const HALF: { readonly [kind in ThingKind]: number } = {
  investigator: 17,
  fallen: 13,
  gate: 15.5,
  monster: 15,
  epic: 19,
  clue: 10.5,
  expedition: 12,
  rumor: 11.5,
  mystery: 11.5,
  eldritch: 11,
}

/** Where tokens go, as angles in degrees from the east, clockwise; the side where the name stands is left free. */
type Side = 'below' | 'left' | 'right' | 'above' | 'none'
const ANGLES: { readonly [side in Side]: readonly number[] } = {
  below: [-90, -168, -12, -129, 158],
  above: [90, 168, 12, 129, -158],
  left: [-80, -15, 48, 112, -135],
  right: [-100, 195, 132, 68, -45],
  none: [-90, -20, -160, 40, 140],
}

type Spot = { readonly x: number; readonly label: { readonly dx: number; readonly dy: number; readonly anchor: string } | null }

/** So near its edge, tokens beside a space would leave the map. */
const EDGE = 60

/** The side of a space that is taken: by its name, or by the edge of a map so wide. */
export function takenSide({ x, label }: Spot, width: number): Side {
  if (!label) return x < EDGE ? 'left' : x > width - EDGE ? 'right' : 'none'
  if (label.anchor === 'end') return 'left'
  if (label.anchor === 'start') return 'right'
  return label.dy < 0 ? 'above' : 'below'
}

/** Of what is the same, one token with its number stands for all. */
const shown = (all: readonly Thing[]): { laid: readonly Thing[]; rest: readonly Thing[] } =>
  all.length <= MOST_SHOWN ? { laid: all, rest: [] } : { laid: all.slice(0, MOST_SHOWN), rest: all.slice(MOST_SHOWN) }

export function stack(all: readonly Thing[], radius: number, side: Side): Stack {
  const { laid, rest } = shown(all)
  const angles = ANGLES[side]
  const at = (i: number, kind: ThingKind | 'more'): { dx: number; dy: number } => {
    const angle = ((angles[i] ?? 0) * Math.PI) / 180
    const half = kind === 'more' ? 10 : HALF[kind]
    // People stand a little closer: their coin may touch the space they stand on.
    const far = radius + half * (kind === 'investigator' ? 0.62 : 0.86)
    return { dx: Math.round(Math.cos(angle) * far * 10) / 10, dy: Math.round(Math.sin(angle) * far * 10) / 10 }
  }
  return {
    laid: laid.map((thing, i) => ({ thing, ...at(i, thing.kind) })),
    rest,
    more: rest.length ? at(MOST_SHOWN, 'more') : null,
  }
}
