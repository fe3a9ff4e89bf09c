import { Icon, Stage, type TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, kindOf } from '../view/figures.ts'
import { playerName } from '../view/naming.ts'
import { personOfSeat } from '../view/people.ts'
import { type Deal, openDeal } from '../view/resolving.ts'
import type { SceneProps } from './Scene.tsx'
import styles from './TradeScene.module.css'

/** Something on the table: a card, a Clue, a ticket. */
function Offered({ thing, props }: { readonly thing: string; readonly props: TableProps }) {
  const { lang, face, picture, view } = props
  const piece = pieceByAlias(view, thing)
  const ticket = /^(train|ship)-/.exec(thing)?.[1]
  if (ticket === 'train' || ticket === 'ship')
    return (
      <span className={styles.token}>
        <Icon name={ticket === 'train' ? 'steam-locomotive' : 'paddle-steamer'} />
        {say(words.ticketWord[ticket], lang)}
      </span>
    )
  if (!piece) return null
  if (kindOf(piece) === 'clue')
    return (
      <span className={styles.token}>
        <Icon name="magnifying-glass" />
        {say(words.clue, lang)}
      </span>
    )
  return <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="small" face={face} picture={picture} lang={lang} />
}

function Side({ seat, deal, props }: { readonly seat: string; readonly deal: Deal; readonly props: TableProps }) {
  const { lang, view, face, picture } = props
  const person = personOfSeat(view, seat, face)
  const portrait = person ? picture(person.piece.faces.front ?? '') : null
  const things = deal.offers[seat] ?? []
  const name = person?.name ?? playerName(props, seat)
  return (
    <div className={styles.side} data-agrees={deal.consents.includes(seat)}>
      <header>
        {portrait && <img src={portrait} alt="" />}
        <h3>{say(words.offers, lang, { name })}</h3>
        {deal.consents.includes(seat) && (
          <em>
            <Icon name="check-mark" size={14} /> {say(words.agrees, lang)}
          </em>
        )}
      </header>
      <ul>
        {things.map((thing) => (
          <li key={thing}>
            <Offered thing={thing} props={props} />
          </li>
        ))}
        {!things.length && <li className={styles.nothing}>{say(words.offersNothing, lang)}</li>}
      </ul>
    </div>
  )
}

/** A trade: what each lays on the table, and who agrees. */
export function TradeScene(props: SceneProps) {
  const deal = openDeal(props.view)
  return (
    <Stage kind="trade" over="board" icon="trade" title={say(words.trade, props.lang)} narrow={props.narrow} foot={props.children}>
      {deal && (
        <div className={styles.table}>
          <Side seat={deal.seats[0]} deal={deal} props={props} />
          <Icon name="swap-bag" className={styles.between} />
          <Side seat={deal.seats[1]} deal={deal} props={props} />
        </div>
      )}
    </Stage>
  )
}
