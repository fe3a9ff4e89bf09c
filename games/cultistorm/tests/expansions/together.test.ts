import { randomGamesAreTold, Voice } from '@miskatonic/testing/suites'
import { cards } from '../../content/cards.ts'
import { game, text } from '../../index.ts'
import type { Result } from '../../rules/shape.ts'
import { SEATS } from '../randomGames.ts'
import { gamesWith, MINOR } from './games.ts'

/* Minor expansions, all at one table. */

const same = cards.filter(({ title }) => title.es === title.en).map(({ title }) => title.es)
const voice = new Voice({ text, rules: 'CS', ids: cards.map(({ id }) => id).filter((id) => id.includes('-')), proper: [...SEATS, ...same] })
randomGamesAreTold(voice, {
  game,
  tables: Array.from({ length: 9 }, (_, n) => ({ seats: SEATS.slice(0, 3 + (n % 3)), seed: `together-${n}`, options: MINOR })),
  keys: 40,
  won: ({ winners }: Result, reader) => (reader === null ? winners.length > 0 : winners.includes(reader)),
})

gamesWith('all together', MINOR)
