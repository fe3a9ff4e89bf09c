import { useState } from 'react'
import { Icon, type IconName } from '../kit/Icon.tsx'
import { Panel as Box } from '../kit/Panel.tsx'
import type { Both } from '../strings/say.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { ChatPanel } from './ChatPanel.tsx'
import styles from './Frame.module.css'
import { LogPanel } from './LogPanel.tsx'
import type { OpenTable } from './useTable.ts'

/** Log and chat share one panel. */
export function Chronicle({ desk }: { readonly desk: OpenTable }) {
  const [tab, setTab] = useState<'log' | 'chat'>('log')
  return (
    <Box className={styles.chronicle}>
      <Tabs
        now={tab}
        choose={setTab}
        tabs={{ log: [words.log, 'scroll-quill'], chat: [words.chat, 'conversation'] }}
        fresh={{ chat: desk.unread }}
      />
      {tab === 'log' ? <LogPanel desk={desk} /> : <ChatPanel desk={desk} />}
    </Box>
  )
}

export function Tabs<T extends string>({
  now,
  choose,
  tabs,
  fresh,
}: {
  readonly now: T
  readonly choose: (tab: T) => void
  readonly tabs: { readonly [tab in T]: readonly [Both, IconName] }
  /** How much of each nobody has read. */
  readonly fresh?: { readonly [tab in T]?: number }
}) {
  const t = useStrings()
  return (
    <div className={styles.tabs} role="tablist">
      {(Object.keys(tabs) as T[]).map((tab) => (
        <button key={tab} type="button" role="tab" aria-selected={now === tab} onClick={() => choose(tab)}>
          <Icon name={tabs[tab][1]} size={16} />
          {t(tabs[tab][0])}
          <Unread n={fresh?.[tab] ?? 0} />
        </button>
      ))}
    </div>
  )
}

/** So many lines of the chat wait to be read. */
function Unread({ n }: { readonly n: number }) {
  const t = useStrings()
  if (!n) return null
  return (
    <em className={styles.unread} data-unread={n}>
      {n}
      <span className="unseen"> {t(words.talk.unread, { n })}</span>
    </em>
  )
}
