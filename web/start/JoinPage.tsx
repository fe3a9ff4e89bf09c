import { type FormEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { ServerError, server } from '../link/remote/server.ts'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { whyOf } from '../strings/refusals.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './JoinPage.module.css'
import { NameField } from './NameField.tsx'
import { Page } from './Page.tsx'

/** A code leads to a table, or to a campaign. */
const joined = async (code: string, me: string): Promise<string> => {
  try {
    return `/t/${(await server.join(code, me)).id}`
  } catch (error) {
    if (!(error instanceof ServerError) || error.error !== 'not-found') throw error
    return `/c/${(await server.joinCampaign(code, me)).id}`
  }
}

/** Somebody came by an invitation: a name is all that is asked. */
export default function JoinPage({ code, seatLink = false }: { readonly code: string; readonly seatLink?: boolean }) {
  const t = useStrings()
  const { name } = useSettings()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    const me = name.trim()
    if (!me || busy) return
    setBusy(true)
    const came = seatLink ? server.takeSeat(code, me).then(({ id }) => `/t/${id}`) : joined(code, me)
    came.then(
      (path) => go(path, 'replace'),
      (error: Error) => {
        setBusy(false)
        const nowhere = error instanceof ServerError && error.error === 'not-found'
        // A code of another length was never one of ours.
        const noCode = error instanceof ServerError && error.error === 'malformed'
        if (nowhere || noCode) setTrouble(t(seatLink ? words.join.usedLink : words.join.wrong))
        else setTrouble(t(words.join.failed, { why: t(whyOf(error)) }))
      },
    )
  }
  return (
    <Page page="join" title={t(seatLink ? words.join.seatTitle : words.join.named)}>
      <form onSubmit={enter} className={styles.form}>
        {!seatLink && <p className={styles.code}>{code.toUpperCase()}</p>}
        <NameField />
        <Button type="submit" tone="go" disabled={busy || !name.trim()}>
          {t(words.join.enter)}
        </Button>
        {trouble && <p role="alert">{trouble}</p>}
      </form>
    </Page>
  )
}
