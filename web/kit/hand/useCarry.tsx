import type { PieceView } from '@miskatonic/kernel'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import type { TableProps } from '../table.ts'
import styles from './useCarry.module.css'

/** A mouse that moved so far carries what it pressed. */
const FAR = 8

type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Pressed = { readonly card: PieceView; readonly x: number; readonly y: number; readonly width: number; readonly hand: Element }
type Carried = Pressed & { readonly place: Place }

type Props = {
  readonly props: TableProps
  /** The card as it is carried about. */
  readonly draw: (card: PieceView) => ReactNode
  /** What playing it comes to. */
  readonly note?: ((card: PieceView) => ReactNode) | undefined
  /** A card that has more than one use: they are shown to choose from. */
  readonly open: (card: PieceView) => void
}

/** The board as far as the hand does not lie over it: there a card is put down. */
function dropPlace(hand: Element): Place | null {
  const board = document.querySelector('#board')?.getBoundingClientRect()
  if (!board) return null
  const { top } = hand.getBoundingClientRect()
  const bottom = top > board.top + 80 ? Math.min(board.bottom, top) : board.bottom
  return { left: board.left + 8, top: board.top + 8, width: board.width - 16, height: bottom - board.top - 16 }
}

const isIn = ({ left, top, width, height }: Place, x: number, y: number): boolean =>
  x > left && x < left + width && y > top && y < top + height

/**
 * Cards of a hand are also played by carrying them onto the board, or by a double click: `onCard` goes to each card, `onHand` to what holds
 * them, `carrying` is drawn beside them. Fingers scroll instead; click and keys do the same as ever.
 */
export function useCarry({ props, draw, note, open }: Props) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [inside, setInside] = useState(false)
  const ghost = useRef<HTMLDivElement>(null)
  const pressed = useRef<Pressed | null>(null)
  const wasCarried = useRef(false)
  const play = (card: PieceView): void => {
    const [only, ...more] = props.lit.pieces.get(card.alias) ?? []
    if (only && !more.length) props.choose(only.key)
    else if (only) open(card)
  }
  const latest = useRef(play)
  useEffect(() => {
    latest.current = play
  })
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      const from = pressed.current
      if (!from) return
      if (carried) {
        if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`
        setInside(isIn(carried.place, x, y))
      } else if (Math.hypot(x - from.x, y - from.y) > FAR) {
        const place = dropPlace(from.hand)
        if (place) setCarried({ ...from, place, x, y })
      }
    }
    const put = ({ type, clientX, clientY }: globalThis.PointerEvent): void => {
      pressed.current = null
      if (!carried) return
      wasCarried.current = true
      setCarried(null)
      setInside(false)
      if (type === 'pointerup' && isIn(carried.place, clientX, clientY)) latest.current(carried.card)
    }
    addEventListener('pointermove', moved)
    addEventListener('pointerup', put)
    addEventListener('pointercancel', put)
    return () => {
      removeEventListener('pointermove', moved)
      removeEventListener('pointerup', put)
      removeEventListener('pointercancel', put)
    }
  }, [carried])

  const onCard = (card: PieceView) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      wasCarried.current = false
      const hand = event.currentTarget.parentElement
      if (event.pointerType === 'touch' || event.button !== 0 || !hand) return
      pressed.current = { card, x: event.clientX, y: event.clientY, width: event.currentTarget.offsetWidth, hand }
    },
    onDoubleClick: () => props.ask?.kind !== 'some' && play(card),
  })
  const onHand = {
    // What was carried was not clicked.
    onClickCapture: (event: MouseEvent): void => {
      if (!wasCarried.current) return
      wasCarried.current = false
      event.stopPropagation()
    },
  }
  const carrying =
    carried &&
    createPortal(
      <Carrying carried={carried} inside={inside} props={props} note={note} ghost={ghost}>
        {draw(carried.card)}
      </Carrying>,
      document.body,
    )
  return { carried: carried?.card ?? null, onCard, onHand, carrying }
}

type CarryingProps = {
  readonly carried: Carried
  readonly inside: boolean
  readonly props: TableProps
  readonly note: Props['note']
  readonly ghost: React.RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** Where the card may be put down, what that does and what it costs; or why it may not. */
function Carrying({ carried, inside, props, note, ghost, children }: CarryingProps) {
  const { card, place, x, y, width } = carried
  const options = props.lit.pieces.get(card.alias) ?? []
  const refused = props.lit.refusedPieces.get(card.alias) ?? []
  const why = [...new Set(refused.flatMap(({ reasons }) => reasons.map(({ text }) => text)))]
  return (
    <div className={styles.carrying} aria-hidden="true" inert>
      <div className={styles.place} style={place} data-drop={options.length ? 'open' : 'closed'} data-inside={inside || undefined}>
        <p>
          <b>{options.length === 1 ? options[0]?.text : options.length ? say(kit.putHere, props.lang) : say(kit.notNow, props.lang)}</b>
          {options.length > 0 ? <span>{note?.(card)}</span> : why.map((text) => <em key={text}>{text}</em>)}
        </p>
      </div>
      <div ref={ghost} className={styles.ghost} style={{ translate: `${x}px ${y}px`, '--small-w': `${width}px` } as React.CSSProperties}>
        {children}
      </div>
    </div>
  )
}
