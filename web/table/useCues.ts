import { useEffect, useRef } from 'react'
import { cue } from '../sound/cue.ts'
import type { OpenTable } from './useTable.ts'

/** Sounds for what was just told: one's turn, a throw of dice, harm, a word from somebody. Never the only sign of it. */
export function useCues(desk: OpenTable): void {
  const { ask, fresh } = desk.props
  const asked = ask?.awaited ? `${ask.seat} ${ask.seq}` : ''
  const mine = useRef('')
  useEffect(() => {
    // Who has just answered knows that it is still his turn.
    if (asked && document.hidden) cue('turn')
    else if (asked && mine.current === '') cue('turn')
    mine.current = asked
  }, [asked])
  useEffect(() => {
    const cues = new Set(fresh.map((event) => event.cue))
    for (const one of cues) if (one) cue(one)
  }, [fresh])
  const lines = desk.state.chat.filter(({ trace }) => !trace).length
  const heard = useRef(lines)
  useEffect(() => {
    if (lines > heard.current) cue('talk')
    heard.current = lines
  }, [lines])
  // The title says whose turn it is to who looks at another tab.
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${desk.props.info.name || 'Miskatonic'}`
    return () => {
      document.title = 'Miskatonic'
    }
  }, [asked, desk.props.info.name])
}
