import { defined, randomFrom } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import type { BuiltDeck } from '../rules/shape.ts'

const COPIES = 4
const SIZE = 60
const own = (kind: (card: Card) => boolean): readonly Card[] => cards.filter(kind)
const people = own(({ kind }) => kind === 'investigator')
const deckCards = own(({ kind }) => kind !== 'investigator')

/** A deck nobody would build, of anything the rules allow: what no ready deck holds comes up in it. */
export function builtDeck(seed: string): BuiltDeck & { [field: string]: never } {
  const random = randomFrom(seed)
  const counts = new Map<string, number>()
  const list: string[] = []
  while (list.length < SIZE) {
    const card = defined(deckCards[random(deckCards.length)])
    const n = counts.get(card.title.en) ?? 0
    if (n >= ('unique' in card && card.unique ? 1 : COPIES)) continue
    counts.set(card.title.en, n + 1)
    list.push(card.id)
  }
  return { investigator: defined(people[random(people.length)]).id, cards: list } as never
}
