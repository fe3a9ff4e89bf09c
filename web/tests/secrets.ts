/** What two players at one online table may know of each other's cards, read from their sockets, and where more can be found. */

import { games } from '@miskatonic/games'
import type { View } from '@miskatonic/kernel'
import type { Told } from '@miskatonic/room'
import { applyChange } from '@miskatonic/room/change'
import { pictureOf } from '@miskatonic/room/pictures'
import type { Page } from 'playwright-core'
import { facePictures } from './looked.ts'

/** A card as it could be found: by its key, by its id, by its title in either language, by its picture (null: it tells nothing). */
export type Card = { readonly face: string; readonly id: string; readonly names: readonly string[]; readonly file: string | null }

type Frame = { readonly seq: number; readonly text: string; readonly view: View; readonly told: Told }

/** An answer that was sent, and how long after its question. */
type Sent = { readonly answer: unknown; readonly ms: number }

/** Everything a page hears over its socket, in order; what is told is put together to views. And what it answers. */
export function listenTo(page: Page): { readonly frames: Frame[]; readonly sent: Sent[] } {
  const frames: Frame[] = []
  const sent: Sent[] = []
  const asked = new Map<number, number>()
  let view: View | null = null
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { do?: string; seq?: number; answer?: unknown }
      const at = asked.get(message.seq ?? -1)
      if (message.do === 'decide' && at !== undefined) sent.push({ answer: message.answer, ms: performance.now() - at })
    })
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload)
      const message = JSON.parse(text) as Told | { readonly is: string }
      if (!isTold(message)) return view === null ? undefined : void frames.push({ ...(frames.at(-1) as Frame), text })
      view = message.view ?? applyChange(view as View, message.change as NonNullable<Told['change']>)
      frames.push({ seq: view.seq, text, view, told: message })
      if (message.ask && !asked.has(message.ask.seq)) asked.set(message.ask.seq, performance.now())
    })
  })
  return { frames, sent }
}
const isTold = (message: { readonly is: string }): message is Told => message.is === 'told'

const HIDDEN = ['deck', 'hand', 'threat']
const idOf = (face: string): string => face.split(':')[1] ?? face

/** What a player's own view says: which of the cards lie open to all, and which hidden, in Hand, Deck or Threat or face down. */
function sorted(view: View, seat: string): { readonly hidden: readonly string[]; readonly open: readonly string[] } {
  const [hidden, open]: [string[], string[]] = [[], []]
  for (const [name, { pieces }] of Object.entries(view.zones))
    for (const { faces, up } of pieces) {
      const kept = up !== 'front' || HIDDEN.some((zone) => name === `${zone}:${seat}` && zone !== 'threat')
      if (faces.front !== undefined) (kept ? hidden : open).push(idOf(faces.front))
    }
  return { hidden, open }
}

/** Cards that lie open only between two decisions, or were played with the last of one's Sanity, are told to all by name. */
const SHOWN = ['found', 'revealed', 'unseen', 'recovered', 'summoned', 'cast', 'discarded', 'buried', 'paid-last'].map(
  (key) => `log.${key}`,
)

/** At which decision each of a player's cards first lay open, or was looked at; by the player's own view. What never did is missing. */
export function openedAt(frames: readonly Frame[], seat: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const note = (ids: readonly string[], seq: number): void => {
    for (const id of ids) if (!found.has(id)) found.set(id, seq)
  }
  for (const { view, seq, told } of frames) {
    const { hidden, open } = sorted(view, seat)
    note(open, seq)
    for (const { message } of told.events) {
      if (message.key.endsWith('looked-at')) note(hidden, seq)
      if (!SHOWN.includes(message.key)) continue
      note(
        [...JSON.stringify(message.args).matchAll(/"card":"([^"]+)"/g)].map(([, id]) => id as string),
        seq,
      )
    }
  }
  return found
}

/** Everything somebody could look into: the page with its attributes, the pictures that were fetched, what the browser keeps. */
export async function searchable(page: Page): Promise<{ readonly seq: number; readonly text: string }> {
  return (await page.evaluate(`(async () => {
    const seq = Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0)
    const html = document.documentElement.outerHTML
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name).join('\\n')
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    const bases = []
    for (const { name } of await indexedDB.databases()) {
      const base = await new Promise((then, no) => Object.assign(indexedDB.open(name), { onsuccess: (e) => then(e.target.result), onerror: no }))
      for (const store of base.objectStoreNames)
        bases.push(await new Promise((then, no) => Object.assign(base.transaction(store).objectStore(store).getAll(), { onsuccess: (e) => then(JSON.stringify(e.target.result)), onerror: no })))
      base.close()
    }
    return { seq, text: [html, fetched, kept, ...bases].join('\\n') }
  })()`)) as { seq: number; text: string }
}

/**
 * Where a card shows in a text, or null. Its title counts only where a title stands: other cards may speak of its kind.
 * Keys end where no letter follows: another card's may begin with the same word.
 */
export function traceOf({ face, id, names, file }: Card, text: string): string | null {
  const titled = names.flatMap((name) => [`>${name}<`, `«${name}»`, `“${name}”`, `"name":"${name}"`])
  const key = new RegExp(`(?:${face}|[:/"]${id})(?![a-z-])`).exec(text)?.[0]
  return key ?? [...(file === null ? [] : [file]), ...titled].find((sign) => text.includes(sign)) ?? null
}

/** The cards of one ready deck of Mythos that are not in another: who plays that one can only know them from the table. */
export async function cardsOnlyIn(deck: string, other: string, emblems: string): Promise<Card[]> {
  const load = games.find(({ id }) => id === 'mythos')?.decks
  if (!load) throw new Error('there is no such game')
  const { decks } = await load()
  const listed = (id: string): string[] => Object.keys(decks.ready('en').find((one) => one.id === id)?.deck.cards ?? {})
  const foreign = new Set(listed(other))
  const pictures = facePictures('mythos')
  const [es, en] = [decks.cards('es'), decks.cards('en')]
  return listed(deck)
    .filter((id) => !foreign.has(id))
    .map((id) => {
      const { face, text } = es.find((card) => card.id === id) as (typeof es)[number]
      const names = [text.name, en.find((card) => card.id === id)?.text.name ?? '']
      const file = pictureOf(pictures, face)
      return { face, id, names, file: file === null || emblems.includes(file) ? null : file }
    })
}
