import { contentReport, exportPack, type Pack, packSchema, readPack } from '@miskatonic/effects'
import { searching } from './bots/searching.ts'
import { cards } from './content/cards.ts'
import { kinds } from './content/kinds.ts'
import { language } from './content/vocabulary.ts'

export { language } from './content/vocabulary.ts'
export { lighthouse as game } from './rules/game.ts'
export { rulesText } from './text/cards.ts'
export { messages, say } from './text/messages.ts'
export { text } from './text/voice.ts'

export const bots = { search: searching }

/** The cards as data: what they are, what they come to, and how they leave the house and return. */
export const content = {
  cards,
  kinds,
  report: () => contentReport(language, kinds, cards),
  pack: (): string => exportPack('lighthouse', 'base', cards),
  schema: () => packSchema(language, kinds, 'lighthouse'),
  read: (text: string): Pack => readPack(language, kinds, 'lighthouse', text),
}
