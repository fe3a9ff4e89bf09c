import { chanceOf, percentOf, type TableProps, type Throw } from '@miskatonic/web/kit'
import { OddsLine, OddsOf } from '@miskatonic/web/kit/scene'
import { say, words } from '../strings.ts'
import { personByAlias } from '../view/people.ts'
import { diceIn, successes, type Test } from '../view/resolving.ts'
import { diceAnew, throwFor } from '../view/throws.ts'

const MOST_CLUES = 3

/** Before a test: whether it is passed. After the throw: what one Clue more, or two, would be worth. */
export function Odds({ test, props }: { readonly test: Test; readonly props: TableProps }) {
  const { lang, view, face } = props
  if (!test.rolled) return <OddsOf thrown={throwOf(test)} label={say(words.oddsOfPassing, lang)} props={props} />
  const person = personByAlias(view, test.who, face)
  const misses = test.faces.some((one) => one < test.least)
  if (!props.odds || props.ask?.about.key !== 'prompt.reroll' || !person?.clues || !misses) return null
  // What failed is thrown again until it succeeds or the Clues are spent: as many dice as one Clue pays for.
  const each = diceAnew(props.ask)
  const odds = Array.from({ length: Math.min(MOST_CLUES, person.clues) }, (_, i) => ({
    n: percentOf(chanceOf({ dice: (i + 1) * each, least: test.least, sides: 6 })),
    note: say(words.withClues, lang, { n: i + 1 }),
  }))
  return <OddsLine label={say(successes(test) ? words.oddsOfMore : words.oddsOfRescue, lang)} odds={odds} lang={lang} />
}

/** The dice in the hand, or, while it is not settled how many there will be, what the rules would make of it now. */
const throwOf = ({ pool, least, perSix, who, skill, of, modifier, source }: Test): Throw =>
  pool.length ? { dice: diceIn(pool), least, sides: 6, perHighest: perSix } : throwFor({ who, skill, kind: of, modifier, source })
