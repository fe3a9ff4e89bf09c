/** What holds only here and now: of the Gate, the situations, the Season, the Whims. */
import type { TableProps } from '@miskatonic/web/kit'
import { lying, modeOf, nameOf, textOf } from './team.ts'

export function changedRules({ view, face }: Pick<TableProps, 'view' | 'face'>): readonly string[] {
  const inDream = modeOf(view) === 'dream'
  const pieces = [
    ...lying(view, 'gate'),
    ...lying(view, 'situations'),
    ...(inDream ? [] : [...lying(view, 'whims'), ...lying(view, 'season')]),
  ]
  return pieces.flatMap((piece) => {
    const rules = (textOf(piece, face)?.parts ?? []).flatMap(({ rules: text }) => (text ? [text] : [])).join(' ')
    return rules ? [`**${nameOf(piece, face)}:** ${rules}`] : []
  })
}
