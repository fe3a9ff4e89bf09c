/** The night as it was dreamt: which dreams and Slumbers one went into, and how each let one go. */
import type { TableProps } from '@miskatonic/web/kit'
import { fields, textIn } from '@miskatonic/web/kit/figures'
import { words } from '../strings.ts'
import { artOf } from './art.ts'

type How = keyof typeof words.letGo
const isHow = (how: string): how is How => Object.hasOwn(words.letGo, how)

export type Dreamt = { readonly id: number; readonly name: string; readonly src: string | null; readonly how: How | null }

export function dreamtIn({ events, face, picture }: Pick<TableProps, 'events' | 'face' | 'picture'>): readonly Dreamt[] {
  const found: Dreamt[] = []
  for (const { id, message } of events) {
    const args = fields(message.args)
    if (message.key === 'encounter-begins') {
      const key = textIn(fields(fields(args.card).faces), 'front')
      const text = face(key)
      if (text) found.push({ id, name: text.name, src: artOf(key, text, picture), how: null })
    }
    const how = message.key === 'encounter-ends' ? textIn(args, 'how') : message.key === 'team-loses' ? 'lost' : ''
    const last = found.at(-1)
    // Whoever has lost leaves as well: the first word counts.
    if (last && last.how === null && isHow(how)) found[found.length - 1] = { ...last, how }
  }
  return found
}
