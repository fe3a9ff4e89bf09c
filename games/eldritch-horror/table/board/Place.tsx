import { Icon, type TableProps } from '@miskatonic/web/kit'
import { memo } from 'react'
import { board } from '../map/board.ts'
import { landmark, spaceColour } from '../signs.ts'
import { isTicket, placeLabel } from '../view/naming.ts'
import { isNumbered, placeName, spaceOf } from '../view/places.ts'
import type { Thing } from '../view/things.ts'
import styles from './Place.module.css'

type Props = {
  readonly id: string
  readonly there: readonly Thing[]
  readonly props: TableProps
  readonly here: boolean
  /** Where the Tab key enters the board. */
  readonly entry: boolean
  readonly onPress: (id: string) => void
  readonly onHover: (id: string | null) => void
  readonly onFocus: (id: string) => void
}

/** A space: its type by colour and sign, lit when it may be chosen, with a ticket where that is the price. */
export const Place = memo(function Place({ id, there, props, here, entry, onPress, onHover, onFocus }: Props) {
  const spot = board.spaces[id]
  const space = spaceOf(id)
  if (!spot || !space) return null
  const { lang, lit, picked, pointed } = props
  const options = lit.places.get(id)
  const ticket = options?.every(({ key }) => isTicket(key)) ?? false
  const chosen = options?.some(({ key }) => picked.includes(key)) ?? false
  const state = options ? (ticket ? 'ticket' : 'lit') : lit.refusedPlaces.has(id) ? 'refused' : 'plain'
  return (
    <div className={styles.place} style={{ '--x': spot.x, '--y': spot.y, '--r': spot.r * 0.78 } as React.CSSProperties}>
      <button
        type="button"
        className={styles.mark}
        data-place={id}
        data-entry={entry || undefined}
        data-state={state}
        data-expedition={space.expedition ?? false}
        data-pointed={pointed.has(id)}
        data-chosen={chosen}
        style={{ '--ground': spaceColour[space.type] } as React.CSSProperties}
        tabIndex={entry || options ? 0 : -1}
        aria-label={placeLabel(id, there, props)}
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
        {isNumbered(id) ? <b>{id}</b> : <Icon name={landmark(id)} />}
        {ticket && (
          <i className={styles.ticket}>
            <Icon name="ticket" />
          </i>
        )}
      </button>
      {spot.label && (
        <span
          className={styles.name}
          data-anchor={spot.label.anchor}
          style={{ '--dx': spot.label.dx * 0.78, '--dy': spot.label.dy * 0.78 } as React.CSSProperties}
          aria-hidden="true"
        >
          {placeName(id, lang)}
        </span>
      )}
    </div>
  )
})
