import type { ReactNode } from 'react'
import styles from './Casting.module.css'

type Offered = { readonly key: string; readonly name: string; readonly sub: string; readonly portrait: string | null }

type Props = {
  readonly label: string
  readonly offered: readonly Offered[]
  readonly shown: string
  readonly onShow: (key: string) => void
  readonly narrow: boolean
  /** The one that is looked at, and the button that takes it. */
  readonly children: ReactNode
}

/** Whom to play: portraits to look through, and the one looked at beside them. */
export function Casting({ label, offered, shown, onShow, narrow, children }: Props) {
  return (
    <div className={styles.scene} data-narrow={narrow || undefined}>
      <ul className={styles.people} aria-label={label}>
        {offered.map(({ key, name, sub, portrait }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === shown} onClick={() => onShow(key)}>
              <span>{portrait && <img src={portrait} alt="" draggable={false} />}</span>
              <b>{name}</b>
              <i>{sub}</i>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.detail} aria-live="polite">
        {children}
      </div>
    </div>
  )
}
