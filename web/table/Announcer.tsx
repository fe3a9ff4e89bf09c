import type { Seat } from '@miskatonic/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Announcer.module.css'
import { personaAt } from './names.ts'
import type { OpenTable } from './useTable.ts'

const SHOWN_MS = 2600
/** From so many lines on that nobody saw happen it is worth saying. */
const MUCH = 4

/** Says aloud and shows for a moment what changed: the question, new lines, whose eyes these are now. */
export function Announcer({
  desk,
  game,
  paused,
  resume,
  readOn,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly paused: boolean
  readonly resume: () => void
  /** Opens the log. */
  readonly readOn: () => void
}) {
  const t = useStrings()
  const { ask } = desk.props
  const { showing, jumped, missed } = desk.beats
  const several = (desk.state.you?.seats.length ?? 0) > 1
  const [now, setNow] = useState<Seat | null>(null)
  const [read, setRead] = useState(0)
  useEffect(() => {
    if (missed === 0) setRead(0)
  }, [missed])
  const before = useRef(desk.eyes)
  useEffect(() => {
    if (before.current === desk.eyes) return
    before.current = desk.eyes
    setNow(several ? desk.eyes : null)
  }, [desk.eyes, several])
  useEffect(() => {
    if (now === null) return
    const timer = setTimeout(() => setNow(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [now])
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {ask?.awaited ? `${several ? `${personaAt(game, desk, ask.seat).name}: ` : ''}${ask.text}` : ''}
      </p>
      <p className="unseen" role="log" aria-live="polite">
        {desk.props.fresh.map(({ text }) => text).join(' ')}
        {!showing && jumped > 0 && ` ${t(words.beats.more, { n: jumped })}`}
      </p>
      <div className={styles.notes}>
        {now !== null && <p className={styles.now}>{t(words.perspective.now, { who: personaAt(game, desk, now).name })}</p>}
        {desk.note && (
          <p className={styles.note} role="alert">
            {desk.note}
          </p>
        )}
        {!showing && missed >= MUCH && read < missed && (
          <div className={styles.missed}>
            <Button
              onClick={() => {
                setRead(missed)
                readOn()
              }}
              data-missed
            >
              {t(words.beats.missed, { n: missed })}
            </Button>
          </div>
        )}
        {paused && (
          <div className={styles.note}>
            <span>{t(words.file.paused)}</span>
            <Button tone="go" onClick={resume}>
              {t(words.file.resume)}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
