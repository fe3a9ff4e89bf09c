import { memo } from 'react'
import { Icon } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import type { Chart } from './chart.ts'
import type { PlaceLook } from './lying.ts'
import styles from './Place.module.css'
import { placeState } from './places.ts'

type Props = {
  readonly id: string
  readonly chart: Chart
  /** How far the next place lies: a press there is never taken for one here. */
  readonly apart: number
  readonly look: PlaceLook
  /** What lies there, by name. */
  readonly names: readonly string[]
  readonly props: TableProps
  readonly here: boolean
  /** Where the Tab key enters the board. */
  readonly entry: boolean
  readonly onPress: (id: string) => void
  readonly onHover: (id: string | null) => void
  readonly onFocus: (id: string) => void
}

/** A place: its sort by colour and sign, lit when it may be chosen, with what that costs. */
export const Place = memo(function Place({ id, chart, apart, look, names, props, here, entry, onPress, onHover, onFocus }: Props) {
  const spot = chart.places[id]
  if (!spot) return null
  const { lit, picked, pointed } = props
  const options = lit.places.get(id)
  const price = options ? look.price : null
  const chosen = options?.some(({ key }) => picked.includes(key)) ?? false
  const state = options ? (price ? 'priced' : 'lit') : lit.refusedPlaces.has(id) ? 'refused' : 'plain'
  const label = [look.name, ...look.sort, ...names, placeState(props, id, price?.text ?? null)].filter(Boolean).join(', ')
  return (
    <div className={styles.place} style={{ '--x': spot.x, '--y': spot.y, '--r': spot.r * chart.natural, '--apart': apart }}>
      <button
        type="button"
        className={styles.mark}
        data-place={id}
        data-zone={look.zone}
        data-entry={entry || undefined}
        data-state={state}
        data-ringed={look.ringed || undefined}
        data-pointed={pointed.has(id) || undefined}
        data-chosen={chosen || undefined}
        style={{ '--ground': look.colour }}
        tabIndex={entry || options ? 0 : -1}
        aria-label={label}
        aria-current={here ? 'location' : undefined}
        aria-pressed={options && props.ask?.kind === 'some' ? chosen : undefined}
        onClick={() => onPress(id)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(id)}
        onPointerLeave={() => onHover(null)}
        onFocus={(event) => {
          if (!event.target.matches(':focus-visible')) return
          onFocus(id)
          onHover(id)
        }}
        onBlur={() => onHover(null)}
      >
        {look.sign}
        {price && (
          <i className={styles.price}>
            <Icon name={price.icon} />
          </i>
        )}
      </button>
      {spot.label && (
        <span
          className={styles.name}
          data-anchor={spot.label.anchor}
          style={{ '--dx': spot.label.dx * chart.natural, '--dy': spot.label.dy * chart.natural }}
          aria-hidden="true"
        >
          <span>{look.name}</span>
        </span>
      )}
    </div>
  )
})
