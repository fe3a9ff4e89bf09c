import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { ladder, type Rung } from '../view/ladder.ts'
import { personByAlias } from '../view/people.ts'
import { successes, type Test } from '../view/resolving.ts'
import styles from './Ladder.module.css'

const Arrow = () => (
  <svg viewBox="0 0 16 10" width="14" height="9" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M0 5h14M10 1l4 4-4 4" />
  </svg>
)

/** What each success does, with the rung one stands on lit. */
export function Ladder({ test, props }: { readonly test: Test; readonly props: TableProps }) {
  const { lang, view, face } = props
  const { stake } = test
  if (!stake || (stake.of === 'horror' && stake.value === 0)) return null
  // Before the dice are thrown one stands on no rung.
  const n = test.rolled ? successes(test) : -1
  const rungs = ladder(stake, n)
  const person = personByAlias(view, test.who, face)
  const has = stake.of === 'horror' ? person?.sanity : person?.health
  const horror = stake.of === 'horror'
  const lostText = (rung: Rung): string =>
    rung.lost === 0
      ? say(horror ? words.loseNoSanity : words.loseNoHealth, lang)
      : say(horror ? words.loseSanity : words.loseHealth, lang, { n: rung.lost })
  return (
    <div className={styles.ladder}>
      <h3>{say(words.ladder, lang)}</h3>
      <ol>
        {rungs.map((rung) => (
          <li key={rung.n} data-state={rung.state} data-good={rung.lost === 0 && (rung.hurt === null || rung.falls)}>
            <i>
              {rung.n}
              {rung.orMore && '+'}
            </i>
            <span>
              {lostText(rung)}
              {rung.state === 'now' && has !== undefined && rung.lost > 0 && (
                <em>
                  {' '}
                  {has} <Arrow /> {Math.max(0, has - rung.lost)}
                </em>
              )}
              {rung.hurt !== null && rung.hurt > 0 && (
                <b>{rung.falls ? say(words.monsterFalls, lang) : say(words.monsterLoses, lang, { n: rung.hurt })}</b>
              )}
            </span>
            {test.rolled && rung.state !== 'below' && (rung.state === 'now' || rung.n - n <= 2) && (
              <s>{rung.state === 'now' ? say(words.now, lang) : say(words.withMore, lang, { n: rung.n - n })}</s>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
