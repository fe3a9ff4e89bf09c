import type { Json, Seat } from '@miskatonic/kernel'
import { decks } from '../content/decks.ts'
import { cardById, hasCard } from '../content/index.ts'
import { deckProblems } from './decks.ts'
import type { BuiltDeck, Options } from './shape.ts'

/** Options that cannot be played with, and everything that is wrong with them, for people. */
export class OptionsError extends Error {
  override name = 'OptionsError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`this table cannot be opened: ${problems.join('; ')}`)
    this.problems = problems
  }
}

export const defaultOptions: Options = {}

type Given = { readonly [name: string]: Json | undefined }
/** What is wrong with one option, or null. */
type Judge = (value: Json, seats: readonly Seat[]) => string | null

const isInvestigator = (id: Json): boolean => typeof id === 'string' && hasCard(id) && cardById(id).kind === 'investigator'
const perSeat =
  (one: (value: Json) => string | null): Judge =>
  (value, seats) => {
    if (!Array.isArray(value)) return `wants a list, not ${JSON.stringify(value)}`
    if (value.length > seats.length) return `names ${value.length} for ${seats.length} seats`
    const wrong = value.flatMap((given) => (given === null ? [] : (one(given) ?? [])))
    return wrong.length ? wrong.join(', ') : null
  }

function wrongDeck(value: Json): string | null {
  if (typeof value === 'string') return decks.some(({ id }) => id === value) ? null : `does not know the deck ${JSON.stringify(value)}`
  const { cards, investigator } = (value ?? {}) as { cards?: unknown; investigator?: unknown }
  if (!Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) return 'wants a deck as a list of cards'
  if (investigator !== undefined && typeof investigator !== 'string') return 'wants an investigator by name'
  const problems = deckProblems(value as unknown as BuiltDeck)
  return problems.length ? problems.map((one) => `${one.problem} (${one.rule})${'title' in one ? `: ${one.title}` : ''}`).join(', ') : null
}

const JUDGES: { readonly [O in keyof Options]-?: Judge } = {
  decks: perSeat(wrongDeck),
  investigators: perSeat((value) => (isInvestigator(value) ? null : `does not know the Investigator ${JSON.stringify(value)}`)),
  campaign: (value) => (typeof value === 'boolean' ? null : `wants true or false, not ${JSON.stringify(value)}`),
}

/** Untrusted options become options, or an error that says what is wrong; nothing given means that everybody chooses a ready deck. */
export function readOptions(given: Json, seats: readonly Seat[]): Options {
  if (given === null) return defaultOptions
  if (typeof given !== 'object' || Array.isArray(given)) throw new OptionsError([`options are an object, not ${JSON.stringify(given)}`])
  const fields = given as Given
  const judges = JUDGES as { readonly [name: string]: Judge }
  const problems = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return []
    const judge = judges[name]
    if (!judge) return [`there is no option «${name}»; there is ${Object.keys(JUDGES).join(', ')}`]
    const wrong = judge(value, seats)
    return wrong === null ? [] : [`«${name}» ${wrong}`]
  })
  if (problems.length) throw new OptionsError(problems)
  return { ...defaultOptions, ...(fields as Partial<Options>) }
}
