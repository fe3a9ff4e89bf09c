import { memo } from 'react'
import type { Chart, WayLook } from './chart.ts'
import styles from './Ways.module.css'

const style = ({ bed, line, cap = 'round' }: WayLook) => ({
  '--bed': bed.colour,
  '--bed-opacity': bed.opacity ?? 1,
  '--bed-width': bed.width,
  '--line': line.colour,
  '--line-opacity': line.opacity ?? 1,
  '--line-width': line.width,
  '--dash': line.dash ?? 'none',
  '--cap': cap,
})

const Line = ({ d, look }: { readonly d: string; readonly look: WayLook | undefined }) =>
  look ? (
    <g style={style(look)}>
      <path d={d} className={styles.bed} />
      <path d={d} className={styles.line} />
    </g>
  ) : null

/** The ways between places, each kind in its own look; one that goes over the edge says where it comes in again. */
export const Ways = memo(function Ways({ chart, nameOf }: { readonly chart: Chart; readonly nameOf: (place: string) => string }) {
  return (
    <svg className={styles.ways} viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
      {chart.ways.map(({ from, to, kind, d }) => (
        <Line key={`${from} ${to}`} d={d} look={chart.looks[kind]} />
      ))}
      {chart.ways.flatMap(({ signs }) =>
        signs.map(({ x, y, anchor, to }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className={styles.sign}>
            {anchor === 'start' ? `‹ ${nameOf(to)}` : `${nameOf(to)} ›`}
          </text>
        )),
      )}
    </svg>
  )
})

/** What the lines mean. */
export function Legend({
  chart,
  title,
  ways,
}: {
  readonly chart: Chart
  readonly title: string
  readonly ways: { readonly [kind: string]: string }
}) {
  return (
    <ul className={styles.legend} aria-label={title} data-over>
      {Object.entries(chart.looks).map(([kind, look]) => (
        <li key={kind}>
          <svg className={`${styles.ways} ${styles.sample}`} viewBox="0 0 30 6" aria-hidden="true">
            <Line d="M1 3H29" look={look} />
          </svg>
          {ways[kind]}
        </li>
      ))}
    </ul>
  )
}
