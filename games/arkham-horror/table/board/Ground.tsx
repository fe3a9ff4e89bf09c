import type { TableProps } from '@miskatonic/web/kit'
import { chart, MAP, TITLE } from '../map/board.ts'
import { type Arrow, arrowsOf } from '../view/monsterMoves.ts'
import styles from './Board.module.css'

/** So far from the middle of an area an arrow begins and ends. */
const ROOM = 26

function Move({ from, to, colour }: Arrow) {
  const [a, b] = [chart.places[from], chart.places[to]]
  if (!a || !b) return null
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far]
  const [x1, y1, x2, y2] = [a.x + ux * ROOM, a.y + uy * ROOM, b.x - ux * (ROOM + 12), b.y - uy * (ROOM + 12)]
  return (
    <g data-arrow={colour} data-from={from} data-to={to}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path d={`M${x2 + ux * 14} ${y2 + uy * 14}L${x2 - uy * 10} ${y2 + ux * 10}L${x2 + uy * 10} ${y2 - ux * 10}Z`} data-head />
    </g>
  )
}

/** What is drawn upon the town: its name, and where monsters are about to go. */
export function Ground(props: Pick<TableProps, 'view' | 'face' | 'events'>) {
  return (
    <svg className={styles.ground} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <text x={TITLE.x} y={TITLE.y} className={styles.title}>
        Arkham
      </text>
      <text x={TITLE.x} y={TITLE.y + 27} className={styles.subtitle}>
        Massachusetts · 1926
      </text>
      {arrowsOf(props).map((one) => (
        <Move key={`${one.from} ${one.to} ${one.colour}`} {...one} />
      ))}
    </svg>
  )
}
