import type { Level } from '@miskatonic/room/protocol'
import { Icon } from '../kit/Icon.tsx'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import type { Manner } from './lastSetUp.ts'
import styles from './NewTable.module.css'
import type { Chair } from './openTable.ts'

type ChairsProps = {
  readonly chairs: readonly Chair[]
  readonly change: (chairs: readonly Chair[]) => void
  readonly manner: Manner
  readonly levels: readonly Level[]
}

/** Who sits where: oneself, somebody else at the screen, a bot, or whoever comes. */
export function Chairs({ chairs, change, manner, levels }: ChairsProps) {
  const t = useStrings()
  const put = (i: number, chair: Partial<Chair>): void => change(chairs.map((one, at) => (at === i ? { ...one, ...chair } : one)))
  return (
    <ol className={styles.chairs}>
      {chairs.map((chair, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its place
          key={i}
          data-bot={(chair.holder !== 'me' && chair.holder !== 'open') || undefined}
          data-open={chair.holder === 'open' || undefined}
        >
          <Icon name={chair.holder === 'me' ? 'person' : chair.holder === 'open' ? 'entry-door' : 'vintage-robot'} size={22} />
          <select
            value={chair.holder}
            onChange={(event) => put(i, { holder: event.target.value as Chair['holder'] })}
            aria-label={t(words.open.holder, { n: i + 1 })}
          >
            <option value="me">{t(manner === 'screen' ? words.open.person : words.open.me)}</option>
            {manner === 'online' && <option value="open">{t(words.open.free)}</option>}
            {levels.map((level) => (
              <option key={level} value={level}>
                {t(words.open.bot, { level: t(words.open.levels[level]) })}
              </option>
            ))}
          </select>
          {manner === 'screen' && chair.holder === 'me' && (
            <input
              value={chair.name}
              maxLength={24}
              placeholder={t(words.open.name)}
              aria-label={`${t(words.open.name)}: ${t(words.open.seat, { n: i + 1 })}`}
              onChange={(event) => put(i, { name: event.target.value })}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
