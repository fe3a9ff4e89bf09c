import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { IconName } from '../kit/Icon.tsx'
import { Note, Sheet as SheetOf } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { RulesSheet } from '../rules/RulesSheet.tsx'
import { SettingsSheet } from '../settings/SettingsSheet.tsx'
import { useSettings } from '../settings/settings.ts'
import { cue } from '../sound/cue.ts'
import type { Both } from '../strings/say.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { keptCourse } from '../tutorial/keptCourse.ts'
import { Announcer } from './Announcer.tsx'
import { BrokenSheet } from './BrokenSheet.tsx'
import { CardSheet } from './CardSheet.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { Chronicle, Tabs } from './Chronicle.tsx'
import { Curtain, useCurtain } from './Curtain.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { DoubtSheet } from './DoubtSheet.tsx'
import { EndSheet } from './EndSheet.tsx'
import { ExpiringSheet } from './ExpiringSheet.tsx'
import styles from './Frame.module.css'
import { HandFrame } from './HandFrame.tsx'
import { HeldUp } from './HeldUp.tsx'
import { KeysSheet } from './KeysSheet.tsx'
import { LogPanel } from './LogPanel.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import { Travels } from './motion/Travels.tsx'
import { NoticeSheet } from './NoticeSheet.tsx'
import { Peek } from './Peek.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { dockSeat } from './perspective.ts'
import { SeatsSheet } from './SeatsSheet.tsx'
import { SumSheet } from './SumSheet.tsx'
import { TextSheet } from './TextSheet.tsx'
import { TopBar } from './TopBar.tsx'
import { UndoSheet } from './UndoSheet.tsx'
import { useAmbience } from './useAmbience.ts'
import { useCues } from './useCues.ts'
import { useKeys } from './useKeys.ts'
import { useOnePress } from './useOnePress.ts'
import { useScene } from './useScene.ts'
import { useSkipMotion } from './useSkipMotion.ts'
import type { OpenTable } from './useTable.ts'
import { useTapOnScene } from './useTapOnScene.ts'
import { WishSheet } from './WishSheet.tsx'

const Coach = lazy(() => import('../tutorial/Coach.tsx'))

/** Pieces set out: that is heard, too. */
const brush = (): void => cue('cards')

/** What can lie in front of the table, one at a time. */
export type Panel = 'rules' | 'log' | 'chat' | 'seats' | 'undo' | 'menu' | 'settings' | 'keys' | 'text' | 'own' | 'team' | 'end'

/** The frame of every table: the game's own parts, and all that is the same for every game. */
export function Frame({
  desk,
  game,
  rule,
  showRule,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  /** The rule that is being read; null: none. */
  readonly rule: string | null
  readonly showRule: (id: string | null) => void
}) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [paused, setPaused] = useState(false)
  const [coach, setCoach] = useState<'open' | 'closed' | null>(() => {
    const course = keptCourse(desk.props.info.id)
    return course && (course.closed ? 'closed' : 'open')
  })
  const [shown, setShown] = useState<readonly string[]>([])
  const open = useCallback((next: Panel | null) => setPanel(next), [])
  const pause = (on: boolean): void => {
    desk.beats.pause(on)
    setPaused(on)
  }
  const { over } = desk.props.info
  useEffect(() => {
    if (over) setPanel('end')
  }, [over])
  // An earlier moment is looked at on the table, which the drawer of the log would cover.
  const { moment } = desk
  useEffect(() => {
    if (moment) setPanel((now) => (now === 'log' ? null : now))
  }, [moment])
  // Who has come by invitation and holds no seat yet is shown where there is one.
  const { you, info } = desk.state
  const mayTakeSeat =
    desk.link.place === 'online' && you?.seats.length === 0 && (info?.seats.some(({ holder }) => holder.kind === 'open') ?? false)
  useEffect(() => {
    if (mayTakeSeat) setPanel('seats')
  }, [mayTakeSeat])
  const { pace } = useSettings()
  const curtain = useCurtain(desk)
  const resting = curtain.hides || curtain.waits || panel !== null || rule !== null
  useKeys(desk, { open, pause: desk.link.hold ? () => pause(!paused) : null, resting })
  useCues(desk)
  useAmbience(desk, game)
  useSkipMotion()
  useTapOnScene(desk.beats.showing ? desk.beats.next : null)
  const { ask } = desk.props
  useOnePress(ask ? `${ask.seat} ${ask.seq}` : '')
  if (curtain.waits) return null
  if (curtain.hides) return <Curtain desk={desk} game={game} lift={curtain.lift} />

  const close = (): void => setPanel(null)
  const still = moment !== null || pace.own === 'fast'
  const inSight = shown.length ? shown : (desk.beats.showing?.cue.places ?? [])
  return (
    <Note value={desk.note}>
      <Around desk={inSight.length ? { ...desk, props: { ...desk.props, shown: inSight } } : desk} game={game} open={open} />
      <Peek desk={desk} game={game} />
      <HeldUp desk={desk} game={game} />
      <Travels view={desk.props.view} motion={desk.props.motion} still={still} onTravel={brush} />
      {coach === 'open' && (
        <Suspense fallback={null}>
          <Coach desk={desk} layout={game.layout} show={setShown} onClose={() => setCoach('closed')} />
        </Suspense>
      )}
      <Announcer desk={desk} game={game} paused={paused} resume={() => pause(false)} readOn={() => open('log')} />
      {(panel === 'rules' || rule !== null) && (
        <RulesSheet
          game={desk.props.info.game}
          rule={rule}
          onClose={() => {
            close()
            showRule(null)
          }}
        />
      )}
      {(panel === 'log' || panel === 'chat' || panel === 'team') && <SideSheet desk={desk} game={game} tab={panel} open={open} />}
      {panel === 'seats' && <SeatsSheet desk={desk} game={game} onClose={close} />}
      {panel === 'undo' && <UndoSheet desk={desk} game={game} onClose={close} />}
      {panel === 'menu' && (
        <MenuSheet
          desk={desk}
          game={game}
          open={open}
          paused={paused}
          pause={pause}
          guide={coach === 'closed' ? () => setCoach('open') : null}
          onClose={close}
        />
      )}
      {panel === 'settings' && <SettingsSheet onClose={close} />}
      {panel === 'keys' && <KeysSheet guided={coach === 'open'} onClose={close} />}
      {(panel === 'text' || panel === 'own') && <TextSheet desk={desk} game={game} own={panel === 'own'} onClose={close} />}
      {panel === 'end' && over && <EndSheet desk={desk} game={game} onClose={close} />}
      {desk.sum && <SumSheet sum={desk.sum} desk={desk} />}
      {desk.held && <CardSheet desk={desk} game={game} held={desk.held} />}
      <WishSheet desk={desk} game={game} />
      <ExpiringSheet desk={desk} />
      <BrokenSheet desk={desk} game={game} />
      <DoubtSheet desk={desk} />
      <NoticeSheet desk={desk} />
    </Note>
  )
}

type PartProps = { readonly desk: OpenTable; readonly game: GameTable; readonly open: (panel: Panel) => void }

function Around(part: PartProps) {
  if (part.desk.width === 'phone') return <PhoneFrame {...part} />
  return part.game.layout === 'hand' ? <HandFrame {...part} /> : <DeskFrame {...part} />
}

function DeskFrame({ desk, game, open }: PartProps) {
  const t = useStrings()
  const { props, width } = desk
  const { shown: scene, aside } = useScene(desk, game)
  return (
    <div
      className={styles.frame}
      data-width={width}
      data-seq={props.view.seq}
      data-scene={scene || undefined}
      data-moment={desk.moment !== null || undefined}
    >
      <a className={styles.skip} href="#question">
        {t(words.skipToQuestion)}
      </a>
      <TopBar desk={desk} game={game} open={open} />
      {width === 'small' ? (
        <div className={styles.strip}>
          <game.Strip {...props} />
        </div>
      ) : (
        <aside className={styles.left} aria-label={t(words.threats)}>
          <game.Left {...props} />
        </aside>
      )}
      <main className={styles.board} id="board" tabIndex={-1} aria-label={t(words.board)}>
        <game.Board {...props} />
      </main>
      {width === 'wide' && (
        <aside className={styles.right} aria-label={t(words.team)}>
          <div className={styles.team}>
            <game.Right {...props} />
          </div>
          <Chronicle desk={desk} />
        </aside>
      )}
      <footer className={styles.dock}>
        <div className={styles.sheet}>
          <game.Dock {...props} seat={dockSeat(desk)} part="sheet" />
        </div>
        <div className={styles.decision}>
          {scene ? <p className={styles.inScene}>{t(words.ask.inScene)}</p> : <DecisionBar desk={desk} game={game} aside={aside} />}
        </div>
        <div className={styles.cards}>
          <game.Dock {...props} seat={dockSeat(desk)} part="cards" />
        </div>
      </footer>
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

/** Where the right column has no room it slides in: team, log, chat. */
function SideSheet({
  desk,
  game,
  tab,
  open,
}: PartProps & { readonly tab: 'log' | 'chat' | 'team'; readonly open: (panel: Panel | null) => void }) {
  const t = useStrings()
  const wide = desk.width === 'wide'
  const tabs = {
    ...(wide ? {} : { team: [words.team, 'three-friends'] as const }),
    log: [words.log, 'scroll-quill'] as const,
    chat: [words.chat, 'conversation'] as const,
  }
  return (
    <SheetOf title={t(words[tab])} onClose={() => open(null)}>
      <div className={styles.side}>
        <Tabs
          now={tab}
          choose={open}
          fresh={{ chat: desk.unread }}
          tabs={tabs as { readonly [one in 'team' | 'log' | 'chat']: readonly [Both, IconName] }}
        />
        {tab === 'team' && <game.Right {...desk.props} />}
        {tab === 'log' && <LogPanel desk={desk} />}
        {tab === 'chat' && <ChatPanel desk={desk} />}
      </div>
    </SheetOf>
  )
}
