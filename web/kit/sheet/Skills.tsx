import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './Skills.module.css'

/** A value on somebody's sheet. It may be a button: to choose it, or to open the sum it is made of. */
export type Skill = {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  readonly value: number
  /** What it was raised by. */
  readonly raised?: { readonly by: number; readonly label: string } | null
  readonly onPress?: (() => void) | undefined
  readonly title?: string
  /** It is one of the answers; `chosen`: it is given. */
  readonly asked?: { readonly chosen: boolean } | null
}

const Body = ({ icon, value, name, raised }: Skill): ReactNode => (
  <>
    <Icon name={icon} />
    <b data-stat={name}>{value}</b>
    <small>{name}</small>
    {raised && raised.by > 0 && <em title={raised.label}>+{raised.by}</em>}
  </>
)

/** The values of a sheet side by side. */
export function Skills({ of }: { readonly of: readonly Skill[] }) {
  return (
    <ul className={styles.skills} style={{ gridTemplateColumns: `repeat(${of.length}, minmax(0, 1fr))` }}>
      {of.map((skill) => (
        <li key={skill.id}>
          {skill.onPress ? (
            <button
              type="button"
              className={styles.skill}
              title={skill.title}
              data-lit={skill.asked ? true : undefined}
              data-chosen={skill.asked?.chosen || undefined}
              data-sum={skill.asked ? undefined : skill.id}
              onClick={skill.onPress}
            >
              <Body {...skill} />
            </button>
          ) : (
            <span className={styles.skill}>
              <Body {...skill} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
