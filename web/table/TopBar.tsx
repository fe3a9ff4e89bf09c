import { games } from '@miskatonic/games'
import { Icon, type IconName } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { go } from '../routes.ts'
import { LanguageSwitch } from '../settings/LanguageSwitch.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import type { Panel } from './Frame.tsx'
import styles from './TopBar.module.css'
import type { OpenTable } from './useTable.ts'

/** Where one is: game, table, round, phase; and the tools. */
export function TopBar({
  desk,
  game,
  open,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly open: (panel: Panel) => void
}) {
  const t = useStrings()
  const { info } = desk.props
  const title = games.find(({ id }) => id === info.game)?.title[t.lang] ?? info.game
  const { round, phases } = game.phases(desk.props)
  const now = phases.find(({ state }) => state === 'now')
  const phone = desk.width === 'phone'
  // While somebody is missing the way in stands where everybody looks.
  const invites =
    desk.link.place === 'online' && (desk.state.you?.seats.length ?? 0) > 0 && info.seats.some(({ holder }) => holder.kind === 'open')
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.brand}
        onClick={() => go('/')}
        aria-label={`Miskatonic: ${t(words.toStart)}`}
        title={t(words.toStart)}
      >
        <Icon name="interlaced-tentacles" size={22} />
        <span>Miskatonic</span>
      </button>
      <div className={styles.where}>
        <h1>{title}</h1>
        <small>
          {phone
            ? [round, invites && info.code, info.name].filter(Boolean).join(' · ')
            : info.name && t(words.tableNamed, { name: info.name })}
        </small>
      </div>
      <div className={styles.round}>
        {round && <small>{round}</small>}
        {phases.length > 0 && (
          <ol className={styles.phases} aria-label={t(words.phases)}>
            {phases.map(({ id, text, state }) => (
              <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
      {phone && now && <span className={styles.pill}>{now.text}</span>}
      <nav className={styles.tools} aria-label={t(words.menu)}>
        {!phone && (
          <>
            <Tool icon="anticlockwise-rotation" text={t(words.undo)} onClick={() => open('undo')} />
            <Tool icon="rule-book" text={t(words.rules)} onClick={() => open('rules')} />
            {desk.width !== 'wide' && <Tool icon="scroll-quill" text={t(words.log)} onClick={() => open('log')} unread={desk.unread} />}
            {invites ? (
              <button type="button" className={styles.invite} onClick={() => open('seats')} title={t(words.people)}>
                <Icon name="three-friends" size={20} />
                {t(words.freeSeats, { code: info.code })}
              </button>
            ) : (
              <Tool icon="three-friends" text={t(words.people)} onClick={() => open('seats')} />
            )}
          </>
        )}
        <Tool icon="hamburger-menu" text={t(words.menu)} onClick={() => open('menu')} />
      </nav>
      {!phone && <LanguageSwitch short />}
    </header>
  )
}

type ToolProps = { readonly icon: IconName; readonly text: string; readonly onClick: () => void; readonly unread?: number }

function Tool({ icon, text, onClick, unread = 0 }: ToolProps) {
  const t = useStrings()
  const label = unread ? `${text}: ${unread} ${t(words.talk.unread, { n: unread })}` : text
  return (
    <button type="button" className={styles.tool} onClick={onClick} aria-label={label} title={label}>
      <Icon name={icon} size={20} />
      {unread > 0 && <em aria-hidden="true">{unread}</em>}
    </button>
  )
}
