import type { PieceView } from '@miskatonic/kernel'
import type { ReactNode } from 'react'
import { Piece } from '../card/Piece.tsx'
import type { TableProps } from '../table.ts'
import styles from './Spread.module.css'

type Props = {
  readonly cards: readonly PieceView[]
  readonly props: TableProps
  readonly draw: (card: PieceView) => ReactNode
  /** They are what is asked about: a press chooses. */
  readonly choosing?: boolean
  readonly children?: ReactNode
}

/** Cards laid out to be read side by side. */
export function Spread({ cards, props, draw, choosing = false, children }: Props) {
  return (
    <ul className={styles.cards} data-many={cards.length > 3 || undefined}>
      {cards.map((card) => (
        <li key={card.alias}>
          {choosing ? (
            <Piece piece={card} props={props}>
              {draw(card)}
            </Piece>
          ) : (
            draw(card)
          )}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
