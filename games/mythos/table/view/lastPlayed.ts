/** The card somebody played last, as the log tells it. */
import { defined, type Seat } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { faceOfCard } from './faces.ts'
import { fields, textIn } from './figures.ts'
import { PLAYED } from './staging.ts'

export type Played = { readonly id: number; readonly by: Seat; readonly face: string; readonly text: string }

function playedIn({ id, message, text }: TableProps['events'][number], face: TableProps['face']): Played | null {
  if (!PLAYED.includes(message.key)) return null
  const args = fields(message.args)
  const key = faceOfCard(textIn(fields(args.card), 'card'), face)
  return key ? { id, by: textIn(fields(args.who), 'seat'), face: key, text } : null
}

/** The last card that was played, of all there were lately. */
export function lastPlayed({ events, face }: Pick<TableProps, 'events' | 'face'>): Played | null {
  for (let i = events.length - 1; i >= Math.max(0, events.length - 60); i--) {
    const played = playedIn(defined(events[i]), face)
    if (played) return played
  }
  return null
}

/** What somebody else has just put on the table, while it is shown. */
export function justPlayed({ fresh, face, seat }: Pick<TableProps, 'fresh' | 'face' | 'seat'>): Played | null {
  const played = fresh.flatMap((event) => playedIn(event, face) ?? []).at(-1) ?? null
  return played && played.by !== seat ? played : null
}
