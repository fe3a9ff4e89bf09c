import { Button, Icon, Sheet, type TableProps } from '@miskatonic/web/kit'
import { useState } from 'react'
import { say, words } from '../strings.ts'
import { journal, veiled } from '../view/reading.ts'
import styles from './Journal.module.css'

/** What was read stays readable. Whoever joins late is asked first. */
export function JournalPanel(props: TableProps) {
  const { lang } = props
  const [open, setOpen] = useState<'no' | 'veiled' | 'yes'>('no')
  const pages = journal(props)
  if (!pages.length) return null
  return (
    <>
      <button type="button" className={styles.open} data-mark="journal" onClick={() => setOpen(veiled(props).length ? 'veiled' : 'yes')}>
        <Icon name="open-book" size={18} /> {say(words.journalOpen, lang, { n: pages.length })}
      </button>
      {open !== 'no' && (
        <Sheet title={say(words.journal, lang)} icon="open-book" wide onClose={() => setOpen('no')}>
          {open === 'veiled' ? (
            <div className={styles.veil}>
              <p>{say(words.veil, lang)}</p>
              <Button tone="go" onClick={() => setOpen('yes')}>
                {say(words.veilLift, lang)}
              </Button>
            </div>
          ) : (
            <ol className={styles.pages}>
              {pages.toReversed().map(({ id, entry, text }) => (
                <li key={id}>
                  <small>{say(words.script, lang, { n: entry })}</small>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </Sheet>
      )}
    </>
  )
}
