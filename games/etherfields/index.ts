import { gameModule } from '@miskatonic/contract'
import { contentOf } from '@miskatonic/effects'
import { cards } from './content/cards.ts'
import { kinds } from './content/fields.ts'
import { campaign } from './rules/campaign.ts'
import { etherfields } from './rules/game.ts'
import { language } from './rules/vocabulary/language.ts'
import { text } from './text/voice.ts'

export { language } from './rules/vocabulary/language.ts'
export { rulesText } from './text/cards.ts'
export { messages, say } from './text/messages.ts'

export { etherfields as game, text }

export const content = contentOf('etherfields', language, kinds, cards as never)

export const module = gameModule({ game: etherfields, text, content, campaign })
