import type { FaceKey, PieceView } from '@miskatonic/kernel'
import type { GameTable, TableProps } from '../kit/table.ts'
import styles from './Closeup.module.css'
import type { Held } from './useTable.ts'

export function pieceIn({ view }: Pick<TableProps, 'view'>, alias: string): PieceView | null {
  for (const { pieces } of Object.values(view.zones)) {
    const piece = pieces.find((one) => one.alias === alias)
    if (piece) return piece
  }
  return null
}

/** The face of a piece that can be read: the one that lies up, or another one knows. */
export const readableFace = (piece: PieceView): FaceKey | null => piece.faces[piece.up] ?? Object.values(piece.faces)[0] ?? null

/** Whether there is anything to be read of it: of a card only seen from behind there is not. */
export function canBeRead(held: Held, props: TableProps): boolean {
  const piece = 'alias' in held ? pieceIn(props, held.alias) : null
  const key = 'face' in held ? held.face : piece && readableFace(piece)
  const text = key ? props.face(key) : null
  return text !== null && text.kind !== 'back'
}

type Props = { readonly held: Held; readonly props: TableProps; readonly game: GameTable }

/** A card as it is read: with how it lies and what it comes to now, as its game tells it. */
export function Closeup({ held, props, game }: Props) {
  const { face, picture, lang } = props
  const piece = 'alias' in held ? pieceIn(props, held.alias) : null
  if (piece && game.Closeup) return <game.Closeup piece={piece} props={props} />
  const key = 'face' in held ? held.face : piece && readableFace(piece)
  return key ? <game.Card faceKey={key} {...(piece ? { piece } : {})} size="large" face={face} picture={picture} lang={lang} /> : null
}

/** Why it cannot be chosen now. */
export function Refusals({ held, props }: Omit<Props, 'game'>) {
  if (!('alias' in held) || props.lit.pieces.has(held.alias)) return null
  const reasons = new Set((props.lit.refusedPieces.get(held.alias) ?? []).flatMap((one) => one.reasons.map(({ text }) => text)))
  if (!reasons.size) return null
  return (
    <ul className={styles.refusals}>
      {[...reasons].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
