import type { TableProps } from '@miskatonic/web/kit'
import { board } from '../map/board.ts'
import { say, words } from '../strings.ts'
import { placeState, thingName } from '../view/naming.ts'
import { placeName, spaceOf } from '../view/places.ts'
import type { Thing } from '../view/things.ts'
import styles from './HoverCard.module.css'
import { Token } from './Token.tsx'

/** What a space is and what lies on it, beside the space while it is pointed at or has the focus. The button's name says the same. */
export function HoverCard({ id, there, props }: { readonly id: string; readonly there: readonly Thing[]; readonly props: TableProps }) {
  const spot = board.spaces[id]
  const space = spaceOf(id)
  if (!spot || !space) return null
  const { lang } = props
  const state = placeState(props, id)
  const side = spot.x > board.width * 0.62 ? 'left' : 'right'
  const rise = spot.y > board.height * 0.6 ? 'up' : 'down'
  return (
    <div
      className={styles.card}
      data-side={side}
      data-rise={rise}
      style={{ '--x': spot.x, '--y': spot.y, '--r': spot.r * 0.78 } as React.CSSProperties}
      aria-hidden="true"
    >
      <b>{placeName(id, lang)}</b>
      <i>
        {[space.region?.[lang], say(words.type[space.type], lang), space.expedition ? say(words.expeditionSpace, lang) : '']
          .filter(Boolean)
          .join(' · ')}
      </i>
      {space.hint && <small>{say(words.goodFor, lang, { what: space.hint[lang] })}</small>}
      {there.length > 0 && (
        <ul>
          {there.map((thing) => (
            <li key={thing.id}>
              <span className={styles.sample}>
                <Token thing={thing} picture={props.picture} view={props.view} />
              </span>
              {thingName(thing, props)}
            </li>
          ))}
        </ul>
      )}
      {state && <em>{state}</em>}
    </div>
  )
}
