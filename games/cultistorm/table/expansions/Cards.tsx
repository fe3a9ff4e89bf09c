import type { PieceView } from '@miskatonic/kernel'
import { Icon, type IconName, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import type { ReactNode } from 'react'
import { nameOf } from '../view/storm.ts'
import styles from './Cards.module.css'

/* Cards of expansions: as rows of a panel, and as small signs. */

type Shown = {
  readonly cards: readonly PieceView[]
  readonly icon: IconName
  readonly props: TableProps
  /** What stands behind the name. */
  readonly more?: (card: PieceView) => ReactNode
  /** The same in words, for whoever hears it. */
  readonly label?: (card: PieceView) => string
  readonly harm?: boolean
}

export const Rows = ({ cards, icon, props, more, label }: Shown) => (
  <ul className={styles.rows}>
    {cards.map((card) => (
      <li key={card.alias}>
        <Piece piece={card} props={props} {...(label ? { 'aria-label': label(card) } : {})}>
          <Icon name={icon} size={17} />
          <b>{nameOf(card, props.face)}</b>
          {more?.(card)}
        </Piece>
      </li>
    ))}
  </ul>
)

export const Chips = ({ cards, icon, props, more, label, harm }: Shown) =>
  cards.length > 0 && (
    <span className={styles.chips}>
      {cards.map((card) => (
        <Piece
          key={card.alias}
          piece={card}
          props={props}
          title={label?.(card) ?? nameOf(card, props.face)}
          aria-label={label?.(card) ?? nameOf(card, props.face)}
          marks={{ 'data-harm': harm || undefined }}
        >
          <Icon name={icon} />
          {more ? more(card) : nameOf(card, props.face)}
        </Piece>
      ))}
    </span>
  )

/** A sign that is no card. */
export const Chip = ({ icon, text, harm }: { readonly icon: IconName; readonly text: string; readonly harm?: boolean }) => (
  <span className={styles.chips}>
    <span data-harm={harm || undefined}>
      <Icon name={icon} /> {text}
    </span>
  </span>
)

export const Note = ({ children, harm }: { readonly children: ReactNode; readonly harm?: boolean }) => (
  <p className={styles.note} data-harm={harm || undefined}>
    {children}
  </p>
)
