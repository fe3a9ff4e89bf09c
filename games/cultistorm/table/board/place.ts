/** Where everything stands on the board, in units of 960 by 660: the terror circle’s places at the points of the star, the locations between. */
import type { Slot } from '../../rules/shape.ts'

export const WIDTH = 960
export const HEIGHT = 660

/** The middle of the terror card. */
export const POINTS: { readonly [S in Slot]: readonly [number, number] } = {
  shield: [480, 58],
  tentacle: [892, 226],
  eye: [690, 596],
  planet: [270, 596],
  star: [68, 226],
}

/** Left, bottom edge and height of the location with its column above it. */
export const GROUPS: { readonly [S in Slot]: { readonly left: number; readonly bottom: number; readonly height: number } } = {
  shield: { left: 138, bottom: 274, height: 268 },
  tentacle: { left: 620, bottom: 274, height: 268 },
  eye: { left: 744, bottom: 576, height: 272 },
  planet: { left: 379, bottom: 654, height: 222 },
  star: { left: 10, bottom: 576, height: 272 },
}
export const GROUP_WIDTH = 202

export const MIDDLE = { x: 480, y: 306, r: 116 }

/** Five lines through the points: the star. */
export const STAR: readonly Slot[] = ['shield', 'eye', 'star', 'tentacle', 'planet']
