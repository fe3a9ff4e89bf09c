import { say, words } from '../strings.ts'
import { MOST_SANITY } from '../view/sides.ts'
import styles from './Beads.module.css'

/** Sanity as glass beads, two rows of ten, with the number beside them. */
export function Beads({
  n,
  lang,
  tone,
  mark,
}: {
  readonly n: number
  readonly lang: 'es' | 'en'
  readonly tone: 'own' | 'other'
  /** What a guide finds it by. */
  readonly mark?: string
}) {
  return (
    <div className={styles.tray} data-tone={tone} data-mark={mark} role="img" aria-label={say(words.sanity, lang, { n })}>
      <span className={styles.beads}>
        {Array.from({ length: MOST_SANITY }, (_, i) => (
          <i key={i} data-full={i < n || undefined} />
        ))}
      </span>
      <b>{n}</b>
    </div>
  )
}
