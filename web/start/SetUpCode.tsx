import type { GameSetup } from '@miskatonic/contract'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './NewTable.module.css'
import { codeOf, type SetUp, setUpFrom } from './setupCode.ts'

/** The set-up as a code, to give away and to take in. */
export function SetUpCode({
  game,
  setup,
  setUp,
  use,
}: {
  readonly game: string
  readonly setup: GameSetup
  readonly setUp: SetUp
  readonly use: (setUp: SetUp) => void
}) {
  const t = useStrings()
  const code = codeOf(game, setup, setUp)
  const [given, setGiven] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const [copied, setCopied] = useState(false)
  const take = (): void => {
    const found = given === null ? null : setUpFrom(given, game, setup)
    setWrong(!found)
    if (!found) return
    use(found)
    setGiven(null)
  }
  return (
    <div className={styles.code}>
      <label>
        {t(words.open.code)}
        <input
          value={given ?? code}
          onChange={(event) => setGiven(event.target.value)}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
        />
      </label>
      {given === null || given === code ? (
        <Button
          tone="quiet"
          onClick={() =>
            void navigator.clipboard?.writeText(code).then(() => {
              setCopied(true)
              setTimeout(() => setCopied(false), 2000)
            })
          }
        >
          {t(copied ? words.open.copied : words.open.copy)}
        </Button>
      ) : (
        <Button onClick={take}>{t(words.open.useCode)}</Button>
      )}
      <small role={wrong ? 'alert' : undefined}>{t(wrong ? words.open.wrongCode : words.open.codeNote)}</small>
    </div>
  )
}
