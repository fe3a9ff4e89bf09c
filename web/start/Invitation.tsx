import qrcode from 'qrcode-generator'
import { useMemo, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { start as words } from '../words/start.ts'
import { useWords } from '../words/useWords.ts'
import styles from './Invitation.module.css'

const COPIED_MS = 2000

/** How others come to a table: its code to read out, its link to send, its picture to photograph. */
export function Invitation({ code }: { readonly code: string }) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/join/${code}`
  const squares = useMemo(() => {
    const qr = qrcode(0, 'M')
    qr.addData(link)
    qr.make()
    const n = qr.getModuleCount()
    let path = ''
    for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) if (qr.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`
    return { n, path }
  }, [link])
  const copy = (): void => {
    void navigator.clipboard?.writeText(link).then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    })
  }
  return (
    <section className={styles.invitation}>
      <h3>{t(words.invite.title)}</h3>
      <svg
        viewBox={`-2 -2 ${squares.n + 4} ${squares.n + 4}`}
        className={styles.qr}
        role="img"
        aria-label={t(words.invite.qr)}
        shapeRendering="crispEdges"
      >
        <rect x="-2" y="-2" width={squares.n + 4} height={squares.n + 4} fill="#fff" />
        <path d={squares.path} fill="#000" />
      </svg>
      <div>
        <p>
          {t(words.invite.code)} <b className={styles.code}>{code}</b>
        </p>
        <p className={styles.link}>{link}</p>
        <Button onClick={copy}>{t(copied ? words.invite.copied : words.invite.copy)}</Button>
      </div>
    </section>
  )
}
