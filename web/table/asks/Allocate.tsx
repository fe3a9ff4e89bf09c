import type { SpokenAsk } from '@miskatonic/room/protocol'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import type { TableProps } from '../../kit/table.ts'
import { keyHelp, table as words } from '../../strings/table.ts'
import { useStrings } from '../../strings/useStrings.ts'
import styles from './Decision.module.css'
import { OptionSign } from './OptionSign.tsx'
import { wrongWith } from './shown.ts'

/** So much over these: each row is counted up and down until nothing is left. */
export function Allocate({
  ask,
  busy,
  answer,
  props,
}: {
  readonly ask: SpokenAsk
  readonly busy: boolean
  readonly answer: (given: { readonly [slot: string]: number }) => void
  readonly props: TableProps
}) {
  const t = useStrings()
  const { slots = [], total = 0 } = ask
  const [given, setGiven] = useState<{ readonly [slot: string]: number }>(() => Object.fromEntries(slots.map(({ key, min }) => [key, min])))
  const left = total - Object.values(given).reduce((sum, n) => sum + n, 0)
  const set = (key: string, n: number): void => setGiven({ ...given, [key]: n })
  return (
    <div className={styles.several}>
      <p className={styles.limits} aria-live="polite">
        <span>{t(words.ask.toPlace, { n: left })}</span>
      </p>
      <ul className={styles.shares}>
        {slots.map((slot) => {
          const n = given[slot.key] ?? 0
          return (
            <li key={slot.key} className={styles.row}>
              <OptionSign option={slot} props={props} game={null} />
              <span className={styles.rowText}>{slot.text}</span>
              <Button
                tone="quiet"
                aria-label={`${t(words.ask.less)}: ${slot.text}`}
                disabled={n <= slot.min}
                onClick={() => set(slot.key, n - 1)}
              >
                −
              </Button>
              <output aria-label={slot.text}>{n}</output>
              <Button
                tone="quiet"
                aria-label={`${t(words.ask.more)}: ${slot.text}`}
                disabled={n >= slot.max || left <= 0}
                onClick={() => set(slot.key, n + 1)}
                data-option={slot.key}
              >
                +
              </Button>
            </li>
          )
        })}
      </ul>
      <div className={styles.settle}>
        <Button
          tone="go"
          disabled={busy || wrongWith(ask, given) !== null}
          onClick={() => answer(given)}
          hint={t(keyHelp.enter)}
          data-confirm
        >
          {t(words.ask.confirm)}
        </Button>
      </div>
    </div>
  )
}
