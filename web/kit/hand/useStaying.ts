import type { PieceView } from '@miskatonic/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import type { TableProps } from '../table.ts'

const isNowhere = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.id === 'question'
}

/**
 * Who played a card from here goes on here: when the hand may be played from again, the card that took the place of the played one has the
 * focus, unless something else was given it meanwhile.
 */
export function useStaying(box: RefObject<HTMLElement | null>, cards: readonly PieceView[], lit: TableProps['lit']): void {
  /** Where in the hand somebody was last. */
  const last = useRef<{ readonly alias: string; readonly at: number } | null>(null)
  const played = useRef<number | null>(null)
  const none = cards.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: where there are no cards there is nothing to listen at
  useEffect(() => {
    const own = box.current
    const focused = ({ target }: FocusEvent): void => {
      const alias = target instanceof Element ? target.closest<HTMLElement>('[data-piece]')?.dataset.piece : undefined
      const at = [...(own?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])].findIndex((one) => one.dataset.piece === alias)
      if (alias !== undefined && at >= 0) last.current = { alias, at }
    }
    own?.addEventListener('focusin', focused)
    return () => own?.removeEventListener('focusin', focused)
  }, [box, none])
  useEffect(() => {
    const { current } = last
    if (current && !cards.some(({ alias }) => alias === current.alias)) {
      played.current = current.at
      last.current = null
    }
    if (played.current === null || !cards.some(({ alias }) => lit.pieces.has(alias)) || !isNowhere()) return
    const all = box.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []
    const next = all[Math.min(played.current, all.length - 1)]
    played.current = null
    next?.focus({ preventScroll: true })
  }, [box, cards, lit])
}
