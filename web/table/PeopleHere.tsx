import type { TableInfo } from '@miskatonic/room/protocol'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import type { Request } from '../link/link.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './SeatsSheet.module.css'
import type { OpenTable } from './useTable.ts'

type Other = { readonly person: string; readonly name: string; readonly from: readonly TableInfo['barred'][number]['from'][] }

/** Everybody but the host: who sits here, who watches, who was put out. */
export function othersKnown({ seats, onlookers, barred, hostPerson }: TableInfo): readonly Other[] {
  const seated = seats.flatMap(({ holder }) => (holder.kind === 'person' ? [holder] : []))
  const all = new Map([...barred, ...onlookers, ...seated].map(({ person, name }) => [person, name]))
  all.delete(hostPerson)
  return [...all].map(([person, name]) => ({ person, name, from: barred.filter((one) => one.person === person).map(({ from }) => from) }))
}

/** What the host does about people: silence, seats, the door, and the host's own chair. */
export function PeopleHere({ desk, ask }: { readonly desk: OpenTable; readonly ask: (request: Request) => void }) {
  const t = useStrings()
  const others = othersKnown(desk.props.info)
  if (!others.length) return null
  return (
    <section className={styles.house}>
      <h3>{t(words.order.title)}</h3>
      <ul className={styles.seats}>
        {others.map((other) => (
          <Person key={other.person} other={other} ask={ask} />
        ))}
      </ul>
    </section>
  )
}

function Person({ other, ask }: { readonly other: Other; readonly ask: (request: Request) => void }) {
  const t = useStrings()
  const { person, name, from } = other
  const [sure, setSure] = useState<'table' | 'host' | null>(null)
  const twice = (what: 'table' | 'host', request: Request): void => {
    if (sure === what) ask(request)
    setSure(sure === what ? null : what)
  }
  const out = from.includes('table')
  return (
    <li className={styles.seat} data-person={name}>
      <div className={styles.who}>
        <div>
          <b>{name}</b>
          {from.length > 0 && <small>{from.map((one) => t(words.order.is[one])).join(' · ')}</small>}
        </div>
      </div>
      <div className={styles.doings}>
        {from.length > 0 && (
          <Button onClick={() => ask({ do: 'bar', person, from: 'table', on: false })} data-order="back">
            {t(words.order.letBack)}
          </Button>
        )}
        {!out && !from.includes('talk') && (
          <Button tone="quiet" onClick={() => ask({ do: 'bar', person, from: 'talk', on: true })} data-order="mute">
            {t(words.order.mute)}
          </Button>
        )}
        {!out && (
          <Button
            tone={sure === 'table' ? 'danger' : 'quiet'}
            onClick={() => twice('table', { do: 'bar', person, from: 'table', on: true })}
            data-order="out"
          >
            {t(sure === 'table' ? words.order.outSure : words.order.out)}
          </Button>
        )}
        {!out && (
          <Button tone={sure === 'host' ? 'danger' : 'quiet'} onClick={() => twice('host', { do: 'host', to: person })} data-order="host">
            {t(sure === 'host' ? words.order.hostSure : words.order.host)}
          </Button>
        )}
      </div>
    </li>
  )
}
