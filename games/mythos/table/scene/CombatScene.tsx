import type { TableProps } from '@miskatonic/web/kit'
import { Stage, type StageStep } from '@miskatonic/web/kit/scene'
import type { ReactNode } from 'react'
import { say, words } from '../strings.ts'
import { lastCombat, STEPS, type StepId, stepNow } from '../view/combat.ts'
import { frontsAmong } from '../view/fronts.ts'
import { othersOf, ownSeat } from '../view/sides.ts'
import { Clash } from './Clash.tsx'
import styles from './CombatScene.module.css'
import { Front, Unassigned } from './Front.tsx'

function stepsAt(now: StepId, lang: 'es' | 'en'): readonly StageStep[] {
  const at = STEPS.indexOf(now)
  return STEPS.map((id, i) => ({ text: say(words.step[id], lang), state: i < at ? 'done' : i === at ? 'now' : 'next' }))
}

/** Combat as far as it has come: who faces whom, what was told in this step, and what is asked. */
export function CombatScene({ props, children }: { readonly props: TableProps; readonly children: ReactNode }) {
  const { view, lang, ask } = props
  const combat = lastCombat(props.events)
  const now = stepNow(combat, ask)
  const lines = combat?.steps.find(({ id }) => id === now)?.lines ?? []
  const mine = ownSeat(props)
  const others = othersOf(props)
  return (
    <Stage
      kind="combat"
      over="felt"
      icon="crossed-swords"
      title={say(words.combatOf, lang, { n: Number(view.table.round ?? 0) })}
      sub={say(words.stepHelp[now], lang)}
      steps={stepsAt(now, lang)}
      narrow={props.narrow}
      foot={children}
    >
      <Clash props={props} />
      {now === 'assign' && <Unassigned seat={mine} props={props} />}
      {others.map((seat) => (
        <Front key={seat} a={mine} b={seat} props={props} assigning={now === 'assign'} />
      ))}
      {frontsAmong(props, others).map(([a, b]) => (
        <Front key={`${a} ${b}`} a={a} b={b} props={props} assigning={false} />
      ))}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </Stage>
  )
}
