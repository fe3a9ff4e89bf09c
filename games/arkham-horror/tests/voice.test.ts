import { facesArePrinted, quantitiesHaveWords, randomGamesAreTold, Voice } from '@miskatonic/testing/suites'
import { describe } from 'vitest'
import { cards } from '../content/cards.ts'
import { game, text } from '../index.ts'
import { quantities } from '../rules/quantities.ts'
import type { Result } from '../rules/shape.ts'
import { messages } from '../text/messages.ts'

const SEATS = ['Ana', 'Bea', 'Carl', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal']
const same = cards.flatMap((card) => ('title' in card && card.title.es === card.title.en ? [card.title.es] : []))
/** The mi-go are called so, and so are their books. */
const ids = cards.map(({ id }) => id).filter((id) => id.includes('-') && id !== 'mi-go')
const voice = new Voice({ text, rules: 'AH', ids, proper: [...SEATS, ...same] })

randomGamesAreTold(voice, {
  game,
  tables: Array.from({ length: 12 }, (_, n) => ({ seats: SEATS.slice(0, [1, 2, 4, 8][n % 4]), seed: `voice-${n}` })),
  keys: 110,
  all: { messages: Object.keys(messages.definitions), unsaid: 0.35 },
  endings: { of: ({ outcome }: Result) => outcome, least: 2 },
  won: ({ winners }: Result, reader) => (reader === null ? winners.length > 0 : winners.includes(reader)),
})

describe('faces', () => {
  facesArePrinted(voice, {
    faces: [...game.definitions.values()].flatMap(({ faces }) => Object.values(faces)),
    wordless: /^(?:street|world|gate-back)\/|^otherWorld\/gate-25$/,
    unknown: ['common/nothing', 'nothing'],
  })
})

describe('numbers', () => quantitiesHaveWords(voice, quantities))
