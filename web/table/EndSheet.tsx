import { useEffect } from 'react'
import { Button } from '../kit/Button.tsx'
import { fields, textIn } from '../kit/figures.ts'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { go } from '../routes.ts'
import { campaign } from '../strings/campaign.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { CurtainCall } from './CurtainCall.tsx'
import { campaignPath } from './campaignPath.ts'
import { Rematch, Seed } from './EndActions.tsx'
import styles from './EndSheet.module.css'
import { downloadTable } from './files.ts'
import type { OpenTable } from './useTable.ts'

/** The story is told from the beginning: lines that were not sent yet are asked for, until all are there. */
function useWholeStory({ link, watched }: OpenTable): void {
  const missing = watched.eventCount - watched.events.length
  const { watcher } = watched.view
  useEffect(() => {
    if (missing > 0) void link.send({ do: 'older', seat: watcher, before: missing })
  }, [link, watcher, missing])
}

/** The last page: how it ended, the score and the story, and the seed that proves the dice. */
export function EndSheet({ desk, game, onClose }: { readonly desk: OpenTable; readonly game: GameTable; readonly onClose: () => void }) {
  const t = useStrings()
  const { info } = desk.props
  const { ending } = info
  useWholeStory(desk)
  if (!ending) return null
  // Each way to end has its picture, by the name the game's result gives it.
  const outcome = textIn(fields(desk.props.view.result), 'outcome')
  const drawn = desk.props.picture(`end:${outcome}`)
  return (
    <Sheet
      title={game.endTitle?.(desk.props) ?? t(ending.won ? words.over.won : words.over.lost)}
      icon={ending.won ? 'laurels' : 'death-skull'}
      side="middle"
      wide
      onClose={onClose}
      footer={
        <>
          {desk.state.you?.file !== 'nothing' && (
            <Button tone="quiet" onClick={() => void downloadTable(desk)}>
              {t(words.file.export)}
            </Button>
          )}
          <Button onClick={onClose} data-first-focus>
            {t(words.over.look)}
          </Button>
          {info.campaign === null ? (
            <>
              <Button onClick={() => go(`/?game=${info.game}`)}>{t(words.over.again)}</Button>
              <Rematch desk={desk} />
            </>
          ) : (
            <Button tone="go" onClick={() => go(campaignPath(desk))} data-to-campaign>
              {t(campaign.toCampaign)}
            </Button>
          )}
        </>
      }
    >
      {drawn && <img className={styles.drawn} src={drawn} alt="" data-drawn={outcome} />}
      <h3 className={styles.headline}>{ending.headline}</h3>
      <ul className={styles.lines}>
        {(game.scoresItself ? ending.lines.slice(0, 1) : ending.lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CurtainCall desk={desk} game={game} onClose={onClose} />
      <game.Ending {...desk.props} />
      <Seed desk={desk} />
    </Sheet>
  )
}
