import { useEffect } from 'react'
import type { Panel } from './Frame.tsx'
import { lastChoice } from './UndoSheet.tsx'
import type { OpenTable } from './useTable.ts'

type Wishes = { readonly open: (panel: Panel | null) => void; readonly pause: (() => void) | null; readonly resting: boolean }

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** A press of the answer that bears this number; where none bears any, of the n-th there is. */
function press(digit: string): void {
  const numbered = document.querySelector<HTMLElement>(`button[data-digit="${digit}"]`)
  const all = document.querySelectorAll<HTMLElement>('button[data-option]:not([data-digit])')
  ;(numbered ?? all[Number(digit) - 1])?.click()
}

/** Everything by keyboard; `?` lists it. Sheets have keys of their own: while one is open, or the curtain is down, these rest. */
export function useKeys(desk: OpenTable, { open, pause, resting }: Wishes): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      // A key that is held down answers one question, not all that follow.
      if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (resting || document.querySelector('dialog[open]')) return
      if (act(event, desk, open, pause)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [desk, open, pause, resting])
}

function act(event: KeyboardEvent, desk: OpenTable, open: Wishes['open'], pause: Wishes['pause']): boolean {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1]
  if (digit && event.shiftKey) {
    const seat = desk.props.info.seats[Number(digit) - 1]?.seat
    if (seat !== undefined) desk.look(seat === desk.eyes ? null : seat)
    return true
  }
  if (digit) {
    press(digit)
    return true
  }
  if (desk.beats.showing || event.key === 'ArrowLeft') {
    const done = throughBeats(event, desk)
    if (done) return true
  }
  if (event.key === 'Enter') {
    // On a button Enter presses that button.
    if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return false
    document.querySelector<HTMLElement>('button[data-confirm]:not(:disabled)')?.click()
    return true
  }
  if (event.key === 'Escape') {
    if (desk.moment) desk.leaveMoment()
    else if (desk.looked !== null) desk.look(null)
    return true
  }
  const does = byLetter(desk, open, pause)[event.key.toLowerCase()]
  does?.()
  return does !== undefined
}

const isPressable = (target: EventTarget | null): boolean => target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement

/** Through what is shown between two questions: on, to the question, back to what was read. */
function throughBeats({ key, target }: KeyboardEvent, { beats, moment }: OpenTable): boolean {
  if (moment) return false
  if (key === 'ArrowLeft' && beats.mayGoBack) beats.back()
  else if (!beats.showing) return false
  else if (key === 'ArrowRight' || ((key === ' ' || key === 'Enter') && !isPressable(target))) beats.next()
  else if (key === 'Escape') beats.skip()
  else return false
  return true
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}

const byLetter = (desk: OpenTable, open: Wishes['open'], pause: Wishes['pause']): { readonly [key: string]: () => void } => ({
  q: () => void focus('#question'),
  b: () => void focus('#board:has([data-entry]) [data-entry], #board:not(:has([data-entry])) :is(button, [tabindex="0"])'),
  h: () => {
    for (const one of ['[data-hand] [data-entry-card] [data-piece]', '[data-hand] [data-lit]', '[data-hand] [data-piece]'])
      if (focus(one)) return
  },
  v: () => document.querySelector<HTMLElement>('button[data-aside]')?.click(),
  z: () => {
    const last = lastChoice(desk)
    if (last !== null) desk.undoTo(last, desk.ownLast?.seat)
  },
  u: () => open('undo'),
  y: () => desk.redo(),
  l: () => open('log'),
  c: () => open('chat'),
  s: () => open('seats'),
  t: () => open('text'),
  m: () => open('own'),
  o: () => open('settings'),
  p: () => pause?.(),
  '/': () => open('rules'),
  '?': () => open('keys'),
})
