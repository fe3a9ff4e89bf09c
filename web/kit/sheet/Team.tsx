/** Everybody at the table, one below the other. */
import type { PieceView } from '@miskatonic/kernel'
import type { SpokenOption } from '@miskatonic/room/protocol'
import type { ReactNode } from 'react'
import { Coin } from '../board/Token.tsx'
import { Piece } from '../card/Piece.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import { type Figure, Stats } from './Stat.tsx'
import styles from './Team.module.css'

/** A list of people that closes up when there are many. */
export function Team({ label, seats, children }: { readonly label: string; readonly seats: number; readonly children: ReactNode }) {
  return (
    <ul className={styles.team} aria-label={label} data-size={seats > 5 ? 'many' : seats > 3 ? 'some' : 'few'}>
      {children}
    </ul>
  )
}

export type MemberProps = {
  readonly piece: PieceView
  readonly seat: string
  readonly props: TableProps
  readonly portrait: string | null
  readonly name: string
  readonly sub: string
  readonly stats: readonly Figure[]
  /** Signs at the corner: who leads, who is held up. */
  readonly marks?: readonly { readonly icon: IconName; readonly label: string; readonly harm?: boolean }[]
  readonly isPressed?: (option: SpokenOption) => boolean
}

/** One of the team: who, where, how they fare. A press opens the sheet, or chooses whom the question is about. */
export function Member({ piece, seat, props, portrait, name, sub, stats, marks = [], isPressed = () => true }: MemberProps) {
  const { view, lit } = props
  const active = view.table.active === seat
  const options = [...(lit.pieces.get(piece.alias) ?? []), ...(lit.seats.get(seat) ?? [])]
  const [only] = options
  const press = (): void => {
    if (only && options.length === 1 && isPressed(only)) props.choose(only.key)
    else props.showPiece(piece.alias)
  }
  return (
    <button
      type="button"
      className={styles.member}
      data-card={piece.alias}
      data-on={active || undefined}
      data-lit={options.length > 0 || undefined}
      data-own={seat === props.seat || undefined}
      onClick={press}
    >
      <span className={styles.coin}>
        <Coin src={portrait} seats={view.seats} seat={seat} on={active} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <i>{sub}</i>
        <Stats of={stats} />
      </span>
      <span className={styles.marks}>
        {marks.map(({ icon, label, harm }) => (
          <Icon key={icon} name={icon} label={label} className={harm ? styles.harm : styles.honour} />
        ))}
      </span>
    </button>
  )
}

type BelongingsProps = {
  readonly cards: readonly PieceView[]
  readonly props: TableProps
  readonly label: string
  readonly zone?: string | undefined
  readonly faceOf: (card: PieceView) => { readonly name: string; readonly kind: string | undefined; readonly art: string | null }
  readonly isPressed?: (option: SpokenOption) => boolean
}

/** What somebody else holds, as small pictures; a press opens the card. */
export function Belongings({ cards, props, label, zone, faceOf, isPressed = () => true }: BelongingsProps) {
  if (!cards.length) return null
  return (
    <ul className={styles.belongings} aria-label={label} data-zone={zone}>
      {cards.map((card) => {
        const { name, kind, art } = faceOf(card)
        return (
          <li key={card.alias}>
            <Piece piece={card} props={props} isPressed={isPressed} title={name} aria-label={name} marks={{ 'data-kind': kind }}>
              {art && <img src={art} alt="" draggable={false} />}
            </Piece>
          </li>
        )
      })}
    </ul>
  )
}

/** A seat nobody stands for. */
export const Missing = ({ name, why }: { readonly name: string; readonly why: string }) => (
  <li className={styles.missing}>
    <b>{name}</b>
    <i>{why}</i>
  </li>
)

type Count = { readonly icon: IconName; readonly n: number; readonly text: string; readonly colour?: string }

/** What lies on the board, in numbers. */
export function Counts({ label, of }: { readonly label: string; readonly of: readonly Count[] }) {
  return (
    <dl className={styles.counts} aria-label={label}>
      {of.map(({ icon, n, text, colour }) => (
        <div key={icon} style={{ color: colour }}>
          <Icon name={icon} size={17} />
          <dd data-stat={text}>{n}</dd>
          <dt>{text}</dt>
        </div>
      ))}
    </dl>
  )
}
