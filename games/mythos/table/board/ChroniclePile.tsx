import type { TableProps } from '@miskatonic/web/kit'
import { PileCount } from '@miskatonic/web/kit/card'
import { say, words } from '../strings.ts'
import type { Side } from '../view/sides.ts'
import styles from './ChroniclePile.module.css'
import { Piece } from './Piece.tsx'
import type { OpenPile } from './PileSheet.tsx'

const PEEKING = 3

/** The current Location on top of the places it covers; the disc fans them out. */
export function ChroniclePile({
  side,
  props,
  open,
  peeking = PEEKING,
}: {
  readonly side: Side
  readonly props: TableProps
  readonly open: (pile: OpenPile) => void
  readonly peeking?: number
}) {
  const cards = [...(side.here ? [side.here] : []), ...side.chronicle]
  if (!cards.length) return null
  return (
    <div className={styles.pile} style={{ '--n': Math.min(cards.length, peeking) }}>
      {cards.slice(0, peeking).map((piece, i) => (
        <span key={piece.alias} className={styles.place} style={{ '--i': i }} data-past={i > 0 || !side.here || undefined}>
          <Piece piece={piece} props={props} size="small" />
        </span>
      ))}
      <PileCount
        n={cards.length}
        label={say(words.openChronicle, props.lang, { name: side.seat, n: cards.length })}
        onOpen={() => open({ seat: side.seat, of: 'chronicle' })}
      />
    </div>
  )
}
