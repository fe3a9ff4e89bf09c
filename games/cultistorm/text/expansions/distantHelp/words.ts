import { message } from '@miskatonic/effects/text'
import type { HelpMessages } from '../../../rules/expansions/distantHelp/shape.ts'
import type { Card, Other, Who } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const helpWords = {
  'help-revealed': message<Card>({ es: 'Llega ayuda: {card}.', en: 'Help arrives: {card}.' }),
  'help-sent': message<Who & Other & Card>({
    es: ({ other, card }, say) => `${say.ref(card)} ${say.isYou(other) ? 'te ayuda' : `ayuda a ${say.ref(other)}`}.`,
    en: ({ other, card }, say) => `${say.ref(card)} helps ${say.isYou(other) ? 'you' : say.ref(other)}.`,
  }),
} satisfies WordsFor<HelpMessages>
