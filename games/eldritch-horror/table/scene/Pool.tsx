import { Icon, type IconName, type TableProps } from '@miskatonic/web/kit'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { isSkill, nameOf } from '../view/figures.ts'
import { personByAlias } from '../view/people.ts'
import { diceIn, type PoolPart, pieceByAlias, type Test } from '../view/resolving.ts'
import styles from './Pool.module.css'

type Term = { readonly amount: number; readonly label: string; readonly note: string; readonly icon?: IconName }

const sourceName = (part: PoolPart, { view, face, lang }: TableProps): string => {
  const piece = pieceByAlias(view, part.from)
  return (piece && nameOf(piece, face)) || say(words.byRules, lang)
}

function termOf(part: PoolPart, test: Test, props: TableProps): Term {
  const { lang, view, face } = props
  const { amount, phase } = part
  if (isSkill(phase)) {
    const first = personByAlias(view, test.who, face)?.name.split(' ')[0] ?? ''
    return { amount, label: say(words.skill[phase], lang), note: say(words.ofSkill, lang, { name: first }), icon: skillIcon[phase] }
  }
  if (phase === 'improvement')
    return {
      amount,
      label: say(words.improvement, lang),
      note: say(words.tokenOf, lang, { skill: say(words.skill[test.skill], lang) }),
      icon: 'upgrade',
    }
  if (phase === 'modifier')
    return { amount, label: say(words.modifier, lang), note: say(test.stake ? words.ofMonster : words.ofCard, lang) }
  if (phase.startsWith('floor')) return { amount, label: say(words.atLeastOne, lang), note: say(words.oneDie, lang) }
  return { amount, label: say(phase === 'add:additional' ? words.additional : words.bonus, lang), note: sourceName(part, props) }
}

/** Before the dice are thrown, what is known of the sum: skill, improvement, modifier. Bonuses are chosen by the rules when it is rolled. */
function announced(test: Test, { view, face }: TableProps): PoolPart[] {
  const person = personByAlias(view, test.who, face)
  const part = (phase: string, amount: number): PoolPart => ({ from: null, phase, amount, counts: true })
  if (!person) return []
  const all = [
    part(test.skill, person.sheet.skills[test.skill]),
    part('improvement', person.up[test.skill]),
    part('modifier', test.modifier),
  ]
  return all.filter(({ amount }, i) => i === 0 || amount !== 0)
}

/** The dice as a sum: skill, modifier, improvement, the highest bonus, extra dice. */
export function Pool({ test, props }: { readonly test: Test; readonly props: TableProps }) {
  const { lang } = props
  const known = test.pool.length > 0
  const parts = known ? test.pool : announced(test, props)
  const counting = parts.filter(({ counts, phase }) => counts && !phase.startsWith('floor'))
  const floor = test.pool.find(({ phase }) => phase.startsWith('floor'))
  const idle = test.pool.filter(({ counts }) => !counts)
  const dice = test.rolled ? test.faces.length : diceIn(test.pool)
  const least = test.least >= 6 ? say(words.successSix, lang) : say(words.successFrom, lang, { n: test.least })
  return (
    <div className={styles.pool}>
      <div className={styles.sum}>
        {counting.map((part, i) => {
          const term = termOf(part, test, props)
          return (
            <span key={`${part.phase} ${part.from}`} className={styles.piece}>
              {i > 0 && <u>{term.amount < 0 ? '−' : '+'}</u>}
              <span className={styles.term} data-sign={i === 0 ? 'base' : term.amount < 0 ? 'minus' : 'plus'}>
                <b>{i === 0 ? term.amount : Math.abs(term.amount)}</b>
                <span>
                  {term.icon && <Icon name={term.icon} size={15} />}
                  {term.label}
                </span>
                <small>{term.note}</small>
              </span>
            </span>
          )
        })}
        {known && (
          <span className={styles.piece}>
            <u>=</u>
            <span className={styles.term} data-sign="sum">
              <b>{dice}</b>
              <span>
                <Icon name="rolling-dices" size={15} />
                {say(words.die, lang, { n: dice })}
              </span>
              <small>{floor ? say(words.oneDie, lang) : least}</small>
            </span>
          </span>
        )}
      </div>
      {idle.length > 0 && (
        <p className={styles.idle}>
          <Icon name="info" size={15} />{' '}
          {say(words.notCounted, lang, { list: [...new Set(idle.map((part) => sourceName(part, props)))].join(', ') })}{' '}
          <button type="button" onClick={() => props.showRule('EH-TEST-04')}>
            EH-TEST-04
          </button>
        </p>
      )}
    </div>
  )
}
