/** Parts of the last page: what the game came to, who played, and how they stand. */
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './End.module.css'

export const End = ({ children }: { readonly children: ReactNode }) => <div className={styles.end}>{children}</div>

/** What was done, in a few words each. */
export function Tally({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.tally}>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Things side by side that wrap below each other. */
export const Both = ({ children }: { readonly children: ReactNode }) => <div className={styles.both}>{children}</div>

type ScoreProps = {
  readonly title: string
  readonly total: string | number
  readonly note?: string
  readonly parts: readonly { readonly name: string; readonly n: string }[]
}

/** The score of all together, and what it is made of. */
export function ScoreSheet({ title, total, note, parts }: ScoreProps) {
  return (
    <section className={styles.score}>
      <h3>
        {title} <b>{total}</b>
        {note && <small>{note}</small>}
      </h3>
      <dl>
        {parts.map(({ name, n }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Who played: a coin each, who they were, what became of them. */
export function Players({
  of,
}: {
  readonly of: readonly { readonly id: string; readonly coin: ReactNode; readonly name: string; readonly sub: string }[]
}) {
  return (
    <ul className={styles.players}>
      {of.map(({ id, coin, name, sub }) => (
        <li key={id}>
          <span>{coin}</span>
          <b>{name}</b>
          <small>{sub}</small>
        </li>
      ))}
    </ul>
  )
}

type Standing = {
  readonly id: string
  readonly portrait: string | null
  readonly name: string
  readonly lines: readonly string[]
  readonly total: number
  /** They won: how that is said. */
  readonly won?: string | undefined
}

/** Everybody's own score, best first. */
export function Standings({ title, of }: { readonly title: string; readonly of: readonly Standing[] }) {
  return (
    <section className={styles.standings}>
      <h3>{title}</h3>
      <ol>
        {of.map(({ id, portrait, name, lines, total, won }) => (
          <li key={id} data-won={won ? true : undefined}>
            <span className={styles.portrait}>{portrait && <img src={portrait} alt="" />}</span>
            <span className={styles.who}>
              <b>{name}</b>
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
            {won && <Icon name="laurels" label={won} size={26} />}
            <b className={styles.total}>{total}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
