import type { PieceView } from '@miskatonic/kernel'
import { Stage } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, kindOf, nameOf } from '../view/figures.ts'
import { openReckoning } from '../view/resolving.ts'
import { FoeCard } from './FoeCard.tsx'
import styles from './ReckoningScene.module.css'
import type { SceneProps } from './Scene.tsx'

/** A Reckoning: what speaks now, or which of those that are due speaks next. */
export function ReckoningScene(props: SceneProps) {
  const { view, face, picture, lang, ask } = props
  const now = pieceByAlias(view, openReckoning(view))
  const choosing = ask?.about.key === 'prompt.reckoning'
  const due = choosing ? (ask?.options ?? []).flatMap((option) => pieceByAlias(view, option.piece ?? null) ?? []) : now ? [now] : []
  const shown = (piece: PieceView) =>
    kindOf(piece) === 'monster' ? (
      <FoeCard piece={piece} {...props} />
    ) : (
      <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="large" face={face} picture={picture} lang={lang} />
    )
  return (
    <Stage
      kind="reckoning"
      over="board"
      icon="all-seeing-eye"
      title={say(words.reckoning, lang)}
      sub={now && !choosing ? nameOf(now, face) : ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <ul className={styles.due} data-many={due.length > 3}>
        {due.map((piece) => {
          const option = ask?.options.find((one) => one.piece === piece.alias)
          return (
            <li key={piece.alias}>
              {option && choosing ? (
                <button type="button" onClick={() => props.choose(option.key)}>
                  {shown(piece)}
                </button>
              ) : (
                shown(piece)
              )}
            </li>
          )
        })}
      </ul>
    </Stage>
  )
}
