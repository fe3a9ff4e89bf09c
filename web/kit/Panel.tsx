import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A dark panel: heading left, count right. One that asks something turns brass. */
export function Panel(props: {
  readonly heading?: ReactNode
  readonly count?: ReactNode
  readonly asks?: boolean
  readonly className?: string | undefined
  readonly label?: string
  /** What a tutorial calls it. */
  readonly mark?: string
  /** Where its pieces lie, as the view names it. */
  readonly zone?: string
  readonly children: ReactNode
}) {
  return (
    <section
      className={[styles.panel, props.asks && styles.asks, props.className].filter(Boolean).join(' ')}
      aria-label={props.label}
      data-mark={props.mark}
      data-zone={props.zone}
    >
      {props.heading !== undefined && (
        <h2 className={styles.heading}>
          <span>{props.heading}</span>
          {props.count !== undefined && <small>{props.count}</small>}
        </h2>
      )}
      {props.children}
    </section>
  )
}
