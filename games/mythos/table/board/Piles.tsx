import type { TableProps } from '@miskatonic/web/kit'
import { PileCount } from '@miskatonic/web/kit/card'
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
        data-zone={`deck:${side.seat}`}
        role="img"
        aria-label={say(words.deckOf, lang, { n: side.deck })}
        data-empty={side.deck === 0 || undefined}
      >
        {side.deck > 0 && <CardBack size="mini" name="" picture={props.picture} />}
        <PileCount n={side.deck} />
      </div>
      <div className={styles.pile} data-zone={`discard:${side.seat}`} data-empty={!top || undefined}>
        {top && (
          <>
            <span className={styles.dim}>
              <Piece piece={top} props={props} size="mini" onPress={() => open({ seat: side.seat, of: 'discard' })} />
            </span>
            <PileCount
              n={side.discard.length}
              label={say(words.openDiscard, lang, { name: side.seat, n: side.discard.length })}
              onOpen={() => open({ seat: side.seat, of: 'discard' })}
            />
          </>
        )}
      </div>
    </div>
  )
}
