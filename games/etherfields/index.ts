import { withReasons } from '@miskatonic/commons/voice'
import { gameModule } from '@miskatonic/contract'
import { contentOf } from '@miskatonic/effects'
import { careful } from './bots/careful.ts'
import { whyText } from './bots/whys.ts'
import { cards } from './content/cards.ts'
import { kinds } from './content/fields.ts'
import { campaign } from './rules/campaign.ts'
import { etherfields } from './rules/game.ts'
import { language } from './rules/vocabulary/language.ts'
import { text as voice } from './text/voice.ts'

export { language } from './rules/vocabulary/language.ts'
export { rulesText } from './text/cards.ts'
export { messages, say } from './text/messages.ts'

export { etherfields as game }

export const content = contentOf('etherfields', language, kinds, cards as never)

/** What plays a seat by itself. */
export const bots = { careful }

/** Everything a person reads at the table: what the rules say, and why a bot does what it does. */
export const text = withReasons(voice, whyText)

export const module = gameModule({ game: etherfields, text, content, bots, campaign })
