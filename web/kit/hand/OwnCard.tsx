import type { PieceView } from '@miskatonic/kernel'
import type { ReactNode } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Piece } from '../card/Piece.tsx'
import type { TableProps } from '../table.ts'

type Props = {
  readonly piece: PieceView
  readonly props: TableProps
  readonly name: string
  /** Whether a press on the only answer gives it; otherwise the card is opened to be read first. */
  readonly isPressed?: Parameters<typeof Piece>[0]['isPressed']
  readonly children: ReactNode
}

/** A card of one's own: it says whether it may be used, or why not. */
export function OwnCard({ piece, props, name, isPressed = () => props.ask?.kind === 'some', children }: Props) {
  const { lit, lang } = props
  const isLit = lit.pieces.has(piece.alias)
  const refused = isLit ? undefined : lit.refusedPieces.get(piece.alias)?.[0]?.reasons[0]?.text
  const why = refused ? say(kit.refused, lang, { why: refused }) : ''
  return (
    <Piece piece={piece} props={props} title={why || name} isPressed={isPressed}>
      {children}
      <span className="unseen">{isLit ? say(kit.legal, lang) : why}</span>
    </Piece>
  )
}
