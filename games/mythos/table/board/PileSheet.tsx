import type { PieceView, Seat } from '@miskatonic/kernel'
import { Sheet, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { sideOf } from '../view/sides.ts'
import { Piece } from './Piece.tsx'
import styles from './PileSheet.module.css'

export type OpenPile = { readonly seat: Seat; readonly of: 'chronicle' | 'discard' }

/** A pile fanned out: the Chronicle from where one is back to where one began, or the discards. */
export function PileSheet({ pile, props, onClose }: { readonly pile: OpenPile; readonly props: TableProps; readonly onClose: () => void }) {
  const { lang } = props
  const side = sideOf(props.view, pile.seat, props.face)
  const isChronicle = pile.of === 'chronicle'
  const cards: readonly PieceView[] = isChronicle ? [...(side.here ? [side.here] : []), ...side.chronicle] : side.discard
  const label = isChronicle ? words.chronicle : words.discard
  return (
    <Sheet title={say(words.colon, lang, { a: say(label, lang), b: pile.seat })} side="middle" wide onClose={onClose}>
      {isChronicle && <p className={styles.how}>{say(words.chronicleOrder, lang)}</p>}
      {cards.length === 0 && <p className={styles.how}>{say(words.emptyPile, lang)}</p>}
      <ol className={styles.cards}>
        {cards.map((piece, i) => (
          <li key={piece.alias} data-top={(isChronicle && i === 0 && side.here !== null) || undefined}>
            <Piece
              piece={piece}
              props={props}
              size="small"
              onPress={() => {
                onClose()
                const [only, ...more] = props.lit.pieces.get(piece.alias) ?? []
                if (only && !more.length) props.choose(only.key)
                else props.showPiece(piece.alias)
              }}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
