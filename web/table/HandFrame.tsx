import type { GameTable } from '../kit/table.ts'
import { useScroller } from '../kit/useScroller.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { Chronicle } from './Chronicle.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import frame from './Frame.module.css'
import type { Panel } from './Frame.tsx'
import styles from './HandFrame.module.css'
import { TopBar } from './TopBar.tsx'
import { useScene } from './useScene.ts'
import type { OpenTable } from './useTable.ts'

/** A card game's table: the board holds one's own side and hand; what is asked and what happened stand beside it. */
export function HandFrame({
  desk,
  game,
  open,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly open: (panel: Panel) => void
}) {
  const t = useStrings()
  const { props, width } = desk
  const above = useScroller<HTMLDivElement>()
  const { shown: scene, aside } = useScene(desk, game)
  return (
    <div
      className={styles.frame}
      data-width={width}
      data-seq={props.view.seq}
      data-scene={scene || undefined}
      data-moment={desk.moment !== null || undefined}
    >
      <a className={frame.skip} href="#question">
        {t(words.skipToQuestion)}
      </a>
      <TopBar desk={desk} game={game} open={open} />
      <main className={styles.board} id="board" tabIndex={-1} aria-label={t(words.board)}>
        <game.Board {...props} />
      </main>
      <aside className={styles.side} aria-label={t(words.decision)}>
        <div className={styles.above} ref={above}>
          <game.Right {...props} />
        </div>
        <div className={styles.decision} data-asks={(props.ask?.awaited && !scene) || undefined}>
          {scene ? <p className={frame.inScene}>{t(words.ask.inScene)}</p> : <DecisionBar desk={desk} game={game} aside={aside} />}
        </div>
        {width !== 'small' && <Chronicle desk={desk} />}
      </aside>
      {scene && (
        <div className={styles.scene}>
          <game.Scene {...props}>
            <DecisionBar desk={desk} game={game} inScene aside={aside} />
          </game.Scene>
        </div>
      )}
    </div>
  )
}
