// The language first: its verbs and the rules know each other, and it must be whole before anything is compiled with it.
import './rules/vocabulary/language.ts'
import { contentReport, exportPack, type Pack, packSchema, readPack } from '@miskatonic/effects'
import { careful } from './bots/careful.ts'
import { searching } from './bots/searching.ts'
import { whyText } from './bots/whys.ts'
import { decks } from './content/decks.ts'
import { cards } from './content/index.ts'
import { kinds } from './content/kinds.ts'
import { language } from './rules/vocabulary/language.ts'
import { text as voice } from './text/voice.ts'

export { learner } from './bots/learned/learner.ts'
export { unknown } from './bots/searching.ts'
export { deckProblems } from './rules/decks.ts'
export { mythos as game } from './rules/game.ts'
export { defaultOptions, OptionsError, readOptions } from './rules/options.ts'
export { language } from './rules/vocabulary/language.ts'
export { cardText } from './text/cards.ts'
export { messages, say } from './text/say.ts'

const data = cards as readonly Parameters<typeof exportPack>[2][number][]

/** The cards as data: what they are, what they come to, and how they leave the house and return. */
export const content = {
  cards,
  decks,
  kinds,
  report: () => contentReport(language, kinds, data),
  pack: (): string => exportPack('mythos', 'base', data),
  schema: () => packSchema(language, kinds, 'mythos'),
  read: (text: string): Pack => readPack(language, kinds, 'mythos', text),
}

/** What plays a seat by itself. */
export const bots = { careful, search: searching }

/** Everything a person reads at the table: what the rules say, and why a bot does what it does. */
export const text: typeof voice = {
  ...voice,
  say: (message, how) => (message.key.startsWith('why.') ? whyText(message, how.lang) : voice.say(message, how)),
}
