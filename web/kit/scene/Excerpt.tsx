import type { FacePart } from '@miskatonic/contract'
import { Parts } from '../card/Parts.tsx'
import styles from './Excerpt.module.css'

type Props = {
  readonly art: string | null
  readonly parts: readonly FacePart[]
  /** The part that is read; what led there is past. Null: there are no such parts. */
  readonly now: string | null
  /** The picture beside the text instead of above it. */
  readonly wide?: boolean
}

/** What is being read of a card. */
export function Excerpt({ art, parts, now, wide = false }: Props) {
  return (
    <article className={styles.card} data-wide={wide || undefined}>
      {art && <img src={art} alt="" draggable={false} />}
      <div className={styles.paper}>
        <Parts parts={parts} now={now} />
      </div>
    </article>
  )
}
