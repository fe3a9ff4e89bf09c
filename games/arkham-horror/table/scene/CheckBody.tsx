import type { TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { Check, DiceTray, Excerpt, OddsOf, Pool, type Term } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, isSkill, kindOf, nameOf, textOf } from '../view/figures.ts'
import { personOfSeat } from '../view/people.ts'
import { diceIn, type OpenCheck, openCheck, openEncounter, type PoolPart, successes } from '../view/resolving.ts'
import { throwFor } from '../view/throws.ts'
import { FoeCard } from './FoeCard.tsx'
import styles from './Scene.module.css'

/** What the check is about: the monster, the part of the card that is read, the Spell, the gate. */
function Cause({ check, props }: { readonly check: OpenCheck; readonly props: TableProps }) {
  const { view, face, picture, lang } = props
  const against = pieceByAlias(view, check.against)
  if (against && kindOf(against) === 'monster') return <FoeCard piece={against} now={check.check} props={props} />
  const meeting = openEncounter(view)
  const card = pieceByAlias(view, meeting?.card ?? null)
  if (card && meeting && !against) {
    const parts = textOf(card, face)?.parts ?? []
    const read = parts.filter(({ id }) => id === meeting.entry)
    return <Excerpt art={picture(faceKey(card) ?? '')} parts={read.length ? read : parts} now={null} />
  }
  const shown = against ?? pieceByAlias(view, check.source)
  const key = shown && faceKey(shown)
  return shown && key ? (
    <div className={styles.foe}>
      <Card faceKey={key} piece={shown} size="large" face={face} picture={picture} lang={lang} />
    </div>
  ) : null
}

function termOf(part: PoolPart, check: OpenCheck, props: TableProps, i: number): Term {
  const { lang, view, face } = props
  const piece = pieceByAlias(view, part.from)
  const term = (label: string, note: string): Term => ({ id: `${i} ${part.phase}`, amount: part.amount, label, note })
  if (isSkill(part.phase) || part.phase === 'skill' || (i === 0 && part.phase === 'base'))
    return {
      ...term(say(words.skill[check.skill], lang), personOfSeat(view, check.who, face)?.name.split(' ')[0] ?? ''),
      icon: skillIcon[check.skill],
    }
  if (part.phase === 'modifier') return term(say(words.modifier, lang), say(words.byCheck, lang))
  return term(say(words.bonus, lang), (piece && nameOf(piece, face)) || say(words.byRules, lang))
}

/** The dice as a sum, the throw, its odds. */
export function CheckBody({ props }: { readonly props: TableProps }) {
  const { view, lang } = props
  const check = openCheck(view)
  if (!check) return null
  const { who, skill, check: kind, modifier, against, difficulty, pool } = check
  const person = personOfSeat(view, who, props.face)
  const known: readonly PoolPart[] = pool.length
    ? pool
    : [
        { from: null, phase: skill, amount: person?.skills[skill] ?? 0, counts: true },
        ...(modifier ? [{ from: null, phase: 'modifier', amount: modifier, counts: true }] : []),
      ]
  return (
    <Check cause={<Cause check={check} props={props} />} ladder={null} narrow={props.narrow}>
      <Pool
        terms={known.filter(({ counts }) => counts).map((part, i) => termOf(part, check, props, i))}
        dice={
          check.rolled || pool.length
            ? {
                n: check.rolled ? check.faces.length : diceIn(pool),
                least: check.least,
                note: say(words.difficulty, lang, { n: difficulty }),
              }
            : null
        }
        lang={lang}
        showRule={props.showRule}
      />
      {check.rolled ? (
        <DiceTray
          props={props}
          faces={check.faces}
          least={check.least}
          successes={successes(check)}
          roll={String(check.id)}
          dieKey={(i) => `die:${i}`}
        />
      ) : (
        <OddsOf
          thrown={throwFor({ who, skill, check: kind, modifier, against }, difficulty)}
          label={say(words.oddsOfPassing, lang)}
          props={props}
        />
      )}
    </Check>
  )
}
