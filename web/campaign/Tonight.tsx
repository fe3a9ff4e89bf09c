import type { GameSetup } from '@miskatonic/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import type { CampaignPlace, Sitter } from '../link/campaigns.ts'
import type { CampaignView } from '../link/campaignView.ts'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { Chairs } from '../start/Chairs.tsx'
import { NameField } from '../start/NameField.tsx'
import { type Chair, seatNames } from '../start/openTable.ts'
import { useSetup } from '../start/useSetup.ts'
import { campaign as words } from '../strings/campaign.ts'
import { start } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './CampaignPage.module.css'

type Props = {
  readonly view: CampaignView
  readonly place: CampaignPlace
  readonly busy: boolean
  readonly open: (sitters: readonly Sitter[], me: string) => void
}

/** The next table: to go on at, to open, or none any more. */
export function Tonight(props: Props) {
  const t = useStrings()
  const { view, place } = props
  const setup = useSetup(view.game)
  const running = view.nights.find(({ over }) => !over)
  return (
    <Panel heading={t(words.tonight)} asks={!view.over} className={styles.panel}>
      {running ? (
        <Button tone="go" icon={<Icon name="candle-light" size={28} />} onClick={() => go(place.tablePath(running.table))} data-go-on>
          {t(words.goOn)}
        </Button>
      ) : view.over ? (
        <p className={styles.quiet} data-campaign-over>
          {t(words.ended)}
        </p>
      ) : (
        setup && <Sitting {...props} setup={setup} />
      )}
    </Panel>
  )
}

/** Who sat there last sits there again, as far as their number goes. */
const firstChairs = (view: CampaignView, setup: GameSetup, here: boolean): readonly Chair[] => {
  const n = Math.min(setup.seats.max, Math.max(setup.seats.min, view.nights.at(-1)?.seats.length ?? 2))
  return Array.from({ length: n }, (_, i): Chair => ({ holder: i === 0 || here ? 'me' : 'open', name: '' }))
}

function Sitting({ view, place, busy, open, setup }: Props & { readonly setup: GameSetup }) {
  const t = useStrings()
  const { name: me } = useSettings()
  const here = place.place === 'here'
  const [chairs, setChairs] = useState(() => firstChairs(view, setup, here))
  const seat = (n: number): void =>
    setChairs((before) => Array.from({ length: n }, (_, i) => before[i] ?? { holder: here ? 'me' : 'open', name: '' }))
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const named = here ? chairs : chairs.map((chair) => (chair.holder === 'me' ? { ...chair, name: me } : chair))
    const seats = seatNames(named, t.lang)
    open(
      chairs.map(({ holder, name }, i) => ({ seat: seats[i] as string, holder, name: name.trim() })),
      me,
    )
  }
  return (
    <form onSubmit={begin} className={styles.tonight}>
      <div className={styles.seats}>
        <b>{t(words.who)}</b>
        <div className={styles.stepper}>
          <button
            type="button"
            onClick={() => seat(chairs.length - 1)}
            disabled={chairs.length <= setup.seats.min}
            aria-label={t(start.open.fewer)}
          >
            −
          </button>
          <output>{t(start.open.seatsOf, { n: chairs.length })}</output>
          <button
            type="button"
            onClick={() => seat(chairs.length + 1)}
            disabled={chairs.length >= setup.seats.max}
            aria-label={t(start.open.more)}
          >
            +
          </button>
        </div>
      </div>
      <Chairs chairs={chairs} change={setChairs} manner={here ? 'screen' : 'online'} levels={setup.bots} />
      {!here && (
        <div className={styles.name}>
          <NameField />
        </div>
      )}
      <Button type="submit" tone="go" icon={<Icon name="open-gate" size={28} />} disabled={busy} data-play-tonight>
        {t(words.play)}
      </Button>
    </form>
  )
}
