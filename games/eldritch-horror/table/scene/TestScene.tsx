import type { TableProps } from '@miskatonic/web/kit'
import { Check, DiceTray, Ladder, Stage } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { Reserve } from '../left/Reserve.tsx'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { foeOpens } from '../sums.ts'
import { faceKey, kindOf, pieceByAlias } from '../view/figures.ts'
import { rungsOf } from '../view/ladder.ts'
import { personByAlias } from '../view/people.ts'
import { openEncounter, openSpell, openTest, successes } from '../view/resolving.ts'
import { Excerpt } from './Excerpt.tsx'
import { FoeCard } from './FoeCard.tsx'
import { Odds } from './Odds.tsx'
import { Pool } from './Pool.tsx'
import type { SceneProps } from './Scene.tsx'

/** What the test is for: the reserve, the Monster, the part of the card that is read, the Spell, the card. */
function Cause(props: TableProps) {
  const { view } = props
  const test = openTest(view)
  const encounter = openEncounter(view)
  const source = pieceByAlias(view, test?.source ?? openSpell(view))
  // What the successes will buy must be in sight while they are rolled for and borrowed.
  if (test?.of === 'acquire') return <Reserve {...props} />
  if (source && ['monster', 'shade'].includes(kindOf(source)))
    return <FoeCard piece={source} {...props} at={test?.stake ?? null} sum={foeOpens(source, props)} />
  if (encounter?.card && (!source || source.alias === encounter.card)) return <Excerpt encounter={encounter} props={props} />
  const key = source && faceKey(source)
  return source && key ? (
    <Card faceKey={key} piece={source} size="large" face={props.face} picture={props.picture} lang={props.lang} />
  ) : null
}

/** A test: the pool as a sum, the dice, what they do, and what can still be done about them. */
export function TestScene(props: SceneProps) {
  const { view, lang, face } = props
  const test = openTest(view)
  const who = personByAlias(view, test?.who, face)
  return (
    <Stage
      kind="test"
      over="board"
      icon={test ? skillIcon[test.skill] : 'spell-book'}
      title={test ? say(words.test, lang, { skill: say(words.skill[test.skill], lang) }) : say(words.spell, lang)}
      sub={who?.name ?? ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <TestBody {...props} />
    </Stage>
  )
}

export function TestBody(props: TableProps) {
  const { view, face, lang } = props
  const test = openTest(view)
  const stake = test?.stake
  const rungs = stake ? rungsOf(stake, test.rolled ? successes(test) : null, personByAlias(view, test.who, face), lang) : []
  return (
    <Check
      cause={<Cause {...props} />}
      ladder={rungs.length > 0 && <Ladder rungs={rungs} at={test?.rolled ? successes(test) : null} lang={lang} />}
      narrow={props.narrow}
    >
      {test && (
        <>
          <Pool test={test} props={props} />
          {test.rolled && (
            <DiceTray
              props={props}
              faces={test.faces}
              least={test.least}
              successes={successes(test)}
              roll={String(test.id)}
              dieKey={(i) => `die:${i}`}
            />
          )}
          <Odds test={test} props={props} />
        </>
      )}
    </Check>
  )
}
