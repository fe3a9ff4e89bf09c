import type { TableProps } from '@miskatonic/web/kit'

const BEFORE = ['prompt.deck', 'prompt.investigator']

/** Which scene is on, or null: only for the seat that is asked; whoever looks on follows on the felt and in the log. */
export function sceneOf({ view, ask }: Pick<TableProps, 'view' | 'ask'>): 'deck' | 'combat' | null {
  if (!ask) return null
  if (BEFORE.includes(ask.about.key)) return 'deck'
  return view.table.phase === 'combat' ? 'combat' : null
}
