import { withReasons } from '@miskatonic/commons/voice'
import { gameModule } from '@miskatonic/contract'
import { contentOf } from '@miskatonic/effects'
import { careful } from './bots/careful.ts'
import { whyText } from './bots/whys.ts'
import { cards } from './content/index.ts'
import { kinds } from './content/kinds.ts'
import { eldritchHorror } from './rules/game.ts'
import { language } from './rules/vocabulary/language.ts'
import { voice } from './text/voice.ts'

export { readOptions } from './rules/options.ts'
export { language } from './rules/vocabulary/language.ts'
export { cardText, partsOf, partText } from './text/cards.ts'
export { optionText } from './text/options.ts'
export { messages, say } from './text/say.ts'
export { eldritchHorror as game }

export const content = contentOf('eldritch-horror', language, kinds, cards)

/** What plays a seat by itself. */
export const bots = { careful }

/** Everything a person reads at the table: what the rules say, and why a bot does what it does. */
export const text = withReasons(voice, whyText)

export const module = gameModule({ game: eldritchHorror, text, content, bots })
