import { gameModule } from '@miskatonic/contract'
import { contentOf } from '@miskatonic/effects'
import { worth } from './bots/worth.ts'
import { cards } from './content/cards.ts'
import { kinds } from './content/kinds.ts'
import { campaign } from './rules/campaign.ts'
import { lighthouse } from './rules/game.ts'
import { language } from './rules/vocabulary/language.ts'
import { text } from './text/voice.ts'

export { language } from './rules/vocabulary/language.ts'
export { rulesText } from './text/cards.ts'
export { messages, say } from './text/messages.ts'

export { lighthouse as game, text }

export const content = contentOf('lighthouse', language, kinds, cards)

export const module = gameModule({ game: lighthouse, text, content, worth, campaign })
