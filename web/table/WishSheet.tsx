import type { Seat } from '@miskatonic/kernel'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { joined, personaAt } from './names.ts'
import type { OpenTable } from './useTable.ts'
import styles from './WishSheet.module.css'

/** That a wish is settled is told a moment before what came of it. */
const SETTLED_MS = 400

/** Who asked is told when somebody said no: then the table stands where it stood. Gives what says that it was withdrawn. */
function useDenied(desk: OpenTable, asks: boolean): { current: boolean } {
  const t = useStrings()
  const withdrawn = useRef(false)
  const asked = useRef<number | null>(null)
  const { tell, watched } = desk
  const { seq } = watched.view
  useEffect(() => {
    if (asks) {
      asked.current = seq
      withdrawn.current = false
      return
    }
    if (asked.current !== seq || withdrawn.current) return
    const timer = setTimeout(() => {
      asked.current = null
      tell(t(words.undoing.denied))
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [asks, seq, tell, t])
  return withdrawn
}

/** Somebody wants something taken back that others know of: those others agree, or do not. It waits beside the table and hides nothing. */
export function WishSheet({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  const t = useStrings()
  const { wish, you } = desk.state
  const own = wish && you?.seats.includes(wish.by) ? wish.by : null
  const withdrawn = useDenied(desk, own !== null)
  if (!wish) return null
  const mine = wish.waiting.filter((seat) => you?.seats.includes(seat))
  const answer = (yes: boolean, seats: readonly Seat[] = mine): void => {
    for (const seat of seats) void desk.link.send({ do: 'agree', seat, yes }).then((reply) => !reply.ok && desk.tell(reply.text))
  }
  const who = personaAt(game, desk, wish.by).name
  const told = desk.watched.events.find(({ seq }) => seq > wish.to)?.text
  return (
    <section className={styles.wish} role="alertdialog" aria-labelledby="wish">
      <p id="wish">{t(told === undefined ? words.undoing.wishUntold : words.undoing.wish, { who, line: told ?? '' })}</p>
      {mine.length > 0 ? (
        <div className={styles.row}>
          <Button onClick={() => desk.seeMoment(wish.to, null)} tone="quiet">
            {t(words.seats.look)}
          </Button>
          <Button onClick={() => answer(false)}>{t(words.undoing.refuse)}</Button>
          <Button tone="go" onClick={() => answer(true)}>
            {t(words.undoing.agree)}
          </Button>
        </div>
      ) : (
        <div className={styles.row}>
          <small>
            {t(words.undoing.wishWaiting, {
              who: joined(
                wish.waiting.map((seat) => personaAt(game, desk, seat).name),
                t.lang,
              ),
            })}
          </small>
          {own !== null && (
            <Button
              tone="quiet"
              onClick={() => {
                withdrawn.current = true
                answer(false, [own])
              }}
            >
              {t(words.undoing.withdraw)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
