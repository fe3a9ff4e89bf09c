import type { SpokenAsk } from '@miskatonic/room/protocol'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { keyHelp, table as words } from '../../strings/table.ts'
import { useStrings } from '../../strings/useStrings.ts'
import styles from './Decision.module.css'

const FEW = 10

/** How many. Few enough stand as buttons; more are counted up and down. */
export function Amount({ ask, busy, answer }: { readonly ask: SpokenAsk; readonly busy: boolean; readonly answer: (n: number) => void }) {
  const t = useStrings()
  const { min = 0, max = 0 } = ask
  const [n, setN] = useState(min)
  if (max - min < FEW) {
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    return (
      <ul className={styles.numbers}>
        {numbers.map((one, i) => (
          <li key={one}>
            <Button
              disabled={busy}
              onClick={() => answer(one)}
              hint={i < 9 ? String(i + 1) : undefined}
              data-option={one}
              className={styles.figure}
            >
              {one}
            </Button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.settle}>
      <Button tone="quiet" aria-label={t(words.ask.less)} disabled={n <= min} onClick={() => setN(n - 1)}>
        −
      </Button>
      <input
        type="number"
        className={styles.count}
        min={min}
        max={max}
        value={n}
        aria-label={ask.text}
        onChange={(event) => setN(Math.min(max, Math.max(min, Math.round(event.target.valueAsNumber || min))))}
      />
      <Button tone="quiet" aria-label={t(words.ask.more)} disabled={n >= max} onClick={() => setN(n + 1)}>
        +
      </Button>
      <Button tone="go" disabled={busy} onClick={() => answer(n)} hint={t(keyHelp.enter)} data-confirm>
        {t(words.ask.confirm)}
      </Button>
    </div>
  )
}
