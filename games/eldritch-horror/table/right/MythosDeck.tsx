import { Panel, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { threat } from '../view/threat.ts'
import styles from './MythosDeck.module.css'

const STAGES = ['I', 'II', 'III'] as const

/** The three stages of the Mythos deck: what is left of each. When it is empty, the game is lost. */
export function MythosDeck({ view, face, lang }: TableProps) {
  const { stages, mythosLeft } = threat(view, face)
  if (!stages.length) return null
  return (
    <Panel
      heading={say(words.mythosDeck, lang)}
      count={say(words.mythosLeft, lang, { n: mythosLeft })}
      className={styles.deck}
      mark="mythos-deck"
      zone="mythos"
    >
      <ol className={styles.stages}>
        {stages.map(({ size, left }, i) => (
          <li key={STAGES[i]} aria-label={say(words.mythosStage, lang, { stage: STAGES[i] ?? '', n: left, most: size })}>
            <i aria-hidden="true">{STAGES[i]}</i>
            {Array.from({ length: size }, (_, card) => (
              <s key={card} data-gone={card < size - left} aria-hidden="true" />
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
