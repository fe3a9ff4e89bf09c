/** A deck as text to keep or send: lines that people can read, and a code for a link. */
import type { Deck, DeckCard } from '@miskatonic/contract'
import { keyed, readJson } from '@miskatonic/kernel/outside'
import { folded } from '../rules/search.ts'
import { MOST_COPIES, readDeck } from './editing.ts'

export type Named = { readonly name: string; readonly deck: Deck }

/** `# Name`, then `1 Who leads it *`, then `3 Title` for each card, sort by sort. */
export function textOf({ name, deck }: Named, cards: readonly DeckCard[]): string {
  const leader = cards.find(({ id }) => id === deck.leader)
  const lines: string[] = [`# ${name}`]
  if (leader) lines.push(`1 ${leader.text.name} *`)
  let sort = ''
  for (const card of cards) {
    const n = deck.cards[card.id]
    if (!n) continue
    if (card.text.sort !== sort) {
      sort = card.text.sort
      lines.push('', `## ${sort}`)
    }
    lines.push(`${n} ${card.text.name}`)
  }
  return `${lines.join('\n')}\n`
}

export type Read = Named & { readonly unknown: readonly string[] }

/** Titles are compared without regard to accents, case and how many spaces there are. */
const keyOf = (title: string): string => folded(title).replace(/\s+/g, ' ').trim()

/** Reads such a text, in any of the languages whose cards are given, by title or by id. What is no card is told. */
export function readText(text: string, collections: readonly (readonly DeckCard[])[]): Read {
  const byName = new Map<string, DeckCard>()
  for (const cards of collections)
    for (const card of cards) {
      byName.set(keyOf(card.text.name), card)
      byName.set(card.id, card)
    }
  let name = ''
  let leader: string | null = null
  const counted: Record<string, number> = keyed()
  const unknown: string[] = []
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim()
    if (/^#(?!#)/.test(line)) name = line.slice(1).trim()
    if (!line || line.startsWith('#')) continue
    const [, n = '1', title = line] = /^(\d+)\s*[x×]?\s+(.+)$/.exec(line) ?? []
    const plain = title.replace(/\s*\*$/, '').trim()
    const card = byName.get(keyOf(plain))
    if (!card) unknown.push(plain)
    else if (card.leads) leader = card.id
    else if (Number(n) > 0) counted[card.id] = Math.min(MOST_COPIES, (counted[card.id] ?? 0) + Number(n))
  }
  return { name, deck: { leader, cards: counted }, unknown }
}

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64 = (code: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)))

/** What stands behind the `#` of a link to a deck. */
export const codeOf = ({ name, deck }: Named): string => toBase64(JSON.stringify([name, deck.leader, deck.cards]))

/** A name, who leads it, and how many of each card. */
const DEEPEST = 4

/** The deck of a link, or null where it holds none. */
export function deckFrom(code: string): Named | null {
  try {
    const [name, leader, cards] = readJson(fromBase64(code), DEEPEST) as [unknown, unknown, unknown]
    const deck = readDeck({ leader, cards })
    return deck && typeof name === 'string' ? { name: name.slice(0, 80), deck } : null
  } catch {
    return null
  }
}
