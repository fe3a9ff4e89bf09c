import type { TableProps } from '@miskatonic/web/kit'
import { Pool as KitPool, type Term } from '@miskatonic/web/kit/scene'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { isSkill, nameOf, pieceByAlias } from '../view/figures.ts'
import { personByAlias } from '../view/people.ts'
import { diceIn, type PoolPart, type Test } from '../view/resolving.ts'

const sourceName = (part: PoolPart, { view, face, lang }: TableProps): string => {
  const piece = pieceByAlias(view, part.from)
  return (piece && nameOf(piece, face)) || say(words.byRules, lang)
}

function termOf(part: PoolPart, test: Test, props: TableProps): Term {
  const { lang, view, face } = props
  const { amount, phase } = part
  const term = (label: string, note: string): Term => ({ id: `${phase} ${part.from}`, amount, label, note })
  if (isSkill(phase)) {
    const first = personByAlias(view, test.who, face)?.name.split(' ')[0] ?? ''
    return { ...term(say(words.skill[phase], lang), say(words.ofSkill, lang, { name: first })), icon: skillIcon[phase] }
  }
  if (phase === 'improvement') {
    const note = say(words.tokenOf, lang, { skill: say(words.skill[test.skill], lang) })
    return { ...term(say(words.improvement, lang), note), icon: 'upgrade' }
  }
  if (phase === 'modifier') return term(say(words.modifier, lang), say(test.stake ? words.ofMonster : words.ofCard, lang))
  return term(say(phase === 'add:additional' ? words.additional : words.bonus, lang), sourceName(part, props))
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

const isFloor = ({ phase }: PoolPart): boolean => phase.startsWith('floor')

/** The dice as a sum: skill, modifier, improvement, the highest bonus, extra dice. */
export function Pool({ test, props }: { readonly test: Test; readonly props: TableProps }) {
  const { lang } = props
  const known = test.pool.length > 0
  const parts = known ? test.pool : announced(test, props)
  const dice = test.rolled ? test.faces.length : diceIn(test.pool)
  const idle = test.pool.filter(({ counts }) => !counts)
  return (
    <KitPool
      terms={parts.filter((part) => part.counts && !isFloor(part)).map((part) => termOf(part, test, props))}
      dice={known ? { n: dice, least: test.least, ...(test.pool.some(isFloor) ? { note: say(words.oneDie, lang) } : {}) } : null}
      idle={
        idle.length
          ? {
              text: say(words.notCounted, lang, { list: [...new Set(idle.map((part) => sourceName(part, props)))].join(', ') }),
              rule: 'EH-TEST-04',
            }
          : null
      }
      lang={lang}
      showRule={props.showRule}
    />
  )
}
