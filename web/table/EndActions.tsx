import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { proveDice } from '../link/local/localLink.ts'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { challengeLink, challengeOf, rematchHere, rematchOnline } from '../start/rematch.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './EndSheet.module.css'
import type { OpenTable } from './useTable.ts'

/** The same people once more; online the others are told in the chat where. */
export function Rematch({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const { name } = useSettings()
  const [busy, setBusy] = useState(false)
  const { info } = desk.props
  const open = async (): Promise<string> => {
    if (desk.link.place === 'here') return rematchHere(info)
    const mine = desk.state.you?.seats ?? []
    const me = info.seats.flatMap(({ seat, holder }) => (mine.includes(seat) && holder.kind === 'person' ? [holder.name] : []))[0] ?? name
    const { path, code } = await rematchOnline(info, mine, me)
    await desk.link.send({ do: 'chat', text: t(words.over.rematchTold, { code }) })
    return path
  }
  const again = (): void => {
    setBusy(true)
    open().then(go, () => {
      setBusy(false)
      desk.tell(t(words.over.rematchFailed))
    })
  }
  return (
    <Button tone="go" onClick={again} disabled={busy} data-rematch>
      {t(words.over.rematch)}
    </Button>
  )
}

type Proved = 'not yet' | 'busy' | { readonly good: boolean; readonly text: string }

/** The seed that was promised by its hash, whether the dice fell as it says, and the same seed for others to try. */
export function Seed({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const { info } = desk.props
  const [proved, setProved] = useState<Proved>('not yet')
  const [copied, setCopied] = useState(false)
  const prove = async (): Promise<void> => {
    setProved('busy')
    try {
      const { draws, wrong, changed } = await proveDice(await desk.link.file(null), info.seedHash)
      if (wrong.length === 0) setProved({ good: true, text: t(words.over.fair, { n: draws }) })
      else setProved({ good: false, text: changed ? t(words.over.changedSince) : t(words.over.unfair, { why: wrong[0] ?? '' }) })
    } catch (error) {
      setProved({ good: false, text: t(words.over.unfair, { why: error instanceof Error ? error.message : '' }) })
    }
  }
  const { seed } = info
  const copy = (): void => {
    if (seed === null) return
    void navigator.clipboard?.writeText(location.origin + challengeLink(challengeOf(info, seed))).then(() => setCopied(true))
  }
  return (
    <section className={styles.seed}>
      <dl>
        <dt>{t(words.over.seed)}</dt>
        <dd>{seed}</dd>
        <dt>{t(words.over.seedHash)}</dt>
        <dd>{info.seedHash}</dd>
      </dl>
      <div className={styles.proof}>
        {desk.state.you?.file === 'whole' && (
          <Button tone="quiet" onClick={() => void prove()} disabled={proved === 'busy'} data-prove>
            {t(proved === 'busy' ? words.over.proving : words.over.prove)}
          </Button>
        )}
        {seed !== null && info.campaign === null && navigator.clipboard && (
          <Button tone="quiet" note={t(words.over.challengeNote)} onClick={copy}>
            {t(copied ? words.over.challengeCopied : words.over.challenge)}
          </Button>
        )}
        {typeof proved === 'object' && (
          <p role="status" data-proof={proved.good ? 'fair' : 'wrong'}>
            {proved.good ? '✓' : '✗'} {proved.text}
          </p>
        )}
      </div>
    </section>
  )
}
