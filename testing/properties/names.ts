import { type DefId, definitionOf, type Edge, optionsFor, type PieceId, type Seat, type Shape, type Table } from '@miskatonic/kernel'
import { sentTo } from './sent.ts'
import { facesSeen } from './sight.ts'
import type { Trial } from './trial.ts'

/** Whether anything sent to the watcher says a name it must not know: a piece's id, or what a hidden piece is. */
export function spoken<S extends Shape>(
  trial: Trial<S>,
  table: Table<S>,
  watcher: Seat,
  secret: readonly PieceId[],
  edge: Edge,
  said?: string,
): string | null {
  const texts: string[] = []
  gather(said ?? recently(table, watcher, edge), texts)
  const pieces = Object.keys(table.kernel.raw.pieces)
  for (const text of texts) {
    const piece = text.includes('#') ? pieces.find((id) => text.includes(id)) : undefined
    if (piece !== undefined) return `is told the piece id ${piece}: «${text}»`
  }
  const whole = texts.join('\n')
  for (const definition of hiddenDefinitions(trial, table, secret))
    if (says(whole, definition)) return `is told of ${definition}, of which it sees none: «${texts.find((text) => says(text, definition))}»`
  return said === undefined ? offeredUnseen(table, watcher) : null
}

/**
 * Events from before the edge spoke of what was known then. A face that a piece has in an event was up when it was told, though the piece
 * may lie in a shuffled deck again by now: the last card of an encounter deck is discarded and shuffled in with the others.
 */
function recently<S extends Shape>(table: Table<S>, watcher: Seat, edge: Edge): object {
  const { view, ask, events, log } = sentTo(table, watcher)
  const since = table.kernel.events.slice(edge.events).filter((event) => event.told[watcher] !== undefined).length
  return { view, ask, log, events: since ? events.slice(-since).map((event) => withoutFaces(event.message)) : [] }
}

function withoutFaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFaces)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'faces')
      .map(([key, inner]) => [key, withoutFaces(inner)]),
  )
}

function gather(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const one of value) gather(one, texts)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('#')) texts.push(key)
      gather(inner, texts)
    }
  }
}

/** What only hidden and untouched pieces are: of everything else the watcher may have heard. */
function hiddenDefinitions<S extends Shape>(trial: Trial<S>, table: Table<S>, secret: readonly PieceId[]): Set<DefId> {
  const { raw } = table.kernel
  const hidden = new Set(secret)
  const definitions = new Set(secret.map((piece) => definitionOf(raw, piece)))
  for (const piece in raw.pieces) if (!hidden.has(piece)) definitions.delete(definitionOf(raw, piece))
  for (const id of definitions) {
    const definition = table.game.definitions.get(id)
    if (definition && trial.spoken?.(definition)) definitions.delete(id)
  }
  return definitions
}

const isWordy = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}_-]/u.test(character)

/** The name as a word of its own: `map` is not said by `mapping`. */
function says(text: string, name: string): boolean {
  for (let i = text.indexOf(name); i >= 0; i = text.indexOf(name, i + 1))
    if (!isWordy(text[i - 1]) && !isWordy(text[i + name.length])) return true
  return false
}

/** A card of a shuffled pile has no place yet that one could point at. */
function offeredUnseen<S extends Shape>(table: Table<S>, watcher: Seat): string | null {
  const { kernel, ask } = table
  if (!ask) return null
  for (const { piece } of optionsFor(ask, watcher) ?? []) {
    if (piece === undefined || !kernel.exists(piece) || 'front' in facesSeen(kernel, piece, watcher)) continue
    const zone = kernel.where(piece)
    if (kernel.raw.zones[zone]?.some((segment) => segment.mixed && segment.ids.includes(piece)))
      return `is offered a card of the shuffled part of ${zone}, which it cannot tell from the others`
  }
  return null
}
