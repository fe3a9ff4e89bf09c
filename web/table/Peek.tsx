import { useLayoutEffect, useRef } from 'react'
import type { GameTable } from '../kit/table.ts'
import { Closeup, canBeRead, Refusals } from './Closeup.tsx'
import styles from './Peek.module.css'
import { type Pointed, usePeek } from './usePeek.ts'
import type { OpenTable } from './useTable.ts'

const EDGE = 8
const GAP = 14

/** Beside what is pointed at, where there is room; above it where it lies at the foot of the page. */
function laidOut(
  { at }: Pointed,
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
): { readonly left: number; readonly top: number } {
  const within = (value: number, size: number, window: number): number => Math.max(EDGE, Math.min(window - size - EDGE, value))
  const above = at.top - GAP - height
  if (at.top > innerHeight * 0.55 && above > 0) return { left: within(at.left + at.width / 2 - width / 2, width, innerWidth), top: above }
  const right = at.left + at.width + GAP
  const left = right + width + EDGE <= innerWidth ? right : at.left - GAP - width
  return { left: within(left, width, innerWidth), top: within(at.top - GAP, height, innerHeight) }
}

/** Holds up, large, whatever card is pointed at or has the focus, on whatever part of the table it is. What it says can be opened by a press, too. */
export function Peek({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  const box = useRef<HTMLDivElement>(null)
  const { props } = desk
  const pointed = usePeek(desk.hold)
  const shown = pointed && canBeRead(pointed.held, props) ? pointed : null
  useLayoutEffect(() => {
    const own = box.current
    if (!own || !shown) return
    // In front of everything, also of an open sheet.
    own.showPopover?.()
    const { left, top } = laidOut(shown, own)
    Object.assign(own.style, { left: `${left}px`, top: `${top}px` })
  }, [shown])
  if (!shown) return null
  const key = 'alias' in shown.held ? shown.held.alias : shown.held.face
  return (
    <div key={key} ref={box} className={styles.peek} popover="manual" data-peek={key} aria-hidden="true">
      <Closeup held={shown.held} props={props} game={game} />
      <Refusals held={shown.held} props={props} />
    </div>
  )
}
