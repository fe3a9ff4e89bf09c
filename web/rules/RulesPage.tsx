import { games } from '@miskatonic/games'
import { go } from '../routes.ts'
import { Page } from '../start/Page.tsx'
import { rules as words } from '../strings/rules.ts'
import { start } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './RulesPage.module.css'
import { RulesReader } from './RulesReader.tsx'

/** The rules away from any table. */
export default function RulesPage({ game, rule }: { readonly game: string | null; readonly rule: string | null }) {
  const t = useStrings()
  const now = games.find(({ id }) => id === game) ?? games[0]
  if (!now) return null
  return (
    <Page
      page="rules"
      title={t(start.rulesTitle, { game: now.title[t.lang] })}
      aside={
        <label className={styles.which}>
          <span className="unseen">{t(words.choose)}</span>
          <select value={now.id} onChange={(event) => go(`/rules/${event.target.value}`)}>
            {games.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[t.lang]}
              </option>
            ))}
          </select>
        </label>
      }
    >
      <div className={styles.reader}>
        <RulesReader game={now.id} rule={rule} />
      </div>
    </Page>
  )
}
