/** How far the Mythos card on the table has been resolved, as far as the log tells. */
import type { View } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import type { Worded } from './figures.ts'

type Line = TableProps['events'][number]

/** Which icon a line of the log comes from. */
const FROM: { readonly [key: string]: readonly string[] } = {
  'log.omen-advanced': ['omen'],
  'log.doom-advanced': ['omen'],
  'log.reckoning': ['reckoning'],
  'log.reckoning-monster': ['reckoning'],
  'log.gate-spawned': ['gate', 'surge'],
  'log.monster-spawned': ['surge', 'gate'],
  'log.clue-spawned': ['clue'],
}

/** `done`: so many icons are behind; their number when the text is on. */
export function mythosProgress(
  events: readonly Line[],
  icons: readonly Worded[],
  view: View,
): { readonly done: number; readonly lines: readonly Line[] } {
  const drawn = events.findLastIndex(({ message }) => message.key === 'log.mythos-drawn')
  const lines = drawn < 0 ? [] : events.slice(drawn + 1)
  let at = 0
  for (const { message } of lines) {
    const from = FROM[message.key]
    const found = from ? icons.findIndex(({ id }, i) => i >= at && from.includes(id)) : -1
    if (found > at) at = found
  }
  // What is asked without a record after the last icon spoke is asked by the text.
  const last = icons.at(-1)?.id
  const lastSpoke = lines.some(({ message }) => FROM[message.key]?.includes(last ?? ''))
  const resolving = view.records.some(({ kind }) => kind === 'reckoning')
  return { done: at === icons.length - 1 && lastSpoke && !resolving ? icons.length : at, lines }
}
