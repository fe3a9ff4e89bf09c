import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { say, words } from '../strings.ts'
import { team } from '../view/people.ts'
import { placeName } from '../view/places.ts'
import styles from './TeamCoins.module.css'

/** The team on a phone: coins that float on the board; a tap finds the investigator. */
export function TeamCoins({ props, onFind }: { readonly props: TableProps; readonly onFind: (place: string) => void }) {
  const { view, face, lang, picture } = props
  const people = team(view, face)
  return (
    <ul className={styles.coins} data-over data-many={people.length > 4}>
      {people.map((one) => (
        <li key={one.piece.alias}>
          <button type="button" onClick={() => onFind(one.place)}>
            <span className="unseen">
              {one.name}, {placeName(one.place, lang)}
            </span>
            <span className={styles.coin}>
              <Coin src={picture(one.piece.faces.front ?? '')} seats={view.seats} seat={one.seat} on={view.table.active === one.seat} />
            </span>
            <small>
              <Icon name="hearts" className={styles.health} />
              <span className="unseen">{say(words.health, lang)} </span>
              {one.health}
              <Icon name="brain" className={styles.sanity} />
              <span className="unseen"> {say(words.sanity, lang)} </span>
              {one.sanity}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
