import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import type { Both } from '../strings/say.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { Chronicle } from './Chronicle.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import type { Panel } from './Frame.tsx'
import styles from './PhoneFrame.module.css'
import { dockSeat } from './perspective.ts'
import { TopBar } from './TopBar.tsx'
import { useScene } from './useScene.ts'
import type { OpenTable } from './useTable.ts'

type Tab = 'board' | 'cards' | 'team' | 'log' | 'rules'
const tabs: readonly (readonly [Tab, Both, IconName])[] = [
  ['board', words.board, 'earth-africa-europe'],
  ['cards', words.cards, 'card-pick'],
  ['team', words.team, 'three-friends'],
  ['log', words.log, 'scroll-quill'],
  ['rules', words.rules, 'rule-book'],
]

/** How far the bottom sheet is drawn up. */
const HEIGHTS = ['peek', 'half', 'full'] as const
type Height = (typeof HEIGHTS)[number]

export function PhoneFrame({
  desk,
  game,
  open,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly open: (panel: Panel) => void
}) {
  const t = useStrings()
  const { props } = desk
  const [tab, setTab] = useState<Tab>('board')
  const [height, setHeight] = useState<Height>('half')
  const { shown: scene, aside } = useScene(desk, game)
  const [read, setRead] = useState(desk.watched.eventCount)
  const unread = tab === 'log' ? 0 : Math.max(0, desk.watched.eventCount - read)
  const choose = (next: Tab): void => {
    if (next === 'rules') return open('rules')
    setRead(desk.watched.eventCount)
    setTab(next)
  }
  // A line of the log leads to the table as it was: there it is seen, and there stands what can be done from it.
  const { moment } = desk
  useEffect(() => {
    if (moment) setTab('board')
  }, [moment])
  const pull = (): void => setHeight(HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? 'half')
  return (
    <div className={styles.frame} data-seq={props.view.seq} data-scene={scene || undefined} data-moment={desk.moment !== null || undefined}>
      <TopBar desk={desk} game={game} open={open} />
      <div className={styles.strip}>
        <game.Strip {...props} />
      </div>
      <main className={styles.page} id="board" aria-label={t(words[tab === 'rules' ? 'board' : tab])}>
        {tab === 'board' && (
          <>
            <div className={styles.board}>
              <game.Board {...props} />
            </div>
            <section className={styles.sheet} data-height={height}>
              <button type="button" className={styles.handle} onClick={pull} aria-label={t(words.expand)} aria-expanded={height !== 'peek'}>
                <i />
              </button>
              <div className={styles.inside}>
                {scene ? <p className={styles.inScene}>{t(words.ask.inScene)}</p> : <DecisionBar desk={desk} game={game} aside={aside} />}
                <game.Dock {...props} seat={dockSeat(desk)} part="sheet" />
                <game.Dock {...props} seat={dockSeat(desk)} part="cards" />
              </div>
            </section>
          </>
        )}
        {tab === 'cards' && (
          <div className={styles.scroll}>
            <game.Dock {...props} seat={dockSeat(desk)} part="sheet" />
            <game.Dock {...props} seat={dockSeat(desk)} part="cards" />
          </div>
        )}
        {tab === 'team' && (
          <div className={styles.scroll}>
            <game.Right {...props} />
            <game.Left {...props} />
          </div>
        )}
        {tab === 'log' && (
          <div className={styles.fill}>
            <Chronicle desk={desk} />
          </div>
        )}
      </main>
      {scene && (
        <div className={styles.scene}>
          <game.Scene {...props}>
            <DecisionBar desk={desk} game={game} inScene aside={aside} />
          </game.Scene>
        </div>
      )}
      <nav className={styles.tabs} aria-label={t(words.menu)}>
        {tabs.map(([id, text, icon]) => (
          <button key={id} type="button" data-mark={`tab-${id}`} aria-current={tab === id ? 'page' : undefined} onClick={() => choose(id)}>
            <Icon name={icon} size={23} />
            {t(text)}
            {id === 'log' && unread > 0 && desk.unread === 0 && (
              <em>
                {unread > 99 ? '99+' : unread}
                <span className="unseen"> {t(words.logbook.newLines, { n: unread })}</span>
              </em>
            )}
            {id === 'log' && tab !== 'log' && desk.unread > 0 && (
              <em data-talk>
                <Icon name="conversation" size={12} />
                {desk.unread}
                <span className="unseen"> {t(words.talk.unread, { n: desk.unread })}</span>
              </em>
            )}
            {id === 'board' && tab !== 'board' && props.ask?.awaited && <em data-asks>!</em>}
          </button>
        ))}
      </nav>
    </div>
  )
}
