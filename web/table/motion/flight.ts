/** A picture of a piece flies from where it was to where it is, over everything: panes clip and scale what is in them. */
import type { Box } from './ends.ts'
import styles from './Travels.module.css'

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** How high the arc is, as a part of the way, and at most so many pixels. */
const ARC = 0.18
const HIGHEST = 90
/** A piece may grow so much on its way. */
const MOST_SCALE = 8

export type Flight = {
  readonly ghost: HTMLElement
  /** What is seen of it before it turns over, on the first half of its way. */
  readonly back: HTMLElement | null
  readonly from: Box
  readonly to: Box
  readonly delay: number
  readonly ms: number
  /** It goes into a pile, where it is not to be seen any more. */
  readonly vanishes: boolean
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]

/** Flies, and is gone. */
export function fly(layer: HTMLElement, { ghost, back, from, to, delay, ms, vanishes }: Flight): void {
  const frame = document.createElement('div')
  frame.className = styles.ghost ?? ''
  const own = vanishes ? from : to
  Object.assign(frame.style, { left: `${own.x}px`, top: `${own.y}px`, width: `${own.width}px`, height: `${own.height}px` })
  ghost.className = styles.face ?? ''
  frame.append(ghost)
  if (back) {
    back.className = `${styles.face} ${styles.back}`
    frame.append(back)
  }
  layer.append(frame)
  const [[ax, ay], [bx, by], [ox, oy]] = [middle(from), middle(to), middle(own)]
  const lift = Math.min(HIGHEST, Math.hypot(bx - ax, by - ay) * ARC)
  const scaleAt = (box: Box): number => Math.min(MOST_SCALE, Math.max(box.width / own.width, 0.12))
  const step = (x: number, y: number, scale: number, turn: number): string =>
    `translate(${x - ox}px, ${y - oy}px) scale(${scale}) rotateY(${turn}deg)`
  const [small, large] = [scaleAt(from), vanishes ? Math.min(1, scaleAt(to)) : scaleAt(to)]
  const flight = frame.animate(
    [
      { transform: step(ax, ay, small, back ? 180 : 0), opacity: 1 },
      { transform: step((ax + bx) / 2, (ay + by) / 2 - lift, ((small + large) / 2) * 1.08, back ? 90 : 0), opacity: 1, offset: 0.5 },
      { transform: step(bx, by, large, 0), opacity: vanishes ? 0.2 : 1 },
    ],
    { duration: ms, delay, easing: EASE, fill: 'both' },
  )
  flight.id = 'travels'
  const gone = (): void => frame.remove()
  flight.finished.then(gone, gone)
}

/** While its picture flies a piece is not yet where it will be. */
export const hideFor = (element: Element, ms: number): void => {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms })
}

/** It comes from where nobody sees. */
export const arrive = (element: Element, delay: number, ms: number): void => {
  element.animate(
    [
      { opacity: 0, scale: 0.72 },
      { opacity: 1, scale: 1 },
    ],
    { duration: ms, delay, easing: EASE, fill: 'backwards' },
  )
}

/** Turned over where it lies. */
export const turnOver = (element: Element, ms: number): void => {
  element.animate(
    [
      { transform: 'perspective(40rem) rotateY(90deg)', filter: 'brightness(0.5)' },
      { transform: 'perspective(40rem) rotateY(0)', filter: 'brightness(1)' },
    ],
    { duration: ms, easing: EASE, fill: 'backwards' },
  )
}

/** A number that changed: it beats once, and by how much rises from it. */
export function pulse(layer: HTMLElement, element: Element, by: number | null, ms: number): void {
  element.animate([{ scale: 1 }, { scale: 1.45, filter: 'brightness(1.6)', offset: 0.35 }, { scale: 1 }], { duration: ms, easing: EASE })
  const { x, y, width } = element.getBoundingClientRect()
  if (!by || !width) return
  const sign = document.createElement('b')
  sign.className = styles.change ?? ''
  sign.textContent = by > 0 ? `+${by}` : `−${-by}`
  sign.dataset.by = by > 0 ? 'more' : 'less'
  Object.assign(sign.style, { left: `${x + width / 2}px`, top: `${y}px` })
  layer.append(sign)
  const rise = sign.animate(
    [
      { opacity: 0, translate: '-50% 0.4rem' },
      { opacity: 1, translate: '-50% -0.9rem', offset: 0.3 },
      { opacity: 0, translate: '-50% -2rem' },
    ],
    { duration: ms * 1.8, easing: 'ease-out', fill: 'both' },
  )
  const gone = (): void => sign.remove()
  rise.finished.then(gone, gone)
}
