import type { PieceView } from '@miskatonic/kernel'
import type { SpokenOption } from '@miskatonic/room/protocol'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { TableProps } from '../table.ts'
import styles from './Piece.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> & {
  readonly piece: PieceView
  readonly props: TableProps
  /** How it lies, and what else a game marks: `data-…`. */
  readonly marks?: { readonly [mark: `data-${string}`]: string | boolean | number | undefined }
  /** Instead of choosing the only option there is, or showing the card. */
  readonly onPress?: (() => void) | undefined
  /** An option that is chosen by pressing the piece; another one is read first. */
  readonly isPressed?: (option: SpokenOption) => boolean
  readonly children: ReactNode
}

/** A card or token somebody may press: lights up when it may be chosen, and is shown otherwise. */
export function Piece({ piece, props, marks, onPress, isPressed = () => true, className, children, ...rest }: Props) {
  const options = props.lit.pieces.get(piece.alias) ?? []
  const chosen = options.some(({ key }) => props.picked.includes(key))
  const [only] = options
  const press = (): void => {
    if (onPress) onPress()
    else if (only && options.length === 1 && isPressed(only)) props.choose(only.key)
    else props.showPiece(piece.alias)
  }
  return (
    <button
      type="button"
      className={[styles.piece, className].filter(Boolean).join(' ')}
      data-piece={piece.alias}
      data-lit={options.length > 0 || undefined}
      data-chosen={chosen || undefined}
      data-refused={(!options.length && props.lit.refusedPieces.has(piece.alias)) || undefined}
      data-pointed={props.pointed.has(piece.alias) || undefined}
      aria-pressed={props.ask?.kind === 'some' && options.length ? chosen : undefined}
      onClick={press}
      {...marks}
      {...rest}
    >
      {children}
    </button>
  )
}
