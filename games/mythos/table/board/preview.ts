import type { PieceView } from '@miskatonic/kernel'
import { createContext, useContext } from 'react'

/** Which card is pointed at, and on which half of the board it lies. */
export type Pointed = { readonly piece: PieceView; readonly half: 'left' | 'right' }
export const PreviewContext = createContext<(pointed: Pointed | null) => void>(() => {})
export const usePointing = (): ((pointed: Pointed | null) => void) => useContext(PreviewContext)

/** The half of the screen an element is on. */
export function halfOf(element: Element): Pointed['half'] {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2 < innerWidth * 0.42 ? 'left' : 'right'
}
