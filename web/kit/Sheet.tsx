import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useStrings } from '../strings/useStrings.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Sheet.module.css'

const close = { es: 'Cerrar', en: 'Close' }

/** What the page has to say just now: under an open sheet nobody would see or hear it, so the sheet says it. */
export const Note = createContext<string | null>(null)

/**
 * Something in front of the page: a drawer at its side, or a dialog in the middle. It holds the focus and gives it back; Escape and a click
 * beside it close it.
 */
export function Sheet(props: {
  readonly title: ReactNode
  readonly icon?: IconName
  readonly side?: 'right' | 'middle' | 'whole'
  readonly wide?: boolean
  readonly tools?: ReactNode
  readonly footer?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  const t = useStrings()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const note = useContext(Note)
  useEffect(() => {
    const before = document.activeElement
    const own = dialog.current
    own?.showModal()
    own?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      own?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key; the click is on the veil beside it
    <dialog
      ref={dialog}
      className={[styles.sheet, props.className].filter(Boolean).join(' ')}
      data-side={props.side ?? 'right'}
      data-wide={props.wide || undefined}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => event.target === dialog.current && props.onClose()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={title}>
            {props.icon && <Icon name={props.icon} size={24} />}
            {props.title}
          </h2>
          {props.tools}
          <button type="button" className={styles.close} onClick={props.onClose} aria-label={t(close)} title={t(close)}>
            <Icon name="cancel" size={18} />
          </button>
        </header>
        {note && (
          <p role="alert" className={styles.note}>
            {note}
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, also where there is nothing to press in it */}
        <div className={styles.content} tabIndex={0}>
          {props.children}
        </div>
        {props.footer && <footer className={styles.foot}>{props.footer}</footer>}
      </div>
    </dialog>
  )
}
