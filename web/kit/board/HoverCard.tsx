import type { TableProps } from '../table.ts'
import styles from './HoverCard.module.css'
import type { BoardModel, Lying } from './lying.ts'
import { placeState } from './places.ts'

/** What a place is and what lies on it, beside it while it is pointed at or has the focus. The button's name says the same. */
export function HoverCard<T extends Lying>({
  id,
  model,
  props,
}: {
  readonly id: string
  readonly model: BoardModel<T>
  readonly props: TableProps
}) {
  const { chart } = model
  const spot = chart.places[id]
  if (!spot) return null
  const look = model.place(id)
  const there = model.there.get(id) ?? []
  const state = placeState(props, id, look.price?.text ?? null)
  return (
    <div
      className={styles.card}
      data-side={spot.x > chart.width * 0.62 ? 'left' : 'right'}
      data-rise={spot.y > chart.height * 0.6 ? 'up' : 'down'}
      style={{ '--x': spot.x, '--y': spot.y, '--r': spot.r * chart.natural }}
      aria-hidden="true"
    >
      <b>{look.name}</b>
      <i>{[...look.sort, look.also].filter(Boolean).join(' · ')}</i>
      {look.hint && <small>{look.hint}</small>}
      {there.length > 0 && (
        <ul>
          {there.map((thing) => (
            <li key={thing.id}>
              <span className={styles.sample}>{model.draw(thing)}</span>
              {model.nameOf(thing)}
            </li>
          ))}
        </ul>
      )}
      {state && <em>{state}</em>}
    </div>
  )
}
