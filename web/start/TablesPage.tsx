import { type FormEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { binCampaign, throwCampaignAway } from '../link/local/campaignShelf.ts'
import { change, DAYS_IN_BIN, throwAway } from '../link/local/shelf.ts'
import { server } from '../link/remote/server.ts'
import { useSettings } from '../settings/settings.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import { ImportButton } from './ImportButton.tsx'
import { Page } from './Page.tsx'
import { TableCard } from './TableCard.tsx'
import styles from './TablesPage.module.css'
import { type Listed, useTables } from './useTables.ts'

type Sure = { readonly text: string; readonly yes: string; readonly then: () => Promise<unknown> }

/** Into the bin, or out of it. */
function bin({ id, place, nights }: Listed, binned: boolean): Promise<unknown> {
  const since = binned ? Date.now() : null
  if (place === 'here') return nights === null ? change(id, { binned: since }) : binCampaign(id, since)
  if (nights !== null) return server.binCampaign(id, binned)
  return binned ? server.bin(id) : server.restore(id)
}

/** All one's tables, and the bin, in which thrown-away ones wait. */
export default function TablesPage() {
  const t = useStrings()
  const { confirm } = useSettings()
  const { tables, online, again } = useTables()
  const [sure, setSure] = useState<Sure | null>(null)
  const live = (tables ?? []).filter(({ binned }) => binned === null)
  const binned = (tables ?? []).filter((table) => table.binned !== null)
  const after = (work: Promise<unknown>): void => void work.catch(() => {}).then(again)
  const toBin = (table: Listed): void => {
    const then = (): Promise<unknown> => bin(table, true)
    if (confirm) setSure({ text: t(words.tables.sureBin, { name: table.name }), yes: t(words.tables.toBin), then })
    else after(then())
  }
  return (
    <Page page="tables" title={t(words.tables.title)} aside={<ImportButton online={online} />}>
      {tables && live.length === 0 && <p>{t(words.tables.none)}</p>}
      {[
        { heading: words.tables.continue, list: live.filter(({ over }) => !over) },
        { heading: words.tables.finished, list: live.filter(({ over }) => over) },
      ].map(
        ({ heading, list }) =>
          list.length > 0 && (
            <section key={t(heading)} className={styles.part}>
              <h2>{t(heading)}</h2>
              <ul className={styles.list}>
                {list.map((table) => (
                  <Row key={table.path} table={table} again={again} toBin={() => toBin(table)} />
                ))}
              </ul>
            </section>
          ),
      )}
      {binned.length > 0 && (
        <Panel heading={t(words.tables.bin)} className={styles.bin}>
          <p>{t(words.tables.binNote, { n: DAYS_IN_BIN })}</p>
          <ul className={styles.list}>
            {binned.map((table) => (
              <li key={table.path} className={styles.row}>
                <span className={styles.name}>{table.name}</span>
                <Button onClick={() => after(bin(table, false))}>{t(words.tables.restore)}</Button>
                {table.place === 'here' && (
                  <Button
                    tone="quiet"
                    onClick={() =>
                      setSure({
                        text: t(words.tables.sureForever, { name: table.name }),
                        yes: t(words.tables.forever),
                        then: () => (table.nights === null ? throwAway(table.id) : throwCampaignAway(table.id)),
                      })
                    }
                  >
                    {t(words.tables.forever)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {sure && (
        <Sheet
          title={sure.text}
          side="middle"
          onClose={() => setSure(null)}
          footer={
            <>
              <Button tone="quiet" onClick={() => setSure(null)}>
                {t(words.tables.keep)}
              </Button>
              <Button
                tone="danger"
                onClick={() => {
                  after(sure.then())
                  setSure(null)
                }}
                data-first-focus
              >
                {sure.yes}
              </Button>
            </>
          }
        >
          {null}
        </Sheet>
      )}
    </Page>
  )
}

function Row({ table, again, toBin }: { readonly table: Listed; readonly again: () => void; readonly toBin: () => void }) {
  const t = useStrings()
  const [name, setName] = useState<string | null>(null)
  const rename = (event: FormEvent): void => {
    event.preventDefault()
    if (name?.trim()) void change(table.id, { name: name.trim() }).then(again)
    setName(null)
  }
  return (
    <li className={styles.row}>
      {name === null ? (
        <TableCard table={table} />
      ) : (
        <form onSubmit={rename} className={styles.form}>
          <input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} aria-label={t(words.open.tableName)} />
          <Button type="submit">{t(words.tables.save)}</Button>
        </form>
      )}
      {table.place === 'here' && table.nights === null && name === null && (
        <Button tone="quiet" onClick={() => setName(table.name)}>
          {t(words.tables.rename)}
        </Button>
      )}
      {table.mine && (
        <Button tone="quiet" onClick={toBin} aria-label={`${t(words.tables.toBin)}: ${table.name}`}>
          {t(words.tables.toBin)}
        </Button>
      )}
    </li>
  )
}
