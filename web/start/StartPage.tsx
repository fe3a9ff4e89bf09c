import { games } from '@miskatonic/games'
import { useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { usePictures } from '../kit/pictures.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import { Covers } from './Covers.tsx'
import { ImportButton } from './ImportButton.tsx'
import { JoinBox } from './JoinBox.tsx'
import { NewTable } from './NewTable.tsx'
import { PublicTables } from './PublicTables.tsx'
import { SiteBar, Way } from './SiteBar.tsx'
import styles from './StartPage.module.css'
import { TableCard } from './TableCard.tsx'
import { useTables } from './useTables.ts'

const SHOWN = 4

/** The first page: go on where one was, or choose a nightmare. */
export function StartPage() {
  const t = useStrings()
  const { tables, online } = useTables()
  const desk = usePictures()('texture:desk')
  const [game, setGame] = useState(() => {
    const asked = new URLSearchParams(location.search).get('game')
    return games.find(({ id }) => id === asked)?.id ?? games[0]?.id ?? ''
  })
  const live = (tables ?? []).filter(({ binned }) => binned === null)
  const toContinue = live.filter(({ over }) => !over)
  const open = toContinue.filter(({ nights }) => nights === null)
  const last = open.find(({ yourTurn }) => yourTurn) ?? open[0]
  return (
    <div className={styles.page} style={desk ? { backgroundImage: `url(${desk})` } : undefined}>
      <SiteBar page="start" />
      <main className={styles.main}>
        <div className={styles.hero}>
          <div>
            <h1>{t(words.title)}</h1>
            <p>{t(words.subtitle)}</p>
          </div>
          {last && (
            <Way to={last.path} className={styles.continue}>
              <Icon name="candle-light" size={30} />
              <span>
                <b>{t(words.continueLast)}</b>
                <small>{last.name}</small>
              </span>
            </Way>
          )}
        </div>
        <Covers chosen={game} choose={setGame} />
        <div className={styles.columns}>
          <NewTable game={game} online={online} />
          <Panel
            heading={t(words.tables.continue)}
            count={live.length ? t(words.tables.saved, { n: live.length }) : undefined}
            className={styles.panel}
          >
            {tables && toContinue.length === 0 && <p className={styles.none}>{t(words.tables.none)}</p>}
            <ul className={styles.tables}>
              {toContinue.slice(0, SHOWN).map((table) => (
                <li key={table.path}>
                  <TableCard table={table} />
                </li>
              ))}
            </ul>
            {live.length > Math.min(SHOWN, toContinue.length) && (
              <Way to="/tables" className={styles.all}>
                {t(words.tables.all)}
              </Way>
            )}
          </Panel>
          <div className={styles.side}>
            <JoinBox online={online} />
            {online && <PublicTables />}
            <Panel className={styles.panel}>
              <ImportButton online={online} />
            </Panel>
          </div>
        </div>
      </main>
      <footer className={styles.footer}>
        {t(words.footer.unofficial)} <Way to="/about">{t(words.footer.credits)}</Way>
      </footer>
    </div>
  )
}
