import { memo } from 'react'
import { board, routes } from '../map/board.ts'
import type { Language } from '../strings.ts'
import { isNumbered, placeName } from '../view/places.ts'
import styles from './Routes.module.css'

const ground = { train: styles.trainBed, ship: styles.shipWake, uncharted: styles.trailBed } as const
const line = { train: styles.train, ship: styles.ship, uncharted: styles.trail } as const

/** The ways between spaces: ties for trains, dashes for ships, dots where nothing is charted. */
export const Routes = memo(function Routes({ lang }: { readonly lang: Language }) {
  return (
    <svg className={styles.routes} viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true">
      {routes.map(({ from, to, kind, d }) => (
        <g key={`${from} ${to}`}>
          <path d={d} className={ground[kind]} />
          <path d={d} className={line[kind]} />
        </g>
      ))}
      {routes.flatMap(({ signs }) =>
        signs.map(({ x, y, anchor, to }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className={styles.sign}>
            {anchor === 'start' ? `‹ ${isNumbered(to) ? to : placeName(to, lang)}` : `${isNumbered(to) ? to : placeName(to, lang)} ›`}
          </text>
        )),
      )}
    </svg>
  )
})
