import { defined } from '@miskatonic/kernel'
import { cardById, hasCard } from '../content/index.ts'
import type { BuiltDeck } from './shape.ts'

/* What makes a deck legal (MY-DECK-01..08, MY-RULING-06, -07). */

export const DECK_SIZE = 60
/** Of one Title (MY-DECK-03). */
export const COPIES = 4

export type DeckProblem =
  | { readonly rule: 'MY-DECK-01' | 'MY-RULING-06'; readonly problem: 'too-few'; readonly n: number }
  | { readonly rule: 'MY-DECK-02'; readonly problem: 'unique'; readonly title: string; readonly n: number }
  | { readonly rule: 'MY-DECK-03' | 'MY-DECK-04'; readonly problem: 'too-many'; readonly title: string; readonly n: number }
  | { readonly rule: 'MY-DECK-06'; readonly problem: 'not-a-deck-card'; readonly title: string }
  | { readonly rule: 'MY-INV-01'; readonly problem: 'not-an-investigator'; readonly title: string }
  | { readonly rule: 'MY-RULING-53'; readonly problem: 'unknown'; readonly title: string }

const count = (list: readonly string[]): Map<string, number> => {
  const counted = new Map<string, number>()
  for (const one of list) counted.set(one, (counted.get(one) ?? 0) + 1)
  return counted
}

/** Everything that is wrong with it; nothing: it may be played. */
export function deckProblems({ investigator, cards }: BuiltDeck): DeckProblem[] {
  const problems: DeckProblem[] = []
  if (investigator !== undefined && !(hasCard(investigator) && cardById(investigator).kind === 'investigator'))
    problems.push({ rule: 'MY-INV-01', problem: 'not-an-investigator', title: investigator })
  if (cards.length < DECK_SIZE) problems.push({ rule: 'MY-RULING-06', problem: 'too-few', n: cards.length })
  const known = cards.filter(hasCard)
  for (const id of new Set(cards.filter((one) => !hasCard(one)))) problems.push({ rule: 'MY-RULING-53', problem: 'unknown', title: id })
  for (const [id, n] of count(known)) {
    const card = cardById(id)
    if (card.kind === 'investigator') problems.push({ rule: 'MY-DECK-06', problem: 'not-a-deck-card', title: id })
    else if (card.unique && n > 1) problems.push({ rule: 'MY-DECK-02', problem: 'unique', title: id, n })
  }
  // Counted by Title: versions of one Title share the limit (MY-DECK-04, MY-RULING-07).
  for (const [title, n] of count(known.map((id) => cardById(id).title.en))) {
    const ids = new Set(known.filter((id) => cardById(id).title.en === title))
    if (n > COPIES) problems.push({ rule: ids.size > 1 ? 'MY-DECK-04' : 'MY-DECK-03', problem: 'too-many', title: defined([...ids][0]), n })
  }
  return problems
}
