import { games } from '@miskatonic/games'
import { isNumberedSeat } from '@miskatonic/room/seats'
import { Icon } from '../kit/Icon.tsx'
import { usePictures } from '../kit/pictures.ts'
import { campaign as campaignWords } from '../strings/campaign.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import { soonPutAway } from '../table/expiring.ts'
import { Way } from './SiteBar.tsx'
import styles from './TableCard.module.css'
import type { Listed } from './useTables.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in words. */
export function ago(then: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, ms] of UNITS) if (now - then >= ms) return words.format(-Math.floor((now - then) / ms), unit)
  return words.format(0, 'minute')
}

/** A table one can go back to. */
export function TableCard({
  table,
  free = 0,
}: {
  readonly table: Listed /** How many seats wait for somebody. */
  readonly free?: number
}) {
  const t = useStrings()
  const picture = usePictures()(`cover:${table.game}`)
  const title = games.find(({ id }) => id === table.game)?.title[t.lang] ?? table.game
  // Who gave no name is called by the seat: then it says enough how many there are.
  const named = table.people.filter((name) => !isNumberedSeat(name))
  const campaign = table.nights === null ? '' : t(campaignWords.nights, { n: table.nights })
  const people = named.length ? named.join(', ') : t(words.tables.seats, { n: table.seats - table.bots })
  const bots = table.bots ? t(words.tables.bots, { n: table.bots }) : ''
  const who = campaign ? '' : [people, bots].filter(Boolean).join(' + ')
  const putAway = table.binned === null ? soonPutAway(table.expires, Date.now()) : null
  const room = free > 0 ? t(words.tables.free, { n: free }) : ''
  return (
    <Way to={table.path} className={styles.card}>
      <span className={styles.sign}>{picture ? <img src={picture} alt="" /> : <Icon name="interlaced-tentacles" size={26} />}</span>
      <span className={styles.words}>
        <b>{table.name}</b>
        <small>{[title, campaign, table.note, who, room].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.when}>
        {table.over ? <em data-over>{t(words.tables.over)}</em> : table.yourTurn && <em>{t(words.tables.yourTurn)}</em>}
        {putAway !== null && <em data-expires>{t(words.tables.expires, { n: putAway })}</em>}
        <small>{ago(table.touched, Date.now(), t.lang)}</small>
        <small>{t(table.place === 'here' ? words.tables.here : words.tables.online)}</small>
      </span>
    </Way>
  )
}
