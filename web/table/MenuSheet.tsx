import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { go } from '../routes.ts'
import { LanguageSwitch } from '../settings/LanguageSwitch.tsx'
import { campaign } from '../strings/campaign.ts'
import { whyOf } from '../strings/refusals.ts'
import { table as words } from '../strings/table.ts'
import { tutorial } from '../strings/tutorial.ts'
import { useStrings } from '../strings/useStrings.ts'
import { Concede } from './Concede.tsx'
import { campaignPath } from './campaignPath.ts'
import type { Panel } from './Frame.tsx'
import { downloadReport, downloadTable } from './files.ts'
import styles from './UndoSheet.module.css'
import type { OpenTable } from './useTable.ts'

type Props = {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly open: (panel: Panel) => void
  readonly paused: boolean
  readonly pause: (on: boolean) => void
  /** Brings the closed guide of a tutorial back. */
  readonly guide: (() => void) | null
  readonly onClose: () => void
}

/** Everything that is not part of a turn. */
export function MenuSheet({ desk, game, open, paused, pause, guide, onClose }: Props) {
  const t = useStrings()
  const attempt = (what: Promise<unknown>): void => {
    what.catch((error: unknown) => desk.tell(t(words.file.failed, { why: t(whyOf(error)) })))
    onClose()
  }
  const fork = async (): Promise<void> =>
    go(await desk.link.fork(desk.moment?.seq ?? null, t(words.file.forkName, { name: desk.props.info.name })))
  const toggle = (): void => {
    pause(!paused)
    onClose()
  }
  const phone = desk.width === 'phone'
  const mayTake = desk.state.you?.file ?? 'nothing'
  const { info } = desk.props
  const nothing = info.campaign === null ? 'nothing' : 'night'
  const file = mayTake === 'nothing' ? nothing : info.over ? 'over' : mayTake
  const barred = mayTake === 'nothing'
  return (
    <Sheet title={t(words.menu)} icon="hamburger-menu" onClose={onClose}>
      <div className={styles.menu}>
        {phone && <LanguageSwitch />}
        {phone && (
          <Button icon={<Icon name="anticlockwise-rotation" size={22} />} onClick={() => open('undo')}>
            {t(words.undo)}
          </Button>
        )}
        <Button icon={<Icon name="three-friends" size={22} />} onClick={() => open('seats')}>
          {t(words.people)}
        </Button>
        {desk.link.hold && !desk.props.info.over && (
          <Button icon={<Icon name="pause-button" size={22} />} note={t(words.file.pauseNote)} onClick={toggle}>
            {t(paused ? words.file.resume : words.file.pause)}
          </Button>
        )}
        {desk.props.info.over && (
          <Button icon={<Icon name="laurels" size={22} />} onClick={() => open('end')}>
            {t(words.over.result)}
          </Button>
        )}
        {info.campaign !== null && (
          <Button icon={<Icon name="scroll-quill" size={22} />} onClick={() => go(campaignPath(desk))} data-menu="campaign">
            {t(campaign.toCampaign)}
          </Button>
        )}
        {guide && (
          <Button
            icon={<Icon name="candle-light" size={22} />}
            onClick={() => {
              guide()
              onClose()
            }}
            data-menu="guide"
          >
            {t(tutorial.reopen)}
          </Button>
        )}
        <Button icon={<Icon name="gears" size={22} />} onClick={() => open('settings')}>
          {t(words.settings)}
        </Button>
        <Button icon={<Icon name="open-book" size={22} />} onClick={() => open('text')}>
          {t(words.textView)}
        </Button>
        <Button icon={<Icon name="key" size={22} />} onClick={() => open('keys')}>
          {t(words.keys)}
        </Button>
        <Button
          icon={<Icon name="save" size={22} />}
          note={t(words.file.holds[file])}
          disabled={barred}
          onClick={() => attempt(downloadTable(desk))}
          data-menu="export"
        >
          {t(words.file.export)}
        </Button>
        <Button
          icon={<Icon name="direction-signs" size={22} />}
          note={t(barred ? words.file.holds[file] : words.file.forkNote)}
          disabled={barred}
          onClick={() => attempt(fork())}
          data-menu="fork"
        >
          {t(words.file.fork)}
        </Button>
        <Button
          icon={<Icon name="hazard-sign" size={22} />}
          note={t(words.file.reportNote)}
          onClick={() => attempt(downloadReport(desk, game))}
        >
          {t(words.file.report)}
        </Button>
        <Concede desk={desk} onClose={onClose} />
        <Button icon={<Icon name="exit-door" size={22} />} note={t(words.file.leaveNote)} onClick={() => go('/')}>
          {t(words.file.leave)}
        </Button>
      </div>
    </Sheet>
  )
}
