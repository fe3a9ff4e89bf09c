import type { Script } from '@miskatonic/kernel'
import type { Rock } from './shape.ts'

/** Where the Great Storm waits on the track of the dark. */
export const DARKEST = 8 // LH-STORM-01

export function* advanceDark(t: Rock, n: number): Script {
  yield* t.happens('dark:advance', { n }, (w, e) => w.add('table', 'dark', e.n, { max: DARKEST }))
}
export function* retreatDark(t: Rock, n: number): Script {
  if (t.state.dark > 0) yield* t.happens('dark:retreat', { n }, (w, e) => w.add('table', 'dark', -e.n, { min: 0 }))
}

export function* gainOil(t: Rock, n: number): Script {
  yield* t.happens('oil:gain', { n }, (w, e) => w.add('table', 'oil', e.n))
}
export function* loseOil(t: Rock, n: number): Script {
  if (t.state.oil > 0) yield* t.happens('oil:lose', { n }, (w, e) => w.add('table', 'oil', -e.n, { min: 0 }))
}

export const cracks = (t: Rock): string[] => t.inZone('masonry')

export function* openCracks(t: Rock, n: number): Script {
  yield* t.happens('crack:open', { n }, (w, e) => {
    for (let i = 0; i < e.n; i++) w.make('crack', 'masonry')
  })
}
export function* mendCracks(t: Rock, n: number): Script {
  const mended = cracks(t).slice(0, n)
  if (!mended.length) return
  yield* t.happens('crack:mend', { n: mended.length }, (w) => {
    for (const crack of mended) w.unmake(crack)
  })
}
