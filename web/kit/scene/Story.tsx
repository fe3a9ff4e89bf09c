/** What happened, in lines. */
import type { SpokenEvent } from '@miskatonic/room/protocol'
import styles from './Story.module.css'

/** What was told lately of what is being resolved. */
export function Lines({ of }: { readonly of: readonly Pick<SpokenEvent, 'id' | 'text'>[] }) {
  if (!of.length) return null
  return (
    <ul className={styles.lines}>
      {of.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

export type Chapter = { readonly title: string; readonly lines: readonly Pick<SpokenEvent, 'id' | 'text'>[] }

/** A game as one would tell it afterwards. */
export function Story({ title, chapters }: { readonly title: string; readonly chapters: readonly Chapter[] }) {
  return (
    <section className={styles.story}>
      <h3>{title}</h3>
      <ol>
        {chapters.map(({ title: heading, lines }) => (
          <li key={heading}>
            <h4>{heading}</h4>
            <ul>
              {lines.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
