import { games } from '@miskatonic/games'
import { isNumberedSeat } from '@miskatonic/room/seats'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { usePictures } from '../kit/pictures.ts'
import { type Invitation, ServerError, server } from '../link/remote/server.ts'
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

/** Where a code leads, as soon as it is known. */
function useInvitation(code: string, seatLink: boolean): Invitation | null {
  const [found, setFound] = useState<Invitation | null>(null)
  useEffect(() => {
    if (seatLink) return
    let wanted = true
    // Whoever enters is told what is wrong with a code.
    server.look(code).then(
      (one) => wanted && setFound(one),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [code, seatLink])
  return found
}

/** Which game, whose table, who is there: what one would see before sitting down. */
function Welcome({ invitation }: { readonly invitation: Invitation }) {
  const t = useStrings()
  const { game, name, people, free, kind } = invitation
  const picture = usePictures()(`cover:${game}`)
  const title = games.find(({ id }) => id === game)?.title[t.lang] ?? game
  const named = people.filter((one) => !isNumberedSeat(one))
  return (
    <div className={styles.welcome} data-invitation>
      {picture && <img src={picture} alt="" width={112} height={147} />}
      <div>
        <h2>{title}</h2>
        <p>{name}</p>
        {named.length > 0 && <p>{t(words.join.there, { who: named.join(', ') })}</p>}
        {kind === 'table' && <p>{free > 0 ? t(words.join.free, { n: free }) : t(words.join.full)}</p>}
      </div>
    </div>
  )
}

/** Somebody came by an invitation: a name is all that is asked. */
export default function JoinPage({ code, seatLink = false }: { readonly code: string; readonly seatLink?: boolean }) {
  const t = useStrings()
  const { name } = useSettings()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const invitation = useInvitation(code, seatLink)
  const host = invitation && !isNumberedSeat(invitation.host) ? invitation.host : ''
  const heading = host ? t(words.join.invites, { host }) : t(words.join.named)
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
    <Page page="join" title={seatLink ? t(words.join.seatTitle) : heading}>
      <form onSubmit={enter} className={styles.form}>
        {invitation ? <Welcome invitation={invitation} /> : !seatLink && <p className={styles.code}>{code.toUpperCase()}</p>}
        <NameField />
        <Button type="submit" tone="go" disabled={busy || !name.trim()}>
          {t(words.join.enter)}
        </Button>
        {trouble && <p role="alert">{trouble}</p>}
      </form>
    </Page>
  )
}
