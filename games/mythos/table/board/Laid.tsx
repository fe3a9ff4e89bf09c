import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { Row, Slot } from '@miskatonic/web/kit/card'
import { under } from '../view/sides.ts'
import { Piece } from './Piece.tsx'

type Props = { readonly pieces: readonly PieceView[]; readonly props: TableProps; readonly size: 'mini' | 'small' }

/** Cards of somebody's side, each with what lies under it: a Tome with its Spells, an Ally with its Weapon. */
export function Laid({ pieces, props, size }: Props) {
  const shown = (piece: PieceView) => <Piece piece={piece} props={props} size={size} />
  return (
    <Row>
      {pieces.map((piece) => (
        <Slot key={piece.alias} card={shown(piece)} under={under(props.view, piece).map((one) => ({ id: one.alias, card: shown(one) }))} />
      ))}
    </Row>
  )
}
