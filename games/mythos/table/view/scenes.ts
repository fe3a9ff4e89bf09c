import type { TableProps } from '@miskatonic/web/kit'

const BEFORE = ['prompt.deck', 'prompt.investigator']

/** Which scene is on, or null: for the seat that is asked; whoever looks on sees the fight, and the rest on the felt and in the log. */
export function sceneOf({ view, ask, onlooking }: Pick<TableProps, 'view' | 'ask' | 'onlooking'>): 'deck' | 'combat' | null {
  if (!ask) return onlooking && view.table.phase === 'combat' ? 'combat' : null
  // Who has chosen waits for the others; until then the choice may still be changed beside the table.
  if (BEFORE.includes(ask.about.key)) return ask.awaited ? 'deck' : null
  return view.table.phase === 'combat' ? 'combat' : null
}
