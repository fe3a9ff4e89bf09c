import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { HandFan, RaisedCard } from '@miskatonic/web/kit/hand'
import { useEffect, useMemo, useState } from 'react'
import { deedIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { figuresOf, textOf } from '../view/figures.ts'
import { handLine } from '../view/naming.ts'
import { MOST_SANITY, ownSeat, sideOf, sortedHand } from '../view/sides.ts'
import { Piece } from './Piece.tsx'

/** What Sanity comes to when the card is played, by the price as it is now, not as it is printed; null: it does not change. */
export function useSanityAfter(piece: PieceView | null, props: TableProps): { readonly from: number; readonly to: number } | null {
  const { view, face, sumOf } = props
  const seat = ownSeat(props)
  const { sanity } = sideOf(view, seat, face)
  const text = piece && textOf(piece, face)
  const alias = piece?.alias ?? ''
  const printed = text?.kind === 'spell' || text?.kind === 'adventure' ? 0 : (figuresOf(text).sanity ?? 0)
  const [price, setPrice] = useState<number | null>(null)
  const asks = printed < 0 && sumOf !== undefined
  useEffect(() => {
    let wanted = true
    setPrice(null)
    if (asks) void sumOf?.('price', { who: seat, card: alias }).then((sum) => wanted && setPrice(sum?.value ?? null))
    return () => {
      wanted = false
    }
  }, [asks, sumOf, seat, alias])
  const change = printed < 0 ? -(price ?? -printed) : printed
  return change === 0 ? null : { from: sanity, to: Math.max(0, Math.min(MOST_SANITY, sanity + change)) }
}

type RaisedProps = { readonly piece: PieceView; readonly props: TableProps; readonly at: number; readonly onClose: () => void }

function Raised({ piece, props, ...rest }: RaisedProps) {
  const after = useSanityAfter(piece, props)
  const note = after && say(words.sanityFromTo, props.lang, { a: after.from, b: after.to })
  const name = textOf(piece, props.face)?.name ?? ''
  return <RaisedCard piece={piece} props={props} name={name} note={note} iconOf={(key) => deedIcon(key.split(':')[0] ?? key)} {...rest} />
}

type HandProps = { readonly hand: readonly PieceView[]; readonly props: TableProps; readonly onConsider: (card: PieceView | null) => void }

/** What a card costs, said while it is carried. */
function Price({ piece, props }: { readonly piece: PieceView; readonly props: TableProps }) {
  const after = useSanityAfter(piece, props)
  return after && say(words.sanityFromTo, props.lang, { a: after.from, b: after.to })
}

/** One's own Hand: what can be played is lit, the rest is dim and says why. */
export function Hand({ hand, props, onConsider }: HandProps) {
  const { lang, face, lit } = props
  const cards = useMemo(() => sortedHand(hand, face, lang), [hand, face, lang])
  const playable = cards.filter(({ alias }) => lit.pieces.has(alias)).length
  return (
    <HandFan
      cards={cards}
      props={props}
      label={say(words.ownHand, lang)}
      zone={`hand:${ownSeat(props)}`}
      how={say(words.handHow, lang)}
      count={handLine(cards.length, playable, props)}
      draw={(piece, onPress) => <Piece piece={piece} props={props} size="small" onPress={onPress} />}
      note={(piece) => <Price piece={piece} props={props} />}
      onConsider={onConsider}
      raised={(piece, at, onClose) => <Raised key={piece.alias} piece={piece} props={props} at={at} onClose={onClose} />}
    />
  )
}
