import type { TableProps } from '@miskatonic/web/kit'
import { useState } from 'react'
import { say, words } from '../strings.ts'
import { isAboutMap, scapeOf } from '../view/scape.ts'
import { lying } from '../view/team.ts'
import styles from './Board.module.css'
import { Dreamworld } from './Dreamworld.tsx'
import { Payment } from './Payment.tsx'
import { Scape } from './Scape.tsx'

type Shown = 'scape' | 'map'

/** The Dreamscape, or the map on which the Team travels; whichever is not the matter now can be looked at. */
export function Board(props: TableProps) {
  const { view, lang, narrow } = props
  const [wanted, setWanted] = useState<Shown | null>(null)
  const now: Shown = isAboutMap(props) ? 'map' : 'scape'
  const scape = scapeOf(props)
  const hasMap = lying(view, 'districts').length > 0
  const shown = wanted ?? (scape || !hasMap ? now : 'map')
  const tabs: readonly Shown[] = scape && hasMap ? ['scape', 'map'] : []
  return (
    <section
      className={styles.board}
      data-narrow={narrow || undefined}
      aria-label={say(shown === 'map' ? words.dreamworld : words.scape, lang)}
    >
      <div className={styles.nebula} aria-hidden="true" />
      {tabs.length > 0 && (
        <div className={styles.tabs} role="tablist">
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              aria-selected={shown === tab}
              onClick={() => setWanted(tab === now ? null : tab)}
              data-tab={tab}
            >
              {say(tab === 'map' ? words.dreamworld : words.scape, lang)}
              {tab === 'map' && now !== 'map' && <small>{say(words.paused, lang)}</small>}
            </button>
          ))}
        </div>
      )}
      {shown === 'scape' && scape ? <Scape scape={scape} props={props} /> : <Dreamworld {...props} />}
      <Payment {...props} />
    </section>
  )
}
