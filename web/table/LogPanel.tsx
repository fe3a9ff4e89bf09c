import type { SpokenEvent } from '@miskatonic/room/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './LogPanel.module.css'
import { type Entry, entriesOf } from './logEntries.ts'
import { faceInMessage } from './messageFaces.ts'
import type { OpenTable } from './useTable.ts'

/** The story so far: grouped by what was being resolved, causes indented; every line leads to its moment. */
export function LogPanel({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const { events, eventCount } = desk.watched
  const [since, setSince] = useState(false)
  const shown = since ? events.filter(({ seq }) => seq > (desk.lastTurn ?? -1)) : events
  const entries = useMemo(() => entriesOf(shown), [shown])
  const end = useRef<HTMLDivElement>(null)
  const last = events.at(-1)?.id ?? 0
  // Follows the newest line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the last line, whatever else changes
  useEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [last, since])
  const older = (): void => {
    void desk.link.send({ do: 'older', seat: desk.watched.view.watcher, before: eventCount - events.length })
  }
  return (
    <div className={styles.log}>
      <div className={styles.filter}>
        <button type="button" aria-pressed={!since} onClick={() => setSince(false)}>
          {t(words.logbook.all)}
        </button>
        <button type="button" aria-pressed={since} onClick={() => setSince(true)}>
          {t(words.logbook.since)}
        </button>
      </div>
      <div className={styles.lines}>
        {!since && eventCount > events.length && (
          <button type="button" className={styles.older} onClick={older}>
            {t(words.logbook.older)}
          </button>
        )}
        {entries.length === 0 && <p className={styles.empty}>{t(since ? words.logbook.nothingSince : words.logbook.empty)}</p>}
        {entries.map((entry, i) => (
          <LogEntry key={entry.lines[0]?.event.id} entry={entry} before={entries[i - 1]?.lines.at(-1)?.event.seq} desk={desk} />
        ))}
        <div ref={end} />
      </div>
    </div>
  )
}

function LogEntry({
  entry,
  before,
  desk,
}: {
  readonly entry: Entry
  /** To which decision the line above belongs. */
  readonly before: number | undefined
  readonly desk: OpenTable
}) {
  return (
    <ol className={styles.entry} data-record={entry.record !== null || undefined}>
      {entry.lines.map(({ event, depth }, i) => (
        <LogLine key={event.id} event={event} depth={depth} first={i === 0 && event.seq !== before} desk={desk} />
      ))}
    </ol>
  )
}

function LogLine({
  event,
  depth,
  first,
  desk,
}: {
  readonly event: SpokenEvent
  readonly depth: number
  readonly first: boolean
  readonly desk: OpenTable
}) {
  const t = useStrings()
  // A bot's reason stands under the first line of what it did.
  const why = first ? desk.state.whys.find(({ seq }) => seq === event.seq - 1) : undefined
  return (
    <li data-tone={event.tone ?? 'plain'} style={{ paddingLeft: `${depth * 0.7}rem` }}>
      <button
        type="button"
        onClick={() => desk.seeMoment(event.seq, event)}
        title={t(words.logbook.jump)}
        data-face={faceInMessage(event.message.args, desk.state.faces) ?? undefined}
        data-now={desk.moment?.event?.id === event.id || undefined}
      >
        {event.text}
      </button>
      {why && <small className={styles.why}>{why.text}</small>}
    </li>
  )
}
