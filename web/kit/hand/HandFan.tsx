import type { PieceView } from '@miskatonic/kernel'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { TableProps } from '../table.ts'
import { fan } from './fan.ts'
import styles from './HandFan.module.css'
import { useCarry } from './useCarry.tsx'
import { useStaying } from './useStaying.ts'

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }
/** So many cards take the whole width; fewer lie as they would among so many. */
const FULL = 9

type Props = {
  readonly cards: readonly PieceView[]
  readonly props: TableProps
  readonly label: string
  readonly zone?: string | undefined
  /** How it is played by keys, for whoever hears it. */
  readonly how: string
  /** How many cards, and how many of them may be played. */
  readonly count: string
  readonly draw: (card: PieceView, onPress: () => void) => ReactNode
  /** What playing a card comes to, said while it is carried. */
  readonly note?: (card: PieceView) => ReactNode
  /** The card that is raised or carried: what it costs can be shown where it is paid. */
  readonly onConsider?: (card: PieceView | null) => void
  /** What is shown beside the raised card; `at`: from −1 (left end of the hand) to 1. */
  readonly raised: (card: PieceView, at: number, onClose: () => void) => ReactNode
}

/** One's own hand, held as a fan: what can be played is lit, the rest stands back; a press raises a card. */
export function HandFan({ cards, props, label, zone, how, count, draw, note, onConsider, raised }: Props) {
  const { lit } = props
  const [up, setUp] = useState<string | null>(null)
  const box = useRef<HTMLElement>(null)
  const at = cards.findIndex(({ alias }) => alias === up)
  const places = fan(cards.length, at < 0 ? null : at)
  const several = props.ask?.kind === 'some' || props.ask?.kind === 'order'
  const seq = props.ask?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question puts the raised card down
  useEffect(() => setUp(null), [seq])

  const press = (card: PieceView): void => {
    const [only] = lit.pieces.get(card.alias) ?? []
    if (several && only) props.choose(only.key)
    else setUp(up === card.alias ? null : card.alias)
  }
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const from = cards.findIndex(({ alias }) => alias === (event.target as HTMLElement).dataset.piece)
    const next = step === undefined || from < 0 ? undefined : cards[from + step]
    if (!next) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>(`[data-piece="${next.alias}"]`)?.focus()
  }
  const { carried, onCard, onHand, carrying } = useCarry({
    props,
    draw: (card) => draw(card, () => {}),
    note,
    open: ({ alias }) => setUp(alias),
  })
  const considered = carried ?? cards[at] ?? null
  useEffect(() => onConsider?.(considered), [onConsider, considered])
  useStaying(box, cards, lit)
  const entry = cards.find(({ alias }) => lit.pieces.has(alias)) ?? cards[0]
  const chosen = cards[at]
  return (
    <section
      className={styles.hand}
      data-mark="hand"
      data-hand
      data-zone={zone}
      style={{ '--n': Math.max(cards.length, FULL) }}
      ref={box}
      aria-label={label}
      aria-describedby="hand-how"
      onKeyDown={walk}
      {...onHand}
    >
      <p id="hand-how" className="unseen">
        {how}
      </p>
      <p className={styles.count}>{count}</p>
      <ul>
        {cards.map((card, i) => {
          const { at: along = 0, turn = 0, drop = 0 } = places[i] ?? {}
          return (
            <li
              key={card.alias}
              className={styles.card}
              data-raised={card.alias === up || undefined}
              data-dim={(props.ask !== null && !lit.pieces.has(card.alias)) || undefined}
              data-entry-card={card === entry || undefined}
              data-carried={card === carried || undefined}
              {...onCard(card)}
              style={{ '--at': along, '--turn': `${turn}deg`, '--drop': drop, '--i': i }}
            >
              {draw(card, () => press(card))}
            </li>
          )
        })}
      </ul>
      {carrying}
      {chosen && !several && !carried && raised(chosen, places[at]?.at ?? 0, () => setUp(null))}
    </section>
  )
}
