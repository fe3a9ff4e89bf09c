import type { ReactNode } from 'react'
import styles from './Zone.module.css'

type ZoneProps = {
  readonly label: string
  readonly note?: string | undefined
  /** Its share of the room. */
  readonly grow: number
  /** Where its pieces lie, as the view names it. */
  readonly zone?: string | undefined
  /** What a guide finds it by. */
  readonly mark?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of the table with its name. */
export function Zone({ label, note, grow, zone, mark, className, children }: ZoneProps) {
  return (
    <section
      className={[styles.zone, className].filter(Boolean).join(' ')}
      style={{ flexGrow: grow }}
      aria-label={label}
      data-zone={zone}
      data-mark={mark}
    >
      <h3>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </h3>
      {children}
    </section>
  )
}

/** Cards in a row. They close up when there are more than it has room for. */
export const Row = ({ children }: { readonly children: ReactNode }) => <ul className={styles.row}>{children}</ul>

/** A card of a row with what lies under it, each a little further out. */
export function Slot({
  card,
  under,
}: {
  readonly card: ReactNode
  readonly under: readonly { readonly id: string; readonly card: ReactNode }[]
}) {
  return (
    <li className={styles.slot} data-bears={under.length || undefined} style={{ '--n': under.length }}>
      {card}
      {under.map(({ id, card: one }, i) => (
        <span key={id} className={styles.under} style={{ '--i': i + 1 }}>
          {one}
        </span>
      ))}
    </li>
  )
}

/** How many cards a pile has: a disc at its corner, and a button where they may be looked through. */
export function PileCount({ n, label, onOpen }: { readonly n: number; readonly label?: string; readonly onOpen?: () => void }) {
  return onOpen ? (
    <button type="button" className={styles.count} onClick={onOpen} aria-label={label} title={label}>
      {n}
    </button>
  ) : (
    <span className={styles.count} aria-hidden="true">
      {n}
    </span>
  )
}
