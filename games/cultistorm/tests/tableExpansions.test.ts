import { momentsOf } from '@miskatonic/testing/moments'
import { LANGUAGES, plainLines, readAt } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { game, text } from '../index.ts'
import { enemiesAt } from '../rules/board.ts'
import { missing } from '../rules/cover.ts'
import type { Storm } from '../rules/shape.ts'
import { enemySymbols, unitsOf } from '../rules/symbols.ts'
import { asText } from '../table/view/asText.ts'
import { lacksAgainst } from '../table/view/cover.ts'
import { lying, SYMBOLS, siteAt, team, textOf } from '../table/view/storm.ts'
import { MINOR } from './expansions/games.ts'
import { SEATS } from './randomGames.ts'

/* What the table shows of the minor expansions, all at once. */

type Read = Parameters<typeof asText>[0]

/** Where cards of expansions lie openly. */
const OPEN = ['rituals', 'cultist-event', 'diseases', 'blots', ...SYMBOLS.map((slot) => `civilians:${slot}`)]
const OWNED = ['learned', 'puzzle', 'relics']

test('the table as text names every open card of the expansions, in both languages', () => {
  const named = new Set<string>()
  for (const seed of ['one', 'two', 'three', 'four']) {
    let n = 0
    for (const moment of momentsOf(game, { seats: SEATS.slice(0, 3), options: MINOR, seed: `together ${seed}` }, 200)) {
      if (n++ % 10 !== 0) continue
      for (const lang of LANGUAGES) {
        const read = readAt<Read>(text, moment, lang)
        const whole = plainLines(asText(read)).join('\n')
        const zones = [...OPEN, ...team(read).flatMap(({ seat }) => OWNED.map((kind) => `${kind}:${seat}`))]
        for (const zone of zones)
          for (const card of lying(read.view, zone)) {
            expect(whole).toContain(textOf(card, read.face)?.name)
            named.add(zone.split(':')[0] as string)
          }
      }
    }
  }
  expect(named.size).toBeGreaterThan(2)
})

test('what the table says somebody lacks is what the rules say, whatever the expansions add', () => {
  let compared = 0
  for (const seed of ['five', 'six', 'seven'])
    for (const moment of momentsOf(game, { seats: SEATS.slice(0, 3), options: MINOR, seed: `together ${seed}` }, 150)) {
      const t = moment.table.kernel as unknown as Storm
      const read = readAt<Read>(text, moment, 'en')
      for (const { seat, at, hand } of team(read)) {
        if (!at || !hand.length) continue
        const site = siteAt(read, at)
        for (const [i, enemy] of enemiesAt(t, at).entries()) {
          const lacks = lacksAgainst(read, seat, site.enemies[i] as never, site)
          expect(lacks).toEqual(missing(enemySymbols(t, enemy), unitsOf(t, seat)))
          compared += 1
        }
      }
    }
  expect(compared).toBeGreaterThan(40)
})
