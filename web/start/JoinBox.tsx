import { type FormEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Panel } from '../kit/Panel.tsx'
import { go } from '../routes.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './JoinBox.module.css'

const LENGTH = 6

/** Joining by the six letters somebody read out. */
export function JoinBox({ online }: { readonly online: boolean | undefined }) {
  const t = useStrings()
  const [code, setCode] = useState('')
  const whole = code.length === LENGTH
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    if (whole) go(`/join/${code}`)
  }
  return (
    <Panel heading={t(words.join.title)} className={styles.panel}>
      <form onSubmit={enter} className={styles.form}>
        <div className={styles.code}>
          <input
            value={code}
            onChange={(event) =>
              setCode(
                event.target.value
                  .toUpperCase()
                  .replace(/[^A-Z0-9]/g, '')
                  .slice(0, LENGTH),
              )
            }
            aria-label={t(words.join.code)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputMode="text"
          />
          <span aria-hidden="true" className={styles.tiles}>
            {Array.from({ length: LENGTH }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              <i key={i} data-now={i === code.length || undefined}>
                {code[i] ?? ''}
              </i>
            ))}
          </span>
        </div>
        <Button type="submit" tone={whole ? 'go' : 'plain'} disabled={!whole || online === false} className={styles.enter}>
          {t(words.join.enter)}
        </Button>
        {online === false && <small>{t(words.join.noServer)}</small>}
      </form>
    </Panel>
  )
}
