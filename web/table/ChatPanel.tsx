import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './ChatPanel.module.css'
import type { OpenTable } from './useTable.ts'

/** What people say, and what the table notes between it. */
export function ChatPanel({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const { chat } = desk.state
  const { readChat } = desk
  useEffect(readChat, [readChat])
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the last line
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [chat.length])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const said = text.trim()
    if (!said) return
    void desk.link.send({ do: 'chat', text: said }).then((reply) => (reply.ok ? setText('') : desk.tell(reply.text)))
  }
  return (
    <div className={styles.chat}>
      <ol className={styles.lines} ref={list} aria-live="polite">
        {chat.length === 0 && <li className={styles.empty}>{t(words.talk.empty)}</li>}
        {chat.map(({ n, at, who, text: said, trace, looksOn }) => (
          <li key={`${n} ${at}`} data-trace={trace || undefined}>
            {who && (
              <b>
                {who}
                {looksOn && <small> ({t(words.talk.looksOn)})</small>}:{' '}
              </b>
            )}
            {said}
          </li>
        ))}
      </ol>
      <form onSubmit={send} className={styles.form}>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={500}
          placeholder={t(words.talk.say)}
          aria-label={t(words.talk.say)}
        />
        <Button type="submit" tone="quiet" disabled={!text.trim()}>
          {t(words.talk.send)}
        </Button>
      </form>
    </div>
  )
}
