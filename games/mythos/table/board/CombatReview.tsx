import { Button, Sheet, type TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { useEffect, useRef, useState } from 'react'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { type Combat, type CombatStep, type Duel, lastCombat } from '../view/combat.ts'
import { faceOfCard } from '../view/faces.ts'
import { sceneOf } from '../view/scenes.ts'
import styles from './CombatReview.module.css'

const MOST_CARDS = 10

/** A Combat that has just ended, step by step, until it has been followed. It lies over the felt and never keeps anybody from deciding. */
export function CombatReview({ props, follow }: { readonly props: TableProps; readonly follow: boolean }) {
  const combat = lastCombat(props.events)
  // The phase tells it first: lines of what comes after Combat may be long in coming.
  const over = combat !== null && (combat.over || props.view.table.phase !== 'combat')
  // What was over before one came has been followed already.
  const [seen, setSeen] = useState(() => (over ? combat.id : 0))
  const shown = follow && over && combat.id !== seen && combat.steps.length > 0 && sceneOf(props) === null && !props.info.over
  if (!shown) return null
  return <Review key={combat.id} combat={combat} props={props} onClose={() => setSeen(combat.id)} />
}

type ReviewProps = { readonly combat: Combat; readonly props: TableProps; readonly onClose: () => void }

function Review(all: ReviewProps) {
  const [at, setAt] = useState(0)
  if (all.props.narrow)
    return (
      <Sheet
        title={say(words.combat, all.props.lang)}
        icon="crossed-swords"
        side="middle"
        onClose={all.onClose}
        footer={<Ways {...all} at={at} setAt={setAt} />}
      >
        <Steps {...all} at={at} setAt={setAt} />
      </Sheet>
    )
  return <Over {...all} at={at} setAt={setAt} />
}

type AtProps = ReviewProps & { readonly at: number; readonly setAt: (at: number) => void }

/** On a desk it lies over the felt, beside what is asked. */
function Over(all: AtProps) {
  const { combat, props, onClose, at, setAt } = all
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button[data-next]')?.focus({ preventScroll: true })
    return () => {
      const back = before?.isConnected && before !== document.body ? before : document.getElementById('question')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={box}
      className={styles.review}
      role="dialog"
      data-mark="page"
      aria-label={say(words.combat, props.lang)}
      onKeyDown={(event) => {
        const move = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
        if (event.key === 'Escape') onClose()
        else if (move) setAt(Math.max(0, Math.min(combat.steps.length - 1, at + move)))
        else return
        event.stopPropagation()
      }}
    >
      <Steps {...all} />
      <footer>
        <Ways {...all} />
      </footer>
    </div>
  )
}

function Steps({ combat, props, at, setAt }: AtProps) {
  const step = combat.steps[at]
  return (
    <>
      <ol className={styles.steps}>
        {combat.steps.map(({ id }, i) => (
          <li key={id}>
            <button
              type="button"
              data-state={i === at ? 'now' : i < at ? 'done' : 'next'}
              aria-current={i === at ? 'step' : undefined}
              onClick={() => setAt(i)}
            >
              {say(words.step[id], props.lang)}
            </button>
          </li>
        ))}
      </ol>
      {step && <StepView key={step.id} step={step} props={props} />}
    </>
  )
}

function Ways({ combat, props, onClose, at, setAt }: AtProps) {
  const { lang } = props
  const last = at >= combat.steps.length - 1
  return (
    <>
      <Button tone="quiet" onClick={onClose}>
        {say(words.close, lang)}
      </Button>
      {at > 0 && <Button onClick={() => setAt(at - 1)}>{say(words.back, lang)}</Button>}
      <Button tone="go" onClick={() => (last ? onClose() : setAt(at + 1))} data-next>
        {say(last ? words.goOn : words.next, lang)}
      </Button>
    </>
  )
}

function StepView({ step, props }: { readonly step: CombatStep; readonly props: TableProps }) {
  const { lang, face, picture } = props
  return (
    <div className={styles.step} aria-live="polite">
      <h3>{say(words.step[step.id], lang)}</h3>
      <p>{say(words.stepHelp[step.id], lang)}</p>
      {step.duels.map((duel) => (
        <DuelView key={`${duel.kind} ${duel.a} ${duel.b}`} duel={duel} lang={lang} />
      ))}
      {step.cards.length > 0 && (
        <ul className={styles.cards}>
          {step.cards.slice(0, MOST_CARDS).map((id) => {
            const key = faceOfCard(id, face)
            return (
              key && (
                <li key={id}>
                  <button type="button" onClick={() => props.showFace(key)}>
                    <span className="unseen">{face(key)?.name}</span>
                    <span aria-hidden="true">
                      <Card faceKey={key} size="small" face={face} picture={picture} lang={lang} />
                    </span>
                  </button>
                </li>
              )
            )
          })}
        </ul>
      )}
      <ul className={styles.lines}>
        {step.lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function DuelView({ duel, lang }: { readonly duel: Duel; readonly lang: 'es' | 'en' }) {
  return (
    <div className={styles.duel}>
      <b data-more={duel.n > duel.m || undefined}>
        {duel.n}
        <small>{withSeatsIn(lang, duel.a)}</small>
      </b>
      <i>×</i>
      <b data-more={duel.m > duel.n || undefined}>
        {duel.m}
        <small>{withSeatsIn(lang, duel.b)}</small>
      </b>
    </div>
  )
}
