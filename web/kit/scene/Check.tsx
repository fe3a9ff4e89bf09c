import type { ReactNode } from 'react'
import styles from './Check.module.css'

type Props = {
  /** What it is for: the foe, the card, the market. */
  readonly cause: ReactNode
  /** Pool, dice and odds. */
  readonly children: ReactNode
  readonly ladder: ReactNode
  readonly narrow: boolean
}

/** A check: what it is for, the dice, and what each success does, side by side; on a phone the dice come first. */
export function Check({ cause, children, ladder, narrow }: Props) {
  return (
    <div className={styles.check} data-ladder={Boolean(ladder) || undefined} data-narrow={narrow || undefined}>
      <div className={styles.cause}>{cause}</div>
      {children && <div className={styles.middle}>{children}</div>}
      {ladder}
    </div>
  )
}
