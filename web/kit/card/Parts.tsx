import type { FacePart } from '@miskatonic/contract'
import { RichText } from '../RichText.tsx'
import styles from './Parts.module.css'

type Props = {
  readonly parts: readonly FacePart[]
  /** A title stands over each part that has one; on a small card only where there are several parts. */
  readonly titles?: boolean
  /** The tale of a part: before its rules, or left out where there is no room. */
  readonly stories?: boolean
  /** The part that is read; what led there is past. */
  readonly now?: string | null
  /** Which sign stands for a word that has one; without it every word is written out. */
  readonly iconOf?: (name: string) => string | null
}

/** What is printed on a face, part by part: title, story, rules. How it is set is of what stands around it. */
export function Parts({ parts, titles = true, stories = true, now = null, iconOf = () => null }: Props) {
  return parts.map(({ id, title, story, rules }) => (
    <div key={id} className={styles.part} data-past={(now !== null && id !== now) || undefined}>
      {title && titles && <h4>{title}</h4>}
      {story && stories && <p data-story>{story}</p>}
      {rules && (
        <p data-rules>
          <RichText text={rules} iconOf={iconOf} />
        </p>
      )}
    </div>
  ))
}
