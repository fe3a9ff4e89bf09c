import { useEffect, useState } from 'react'
import styles from './Lights.module.css'
import { bringIntoView, findMark, type Seen, seenOf } from './marks.ts'

type Light = Seen & { readonly mark: string; readonly round: string }

const GAP = 5

function lightFor(mark: string): Light[] {
  const element = findMark(mark)
  const seen = element && seenOf(element)
  if (!element || !seen) return []
  const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0
  const percent = getComputedStyle(element).borderTopLeftRadius.endsWith('%')
  const { left, top, width, height } = seen
  return [
    {
      mark,
      left: Math.round(left - GAP),
      top: Math.round(top - GAP),
      width: Math.round(width + 2 * GAP),
      height: Math.round(height + 2 * GAP),
      round: percent ? '50%' : `${Math.max(radius, 4) + GAP}px`,
    },
  ]
}

/** A ring around everything a step speaks of. It follows what moves, lies over everything and catches no press. */
export function Lights({ marks }: { readonly marks: readonly string[] }) {
  const [lights, setLights] = useState<readonly Light[]>([])
  const wanted = marks.join('\n')
  useEffect(() => {
    const list = wanted ? wanted.split('\n') : []
    for (const mark of list) bringIntoView(mark)
    let [frame, before] = [0, '']
    const look = (): void => {
      const found = list.flatMap(lightFor)
      const now = JSON.stringify(found)
      if (now !== before) setLights(found)
      before = now
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return (
    <div aria-hidden="true">
      {lights.map(({ mark, round, ...box }) => (
        <i key={mark} className={styles.light} data-light={mark} style={{ ...box, borderRadius: round }} />
      ))}
    </div>
  )
}
