import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { useScroller } from '../useScroller.ts'
import styles from './Stage.module.css'

export type StageStep = { readonly text: string; readonly note?: string; readonly state: 'done' | 'now' | 'next' }

function Corner() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M2 38V14C2 7 7 2 14 2H38" strokeWidth="2" />
      <path d="M7 38V18C7 11 11 7 18 7H38" strokeWidth="1" opacity=".6" />
      <circle cx="13" cy="13" r="2.6" fill="currentColor" stroke="none" />
      <path d="M13 13C22 12 26 8 27 2M13 13C12 22 8 26 2 27" strokeWidth="1.2" />
    </svg>
  )
}

/**
 * The frame of a scene: title, the steps it goes through, what is shown, the question at the foot. Over a `board` it veils the table and is
 * all there is to look at; over a `felt` it leaves the table to be seen, and on a phone tells only the step that is on.
 */
export function Stage(props: {
  /** Which scene it is, by the game's own name. */
  readonly kind: string
  readonly over: 'board' | 'felt'
  readonly icon: IconName
  readonly title: string
  readonly sub?: string
  readonly steps?: readonly StageStep[]
  readonly narrow: boolean
  readonly children: ReactNode
  readonly foot: ReactNode
}) {
  const { over, narrow } = props
  const body = useScroller<HTMLDivElement>()
  const foot = useScroller<HTMLElement>()
  return (
    <section className={styles.stage} aria-label={props.title} data-stage={props.kind} data-over={over} data-narrow={narrow || undefined}>
      <header>
        {/* Without a foot the title itself is the question: the frame leads there by this name. */}
        <h2 {...(props.foot ? {} : { id: 'question', tabIndex: -1 })}>
          <Icon name={props.icon} size={24} />
          {props.title}
          {props.sub && <small>{props.sub}</small>}
        </h2>
        {props.steps && props.steps.length > 0 && (
          <ol>
            {props.steps.map((step, i, { length }) => (
              <li
                key={step.text}
                data-of={`${i + 1} / ${length}`}
                data-state={step.state}
                aria-current={step.state === 'now' ? 'step' : undefined}
              >
                {step.state === 'done' && <Icon name="check-mark" size={12} />}
                {step.text}
                {step.note && <em>{step.note}</em>}
              </li>
            ))}
          </ol>
        )}
      </header>
      <div className={styles.body} ref={body}>
        {props.children}
      </div>
      {props.foot && <footer ref={foot}>{props.foot}</footer>}
      {over === 'board' && !narrow && (
        <div className={styles.corners}>
          <Corner />
          <Corner />
          <Corner />
          <Corner />
        </div>
      )}
    </section>
  )
}
