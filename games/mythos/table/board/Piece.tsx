import type { PieceView } from '@miskatonic/kernel'
import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Card } from '../card/Card.tsx'
import { isVeiled, readableFace } from '../view/figures.ts'
import { pieceLabel, playedOn } from '../view/naming.ts'
import styles from './Piece.module.css'
import { halfOf, usePointing } from './preview.ts'

/** A card on the table: lights up when it may be chosen, is held up when it is pointed at, and opened otherwise. */
export function Piece({
  piece,
  props,
  size,
  onPress,
}: {
  readonly piece: PieceView
  readonly props: TableProps
  readonly size: 'mini' | 'small'
  readonly onPress?: () => void
}) {
  const point = usePointing()
  const options = props.lit.pieces.get(piece.alias) ?? []
  const refused = props.lit.refusedPieces.has(piece.alias)
  const picked = options.some(({ key }) => props.picked.includes(key))
  const key = readableFace(piece)
  const [only] = options
  const on = playedOn(piece, props)
  const press = (): void => {
    if (onPress) onPress()
    else if (only && options.length === 1) props.choose(only.key)
    else props.showPiece(piece.alias)
  }
  return (
    <button
      type="button"
      className={styles.piece}
      data-lit={options.length > 0 || undefined}
      data-picked={picked || undefined}
      data-refused={(refused && !options.length) || undefined}
      data-crossed={piece.attributes.crossed === true || undefined}
      data-removed={piece.attributes.removed === true || undefined}
      data-down={piece.up !== 'front' || undefined}
      data-pointed={props.pointed.has(piece.alias) || undefined}
      data-piece={piece.alias}
      aria-pressed={props.ask?.kind === 'some' && options.length ? picked : undefined}
      onClick={() => {
        point(null)
        press()
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        props.showPiece(piece.alias)
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point({ piece, half: halfOf(event.currentTarget) })}
      onPointerLeave={() => point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point({ piece, half: halfOf(event.currentTarget) })}
      onBlur={() => point(null)}
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
    </button>
  )
}
