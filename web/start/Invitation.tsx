import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Qr } from '../kit/Qr.tsx'
import { useAddress } from '../link/remote/useAddress.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Invitation.module.css'

const COPIED_MS = 2000

/** A link to send, to copy, or to photograph. */
export function LinkToSend({ link }: { readonly link: string }) {
  const t = useStrings()
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    void navigator.clipboard?.writeText(link).then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    })
  }
  return (
    <>
      <p className={styles.link} data-link>
        {link}
      </p>
      {/* Without https a browser lends no clipboard: then the link is marked and copied by hand. */}
      {navigator.clipboard && <Button onClick={copy}>{t(copied ? words.invite.copied : words.invite.copy)}</Button>}
    </>
  )
}

/** How others come to a table: its code to read out, its link to send, its picture to photograph. */
export function Invitation({ code }: { readonly code: string }) {
  const t = useStrings()
  const link = `${useAddress()}/join/${code}`
  return (
    <section className={styles.invitation}>
      <h3>{t(words.invite.title)}</h3>
      <Qr link={link} label={t(words.invite.qr)} className={styles.qr} />
      <div>
        <p>
          {t(words.invite.code)} <b className={styles.code}>{code}</b>
        </p>
        <LinkToSend link={link} />
      </div>
    </section>
  )
}

/** The secret link of a seat or a person. */
export function SecretLink({ link, note }: { readonly link: string; readonly note: string }) {
  const t = useStrings()
  return (
    <section className={styles.invitation}>
      <Qr link={link} label={t(words.invite.qr)} className={styles.qr} />
      <div>
        <LinkToSend link={link} />
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  )
}
