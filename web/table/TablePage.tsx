import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { tableOutlines } from '../icons/tableOutlines.ts'
import { Button } from '../kit/Button.tsx'
import { learnIcons } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import type { TableLink } from '../link/link.ts'
import { localLink } from '../link/local/localLink.ts'
import { change } from '../link/local/shelf.ts'
import { remoteLink } from '../link/remote/remoteLink.ts'
import { server } from '../link/remote/server.ts'
import { keepGame } from '../offline/register.ts'
import { go } from '../routes.ts'
import { current, useSettings } from '../settings/settings.ts'
import { JoinBox } from '../start/JoinBox.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { Frame } from './Frame.tsx'
import { download } from './files.ts'
import styles from './TablePage.module.css'
import { tableOf } from './tables.ts'
import { useTable } from './useTable.ts'

learnIcons(tableOutlines)

/** A table, here or online: opens the way to it and shows it in its frame. */
export default function TablePage({ place, id }: { readonly place: 'here' | 'online'; readonly id: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const { name, lang } = current()
    const opened = place === 'here' ? localLink(id, { name, lang }) : remoteLink(id, { name, lang })
    setLink(opened)
    return () => opened.close()
  }, [place, id])
  return link ? <Linked key={id} link={link} id={id} /> : <Joining />
}

function Joining() {
  const t = useStrings()
  return (
    <main className={styles.joining} aria-busy="true">
      <i />
      <p>{t(words.joining)}</p>
    </main>
  )
}

/** No rules can open the table: the server puts together what may be taken of it. */
function Salvage({ id }: { readonly id: string }) {
  const t = useStrings()
  const [failed, setFailed] = useState(false)
  const take = async (): Promise<void> => download(`${id}.table`, await server.file(id))
  return (
    <>
      <Button onClick={() => void take().catch(() => setFailed(true))}>{t(words.salvage.take)}</Button>
      {failed && <p role="alert">{t(words.salvage.refused)}</p>}
    </>
  )
}

function Linked({ link, id }: { readonly link: TableLink; readonly id: string }) {
  const t = useStrings()
  const status = useSyncExternalStore(link.status.subscribe, link.status.get)
  const info = useSyncExternalStore(link.table.subscribe, () => link.table.get().info)
  const { lang } = useSettings()
  const [game, setGame] = useState<GameTable | null>(null)
  const [rule, showRule] = useState<string | null>(null)
  const now = useTable(link, game, showRule)
  // Who gets up sees nothing until the table has told what an onlooker sees: the frame with its open sheets stays meanwhile.
  const before = useRef(now)
  useEffect(() => {
    if (now) before.current = now
  }, [now])
  const desk = now ?? before.current

  useEffect(() => {
    if (!info?.game) return
    void tableOf(info.game).then((found) => setGame(() => found))
    keepGame(info.game, link.place === 'here')
  }, [info?.game, link.place])

  // The table speaks the reader's language from now on.
  const known = info !== null
  const [spoken, setSpoken] = useState(lang)
  useEffect(() => {
    if (!known || spoken === lang) return
    setSpoken(lang)
    void link.send({ do: 'read', lang })
  }, [known, lang, spoken, link])

  const note = desk && game && link.place === 'here' ? game.phases(desk.props).round : null
  useEffect(() => {
    if (note) void change(id, { note })
  }, [note, id])

  if (status.is === 'failed') {
    const text = status.why === 'missing' && link.place === 'online' ? words.failed.missingOnline : words.failed[status.why]
    return (
      <main className={styles.joining}>
        <h1>{t(text)}</h1>
        {status.detail && <p>{status.detail}</p>}
        {status.why === 'refused' && (
          <>
            <p className={styles.help}>{t(words.refusedHelp)}</p>
            <JoinBox online />
          </>
        )}
        {status.why === 'broken' && link.place === 'online' && <Salvage id={id} />}
        <div className={styles.row}>
          <Button onClick={() => location.reload()}>{t(words.reload)}</Button>
          <Button tone="go" onClick={() => go('/')}>
            {t(words.toStart)}
          </Button>
        </div>
      </main>
    )
  }
  if (!desk || !game) return <Joining />
  return (
    <>
      {status.is === 'lost' && (
        <p className={styles.lost} role="alert">
          {t(words.lost)}
        </p>
      )}
      <Frame desk={desk} game={game} rule={rule} showRule={showRule} />
    </>
  )
}
