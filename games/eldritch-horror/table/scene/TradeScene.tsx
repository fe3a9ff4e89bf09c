import type { TableProps } from '@miskatonic/web/kit'
import { type Deal, openDeal } from '@miskatonic/web/kit/resolving'
import { Stage, Trade, TradedToken, type TradeSide } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, kindOf, pieceByAlias } from '../view/figures.ts'
import { playerName } from '../view/naming.ts'
import { personOfSeat } from '../view/people.ts'
import type { SceneProps } from './Scene.tsx'

/** Something on the table: a card, a Clue, a ticket. */
function Offered({ thing, props }: { readonly thing: string; readonly props: TableProps }) {
  const { lang, face, picture, view } = props
  const ticket = /^(train|ship)-/.exec(thing)?.[1]
  if (ticket === 'train') return <TradedToken icon="steam-locomotive" text={say(words.ticketWord.train, lang)} />
  if (ticket === 'ship') return <TradedToken icon="paddle-steamer" text={say(words.ticketWord.ship, lang)} />
  const piece = pieceByAlias(view, thing)
  if (!piece) return null
  if (kindOf(piece) === 'clue') return <TradedToken icon="magnifying-glass" text={say(words.clue, lang)} />
  return <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="small" face={face} picture={picture} lang={lang} />
}

function sideOf(seat: string, deal: Deal, props: TableProps): TradeSide {
  const person = personOfSeat(props.view, seat, props.face)
  return {
    seat,
    name: person?.name ?? playerName(props, seat),
    portrait: person ? props.picture(person.piece.faces.front ?? '') : null,
    agrees: deal.consents.includes(seat),
    things: (deal.offers[seat] ?? []).map((id) => ({ id, shown: <Offered thing={id} props={props} /> })),
  }
}

/** A trade: what each lays on the table, and who agrees. */
export function TradeScene(props: SceneProps) {
  const deal = openDeal(props.view)
  return (
    <Stage kind="trade" over="board" icon="trade" title={say(words.trade, props.lang)} narrow={props.narrow} foot={props.children}>
      {deal && <Trade sides={[sideOf(deal.seats[0], deal, props), sideOf(deal.seats[1], deal, props)]} lang={props.lang} />}
    </Stage>
  )
}
