import type { Deck, DeckCard } from '@miskatonic/contract'
import type { GameTable, TableProps } from '../kit/table.ts'
import { decks as words } from '../strings/decks.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Collection.module.css'
import { copiesOf } from './editing.ts'
import { Stepper } from './Stepper.tsx'

/** The cards that were found, each with how many of it are in the deck. */
export function Collection(props: {
  readonly cards: readonly DeckCard[]
  readonly deck: Deck
  readonly Card: GameTable['Card']
  readonly face: TableProps['face']
  readonly picture: (key: string) => string | null
  readonly add: (card: DeckCard) => void
  readonly take: (card: DeckCard) => void
  readonly read: (card: DeckCard) => void
}) {
  const t = useStrings()
  if (!props.cards.length) return <p className={styles.nothing}>{t(words.nothing)}</p>
  return (
    <ul className={styles.cards}>
      {props.cards.map((card) => {
        const n = copiesOf(props.deck, card.id)
        return (
          <li key={card.id} data-in={n > 0 || undefined} data-card={card.id}>
            <button type="button" className={styles.card} onClick={() => props.read(card)}>
              <span className="unseen">{`${card.text.name}, ${card.text.sort}`}</span>
              <span aria-hidden="true">
                <props.Card faceKey={card.face} size="small" face={props.face} picture={props.picture} lang={t.lang} />
              </span>
            </button>
            <Stepper card={card} n={n} add={() => props.add(card)} take={() => props.take(card)} />
          </li>
        )
      })}
    </ul>
  )
}
