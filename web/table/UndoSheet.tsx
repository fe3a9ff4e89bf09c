import type { FromTable } from '@miskatonic/room/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { useSettings } from '../settings/settings.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { seatsInHand } from './perspective.ts'
import styles from './UndoSheet.module.css'
import { type Decided, lastAction, lastTurn } from './undoSteps.ts'
import type { OpenTable } from './useTable.ts'

/** The last decision that can be taken back: one's own, else the last there was. */
export function lastChoice(desk: OpenTable): number | null {
  if (desk.ownLast) return desk.ownLast.seq
  const { freeUndo, view, events } = desk.watched
  if (freeUndo < view.seq) return freeUndo
  const last = events.at(-1)
  return last && last.seq > 0 ? last.seq - 1 : null
}

type Known = Pick<Decided, 'seq' | 'seat'>

/** What was decided at one's seats, from the table itself: the same in every browser, and after a reload. Null: not told yet. */
function useDecisions({ link, state, eyes, apart }: OpenTable): readonly Decided[] | null {
  const [list, setList] = useState<readonly Decided[] | null>(null)
  const seats = seatsInHand(state, eyes, apart).join('\n')
  useEffect(() => {
    let wanted = true
    const asked = seats.split('\n').filter(Boolean)
    void Promise.all(asked.map((seat) => link.send({ do: 'decisions', seat }))).then((replies) => {
      const told = replies.flatMap((reply) =>
        reply.ok && reply.answer?.is === 'decisions' ? reply.answer.list.map((one) => ({ ...one, seat: (reply.answer as Told).seat })) : [],
      )
      if (wanted) setList(told.sort((a, b) => a.seq - b.seq))
    })
    return () => {
      wanted = false
    }
  }, [link, seats])
  return list
}

type Told = Extract<FromTable, { is: 'decisions' }>

/** What can be taken back: the last choice, action or turn, all that is free, any decision of one's own. */
export function UndoSheet({ desk, game, onClose }: { readonly desk: OpenTable; readonly game: GameTable; readonly onClose: () => void }) {
  const t = useStrings()
  const { confirm } = useSettings()
  const [asked, setAsked] = useState<Known | null>(null)
  const decisions = useDecisions(desk)
  const { freeUndo, view } = desk.watched
  const last = lastChoice(desk)
  const action = lastAction(decisions ?? [], game.actions ?? [])
  const turn = lastTurn(decisions ?? [], desk.watched.events)
  const steps = { action: action?.seq === last ? null : action, turn: turn?.seq === last || turn?.seq === action?.seq ? null : turn }
  const back = (to: Known, hurts: boolean): void => {
    if (hurts && confirm) return setAsked(to)
    desk.undoTo(to.seq, to.seat)
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
                desk.undoTo(asked.seq, asked.seat)
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
          onClick={() => last !== null && back({ seq: last, seat: desk.ownLast?.seat ?? desk.eyes }, false)}
          data-first-focus
          data-undo="last"
        >
          {t(words.undoing.last)}
        </Button>
        {(['action', 'turn'] as const).map((step) => {
          const to = steps[step]
          return (
            to && (
              <Button key={step} note={to.answer} onClick={() => back(to, step === 'turn')} data-undo-step={step}>
                {t(words.undoing[step])}
              </Button>
            )
          )
        })}
        {freeUndo < view.seq && freeUndo !== last && (
          <Button note={t(words.undoing.freeNote)} onClick={() => back({ seq: freeUndo, seat: desk.eyes }, false)}>
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
        {decisions?.length === 0 && <p className={styles.policy}>{t(words.undoing.noneYet)}</p>}
        <ol className={styles.decisions}>
          {decisions?.toReversed().map((decision, i) => (
            <li key={decision.seq}>
              <button type="button" onClick={() => back(decision, i > 0)} data-undo={decision.seq}>
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
