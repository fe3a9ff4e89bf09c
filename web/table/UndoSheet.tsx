import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { useSettings } from '../settings/settings.ts'
import { table as words } from '../words/table.ts'
import { useWords } from '../words/useWords.ts'
import styles from './UndoSheet.module.css'
import type { Desk } from './useTable.ts'

/** The last decision that can be taken back, as far as this browser knows it. */
export function lastChoice(desk: Desk): number | null {
  const own = desk.decisions.at(-1)?.seq
  if (own !== undefined) return own
  const { freeUndo, view, events } = desk.watched
  if (freeUndo < view.seq) return freeUndo
  const last = events.at(-1)
  return last && last.seq > 0 ? last.seq - 1 : null
}

/** What can be taken back: the last choice, all that is free, any decision of one's own. */
export function UndoSheet({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const t = useWords()
  const { confirm } = useSettings()
  const [asked, setAsked] = useState<number | null>(null)
  const { freeUndo, view } = desk.watched
  const last = lastChoice(desk)
  const back = (to: number, hurts: boolean): void => {
    if (hurts && confirm) return setAsked(to)
    desk.undoTo(to)
    onClose()
  }
  if (asked !== null)
    return (
      <Sheet
        title={t(words.undo)}
        icon="anticlockwise-rotation"
        side="middle"
        onClose={() => setAsked(null)}
        footer={
          <>
            <Button tone="quiet" onClick={() => setAsked(null)}>
              {t(words.back)}
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                desk.undoTo(asked)
                onClose()
              }}
            >
              {t(words.undoing.yes)}
            </Button>
          </>
        }
      >
        <p>{t(words.undoing.sure)}</p>
      </Sheet>
    )
  return (
    <Sheet title={t(words.undo)} icon="anticlockwise-rotation" onClose={onClose}>
      <div className={styles.menu}>
        <Button
          tone="go"
          disabled={last === null}
          note={t(words.undoing.lastNote)}
          hint="Z"
          onClick={() => last !== null && back(last, false)}
          data-first-focus
          data-undo="last"
        >
          {t(words.undoing.last)}
        </Button>
        {freeUndo < view.seq && freeUndo !== last && (
          <Button note={t(words.undoing.freeNote)} onClick={() => back(freeUndo, false)}>
            {t(words.undoing.free)}
          </Button>
        )}
        <Button
          note={t(words.undoing.redoNote)}
          hint="Y"
          onClick={() => {
            desk.redo()
            onClose()
          }}
        >
          {t(words.undoing.redo)}
        </Button>
        <p className={styles.policy}>{t(words.undoing.policy[desk.props.info.undo])}</p>
        <h3>{t(words.undoing.mine)}</h3>
        {desk.decisions.length === 0 && <p className={styles.policy}>{t(words.undoing.noneYet)}</p>}
        <ol className={styles.decisions}>
          {desk.decisions.toReversed().map((decision, i) => (
            <li key={decision.seq}>
              <button type="button" onClick={() => back(decision.seq, i > 0)} data-undo={decision.seq}>
                <b>{decision.answer}</b>
                <small>{decision.question}</small>
              </button>
            </li>
          ))}
        </ol>
        <p className={styles.policy}>{t(words.undoing.line)}</p>
      </div>
    </Sheet>
  )
}
