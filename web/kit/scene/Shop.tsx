import type { PieceView } from '@miskatonic/kernel'
import type { ReactNode } from 'react'
import { Piece } from '../card/Piece.tsx'
import type { TableProps } from '../table.ts'
import styles from './Shop.module.css'

type Props = {
  readonly cards: readonly PieceView[]
  readonly props: TableProps
  readonly draw: (card: PieceView) => ReactNode
  /** What is spent so far of what there is to spend, and how that is said. */
  readonly purse: { readonly spent: number; readonly most: number; readonly text: string } | null
  /** Said of what cannot be bought now. */
  readonly tooDear: string
}

/** What is for sale at reading size, and the purse above it. What one cannot pay stands back. */
export function Shop({ cards, props, draw, purse, tooDear }: Props) {
  return (
    <>
      {purse && (
        <p className={styles.purse} aria-live="polite">
          {purse.text}
          <span aria-hidden="true">
            {Array.from({ length: purse.most }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and only counted
              <i key={i} data-spent={i < purse.spent || undefined} />
            ))}
          </span>
        </p>
      )}
      <ul className={styles.cards} data-mark="offer">
        {cards.map((card) => {
          const option = props.lit.pieces.get(card.alias)?.[0]
          const dear = purse !== null && !option
          return (
            <li key={card.alias} data-dear={dear || undefined}>
              <Piece piece={card} props={props} onPress={option && (() => props.choose(option.key))}>
                {draw(card)}
                {dear && <span className="unseen">{tooDear}</span>}
              </Piece>
              {dear && <small aria-hidden="true">{tooDear}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
