import type { Spectators, UndoPolicy } from '@miskatonic/room/protocol'
import { house as words } from '../strings/house.ts'
import { useStrings } from '../strings/useStrings.ts'

export type HouseRules = { readonly undo: UndoPolicy; readonly spectators: Spectators; readonly public: boolean }
export const usualHouse: HouseRules = { undo: 'consent', spectators: 'closed', public: false }

/** The rules of an online table: what may be taken back, who may watch, who may find it. */
export function HouseRuleFields({ now, change }: { readonly now: HouseRules; readonly change: (by: Partial<HouseRules>) => void }) {
  const t = useStrings()
  return (
    <>
      <label>
        {t(words.undo)}
        <select value={now.undo} onChange={(event) => change({ undo: event.target.value as UndoPolicy })}>
          {(['free', 'consent', 'host', 'own'] as const).map((one) => (
            <option key={one} value={one}>
              {t(words.policies[one])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t(words.spectators)}
        <select value={now.spectators} onChange={(event) => change({ spectators: event.target.value as Spectators })}>
          {(['open', 'closed', 'off'] as const).map((one) => (
            <option key={one} value={one}>
              {t(words.spectatorKinds[one])}
            </option>
          ))}
        </select>
      </label>
      <label data-tick>
        <input type="checkbox" checked={now.public} onChange={(event) => change({ public: event.target.checked })} />
        <span>
          {t(words.public)} <small>{t(words.publicNote)}</small>
        </span>
      </label>
    </>
  )
}
