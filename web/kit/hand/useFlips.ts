import type { PieceView, View } from '@miskatonic/kernel'
import { useRef } from 'react'

type Seen = { readonly view: View; readonly up: ReadonlyMap<string, string>; readonly flips: ReadonlySet<string> }

/** Of these cards, those that came or were turned over since the view before: they flip. What one merely looks at anew does not. */
export function useFlips(view: View, cards: () => readonly PieceView[]): ReadonlySet<string> {
  const seen = useRef<Seen | null>(null)
  // Of the view alone: drawing the same view again gives the same.
  if (seen.current?.view !== view) {
    const before = seen.current?.up
    const up = new Map(cards().map((card) => [card.alias, card.up]))
    const flips = before ? [...up].filter(([alias, side]) => before.get(alias) !== side).map(([alias]) => alias) : []
    seen.current = { view, up, flips: new Set(flips) }
  }
  return seen.current.flips
}
