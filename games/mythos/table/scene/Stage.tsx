import { Icon, type IconName } from '@miskatonic/web/kit'
import type { ReactNode } from 'react'
import styles from './Stage.module.css'

export type StageStep = { readonly id: string; readonly text: string; readonly state: 'done' | 'now' | 'next' }

/** The frame of a scene: title, the steps it goes through, what is shown, the question at the foot. */
export function Stage(props: {
  readonly id: 'deck' | 'combat'
  readonly icon: IconName
  readonly title: string
  readonly sub?: string
  readonly steps?: readonly StageStep[]
  readonly narrow: boolean
  readonly children: ReactNode
  readonly foot: ReactNode
}) {
  return (
    <section className={styles.stage} aria-label={props.title} data-stage={props.id} data-narrow={props.narrow || undefined}>
      <header>
        {/* Without a foot the title itself is the question: the frame leads there by this name. */}
        <h2 {...(props.foot ? {} : { id: 'question', tabIndex: -1 })}>
          <Icon name={props.icon} size={24} />
          {props.title}
          {props.sub && <small>{props.sub}</small>}
        </h2>
        {props.steps && (
          <ol>
            {props.steps.map((step, i, { length }) => (
              <li
                key={step.id}
                data-of={`${i + 1} / ${length}`}
                data-state={step.state}
                aria-current={step.state === 'now' ? 'step' : undefined}
              >
                {step.state === 'done' && <Icon name="check-mark" size={11} />}
                {step.text}
              </li>
            ))}
          </ol>
        )}
      </header>
      <div className={styles.body}>{props.children}</div>
      {props.foot && <footer>{props.foot}</footer>}
    </section>
  )
}
