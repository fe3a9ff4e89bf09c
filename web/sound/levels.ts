/** What each place sounds like, and how loud danger makes it, as plain figures. */
import type { Ambience } from '../kit/table.ts'

type Layer = {
  /** Noise through a window of tones: its middle in hertz, how narrow it is, how loud. */
  readonly hz: number
  readonly narrow: number
  readonly loud: number
  /** How fast and how far it swells, in hertz and as a part of its loudness. */
  readonly swell: readonly [hz: number, part: number]
}

export const LAYERS: { readonly [place in Ambience['place']]: Layer } = {
  town: { hz: 170, narrow: 0.5, loud: 0.16, swell: [0.05, 0.35] },
  sea: { hz: 330, narrow: 0.4, loud: 0.3, swell: [0.11, 0.75] },
  wild: { hz: 620, narrow: 1.4, loud: 0.2, swell: [0.07, 0.7] },
  storm: { hz: 1500, narrow: 0.3, loud: 0.22, swell: [0.17, 0.45] },
  study: { hz: 110, narrow: 0.7, loud: 0.12, swell: [0.03, 0.25] },
  beyond: { hz: 240, narrow: 6, loud: 0.5, swell: [0.04, 0.9] },
}

/** How loud noise and drone are, and how far the drone's tones are apart. */
export function levelsOf(
  { place, danger }: Ambience,
  volume: number,
): { readonly noise: number; readonly drone: number; readonly apart: number } {
  const near = Math.min(1, Math.max(0, danger))
  const all = (volume / 10) ** 1.5
  return { noise: LAYERS[place].loud * all, drone: 0.12 * near ** 2 * all, apart: 0.4 + 4 * near }
}
