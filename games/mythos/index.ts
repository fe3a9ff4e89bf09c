import { withReasons } from '@miskatonic/commons/voice'
import { gameModule } from '@miskatonic/contract'
import { contentOf } from '@miskatonic/effects'
import { careful } from './bots/careful.ts'
import { learner } from './bots/learned/learner.ts'
import { searching, unknown } from './bots/searching.ts'
import { whyText } from './bots/whys.ts'
import { decks } from './content/decks.ts'
import { cards } from './content/index.ts'
import { kinds } from './content/kinds.ts'
import { mythos } from './rules/game.ts'
import { language } from './rules/vocabulary/language.ts'
import { voice } from './text/voice.ts'

export { deckProblems } from './rules/decks.ts'
export { readOptions } from './rules/options.ts'
export { language } from './rules/vocabulary/language.ts'
export { cardText } from './text/cards.ts'
export { messages, say } from './text/say.ts'
export { mythos as game }

export const content = { ...contentOf('mythos', language, kinds, cards), decks }

/** What plays a seat by itself. */
export const bots = { careful, search: searching }

/** Everything a person reads at the table: what the rules say, and why a bot does what it does. */
export const text = withReasons(voice, whyText)

export const module = gameModule({ game: mythos, text, content, bots, unknown, learner })
