import type { TableProps } from '@miskatonic/web/kit'
import { useCallback, useEffect, useState } from 'react'
import { passFor, pauseBefore, readStops, type Stops } from '../view/stops.ts'

const KEY = 'miskatonic.table.stops'

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Without storage everything is as usual.
    return null
  }
}
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export type Passing = {
  readonly stops: Stops
  readonly setStops: (stops: Stops) => void
  /** Passing every turn until Combat begins. */
  readonly untilCombat: boolean
  readonly setUntilCombat: (on: boolean) => void
  /** Something is about to be passed. */
  readonly soon: boolean
  /** Not now: this question waits. */
  readonly wait: () => void
}

/** Passes where the player wants it passed, after a while that betrays nothing; not while H is held down. */
export function usePassing(props: TableProps): Passing {
  const { view, answer, due = null } = props
  // Who reads what happened holds nobody up: what is passed without looking is passed meanwhile.
  const ask = props.ask ?? props.pending ?? null
  const [stops, setStops] = useState(() => readStops(kept(KEY)))
  const [untilRound, setUntilRound] = useState<unknown>(null)
  const [held, setHeld] = useState(false)
  const [waiting, setWaiting] = useState<number | null>(null)
  const untilCombat = untilRound !== null && untilRound === view.table.round && view.table.phase === 'play'

  useEffect(() => {
    const turned = (down: boolean) => (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey) setHeld(down)
    }
    const [down, up] = [turned(true), turned(false)]
    addEventListener('keydown', down)
    // Whoever goes to another window lets go there, and nobody is told.
    const away = () => setHeld(false)
    addEventListener('keyup', up)
    addEventListener('blur', away)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', away)
    }
  }, [])

  const pass = passFor(ask, stops, untilCombat)
  const seq = ask?.seq ?? null
  const soon = pass !== null && !held && waiting !== seq
  useEffect(() => {
    if (!soon || pass === null) return
    const timer = setTimeout(() => answer(pass), pauseBefore(due, Date.now()))
    return () => clearTimeout(timer)
  }, [soon, pass, answer, due])

  return {
    stops,
    setStops: useCallback((next: Stops) => {
      setStops(next)
      keep(KEY, JSON.stringify(next))
    }, []),
    untilCombat,
    setUntilCombat: (on) => setUntilRound(on ? view.table.round : null),
    soon,
    wait: () => setWaiting(seq),
  }
}
