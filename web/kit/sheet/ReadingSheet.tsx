import type { FaceText } from '@miskatonic/contract'
import type { ReactNode } from 'react'
import { Parts } from '../card/Parts.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './ReadingSheet.module.css'
import { type Skill, Skills } from './Skills.tsx'

type PersonProps = {
  readonly text: FaceText
  readonly portrait: string | null
  readonly role: string
  readonly tracks: readonly { readonly icon: IconName; readonly tone: 'health' | 'sanity'; readonly n: number; readonly label: string }[]
  readonly skills: readonly Skill[]
}

/** Somebody's sheet for reading: portrait, figures, values, what they can do. */
export function PersonCard({ text, portrait, role, tracks, skills }: PersonProps) {
  return (
    <article className={styles.paper}>
      <div className={styles.top}>
        <div className={styles.portrait}>{portrait && <img src={portrait} alt="" draggable={false} />}</div>
        <div className={styles.who}>
          <h3>{text.name}</h3>
          <i>{role}</i>
          <div className={styles.tracks}>
            {tracks.map(({ icon, tone, n, label }) => (
              <span key={icon} title={label}>
                <Icon name={icon} label={label} className={styles[tone]} />
                {n}
              </span>
            ))}
          </div>
        </div>
      </div>
      {skills.length > 0 && <Skills of={skills} />}
      <div className={styles.text}>
        <Parts parts={text.parts} />
      </div>
    </article>
  )
}

/** A dark sheet under a wide picture, for whatever rules the game: name, title, what is to be known first, its text. */
export function ThreatCard({
  text,
  art,
  title,
  children,
}: {
  readonly text: FaceText
  readonly art: string | null
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <article className={styles.dark}>
      <header>
        {art && <img src={art} alt="" draggable={false} />}
        <div>
          <h3>{text.name}</h3>
          <i>{title}</i>
        </div>
      </header>
      <div className={styles.text}>
        {children}
        <Parts parts={text.parts} />
      </div>
    </article>
  )
}
