import type { ShownCard } from '@miskatonic/contract'
import type { ReactNode } from 'react'
import type { GameTable, TableProps } from '../kit/table.ts'
import { collection as words } from '../strings/collection.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Collection.module.css'

/** The cards that were found, each opened large by a press. */
export function Collection<C extends ShownCard>(props: {
  readonly cards: readonly C[]
  readonly Card: GameTable['Card']
  readonly face: TableProps['face']
  readonly picture: (key: string) => string | null
  readonly read: (card: C) => void
  /** Which are marked as one's own. */
  readonly isIn?: (card: C) => boolean
  /** What stands under each. */
  readonly under?: (card: C) => ReactNode
}) {
  const t = useStrings()
  if (!props.cards.length) return <p className={styles.nothing}>{t(words.nothing)}</p>
  return (
    <ul className={styles.cards}>
      {props.cards.map((card) => (
        <li key={card.id} data-in={props.isIn?.(card) || undefined} data-card={card.id}>
          <button type="button" className={styles.card} onClick={() => props.read(card)}>
            <span className="unseen">{`${card.text.name}, ${card.text.sort}`}</span>
            <span aria-hidden="true">
              <props.Card faceKey={card.face} size="small" face={props.face} picture={props.picture} lang={t.lang} />
            </span>
          </button>
          {props.under?.(card)}
        </li>
      ))}
    </ul>
  )
}
