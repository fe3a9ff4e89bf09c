/** The book of secret scripts: what is being read now, and what has been read so far. */
import type { SpokenEvent, TableProps } from '@miskatonic/web/kit'
import { fields, numberIn, textIn } from '@miskatonic/web/kit/figures'

export type Page = { readonly id: string; readonly entry: number; readonly text: string }
export type Reading = { readonly entry: number; readonly who: string; readonly pages: readonly Page[] }

type Read = Pick<TableProps, 'view' | 'events' | 'ask'>

const isTold = ({ message }: SpokenEvent): boolean => message.key === 'story-told'
const entryOf = ({ message }: SpokenEvent): number => numberIn(fields(fields(message.args).at), 'entry')
const ASKS = ['book-decide', 'book-riddle', 'book-toll']

/** The entries that are open, the last one on top; what of them was told is read as one page after the other. */
export function readingIn({ view, events, ask }: Read): Reading | null {
  const open = view.records.filter(({ kind }) => kind === 'reading')
  const last = open.at(-1)
  if (!last) return null
  const ids = open.map(({ id }) => id)
  const entries = open.map((record) => numberIn(fields(record), 'entry'))
  const told = events.filter(
    (event) => isTold(event) && (event.record === null ? entries.includes(entryOf(event)) : ids.includes(event.record)),
  )
  const pages = told.map((event) => ({ id: String(event.id), entry: entryOf(event), text: event.text }))
  if (!pages.length && !(ask && ASKS.includes(ask.about.key))) return null
  return { entry: numberIn(fields(last), 'entry'), who: textIn(fields(last), 'who'), pages }
}

/** What a dream begins with is read before anybody enters: nothing is under way then, and it would only stand in the log. */
export function openingIn({ view, events, ask }: Read): Reading | null {
  if (ask?.about.key !== 'choose-entrance' || numberIn(fields(view.table.encounter), 'turn') > 0) return null
  const begun = events.findLastIndex(({ message }) => message.key === 'encounter-begins')
  const told = events.slice(begun + 1).filter(isTold)
  const last = told.at(-1)
  if (!last) return null
  return { entry: entryOf(last), who: '', pages: told.map((event) => ({ id: String(event.id), entry: entryOf(event), text: event.text })) }
}

/** Everything that was told, tonight and before, in its order. */
export function journal({ view, face }: Pick<TableProps, 'view' | 'face'>): readonly (Page & { readonly night: number })[] {
  const { faces: told, nights } = fields(view.table.journal)
  const faces = fields(told)
  return Object.entries(faces).flatMap(([id, key]) => {
    const story = typeof key === 'string' ? face(key)?.parts[0]?.story : undefined
    return story ? [{ id, entry: Number(id.split('-')[0]), text: story, night: numberIn(fields(nights), id) }] : []
  })
}

/** What was read before this player came is shown to them when they ask for it: who looks on has come last of all. */
export function veiled(props: Pick<TableProps, 'view' | 'face' | 'seat'>): ReturnType<typeof journal> {
  const { since } = fields(props.view.of[props.seat])
  const first = typeof since === 'number' ? since : numberIn(props.view.table, 'night')
  return journal(props).filter(({ night }) => night < first)
}
