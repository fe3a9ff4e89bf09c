import type { PieceView } from '@miskatonic/kernel'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import styles from './Preview.module.css'

/** Which card is pointed at, and on which half of the screen it lies. */
type Pointed = { readonly piece: PieceView; readonly half: 'left' | 'right' }
const PointContext = createContext<(pointed: Pointed | null) => void>(() => {})

/** The half of the screen an element is on; what lies in the middle counts to the right. */
function halfOf(element: Element): Pointed['half'] {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2 < innerWidth * 0.42 ? 'left' : 'right'
}

/** What a piece needs so that it is held up while it is pointed at or has the focus; `away` puts it down. */
export function usePreview(piece: PieceView) {
  const point = useContext(PointContext)
  const show = (element: Element): void => point({ piece, half: halfOf(element) })
  const away = (): void => point(null)
  return {
    away,
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && show(event.currentTarget),
      onPointerLeave: away,
      onFocus: (event: React.FocusEvent) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
      onBlur: away,
    },
  }
}

const DELAY = 260

type Props = {
  /** The card at reading size and what there is to say of it; null: it is not to be seen. */
  readonly draw: (piece: PieceView) => ReactNode
  /** Whether anything is held up at all: not where there is no room. */
  readonly on: boolean
  readonly children: ReactNode
}

/** Holds up the card that is pointed at, on the other half of the board. What it says the card's own label says too. */
export function Previewing({ draw, on, children }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [shown, setShown] = useState<Pointed | null>(null)
  useEffect(() => {
    if (!pointed) {
      setShown(null)
      return
    }
    const timer = setTimeout(() => setShown(pointed), DELAY)
    return () => clearTimeout(timer)
  }, [pointed])
  const held = on && shown ? draw(shown.piece) : null
  return (
    <PointContext value={setPointed}>
      {children}
      {held && shown && (
        <div className={styles.preview} data-half={shown.half === 'left' ? 'right' : 'left'} aria-hidden="true">
          {held}
        </div>
      )}
    </PointContext>
  )
}
