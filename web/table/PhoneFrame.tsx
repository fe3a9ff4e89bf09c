import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { useScroller } from '../kit/useScroller.ts'
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

/** Who is writing is not called away. */
const isWriting = (): boolean => document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement

/** Each player in a list: where all there is lies on the felt, there is no other sheet of theirs. */
function Everybody({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  return game.asText(desk.props).map(({ heading, lines, seat }) =>
    seat === undefined ? null : (
      <section key={heading} className={styles.everybody}>
        <h2>{heading}</h2>
        <ul>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a list may read the same
            <li key={i}>{line}</li>
          ))}
        </ul>
      </section>
    ),
  )
}

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
  // A new question is seen, wherever one was: the sheet begins with it.
  const { ask } = props
  const question = ask?.awaited ? `${ask.seat} ${ask.seq}` : ''
  const inside = useScroller<HTMLDivElement>()
  useEffect(() => {
    if (!question || isWriting()) return
    setTab('board')
    setHeight((now) => (now === 'peek' ? 'half' : now))
    inside.current?.scrollTo({ top: 0 })
  }, [question, inside])
  const byHand = game.layout === 'hand'
  const own = (['sheet', 'cards'] as const).map((part) => <game.Dock key={part} {...props} seat={dockSeat(desk)} part={part} />)
  // Where cards are what one plays with, they come first.
  const dock = byHand ? own.toReversed() : own
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
              <div className={styles.inside} ref={inside}>
                {scene ? <p className={styles.inScene}>{t(words.ask.inScene)}</p> : <DecisionBar desk={desk} game={game} aside={aside} />}
                {dock}
              </div>
            </section>
          </>
        )}
        {tab === 'cards' && <div className={styles.scroll}>{dock}</div>}
        {tab === 'team' && (
          <div className={styles.scroll}>
            <game.Right {...props} />
            <game.Left {...props} />
            {byHand && <Everybody desk={desk} game={game} />}
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
            {t(id === 'team' && byHand ? words.players : text)}
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
