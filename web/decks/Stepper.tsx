import type { DeckCard } from '@miskatonic/contract'
import { decks as words } from '../strings/decks.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Stepper.module.css'

/** How many of a card are in; for who leads a deck, whether it is this one. */
export function Stepper({
  card,
  n,
  add,
  take,
}: {
  readonly card: DeckCard
  readonly n: number
  readonly add: () => void
  readonly take: () => void
}) {
  const t = useStrings()
  if (card.leads)
    return (
      <button type="button" className={styles.lead} aria-pressed={n > 0} onClick={n > 0 ? take : add}>
        {t(n > 0 ? words.chosen : words.choose)}
        <span className="unseen"> {card.text.name}</span>
      </button>
    )
  return (
    <span className={styles.stepper} data-over={n > card.most || undefined}>
      <button type="button" onClick={take} disabled={n === 0} aria-label={t(words.take, { name: card.text.name })}>
        −
      </button>
      <output>{t(words.copies, { n, most: card.most })}</output>
      <button type="button" onClick={add} aria-label={t(words.add, { name: card.text.name })} data-add={card.id}>
        +
      </button>
    </span>
  )
}
