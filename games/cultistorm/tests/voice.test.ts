import { facesArePrinted, randomGamesAreTold, Voice } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { game, text } from '../index.ts'
import type { Result } from '../rules/shape.ts'

const SEATS = ['Ana', 'Bea', 'Carl', 'Dan', 'Eve']
const same = cards.filter(({ title }) => title.es === title.en).map(({ title }) => title.es)
const voice = new Voice({ text, rules: 'CS', ids: cards.map(({ id }) => id).filter((id) => id.includes('-')), proper: [...SEATS, ...same] })

randomGamesAreTold(voice, {
  game,
  tables: Array.from({ length: 9 }, (_, n) => ({ seats: SEATS.slice(0, 3 + (n % 3)), seed: `voice-${n}` })),
  keys: 40,
  won: ({ winners }: Result, reader) => (reader === null ? winners.length > 0 : winners.includes(reader)),
})

facesArePrinted(voice, {
  faces: [...game.definitions.values()].flatMap(({ faces }) => Object.values(faces)),
  unknown: ['item/nothing'],
})

test('the back of a terror card tells its number and nothing else', () => {
  expect(text.face('terror-back/5', 'en')).toMatchObject({ name: 'Terror card (5)', figures: { activation: 5 } })
})
