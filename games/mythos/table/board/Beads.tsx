import { say, words } from '../strings.ts'
import { MOST_SANITY } from '../view/sides.ts'
import styles from './Beads.module.css'

/** Whether a bead would be lost or won. */
const changeAt = (i: number, n: number, after: number | null): 'lost' | 'won' | undefined =>
  after === null ? undefined : i >= after && i < n ? 'lost' : i >= n && i < after ? 'won' : undefined

/** Sanity as glass beads, two rows of ten, with the number beside them. */
export function Beads({
  n,
  after = null,
  lang,
  tone,
  mark,
}: {
  readonly n: number
  /** What it would come to: the beads between are marked. */
  readonly after?: number | null
  readonly lang: 'es' | 'en'
  readonly tone: 'own' | 'other'
  /** What a guide finds it by. */
  readonly mark?: string
}) {
  return (
    <div className={styles.tray} data-tone={tone} data-mark={mark} role="img" aria-label={say(words.sanity, lang, { n })}>
      <span className={styles.beads}>
        {Array.from({ length: MOST_SANITY }, (_, i) => (
          <i key={i} data-full={i < n || undefined} data-change={changeAt(i, n, after)} />
        ))}
      </span>
      <b data-stat="sanity">{n}</b>
    </div>
  )
}
