import type { GameSetup } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import type { Json } from '@miskatonic/kernel'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { beginCampaign } from '../link/campaigns.ts'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { campaign as campaignWords } from '../strings/campaign.ts'
import { decks as deckWords } from '../strings/decks.ts'
import { gallery as galleryWords } from '../strings/gallery.ts'
import { whyOf } from '../strings/refusals.ts'
import type { Both } from '../strings/say.ts'
import { start as words } from '../strings/start.ts'
import { tutorial as lesson } from '../strings/tutorial.ts'
import { useStrings } from '../strings/useStrings.ts'
import { openTutorial } from '../tutorial/openTutorial.ts'
import { gamesWithTutorial } from '../tutorial/tutorials.ts'
import { Chairs } from './Chairs.tsx'
import { Fields, summaryOf } from './Fields.tsx'
import { HouseRuleFields, usualHouse } from './HouseRules.tsx'
import { lastOf, type Manner, remember } from './lastSetUp.ts'
import { NameField } from './NameField.tsx'
import styles from './NewTable.module.css'
import { type Chair, openHere, openOnline } from './openTable.ts'
import { Pick } from './Pick.tsx'
import { SetUpCode } from './SetUpCode.tsx'
import { fitting, optionsOf, randomSetUp, type SetUp, usualSetUp } from './setupCode.ts'
import { useSetup } from './useSetup.ts'
import { usualName } from './usualName.ts'

type Preset = 'quick' | 'last' | 'random' | 'custom'

/** Opens a table of the chosen game: with whom, how set up, under which name. */
export function NewTable({ game, online }: { readonly game: string; readonly online: boolean | undefined }) {
  const t = useStrings()
  const setup = useSetup(game)
  const title = games.find(({ id }) => id === game)?.title[t.lang] ?? ''
  return (
    <Panel heading={t(words.open.title, { game: title })} className={styles.panel} label={t(words.open.title, { game: title })}>
      {setup ? (
        <Form key={game} game={game} setup={setup} online={online} />
      ) : setup === null ? (
        <p className={styles.about}>{t(words.open.neverOpened)}</p>
      ) : (
        <div className={styles.coming} aria-busy="true" />
      )}
    </Panel>
  )
}

/** Who sits on a chair nobody has spoken of: whoever comes; against each other, a bot; else oneself. */
function usualHolder(manner: Manner, setup: GameSetup, i: number): Chair['holder'] {
  if (i === 0 || manner === 'screen') return 'me'
  if (manner === 'online') return 'open'
  return (setup.manner === 'competitive' ? setup.bots.at(-1) : undefined) ?? 'me'
}

const chairsFor = (manner: Manner, n: number, before: readonly Chair[], setup: GameSetup): readonly Chair[] =>
  Array.from({ length: n }, (_, i): Chair => {
    const known = before[i]
    if (known && !(known.holder === 'open' && manner !== 'online')) return known
    return { holder: usualHolder(manner, setup, i), name: '' }
  })

function Form({ game, setup, online }: { readonly game: string; readonly setup: GameSetup; readonly online: boolean | undefined }) {
  const t = useStrings()
  const { name: me } = useSettings()
  const gameTitle = games.find(({ id }) => id === game)?.title[t.lang] ?? ''
  const [last] = useState(() => lastOf(game, setup))
  const [manner, setManner] = useState<Manner>('alone')
  const [preset, setPreset] = useState<Preset>('quick')
  const [setUp, setSetUp] = useState<SetUp>(() => ({ ...usualSetUp(setup), seats: aloneSeats(setup) }))
  const [chairs, setChairs] = useState<readonly Chair[]>(() => chairsFor('alone', aloneSeats(setup), [], setup))
  const [house, setHouse] = useState(usualHouse)
  const [name, setName] = useState('')
  const [campaign, setCampaign] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const seat = (n: number, how: Manner = manner): void => {
    setSetUp((before) => fitting(setup, { ...before, seats: n }))
    setChairs((before) => chairsFor(how, n, before, setup))
  }
  const choose = (how: Manner): void => {
    setManner(how)
    const n = how === 'alone' ? aloneSeats(setup) : setup.seats.usual
    setChairs(chairsFor(how, n, [], setup))
    setSetUp((before) => fitting(setup, { ...before, seats: n }))
  }
  const prepare = (how: Preset): void => {
    setPreset(how)
    if (how === 'quick') setSetUp(fitting(setup, { ...usualSetUp(setup), seats: chairs.length }))
    if (how === 'random') setSetUp(randomSetUp(setup, chairs.length, Math.random))
    if (how === 'last' && last) {
      setManner(last.manner)
      setSetUp(last.setUp)
      setChairs(last.chairs)
      if (last.house) setHouse(last.house)
    }
  }
  const byCode = (given: SetUp): void => {
    setPreset('custom')
    setSetUp(given)
    setChairs((before) => chairsFor(manner, given.seats, before, setup))
  }
  useEffect(() => {
    if (online === false && manner === 'online') setManner('alone')
  }, [online, manner])

  const open = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    if (campaign) return begin()
    remember(game, { manner, setUp, chairs, house })
    const wish = { game, setup, setUp, chairs, name: name.trim() || usualName(t), me, lang: t.lang, shared: manner === 'screen', house }
    goTo(manner === 'online' ? openOnline(wish) : openHere(wish))
  }
  /** Who sits there is said each night, on the campaign's own page. */
  const begin = (): void => {
    const place = manner === 'online' ? 'online' : 'here'
    const called = name.trim() || t(campaignWords.defaultName, { game: gameTitle })
    goTo(beginCampaign(place, game, called, optionsOf(setup, setUp) as Json, me), campaignWords.beginFailed)
  }
  const learn = (): void => {
    if (busy) return
    setBusy(true)
    goTo(openTutorial(game, t(lesson.tableName), me, t.lang))
  }
  const goTo = (address: Promise<string>, failed: Both = words.open.failed): void =>
    void address.then(go, (error: Error) => {
      setBusy(false)
      setTrouble(t(failed, { why: t(whyOf(error)) }))
    })
  return (
    <form onSubmit={open} className={styles.form} data-preset={preset}>
      <div className={styles.part}>
        <p className={styles.about}>{setup.about[t.lang]}</p>
        <div className={styles.doors}>
          {gamesWithTutorial.includes(game) && (
            <Button
              className={styles.learn}
              icon={<Icon name="candle-light" size={26} />}
              note={t(lesson.learnNote)}
              onClick={learn}
              aria-disabled={busy}
              data-learn
            >
              {t(lesson.learn)}
            </Button>
          )}
          {games.find(({ id }) => id === game)?.decks && (
            <Button
              icon={<Icon name="card-draw" size={26} />}
              note={t(deckWords.buildNote)}
              onClick={() => go(`/decks/${game}`)}
              data-build-decks
            >
              {t(deckWords.build)}
            </Button>
          )}
          {games.find(({ id }) => id === game)?.gallery && (
            <Button
              icon={<Icon name="card-pick" size={26} />}
              note={t(galleryWords.openNote)}
              onClick={() => go(`/gallery/${game}`)}
              data-gallery
            >
              {t(galleryWords.open)}
            </Button>
          )}
        </div>
        <fieldset className={styles.manners}>
          <legend className="unseen">{t(words.open.how)}</legend>
          <Button
            tone={manner === 'alone' ? 'go' : 'plain'}
            aria-pressed={manner === 'alone'}
            icon={<Icon name="person" size={26} />}
            note={t(words.open.aloneNote)}
            onClick={() => choose('alone')}
          >
            {t(words.open.alone)}
          </Button>
          <Button
            tone={manner === 'screen' ? 'go' : 'plain'}
            aria-pressed={manner === 'screen'}
            icon={<Icon name="tabletop-players" size={26} />}
            note={t(words.open.oneScreenNote)}
            onClick={() => choose('screen')}
          >
            {t(words.open.oneScreen)}
          </Button>
          <Button
            tone={manner === 'online' ? 'go' : 'plain'}
            aria-pressed={manner === 'online'}
            aria-disabled={online !== true}
            icon={<Icon name="three-friends" size={26} />}
            note={t(online === false ? words.open.offline : words.open.onlineNote)}
            onClick={() => online && choose('online')}
          >
            {t(words.open.online)}
          </Button>
        </fieldset>
        {setup.campaign && (
          <div className={styles.field}>
            <div className={styles.presets}>
              <Pick on={!campaign} choose={() => setCampaign(false)}>
                {t(campaignWords.oneTable)}
              </Pick>
              <Pick on={campaign} choose={() => setCampaign(true)}>
                {t(campaignWords.kind)}
              </Pick>
            </div>
            {campaign && <small>{setup.campaign[t.lang]}</small>}
          </div>
        )}
        {manner === 'online' && !campaign && (
          <div className={styles.house}>
            <HouseRuleFields now={house} change={(by) => setHouse({ ...house, ...by })} />
          </div>
        )}
      </div>
      <div className={styles.part}>
        {!campaign && (
          <>
            <div className={styles.row}>
              <b>{t(words.open.seats)}</b>
              <div className={styles.stepper}>
                <button
                  type="button"
                  onClick={() => seat(chairs.length - 1)}
                  disabled={chairs.length <= setup.seats.min}
                  aria-label={t(words.open.fewer)}
                >
                  −
                </button>
                <output>{t(words.open.seatsOf, { n: chairs.length })}</output>
                <button
                  type="button"
                  onClick={() => seat(chairs.length + 1)}
                  disabled={chairs.length >= setup.seats.max}
                  aria-label={t(words.open.more)}
                >
                  +
                </button>
              </div>
            </div>
            <Chairs chairs={chairs} change={setChairs} manner={manner} levels={setup.bots} />
          </>
        )}
        {setup.fields.length > 0 && (
          <>
            <div className={styles.row}>
              <b>{t(words.open.setUp)}</b>
              <div className={styles.presets}>
                <Pick on={preset === 'quick'} choose={() => prepare('quick')}>
                  {t(words.open.quick)}
                </Pick>
                {last && (
                  <Pick on={preset === 'last'} choose={() => prepare('last')}>
                    {t(words.open.asLast)}
                  </Pick>
                )}
                <Pick on={preset === 'random'} choose={() => prepare('random')}>
                  <Icon name="perspective-dice-six-faces-random" size={16} />
                  {t(words.open.random)}
                </Pick>
                <Pick on={preset === 'custom'} choose={() => prepare('custom')}>
                  {t(words.open.custom)}
                </Pick>
              </div>
            </div>
            {preset !== 'custom' && <p className={styles.summary}>{summaryOf(setup, setUp, t)}</p>}
          </>
        )}
      </div>
      {setup.fields.length > 0 && preset === 'custom' && (
        <div className={styles.byHand}>
          <div className={styles.fields}>
            <Fields setup={setup} setUp={setUp} chairs={chairs} change={(choices) => setSetUp({ ...setUp, choices })} />
          </div>
          <SetUpCode game={game} setup={setup} setUp={setUp} use={byCode} />
        </div>
      )}
      <div className={styles.last}>
        <div className={styles.go}>
          <div className={styles.names}>
            <label>
              {t(campaign ? campaignWords.name : words.open.tableName)}
              <input
                value={name}
                onChange={(event) => setName(event.target.value)}
                maxLength={80}
                placeholder={campaign ? t(campaignWords.defaultName, { game: gameTitle }) : usualName(t)}
              />
            </label>
            {manner === 'online' && <NameField />}
          </div>
          <Button
            type="submit"
            tone="go"
            icon={<Icon name="open-gate" size={28} />}
            className={styles.open}
            disabled={busy}
            data-open-table
          >
            {t(campaign ? campaignWords.begin : words.open.go)}
          </Button>
        </div>
        <p className={styles.kept}>{t(words.open.kept)}</p>
        {trouble && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
      </div>
    </form>
  )
}

/** Alone one plays two where the game allows it: that is how most people play these games alone. */
const aloneSeats = ({ seats }: GameSetup): number => Math.min(seats.max, Math.max(seats.min, 2))
