import type { PieceView } from '@miskatonic/kernel'
import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Piece as KitPiece } from '@miskatonic/web/kit/card'
import { Card } from '../card/Card.tsx'
import { isVeiled, readableFace } from '../view/figures.ts'
import { pieceLabel, playedOn } from '../view/naming.ts'
import styles from './Piece.module.css'

type Props = { readonly piece: PieceView; readonly props: TableProps; readonly size: 'mini' | 'small'; readonly onPress?: () => void }

/** A card on the felt: lights up when it may be chosen, is held up when it is pointed at, and opened otherwise. */
export function Piece({ piece, props, size, onPress }: Props) {
  const key = readableFace(piece)
  const on = playedOn(piece, props)
  const picked = (props.lit.pieces.get(piece.alias) ?? []).some((option) => props.picked.includes(option.key))
  return (
    <KitPiece
      piece={piece}
      props={props}
      className={styles.piece}
      marks={{
        'data-crossed': piece.attributes.crossed === true || undefined,
        'data-removed': piece.attributes.removed === true || undefined,
        'data-down': piece.up !== 'front' || undefined,
      }}
      onPress={onPress}
    >
      <span className="unseen">{pieceLabel(piece, props)}</span>
      <span aria-hidden="true" className={styles.face}>
        {key && <Card faceKey={key} piece={piece} size={size} face={props.face} picture={props.picture} lang={props.lang} />}
        {on && <span className={styles.on}>{on}</span>}
        {isVeiled(piece) && (
          <span className={styles.veil}>
            <Icon name="sight-disabled" />
          </span>
        )}
        {picked && (
          <span className={styles.tick}>
            <Icon name="check-mark" />
          </span>
        )}
      </span>
    </KitPiece>
  )
}
