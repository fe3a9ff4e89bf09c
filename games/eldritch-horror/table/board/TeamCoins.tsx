import { Icon, type TableProps } from '@miskatonic/web/kit'
import { team } from '../view/people.ts'
import { placeName } from '../view/places.ts'
import { say, words } from '../words.ts'
import styles from './TeamCoins.module.css'
import { Coin } from './Token.tsx'

/** The team on a phone: coins that float on the board; a tap finds the investigator. */
export function TeamCoins({ props, onFind }: { readonly props: TableProps; readonly onFind: (place: string) => void }) {
  const { view, face, lang, picture } = props
  const people = team(view, face)
  return (
    <ul className={styles.coins} data-over data-many={people.length > 4}>
      {people.map((one) => (
        <li key={one.piece.alias}>
          <button
            type="button"
            onClick={() => onFind(one.place)}
            aria-label={[
              one.name,
              placeName(one.place, lang),
              say(words.healthOf, lang, { n: one.health, most: one.sheet.health }),
              say(words.sanityOf, lang, { n: one.sanity, most: one.sheet.sanity }),
            ].join(', ')}
          >
            <span className={styles.coin}>
              <Coin src={picture(one.piece.faces.front ?? '')} seats={view.seats} seat={one.seat} on={view.table.active === one.seat} />
            </span>
            <small aria-hidden="true">
              <Icon name="hearts" className={styles.health} />
              {one.health}
              <Icon name="brain" className={styles.sanity} />
              {one.sanity}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
