/** The game as a story: of all that the log holds, what one would tell afterwards, round by round. */
import type { TableProps } from '@miskatonic/web/kit'
import { fields, numberIn } from './figures.ts'
import { GREAT } from './staging.ts'

type Line = TableProps['events'][number]

const TOLD = [
  ...GREAT,
  'log.entered',
  'log.ambushed',
  'log.monster-defeated',
  'log.monster-defeated-by',
  'log.mystery-entered',
  'log.mythos-drawn',
]

export type Chapter = { readonly round: number; readonly lines: readonly Line[] }

export function chapters(events: readonly Line[]): Chapter[] {
  const found: { round: number; lines: Line[] }[] = []
  let open: { round: number; lines: Line[] } = { round: 0, lines: [] }
  for (const event of events) {
    const { key, args } = event.message
    if (key === 'log.round' || key === 'log.round-lead') {
      if (open.lines.length) found.push(open)
      open = { round: numberIn(fields(args), 'round'), lines: [] }
    } else if (TOLD.includes(key)) open.lines.push(event)
  }
  return open.lines.length ? [...found, open] : found
}

export function tally(events: readonly Line[]): { readonly gates: number; readonly monsters: number; readonly lost: number } {
  const count = (...keys: readonly string[]): number => events.filter(({ message }) => keys.includes(message.key)).length
  return {
    gates: count('log.gate-closed', 'log.gate-closed-by'),
    monsters: count('log.monster-defeated', 'log.monster-defeated-by'),
    lost: count('log.defeated', 'log.devoured'),
  }
}
