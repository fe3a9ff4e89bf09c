import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import type { ReactNode } from 'react'
import { under } from '../view/sides.ts'
import { Piece } from './Piece.tsx'
import styles from './Zone.module.css'

/** A part of somebody's side. Its cards close up when there are more than it has room for. */
export function Zone({
  label,
  note,
  grow,
  className,
  mark,
  children,
}: {
  readonly label: string
  readonly note?: string
  readonly grow: number
  readonly className?: string | undefined
  /** What a guide finds it by. */
  readonly mark?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <section className={[styles.zone, className].filter(Boolean).join(' ')} style={{ flexGrow: grow }} aria-label={label} data-mark={mark}>
      <h3>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </h3>
      {children}
    </section>
  )
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.row}>{children}</ul>
}

export function Laid({
  pieces,
  props,
  size,
}: {
  readonly pieces: readonly PieceView[]
  readonly props: TableProps
  readonly size: 'mini' | 'small'
}) {
  return (
    <Row>
      {pieces.map((piece) => (
        <Bearer key={piece.alias} piece={piece} props={props} size={size} />
      ))}
    </Row>
  )
}

/** A card with what lies under it: a Tome with its Spells, an Ally with its Weapon. */
export function Bearer({ piece, props, size }: { readonly piece: PieceView; readonly props: TableProps; readonly size: 'mini' | 'small' }) {
  const beneath = under(props.view, piece)
  return (
    <li className={styles.slot} data-bears={beneath.length || undefined} style={{ '--n': beneath.length } as React.CSSProperties}>
      <Piece piece={piece} props={props} size={size} />
      {beneath.map((one, i) => (
        <span key={one.alias} className={styles.under} style={{ '--i': i + 1 } as React.CSSProperties}>
          <Piece piece={one} props={props} size={size} />
        </span>
      ))}
    </li>
  )
}
