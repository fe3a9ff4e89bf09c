import { Icon } from '@miskatonic/web/kit'
import { Lines, Stage } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { printedIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, mythosFigures, textOf } from '../view/figures.ts'
import { mythosProgress } from '../view/mythosProgress.ts'
import styles from './MythosScene.module.css'
import type { SceneProps } from './Scene.tsx'

/** The Mythos card, icon by icon, then its text. */
export function MythosScene(props: SceneProps) {
  const { view, face, picture, lang, events } = props
  const card = view.zones.mythosCard?.pieces.at(-1)
  const text = card ? textOf(card, face) : null
  const figures = mythosFigures(text)
  const { done, lines } = mythosProgress(events, figures.icons, view)
  return (
    <Stage
      kind="mythos"
      over="board"
      icon="sands-of-time"
      title={say(words.mythos, lang)}
      sub={text?.name ?? ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <div className={styles.mythos} data-narrow={props.narrow}>
        {card && (
          <div className={styles.card} data-mark="mythos-card" data-piece={card.alias}>
            <Card faceKey={faceKey(card) ?? ''} piece={card} size="large" face={face} picture={picture} lang={lang} />
          </div>
        )}
        <div>
          <ol className={styles.steps}>
            {[...figures.icons, figures.trait].map((icon, i) => {
              const name = printedIcon(icon.id)
              return (
                <li key={icon.id} data-state={i < done ? 'done' : i === done ? 'now' : 'next'}>
                  <i>{i < done ? <Icon name="check-mark" /> : <Icon name={name ?? 'scroll-quill'} />}</i>
                  <span data-trait={icon === figures.trait || undefined}>{icon.text}</span>
                </li>
              )
            })}
          </ol>
          <Lines of={lines.slice(-9)} />
        </div>
      </div>
    </Stage>
  )
}
