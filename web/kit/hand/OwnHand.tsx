import type { PieceView } from '@miskatonic/kernel'
import type { ComponentProps } from 'react'
import type { GameTable } from '../table.ts'
import { HandRow } from './HandRow.tsx'
import { OwnCard } from './OwnCard.tsx'

type Props = Omit<ComponentProps<typeof HandRow>, 'draw'> & {
  readonly Card: GameTable['Card']
  readonly faceKey: (card: PieceView) => string | null
  readonly nameOf: (card: PieceView) => string
  readonly isPressed?: ComponentProps<typeof OwnCard>['isPressed']
}

/** One's own cards in a row, small: each says whether it may be used, and a press opens or uses it. */
export function OwnHand({ Card, faceKey, nameOf, isPressed, ...row }: Props) {
  const { face, picture, lang } = row.props
  const how = isPressed ? { isPressed } : {}
  const draw = (card: PieceView) => (
    <OwnCard piece={card} props={row.props} name={nameOf(card)} {...how}>
      <Card faceKey={faceKey(card) ?? ''} piece={card} size="small" face={face} picture={picture} lang={lang} />
    </OwnCard>
  )
  return <HandRow {...row} draw={draw} />
}
