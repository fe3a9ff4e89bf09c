import { perSeat, readOptions as read } from '@miskatonic/commons/options'
import type { Json, Seat } from '@miskatonic/kernel'
import { decks } from '../content/decks.ts'
import { cardById, hasCard } from '../content/index.ts'
import { options } from '../setup.ts'
import { deckProblems } from './decks.ts'
import type { BuiltDeck, Options } from './shape.ts'

const isInvestigator = (id: Json): boolean => typeof id === 'string' && hasCard(id) && cardById(id).kind === 'investigator'

function wrongDeck(value: Json): string | null {
  if (typeof value === 'string') return decks.some(({ id }) => id === value) ? null : `does not know the deck ${JSON.stringify(value)}`
  const { cards, investigator } = (value ?? {}) as { cards?: unknown; investigator?: unknown }
  if (!Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) return 'wants a deck as a list of cards'
  if (investigator !== undefined && typeof investigator !== 'string') return 'wants an investigator by name'
  const problems = deckProblems(value as unknown as BuiltDeck)
  return problems.length ? problems.map((one) => `${one.problem} (${one.rule})${'title' in one ? `: ${one.title}` : ''}`).join(', ') : null
}

/** What only the rules can judge. */
const judges = {
  decks: perSeat(wrongDeck),
  investigators: perSeat((value) => (isInvestigator(value) ? null : `does not know the Investigator ${JSON.stringify(value)}`)),
}

/** Untrusted options become options, or an error that says what is wrong; nothing given means that everybody chooses a ready deck. */
export const readOptions = (given: Json, seats: readonly Seat[]): Options => read(options, given, seats, judges)
