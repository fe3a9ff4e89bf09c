/** Pan and zoom of the board, as plain figures: where the map's corner lies and how many pixels a unit of it takes. */

import type { Chart, Spot } from './chart.ts'

export type Camera = { readonly scale: number; readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** The map, and the part of its height that must be seen for all its places to be. */
export type Extent = Size & { readonly top: number; readonly bottom: number }

/** Room for the tokens around the uppermost and the lowest place. */
const MARGIN = 54
export function extentOf({ width, height, places }: Chart): Extent {
  const heights = Object.values(places).map(({ y }) => y)
  return { width, height, top: Math.max(0, Math.min(...heights) - MARGIN), bottom: Math.min(height, Math.max(...heights) + MARGIN) }
}

/** All places, as large as fits: empty ground above and below may be cut off. */
export const wholeScale = (map: Extent, view: Size): number => Math.min(view.width / map.width, view.height / (map.bottom - map.top))
export const wholeCamera = (map: Extent, view: Size): Camera =>
  centredOn({ x: map.width / 2, y: (map.top + map.bottom) / 2 }, wholeScale(map, view), map, view)
export const MOST_ZOOM = 5

/** On one axis: a map smaller than its window stands in the middle, a larger one leaves no gap. */
const along = (offset: number, size: number, window: number): number =>
  size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, offset))

export function clamped(camera: Camera, map: Extent, view: Size): Camera {
  const whole = wholeScale(map, view)
  const scale = Math.min(whole * MOST_ZOOM, Math.max(whole, camera.scale))
  return { scale, x: along(camera.x, map.width * scale, view.width), y: along(camera.y, map.height * scale, view.height) }
}

/** Zooms so that what lies under a point of the window stays there. */
export function zoomedAt(camera: Camera, factor: number, at: Spot, map: Extent, view: Size): Camera {
  const whole = wholeScale(map, view)
  const scale = Math.min(whole * MOST_ZOOM, Math.max(whole, camera.scale * factor))
  const by = scale / camera.scale
  return clamped({ scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, map, view)
}

/** Puts a spot of the map into the middle of the window. */
export const centredOn = (spot: Spot, scale: number, map: Extent, view: Size): Camera =>
  clamped({ scale, x: view.width / 2 - spot.x * scale, y: view.height / 2 - spot.y * scale }, map, view)

/** Shows all these spots with some room around them, but not closer than `most`. */
export function showing(spots: readonly Spot[], most: number, map: Extent, view: Size, room = 70): Camera {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(most, (view.width - 2 * room) / Math.max(1, right - left), (view.height - 2 * room) / Math.max(1, bottom - top))
  return centredOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.max(scale, wholeScale(map, view)), map, view)
}

/** Moves just so far that the spot is in the window. */
export function including(camera: Camera, spot: Spot, map: Extent, view: Size, room = 56): Camera {
  const [px, py] = [camera.x + spot.x * camera.scale, camera.y + spot.y * camera.scale]
  const shift = (at: number, window: number): number => (at < room ? room - at : at > window - room ? window - room - at : 0)
  return clamped({ scale: camera.scale, x: camera.x + shift(px, view.width), y: camera.y + shift(py, view.height) }, map, view)
}

/** Tokens grow more slowly than the map beneath them: 1 where the map has its natural scale. */
export const tokenScale = (scale: number, natural: number): number => Math.min(1.6, Math.max(0.8, (scale / natural) ** 0.45))
/** Smaller than this the names of places would lie upon each other. */
export const isFar = (scale: number, natural: number): boolean => scale < natural * 0.51
