import { useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { become, secret, server } from '../link/remote/server.ts'
import { go } from '../routes.ts'
import { set, useSettings } from '../settings/settings.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './JoinPage.module.css'
import { Page } from './Page.tsx'
import { personFrom } from './person.ts'

/** Somebody goes on on another device, by a link from the first: their seats at online tables are theirs here too. */
export default function MePage({ link }: { readonly link: string }) {
  const t = useStrings()
  const { name } = useSettings()
  const moved = personFrom(link)
  const foreign = moved !== null && moved.secret !== secret()
  const [others, setOthers] = useState(0)
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    if (foreign)
      void server.mine().then(
        (tables) => setOthers(tables.length),
        () => {},
      )
  }, [foreign])
  const enter = (): void => {
    if (!moved || !become(moved.secret)) return setTrouble(true)
    if (moved.name && !name) set({ name: moved.name })
    // Whoever reads the history must not find the secret there.
    go('/tables', 'replace')
  }
  if (!moved || !foreign)
    return (
      <Page page="me" title={t(moved ? words.me.same : words.me.wrong)}>
        <div>
          <Button onClick={() => go('/tables', 'replace')}>{t(words.tables.title)}</Button>
        </div>
      </Page>
    )
  return (
    <Page page="me" title={moved.name ? t(words.me.titleNamed, { name: moved.name }) : t(words.me.title)}>
      <div className={styles.form}>
        <p>{t(words.me.text)}</p>
        {others > 0 && <p>{t(words.me.others, { n: others })}</p>}
        <Button tone="go" onClick={enter}>
          {t(words.me.enter)}
        </Button>
        {trouble && <p role="alert">{t(words.me.failed)}</p>}
      </div>
    </Page>
  )
}
