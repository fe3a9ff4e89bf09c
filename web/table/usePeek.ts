import { useEffect, useState } from 'react'
import type { Held } from './useTable.ts'

/** What is pointed at, and where it is. */
export type Pointed = {
  readonly held: Held
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

/** Who only passes over a card does not stop there; from one card to the next there is no wait. */
const DELAY = 90
const LONG_PRESS = 450
/** A finger that moved so far scrolls. */
const STILL = 9

const CARDS = '[data-piece], [data-card], [data-face]'

/** The card an element shows or speaks of: by its piece, or by its face. */
function heldAt(target: EventTarget | null): { readonly element: Element; readonly held: Held } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(CARDS) : null
  if (!element) return null
  const { piece, card, face } = element.dataset
  const alias = piece ?? card
  return alias ? { element, held: { alias } } : face ? { element, held: { face } } : null
}

/** It is as large as it gets already. */
const isRead = (element: Element): boolean => element.querySelector('[data-size="large"]') !== null

/**
 * Which card is pointed at by mouse or has the keyboard's focus. A finger that rests on one opens it (`open`), and does not choose it. One
 * set of listeners for the whole table, so that no part of it can forget them.
 */
export function usePeek(open: (held: Held) => void): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    let now: Element | null = null
    let press: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null = null
    let opened = false
    const stop = (): void => {
      if (timer) clearTimeout(timer)
      timer = null
    }
    const away = (): void => {
      stop()
      now = null
      setPointed(null)
    }
    const show = (target: EventTarget | null, delay: number): void => {
      const found = heldAt(target)
      if (found?.element === now) return
      const quick = now !== null
      if (!found || isRead(found.element)) return away()
      stop()
      now = found.element
      const point = (): void => {
        const { left, top, width, height } = found.element.getBoundingClientRect()
        if (found.element.isConnected) setPointed({ held: found.held, at: { left, top, width, height } })
      }
      timer = setTimeout(point, quick ? 0 : delay)
    }
    const over = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType === 'mouse' && buttons === 0) show(target, DELAY)
    }
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, 0)
    }
    const unpress = (): void => {
      if (press) clearTimeout(press.timer)
      press = null
    }
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      away()
      unpress()
      opened = false
      const found = pointerType === 'touch' ? heldAt(target) : null
      if (!found) return
      const hold = (): void => {
        opened = true
        open(found.held)
      }
      press = { timer: setTimeout(hold, LONG_PRESS), x: clientX, y: clientY }
    }
    const moved = ({ clientX, clientY }: PointerEvent): void => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL) unpress()
    }
    // What was opened by resting on it is not chosen by letting go.
    const clicked = (event: MouseEvent): void => {
      if (!opened) return
      opened = false
      event.stopPropagation()
      event.preventDefault()
    }
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (!heldAt(relatedTarget)) away()
    }
    const listeners = [
      ['pointerover', over],
      ['pointerdown', down],
      ['pointermove', moved],
      ['pointerup', unpress],
      ['pointercancel', unpress],
      ['focusin', focused],
      ['focusout', left],
      ['click', clicked],
      ['dragstart', away],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true)
    return () => {
      stop()
      unpress()
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, true)
    }
  }, [open])
  return pointed
}
