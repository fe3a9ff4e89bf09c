import { games } from '@miskatonic/games'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { usePictures } from '../kit/pictures.ts'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { whyOf } from '../strings/refusals.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './JoinPage.module.css'
import { Page } from './Page.tsx'
import { challengeFrom, takeUp } from './rematch.ts'
import { usualName } from './usualName.ts'

/** Somebody else has played this table: the same set-up, the same dice, the same cards. */
export default function ChallengePage({ code }: { readonly code: string }) {
  const t = useStrings()
  const { name: me } = useSettings()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const challenge = challengeFrom(code)
  const entry = games.find(({ id }) => id === challenge?.game)
  const picture = usePictures()(`cover:${challenge?.game}`)
  if (!challenge || !entry)
    return (
      <Page page="nowhere" title={t(words.challenge.title)}>
        <p>{t(words.challenge.wrong)}</p>
      </Page>
    )
  const accept = (): void => {
    setBusy(true)
    takeUp(challenge, usualName(t), me, t.lang).then(
      (path) => go(path, 'replace'),
      (error: Error) => {
        setBusy(false)
        setTrouble(t(words.open.failed, { why: t(whyOf(error)) }))
      },
    )
  }
  return (
    <Page page="join" title={t(words.challenge.title)}>
      <div className={styles.form}>
        <div className={styles.welcome}>
          {picture && <img src={picture} alt="" width={112} height={147} />}
          <div>
            <h2>{entry.title[t.lang]}</h2>
            <p>{t(words.tables.seats, { n: challenge.chairs.length })}</p>
            <p>{t(words.challenge.same)}</p>
          </div>
        </div>
        <Button tone="go" onClick={accept} disabled={busy} data-accept>
          {t(words.challenge.accept)}
        </Button>
        {trouble && <p role="alert">{trouble}</p>}
      </div>
    </Page>
  )
}
