import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longestFirst.ts'

const folders = '{kernel,effects,contract,commons,testing,games,bots,room,lab,bench,server,web,scripts}'
const browser = ['{web,testing,games}/**/*.browser.test.ts', 'testing/browser/**/*.test.ts']
/** How quick something is in a browser is judged with nobody else at work. */
const measured = ['web/tests/{audit,motion,speed,thinking}.browser.test.ts']
/** What looks at texts, pictures and bots plays no table that could be opened again: in restore mode it would be tried twice for nothing. */
const withoutTables =
  process.env.RESTORE === '1'
    ? [
        'games/*/tests/{cardText,careful*,completeness,docs,golden,learned,map*,messages,pack,pictures,searching,table*,voice,walked}.test.ts',
      ]
    : []
const conformance = ['**/*.conformance.test.ts']
/** How long anything is waited for before a test says that it never came: a busy machine is slow, not wrong. */
const patience = { expect: { poll: { timeout: 60_000 } } }

const units = [`${folders}/**/*.test.ts`]
const notUnits = ['**/node_modules/**', ...browser, ...conformance, ...withoutTables]
const unit = { setupFiles: ['testing/sameSamples.ts'], testTimeout: 240_000, hookTimeout: 120_000, ...patience }
/**
 * Most files leave nothing behind and share what was loaded: loading is two thirds of their time. A server has ports and threads, and
 * some files put another module in the place of one of ours: these are alone in their process.
 */
const sharing = globSync('{kernel,effects,contract,commons,testing,games,bots,room,lab,web,scripts}/**/*.test.ts', {
  exclude: (name) => name === 'node_modules',
}).filter((file) => !/\bvi\.(mock|stubGlobal)\(/.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    // Two cores are what we promise to be comfortable on.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Each file in a process of its own, for whoever works on a few of them; `npm test` runs the same files as `apart` and `sharing`.
      { test: { name: 'unit', include: units, exclude: notUnits, ...unit } },
      { test: { name: 'apart', include: units, exclude: [...notUnits, ...sharing], ...unit } },
      { test: { name: 'sharing', include: sharing, exclude: notUnits, ...unit, isolate: false } },
      {
        test: {
          name: 'conformance',
          include: conformance,
          exclude: ['**/node_modules/**'],
          testTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // After everything else: each Chromium takes a core for itself.
        test: {
          name: 'browser',
          include: browser,
          exclude: ['**/node_modules/**', ...measured],
          testTimeout: 360_000,
          hookTimeout: 600_000,
          ...patience,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'measured',
          include: measured,
          exclude: ['**/node_modules/**'],
          testTimeout: 360_000,
          hookTimeout: 600_000,
          ...patience,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
