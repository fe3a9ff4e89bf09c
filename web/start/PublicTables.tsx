import { useEffect, useState } from 'react'
import { Panel } from '../kit/Panel.tsx'
import { type ListedTable, server } from '../link/remote/server.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import page from './StartPage.module.css'
import { TableCard } from './TableCard.tsx'
import { listedOnline } from './useTables.ts'

const SHOWN = 4

/** Tables of others that anybody may come to; none, and there is nothing to see. */
export function PublicTables() {
  const t = useStrings()
  const [tables, setTables] = useState<readonly ListedTable[]>([])
  useEffect(() => {
    let wanted = true
    void server
      .open()
      .catch(() => [])
      .then((found) => wanted && setTables(found))
    return () => {
      wanted = false
    }
  }, [])
  const others = tables.filter(({ host, seats, over }) => !over && !host && !seats.some(({ you }) => you)).slice(0, SHOWN)
  if (!others.length) return null
  return (
    <Panel heading={t(words.tables.public)} className={page.panel}>
      <ul className={page.tables}>
        {others.map((table) => (
          <li key={table.id}>
            <TableCard
              table={{ ...listedOnline(table), ...(table.code ? { path: `/join/${table.code}` } : {}) }}
              free={table.seats.filter(({ kind }) => kind === 'open').length}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
