import type { ReactNode } from 'react'
import styles from './NewTable.module.css'

export function Pick({ on, choose, children }: { readonly on: boolean; readonly choose: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.pick} aria-pressed={on} onClick={choose}>
      {children}
    </button>
  )
}
