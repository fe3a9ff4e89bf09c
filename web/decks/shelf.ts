/** One's own decks, kept in this browser. */
import type { Deck } from '@miskatonic/contract'
import { useSyncExternalStore } from 'react'
import { newId } from '../link/names.ts'
import { Changing } from '../link/observed.ts'
import { readDeck } from './editing.ts'

export type OwnDeck = {
  readonly id: string
  readonly name: string
  readonly deck: Deck /** When it was last judged. */
  readonly legal: boolean
}

const keyOf = (game: string): string => `miskatonic.decks.${game}`
const shelves = new Map<string, Changing<readonly OwnDeck[]>>()

function kept(game: string): readonly OwnDeck[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return Array.isArray(list) ? list.flatMap(ownDeck) : []
  } catch {
    // Storage that is closed or damaged holds no decks.
    return []
  }
}

function ownDeck(value: unknown): OwnDeck[] {
  const { id, name, deck, legal } = (value ?? {}) as { readonly [field in keyof OwnDeck]?: unknown }
  const read = readDeck(deck)
  return typeof id === 'string' && typeof name === 'string' && read ? [{ id, name, deck: read, legal: legal === true }] : []
}

function shelf(game: string): Changing<readonly OwnDeck[]> {
  let own = shelves.get(game)
  if (!own) {
    own = new Changing(kept(game))
    shelves.set(game, own)
  }
  return own
}

function put(game: string, list: readonly OwnDeck[]): void {
  shelf(game).set(list)
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(list))
  } catch {
    // Without storage the decks last as long as the page; they can still be copied as text.
  }
}

export const ownDecks = (game: string): readonly OwnDeck[] => shelf(game).get()
export const useOwnDecks = (game: string): readonly OwnDeck[] => useSyncExternalStore(shelf(game).subscribe, shelf(game).get)

/** Puts a new deck on the shelf; its id. */
export function addDeck(game: string, deck: Omit<OwnDeck, 'id'>): string {
  const id = newId()
  put(game, [...ownDecks(game), { id, ...deck }])
  return id
}
export function changeDeck(game: string, id: string, change: Partial<Omit<OwnDeck, 'id'>>): void {
  put(
    game,
    ownDecks(game).map((one) => (one.id === id ? { ...one, ...change } : one)),
  )
}
export function removeDeck(game: string, id: string): void {
  put(
    game,
    ownDecks(game).filter((one) => one.id !== id),
  )
}
