import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import type { TableProps } from '../table.ts'
import styles from './Ladder.module.css'
import type { Step } from './rungs.ts'

/** What a number of successes does. */
export type Rung = Step & {
  readonly text: string
  /** What is left of something, where one stands. */
  readonly change?: readonly [before: number, after: number] | null
  readonly also?: string | null
  readonly good: boolean
}

const Arrow = () => (
  <svg viewBox="0 0 16 10" width="14" height="9" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M0 5h14M10 1l4 4-4 4" />
  </svg>
)
/** So far above one a rung still says how many more it takes. */
const NEAR = 2

type Props = {
  readonly rungs: readonly Rung[]
  /** How many successes there are; null: nothing was thrown yet. */
  readonly at: number | null
  readonly lang: TableProps['lang']
}

/** What each success does, with the rung one stands on lit. */
export function Ladder({ rungs, at, lang }: Props) {
  return (
    <div className={styles.ladder}>
      <h3>{say(kit.ladder, lang)}</h3>
      <ol>
        {rungs.map(({ state, ...rung }) => {
          return (
            <li key={rung.n} data-state={state} data-good={rung.good || undefined}>
              <i>
                {rung.n}
                {rung.orMore && '+'}
              </i>
              <span>
                {rung.text}
                {state === 'now' && rung.change && (
                  <em>
                    {' '}
                    {rung.change[0]} <Arrow /> {rung.change[1]}
                  </em>
                )}
                {rung.also && <b>{rung.also}</b>}
              </span>
              {state === 'now' && <s>{say(kit.now, lang)}</s>}
              {state === 'above' && at !== null && rung.n - at <= NEAR && <s>{say(kit.withMore, lang, { n: rung.n - at })}</s>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
