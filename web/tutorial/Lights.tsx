import { useEffect, useState } from 'react'
import styles from './Lights.module.css'
import { bringIntoView, findMark, pageBefore, type Seen, seenOf } from './marks.ts'

type Light = Seen & { readonly mark: string; readonly round: string }

const GAP = 5

function lightAt(element: Element | null, mark: string): Light[] {
  const seen = element && seenOf(element)
  if (!element || !seen) return []
  const { borderTopLeftRadius: corner } = getComputedStyle(element)
  const { left, top, width, height } = seen
  return [
    {
      mark,
      left: Math.round(left - GAP),
      top: Math.round(top - GAP),
      width: Math.round(width + 2 * GAP),
      height: Math.round(height + 2 * GAP),
      round: corner.endsWith('%') ? '50%' : `${Math.max(Number.parseFloat(corner), 4) + GAP}px`,
    },
  ]
}

type Props = {
  readonly marks: readonly string[]
  /** Whether something lies over the table that is to be read first. */
  readonly onWait: (waits: boolean) => void
}

/** A ring around everything a step speaks of. It follows what moves, lies over everything and catches no press. */
export function Lights({ marks, onWait }: Props) {
  const [lights, setLights] = useState<readonly Light[]>([])
  const wanted = marks.join('\n')
  useEffect(() => {
    const list = wanted ? wanted.split('\n') : []
    for (const mark of list.length ? ['#question', ...list] : []) bringIntoView(mark)
    let [frame, before] = [0, '']
    const look = (): void => {
      const page = pageBefore(list)
      const found = page ? lightAt(page, 'page') : list.flatMap((mark) => lightAt(findMark(mark), mark))
      const now = JSON.stringify([found, page !== null])
      if (now !== before) {
        setLights(found)
        onWait(page !== null)
      }
      before = now
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [wanted, onWait])
  return (
    <div aria-hidden="true" data-marks={wanted}>
      {lights.map(({ mark, round, ...box }) => (
        <i key={mark} className={styles.light} data-light={mark} style={{ ...box, borderRadius: round }} />
      ))}
    </div>
  )
}
