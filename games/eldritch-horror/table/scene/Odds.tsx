import { chanceOf, percentOf, type TableProps, type Throw, useOdds } from '@miskatonic/web/kit'
import { type Both, say, words } from '../strings.ts'
import { personByAlias } from '../view/people.ts'
import { diceIn, successes, type Test } from '../view/resolving.ts'
import { type Announced, throwFor } from '../view/throws.ts'
import styles from './Odds.module.css'

const MOST_CLUES = 3

function Line({ label, odds, lang }: { readonly label: string; readonly odds: readonly Told[]; readonly lang: TableProps['lang'] }) {
  const [best] = odds.toSorted((a, b) => b.n - a.n)
  return (
    <div className={styles.odds} data-mark="odds">
      <span>{label}</span>
      <div className={styles.bar} aria-hidden="true">
        {odds.map(({ n, note }) => (
          <i key={note} style={{ width: `${n}%` }} data-most={n === best?.n && odds.length > 1} />
        ))}
      </div>
      <p>
        {odds.map(({ n, note }) => (
          <span key={note}>
            <b>{say(words.percent, lang, { n })}</b> {note}
          </span>
        ))}
      </p>
    </div>
  )
}

type Told = { readonly n: number; readonly note: string }

/** How likely a throw that is still to come is to succeed, or to come to more than one success. */
export function OddsOf({ thrown, label, props }: { readonly thrown: Throw; readonly label: Both; readonly props: TableProps }) {
  const n = useOdds(thrown, props)
  return n === null ? null : <Line label={say(label, props.lang)} odds={[{ n, note: '' }]} lang={props.lang} />
}

/** Before a test: whether it is passed. After the throw: what one Clue more, or two, would be worth. */
export function Odds({ test, props }: { readonly test: Test; readonly props: TableProps }) {
  const { lang, view, face } = props
  if (!test.rolled) return <OddsOf thrown={throwOf(test)} label={words.oddsOfPassing} props={props} />
  const person = personByAlias(view, test.who, face)
  const misses = test.faces.some((one) => one < test.least)
  if (!props.odds || props.ask?.about.key !== 'prompt.reroll' || !person?.clues || !misses) return null
  // The same die is thrown until it succeeds or the Clues are spent.
  const odds = Array.from({ length: Math.min(MOST_CLUES, person.clues) }, (_, i) => ({
    n: percentOf(chanceOf({ dice: i + 1, least: test.least, sides: 6 })),
    note: say(words.withClues, lang, { n: i + 1 }),
  }))
  return <Line label={say(successes(test) ? words.oddsOfMore : words.oddsOfRescue, lang)} odds={odds} lang={lang} />
}

/** The dice in the hand, or, while it is not settled how many there will be, what the rules would make of it now. */
const throwOf = (test: Test): Throw =>
  test.pool.length ? { dice: diceIn(test.pool), least: test.least, sides: 6, perHighest: test.perSix } : throwFor(announced(test))
const announced = ({ who, skill, of, modifier, source }: Test): Announced => ({ who, skill, kind: of, modifier, source })
