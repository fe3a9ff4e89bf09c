import { Button } from '../kit/Button.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../words/table.ts'
import { useWords } from '../words/useWords.ts'
import { joined, personaAt } from './names.ts'
import type { Desk } from './useTable.ts'
import styles from './WishSheet.module.css'

/** Somebody wants something taken back that others know of: those others agree, or do not. It waits beside the table and hides nothing. */
export function WishSheet({ desk, game }: { readonly desk: Desk; readonly game: GameTable }) {
  const t = useWords()
  const { wish, you } = desk.state
  if (!wish) return null
  const mine = wish.waiting.filter((seat) => you?.seats.includes(seat))
  const answer = (yes: boolean): void => {
    for (const seat of mine) void desk.link.send({ do: 'agree', seat, yes }).then((reply) => !reply.ok && desk.tell(reply.text))
  }
  return (
    <section className={styles.wish} role="alertdialog" aria-labelledby="wish">
      <p id="wish">{t(words.undoing.wish, { who: personaAt(game, desk, wish.by).name, to: wish.to })}</p>
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
        <small>
          {t(words.undoing.wishWaiting, {
            who: joined(
              wish.waiting.map((seat) => personaAt(game, desk, seat).name),
              t.lang,
            ),
          })}
        </small>
      )}
    </section>
  )
}
