import type { PieceView } from '@miskatonic/kernel'
import { Spread, Stage } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, kindOf, nameOf, pieceByAlias } from '../view/figures.ts'
import { openReckoning } from '../view/resolving.ts'
import { FoeCard } from './FoeCard.tsx'
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
      <Spread cards={due} props={props} draw={shown} choosing={choosing} />
    </Stage>
  )
}
