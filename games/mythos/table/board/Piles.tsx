import type { TableProps } from '@miskatonic/web/kit'
import { CardBack } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import type { Side } from '../view/sides.ts'
import { Piece } from './Piece.tsx'
import type { OpenPile } from './PileSheet.tsx'
import styles from './Piles.module.css'

/** Deck and discards, each with its number. */
export function Piles({ side, props, open }: { readonly side: Side; readonly props: TableProps; readonly open: (pile: OpenPile) => void }) {
  const { lang } = props
  const [top] = side.discard
  return (
    <div className={styles.piles}>
      <div
        className={styles.pile}
        role="img"
        aria-label={say(words.deckOf, lang, { n: side.deck })}
        data-empty={side.deck === 0 || undefined}
      >
        {side.deck > 0 && <CardBack size="mini" name="" picture={props.picture} />}
        <Count n={side.deck} />
      </div>
      <div className={styles.pile} data-empty={!top || undefined}>
        {top && (
          <>
            <span className={styles.dim}>
              <Piece piece={top} props={props} size="mini" onPress={() => open({ seat: side.seat, of: 'discard' })} />
            </span>
            <button
              type="button"
              className={styles.count}
              onClick={() => open({ seat: side.seat, of: 'discard' })}
              aria-label={say(words.openDiscard, lang, { name: side.seat, n: side.discard.length })}
            >
              {side.discard.length}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

function Count({ n }: { readonly n: number }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {n}
    </span>
  )
}
