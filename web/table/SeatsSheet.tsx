import type { Seat } from '@miskatonic/kernel'
import type { Holder, Level, TableInfo } from '@miskatonic/room/protocol'
import { isNumberedSeat } from '@miskatonic/room/seats'
import { type FormEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import type { Request } from '../link/link.ts'
import { server } from '../link/remote/server.ts'
import { useAddress } from '../link/remote/useAddress.ts'
import { HouseRuleFields } from '../start/HouseRules.tsx'
import { Invitation, SecretLink } from '../start/Invitation.tsx'
import { useSetup } from '../start/useSetup.ts'
import { whyOf } from '../strings/refusals.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { personaAt } from './names.ts'
import { PeopleHere } from './PeopleHere.tsx'
import styles from './SeatsSheet.module.css'
import type { OpenTable } from './useTable.ts'

type Props = { readonly desk: OpenTable; readonly game: GameTable }

/** Who sits where, and what may be done about it. */
export function SeatsSheet({ desk, game, onClose }: Props & { readonly onClose: () => void }) {
  const t = useStrings()
  const { info } = desk.props
  const host = desk.state.you?.host ?? false
  const online = desk.link.place === 'online'
  const ask = useAsk(desk)
  const invitation = online && info.code && (
    <>
      <Invitation code={info.code} />
      {host && <NewCode desk={desk} />}
    </>
  )
  // Whoever may invite somebody wants to; who has come by invitation wants to sit down.
  const hasRoom = (desk.state.you?.seats.length ?? 0) > 0 && info.seats.some(({ holder }) => holder.kind === 'open')
  return (
    <Sheet title={t(words.people)} icon="three-friends" onClose={onClose}>
      {hasRoom && invitation}
      <ul className={styles.seats}>
        {info.seats.map(({ seat, holder }, i) => (
          <SeatRow key={seat} seat={seat} holder={holder} n={i + 1} desk={desk} game={game} />
        ))}
      </ul>
      {info.watching > 0 && <p className={styles.watching}>{t(words.seats.watching, { n: info.watching })}</p>}
      {info.laidOpen && online && <p className={styles.watching}>{t(words.seats.laidOpen)}</p>}
      {!hasRoom && invitation}
      {host && online && <PeopleHere desk={desk} ask={ask} />}
      {host && <House desk={desk} />}
      <section className={styles.dice}>
        <h3>{t(words.seats.dice)}</h3>
        <p>{t(words.seats.diceNote)}</p>
        <code data-seed-hash>{info.seedHash}</code>
      </section>
    </Sheet>
  )
}

const useAsk = (desk: OpenTable) => (request: Request) => void desk.link.send(request).then((reply) => !reply.ok && desk.tell(reply.text))

function SeatRow({ seat, holder, n, desk, game }: Props & { readonly seat: Seat; readonly holder: Holder; readonly n: number }) {
  const t = useStrings()
  const ask = useAsk(desk)
  const { you } = desk.state
  const setup = useSetup(desk.props.info.game)
  const [level, setLevel] = useState<Level | null>(null)
  const [name, setName] = useState<string | null>(null)
  const mine = you?.seats.includes(seat) ?? false
  const persona = personaAt(game, desk, seat)
  const portrait = persona.picture === null ? null : desk.props.picture(persona.picture)
  const levels = setup?.bots ?? []
  const chosen = level ?? levels.at(-1) ?? 'random'
  // Who gave no name bears that of a seat: for oneself a word says it better.
  const nameless = mine && holder.kind === 'person' && isNumberedSeat(holder.name)
  const who = holder.kind === 'open' ? t(words.seats.open) : nameless ? t(words.you) : holder.name
  const rename = (event: FormEvent): void => {
    event.preventDefault()
    if (name?.trim()) ask({ do: 'name', seat, name: name.trim() })
    setName(null)
  }
  return (
    <li className={styles.seat} data-now={desk.watched.awaited.includes(seat) || undefined}>
      <div className={styles.who}>
        {portrait && <img src={portrait} alt="" />}
        <div>
          <b>
            <kbd>{n}</kbd> {persona.name}
          </b>
          <small>
            {who}
            {holder.kind === 'person' &&
              desk.link.place === 'online' &&
              ` · ${t(holder.present ? words.seats.present : words.seats.absent)}`}
            {mine && !nameless && ` · ${t(words.seats.yours)}`}
            {desk.watched.awaited.includes(seat) && ` · ${t(words.seats.turn)}`}
          </small>
        </div>
        <Button tone="quiet" onClick={() => desk.look(seat === desk.eyes ? null : seat)}>
          {t(words.seats.look)}
        </Button>
      </div>
      <div className={styles.doings}>
        {holder.kind === 'open' && <Button onClick={() => ask({ do: 'claim', seat })}>{t(words.seats.claim)}</Button>}
        {holder.kind === 'bot' && holder.for === you?.person && (
          <Button onClick={() => ask({ do: 'return', seat })}>{t(words.seats.return)}</Button>
        )}
        {(mine || you?.host) && levels.length > 0 && holder.kind !== 'bot' && (
          <>
            <Button tone="quiet" onClick={() => ask({ do: 'bot', seat, level: chosen })} data-bot={seat}>
              {t(words.seats.bot)}
            </Button>
            <select value={chosen} onChange={(event) => setLevel(event.target.value as Level)} aria-label={t(words.seats.botLevel)}>
              {levels.map((one) => (
                <option key={one} value={one}>
                  {t(words.seats.levels[one])}
                </option>
              ))}
            </select>
          </>
        )}
        {mine && name === null && holder.kind === 'person' && (
          <Button tone="quiet" onClick={() => setName(holder.name)}>
            {t(words.seats.rename)}
          </Button>
        )}
        {name !== null && (
          <form onSubmit={rename} className={styles.name}>
            <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} aria-label={t(words.seats.name)} />
            <Button type="submit">{t(words.seats.save)}</Button>
          </form>
        )}
        {mine && desk.link.place === 'online' && <GiveSeat seat={seat} desk={desk} />}
        {desk.link.place === 'online' && (mine || you?.host) && <SeatLink table={desk.props.info.id} seat={seat} tell={desk.tell} />}
        {mine && desk.link.place === 'online' && (
          <Button tone="quiet" onClick={() => ask({ do: 'leave', seat })}>
            {t(words.seats.leave)}
          </Button>
        )}
        {!mine && you?.host && holder.kind !== 'open' && (
          <Button tone="quiet" onClick={() => ask({ do: 'remove', seat })}>
            {t(words.seats.remove)}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Everybody else who is here, with a seat or without. */
export function othersHere({ seats, onlookers }: TableInfo, me: string): readonly { readonly person: string; readonly name: string }[] {
  const seated = seats.flatMap(({ holder }) => (holder.kind === 'person' && holder.present ? [holder] : []))
  const all = new Map([...seated, ...onlookers].map(({ person, name }) => [person, { person, name }]))
  all.delete(me)
  return [...all.values()]
}

/** Hands one's seat on to somebody who is here. */
function GiveSeat({ seat, desk }: { readonly seat: Seat; readonly desk: OpenTable }) {
  const t = useStrings()
  const ask = useAsk(desk)
  const others = othersHere(desk.props.info, desk.state.you?.person ?? '')
  const [chosen, setChosen] = useState('')
  const to = others.find(({ person }) => person === chosen) ?? others[0]
  if (!to) return null
  return (
    <>
      <Button tone="quiet" onClick={() => ask({ do: 'give', seat, to: to.person })} data-give={seat}>
        {others.length === 1 ? t(words.seats.giveTo, { who: to.name }) : t(words.seats.give)}
      </Button>
      {others.length > 1 && (
        <select value={to.person} onChange={(event) => setChosen(event.target.value)} aria-label={t(words.seats.giveWhom)}>
          {others.map(({ person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

/** A secret link that carries the seat to whoever opens it first. */
function SeatLink({ table, seat, tell }: { readonly table: string; readonly seat: Seat; readonly tell: (note: string) => void }) {
  const t = useStrings()
  const [link, setLink] = useState<string | null>(null)
  const address = useAddress()
  const make = (): void => {
    server.seatLink(table, seat).then(
      ({ link: secret }) => setLink(`${address}/seat#${secret}`),
      (error: unknown) => tell(t(words.file.failed, { why: t(whyOf(error)) })),
    )
  }
  if (link === null)
    return (
      <Button tone="quiet" onClick={make} note={t(words.seats.seatLinkNote)}>
        {t(words.seats.seatLink)}
      </Button>
    )
  return <SecretLink link={link} note={t(words.seats.seatLinkNote)} />
}

/** The code has fallen into the wrong hands: another one leads here from now on. */
function NewCode({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const make = (): void => {
    server.newCode(desk.props.info.id).catch((error: unknown) => desk.tell(t(words.file.failed, { why: t(whyOf(error)) })))
  }
  return (
    <div className={styles.doings}>
      <Button tone="quiet" note={t(words.order.newCodeNote)} onClick={make} data-order="code">
        {t(words.order.newCode)}
      </Button>
    </div>
  )
}

const PATIENCES = { minute: 60_000, five: 300_000, quarter: 900_000, hour: 3_600_000, day: 86_400_000, never: null } as const
type Patience = keyof typeof PATIENCES

/** How long a silent seat is waited for, and who may write. */
function Manners({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const ask = useAsk(desk)
  const { patience, talk } = desk.props.info
  const names = Object.keys(PATIENCES) as Patience[]
  return (
    <>
      <label>
        {t(words.order.patience)}
        <select
          value={names.find((one) => PATIENCES[one] === patience) ?? 'five'}
          onChange={(event) => ask({ do: 'rules', patience: PATIENCES[event.target.value as Patience] })}
          data-order="patience"
        >
          {names.map((one) => (
            <option key={one} value={one}>
              {t(words.order.patiences[one])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t(words.order.talk)}
        <select value={talk} onChange={(event) => ask({ do: 'rules', talk: event.target.value as typeof talk })} data-order="talk">
          {(['all', 'seated'] as const).map((one) => (
            <option key={one} value={one}>
              {t(words.order.talks[one])}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const PACES = { slow: 2000, normal: 900, fast: 300, instant: 0 } as const

/** What its host may change about a table. */
function House({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const ask = useAsk(desk)
  const { info } = desk.props
  const [name, setName] = useState(info.name)
  const online = desk.link.place === 'online'
  return (
    <section className={styles.house}>
      <h3>{t(words.seats.house)}</h3>
      <form
        className={styles.name}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) ask({ do: 'rename', name: name.trim() })
        }}
      >
        <label>
          {t(words.seats.tableName)}
          <input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button type="submit">{t(words.seats.save)}</Button>
      </form>
      <label>
        {t(words.seats.pace)}
        <select
          value={Object.entries(PACES).find(([, ms]) => ms === info.pace)?.[0] ?? 'normal'}
          onChange={(event) => ask({ do: 'pace', ms: PACES[event.target.value as keyof typeof PACES] })}
        >
          {(Object.keys(PACES) as (keyof typeof PACES)[]).map((one) => (
            <option key={one} value={one}>
              {t(words.seats.paces[one])}
            </option>
          ))}
        </select>
      </label>
      {online && <HouseRuleFields now={info} change={(by) => ask({ do: 'rules', ...by })} />}
      {online && <Manners desk={desk} />}
    </section>
  )
}
