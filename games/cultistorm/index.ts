import { gameModule } from '@miskatonic/contract'
import { contentOf } from '@miskatonic/effects'
import { cards } from './content/cards.ts'
import { kinds } from './content/kinds.ts'
import { cultistorm } from './rules/game.ts'
import { language } from './rules/vocabulary/language.ts'
import { text } from './text/voice.ts'

export { language } from './rules/vocabulary/language.ts'
export { rulesText } from './text/cards.ts'
export { messages, say } from './text/messages.ts'

export { cultistorm as game, text }

export const content = contentOf('cultistorm', language, kinds, cards)

export const module = gameModule({ game: cultistorm, text, content })
