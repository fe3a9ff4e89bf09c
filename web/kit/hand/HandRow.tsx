import type { PieceView } from '@miskatonic/kernel'
import { type ReactNode, useRef } from 'react'
import type { TableProps } from '../table.ts'
import styles from './HandRow.module.css'
import { useCarry } from './useCarry.tsx'
import { useStaying } from './useStaying.ts'

type Props = {
  readonly cards: readonly PieceView[]
  readonly props: TableProps
  readonly label: string
  readonly zone?: string | undefined
  readonly draw: (card: PieceView) => ReactNode
  /** Cards that come or turn over now. */
  readonly flips?: ReadonlySet<string>
  /** What cannot be played while something is asked stands back. */
  readonly dims?: boolean
  /** One row also on a phone, instead of several. */
  readonly slides?: boolean
  /** Shown instead where there is no card. */
  readonly none?: string
}

/** Cards side by side; when there are many they close up, and then are scrolled through. */
export function HandRow({ cards, props, label, zone, draw, flips, dims = false, slides = false, none }: Props) {
  const box = useRef<HTMLUListElement>(null)
  const { carried, onCard, onHand, carrying } = useCarry({ props, draw, open: ({ alias }) => props.showPiece(alias) })
  useStaying(box, cards, props.lit)
  if (!cards.length && none !== undefined) return <p className={styles.none}>{none}</p>
  return (
    <ul
      ref={box}
      className={styles.hand}
      data-hand
      aria-label={label}
      data-zone={zone}
      data-count={Math.min(cards.length, 6)}
      data-narrow={props.narrow || undefined}
      data-slides={slides || undefined}
      {...onHand}
    >
      {cards.map((card) => (
        // Turned over it is drawn anew, so that it flips.
        <li
          key={`${card.alias} ${card.up}`}
          data-flips={flips?.has(card.alias) || undefined}
          data-carried={card === carried || undefined}
          {...onCard(card)}
          data-dim={(dims && props.ask !== null && !props.lit.pieces.has(card.alias)) || undefined}
        >
          {draw(card)}
        </li>
      ))}
      {carrying}
    </ul>
  )
}
