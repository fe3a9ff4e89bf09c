import { type RefObject, useEffect } from 'react'

/** Whoever opens a box is led to its first button, or the one named, and back when it closes. */
export function useFocusWithin(box: RefObject<HTMLElement | null>, first = 'button:not([data-close])'): void {
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box, first])
}
