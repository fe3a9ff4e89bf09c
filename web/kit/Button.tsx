import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'

export type Tone = 'plain' | 'go' | 'danger' | 'quiet'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly tone?: Tone
  readonly icon?: ReactNode
  /** Effect, odds, or why it may not be. */
  readonly note?: ReactNode
  /** The key that presses it. */
  readonly hint?: string | undefined
}

/** The button of the house: icon, verb, effect. */
export function Button({ tone = 'plain', icon, note, hint, children, className, type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={[styles.button, styles[tone], className].filter(Boolean).join(' ')} {...rest}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <b>{children}</b>
        {note && <small>{note}</small>}
      </span>
      {hint && (
        <kbd className={styles.hint} data-word={hint.length > 1 || undefined}>
          {hint}
        </kbd>
      )}
    </button>
  )
}
