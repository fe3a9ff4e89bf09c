import type { SpokenAsk } from '@miskatonic/room/protocol'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import type { TableProps } from '../../kit/table.ts'
import { keyHelp, table as words } from '../../strings/table.ts'
import { useStrings } from '../../strings/useStrings.ts'
import styles from './Decision.module.css'
import { OptionSign } from './OptionSign.tsx'

/** The list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}

function Arrow({ up = false }: { readonly up?: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={up ? 'M3 11l5-6 5 6' : 'M3 5l5 6 5-6'} fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}

/** All of these in an order: by buttons, or dragged. */
export function Order({
  ask,
  busy,
  answer,
  props,
}: {
  readonly ask: SpokenAsk
  readonly busy: boolean
  readonly answer: (keys: readonly string[]) => void
  readonly props: TableProps
}) {
  const t = useStrings()
  const [order, setOrder] = useState<readonly string[]>(() => ask.options.map(({ key }) => key))
  const [dragged, setDragged] = useState<number | null>(null)
  const byKey = new Map(ask.options.map((option) => [option.key, option]))
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < order.length) setOrder(moved(order, from, to))
  }
  return (
    <div className={styles.several}>
      <p className={styles.limits}>{t(words.ask.order)}</p>
      <ol className={styles.rows}>
        {order.map((key, i) => {
          const option = byKey.get(key)
          if (!option) return null
          return (
            <li
              key={key}
              className={styles.row}
              data-option={key}
              data-dragged={dragged === i || undefined}
              draggable
              onDragStart={() => setDragged(i)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault()
                if (dragged === null || dragged === i) return
                move(dragged, i)
                setDragged(i)
              }}
            >
              <b className={styles.place}>{i + 1}</b>
              <OptionSign option={option} props={props} game={null} />
              <span className={styles.rowText}>{option.text}</span>
              <Button tone="quiet" aria-label={t(words.ask.up, { what: option.text })} disabled={i === 0} onClick={() => move(i, i - 1)}>
                <Arrow up />
              </Button>
              <Button
                tone="quiet"
                aria-label={t(words.ask.down, { what: option.text })}
                disabled={i === order.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <Arrow />
              </Button>
            </li>
          )
        })}
      </ol>
      <div className={styles.settle}>
        <Button tone="go" disabled={busy} onClick={() => answer(order)} hint={t(keyHelp.enter)} data-confirm>
          {t(words.ask.confirm)}
        </Button>
      </div>
    </div>
  )
}
