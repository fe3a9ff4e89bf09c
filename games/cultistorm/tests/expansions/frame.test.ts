import { Table } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { expansions } from '../../expansions.ts'
import { cultistorm } from '../../rules/game.ts'
import { setup } from '../../setup.ts'
import { SEATS } from '../randomGames.ts'

/* What holds for all expansions. */

/** Those the set-up page asks for: a campaign is opened elsewhere. */
const shown = Object.values(expansions).flatMap((option) => (option.kind === 'unlisted' ? [] : [option]))

const opened = (options: object | null, seats: number) => () =>
  Table.start(cultistorm, { seats: SEATS.slice(0, seats), seed: 'frame', options: options as never })

rule(['CS-FRAME-10', 'CS-EXP-05', 'CS-RULING-134'], 'each expansion is a switch of its own, and minor ones go with each other', () => {
  const fields = setup.fields.filter(({ id }) => id in expansions)
  expect(fields.map(({ id }) => id)).toHaveLength(shown.length)
  const minor = fields.filter(({ excludes }) => !excludes?.length)
  expect(opened(Object.fromEntries(minor.filter(({ kind }) => kind === 'yes-no').map(({ id }) => [id, true])), 3)).not.toThrow()
})

test('the set-up page says what each adds, in both languages', () => {
  for (const { label, help } of shown)
    for (const lang of ['es', 'en'] as const) {
      expect(label[lang]).toBeTruthy()
      expect(help[lang].length).toBeGreaterThan(40)
    }
})

rule(['CS-FRAME-08'], 'nothing is switched on unless somebody wants it', () => {
  expect(opened(null, 3)).not.toThrow()
  for (const option of shown) expect([false, 'none']).toContain(option.start)
})

rule(['CS-EXP-01', 'CS-RULING-84'], 'of the main expansions one at most is played with', () => {
  expect(opened({ behindTheScenes: true }, 3)).not.toThrow()
  expect(opened({ behindTheScenes: true, distantHelp: 'pair' }, 3)).toThrow('exclude each other')
  expect(opened({ behindTheScenes: true, ancientRelics: true }, 3)).not.toThrow()
})
