import { useEffect } from 'react'

/** While beats are shown, a tap on the scene goes on; what can be pressed in it keeps its meaning. */
export function useTapOnScene(next: (() => void) | null): void {
  useEffect(() => {
    if (!next) return
    const tapped = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || !target.closest('[data-stage]') || target.closest('button, a, input, select, dialog')) return
      next()
    }
    addEventListener('click', tapped)
    return () => removeEventListener('click', tapped)
  }, [next])
}
