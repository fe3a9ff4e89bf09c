/**
 * Our own map of the world: Europe a little wider than it is, the far south pressed together, so that thirty-six spaces find room and no
 * empty water is left. Plain arithmetic, because the client places its spaces with it; what draws the coasts uses the same.
 */

export const MAP = { width: 1200, height: 864 }

const DEGREE = Math.PI / 180
/** The meridian in the middle. The cut runs through the Pacific. */
export const CENTRE = 6
const WEST = -160
const EAST = 172
const NORTH = 79.2
const STRETCH = 1.135

const miller = (latitude: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude))
const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + latitude / 2))

const SOUTH_BEND = 40 * DEGREE
const NORTH_LIMIT = 84 * DEGREE

function upwards(latitude: number): number {
  if (latitude >= 0) return 0.45 * miller(latitude) + 0.55 * mercator(Math.min(latitude, NORTH_LIMIT))
  const bend = -miller(SOUTH_BEND)
  const plain = -miller(-latitude)
  return latitude > -SOUTH_BEND ? plain * 1.05 : bend * 1.05 + (plain - bend) * 0.74
}

const eastwards = (longitude: number): number => longitude + 0.17 * Math.tanh((longitude - 10 * DEGREE) / 0.55)

/** From angles, counted from the middle meridian, to the plane: as d3-geo asks for a projection. */
export const raw = (longitude: number, latitude: number): [number, number] => [eastwards(longitude), upwards(latitude) * STRETCH]

const left = eastwards((WEST - CENTRE) * DEGREE)
const right = eastwards((EAST - CENTRE) * DEGREE)
export const SCALE = MAP.width / (right - left)
/** Where the plane's origin lies on the map. */
export const ORIGIN: readonly [number, number] = [-left * SCALE, upwards(NORTH * DEGREE) * STRETCH * SCALE]

export function placed(longitude: number, latitude: number): { x: number; y: number } {
  const [x, y] = raw((longitude - CENTRE) * DEGREE, latitude * DEGREE)
  return { x: ORIGIN[0] + x * SCALE, y: ORIGIN[1] - y * SCALE }
}
