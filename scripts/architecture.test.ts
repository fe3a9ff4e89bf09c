import { describe, expect, test } from 'vitest'
import {
  caughtScripts,
  droppedScripts,
  impurities,
  namedGames,
  type Sources,
  told,
  tooLong,
  unknownCitations,
  type Violation,
  vagueNames,
  wrongArrows,
} from './architecture.ts'
import { readSources } from './house.ts'
import { importCycles } from './importCycles.ts'

const planted = (files: Record<string, string>): Sources => new Map(Object.entries(files))
const found = (judge: (sources: Sources) => Violation[], files: Record<string, string>): string[] => judge(planted(files)).map(told)

describe('the house as it stands', () => {
  const house = readSources()
  test.each(
    Object.entries({
      wrongArrows,
      namedGames,
      impurities,
      importCycles,
      caughtScripts,
      droppedScripts,
      tooLong,
      vagueNames,
      unknownCitations,
    }),
  )('%s: none', (_, judge) => {
    expect(judge(house).map(told)).toEqual([])
  })

  test('there is something to judge', () => {
    expect([...house.keys()].some((path) => path.startsWith('scripts/'))).toBe(true)
  })
})

describe('files load in one order', () => {
  test('two files that load each other are found, whoever is asked first', () => {
    const files = { 'kernel/a.ts': "import { b } from './b.ts'", 'kernel/b.ts': "export * from './c.ts'", 'kernel/c.ts': "import './a.ts'" }
    expect(found(importCycles, files)).toEqual([
      'kernel/a.ts:1 is one of 3 files that import each other: kernel/a.ts, kernel/b.ts, kernel/c.ts',
    ])
  })

  test('types load nothing, lazy imports load later', () => {
    const files = {
      'kernel/a.ts': "import { b } from './b.ts'",
      'kernel/b.ts': "import type { A } from './a.ts'\nconst a = () => import('./a.ts')",
    }
    expect(found(importCycles, files)).toEqual([])
  })
})

describe('arrows point one way', () => {
  const importing = (path: string, specifier: string) => found(wrongArrows, { [path]: `import { x } from '${specifier}'` })

  test.each([
    ['kernel/ask.ts', './ids.ts'],
    ['kernel/ask.test.ts', 'vitest'],
    ['kernel/ask.test.ts', '@miskatonic/testing'],
    ['games/lighthouse/bots/careful.ts', '@miskatonic/bots'],
    ['games/lighthouse/index.ts', './bots/careful.ts'],
    ['effects/run.ts', '@miskatonic/kernel'],
    ['effects/text/index.ts', '../run.ts'],
    ['commons/map/graph.ts', '@miskatonic/kernel'],
    ['commons/book/reading.ts', '@miskatonic/effects'],
    ['commons/tests/graph.test.ts', 'fast-check'],
    ['games/lighthouse/rules/storm.ts', '@miskatonic/commons/map'],
    ['games/lighthouse/content/cards.ts', '@miskatonic/commons/book'],
    ['games/lighthouse/table/board.tsx', '@miskatonic/commons/map'],
    ['testing/conformance.ts', '@miskatonic/effects'],
    ['testing/rule.ts', 'vitest'],
    ['testing/browser/chromium.ts', 'playwright-core'],
    ['testing/browser/every-game.test.ts', '@miskatonic/games'],
    ['contract/module.ts', '@miskatonic/effects'],
    ['games/index.ts', '@miskatonic/lighthouse'],
    ['games/levels.ts', '@miskatonic/bots'],
    ['games/lighthouse/text/voice.ts', '@miskatonic/contract'],
    ['games/lighthouse/index.ts', './rules/storm.ts'],
    ['games/lighthouse/rules/storm.ts', '@miskatonic/effects'],
    ['games/lighthouse/rules/storm.ts', '../content/cards.ts'],
    ['games/lighthouse/text/words.ts', '@miskatonic/effects/text'],
    ['games/lighthouse/tests/storm.test.ts', '@miskatonic/testing'],
    ['games/lighthouse/tests/storm.test.ts', '../rules/storm.ts'],
    ['games/lighthouse/table/board.tsx', '@miskatonic/web'],
    ['games/lighthouse/table/board.tsx', 'react'],
    ['lab/simulate.ts', '@miskatonic/bots'],
    ['server/host.ts', 'node:worker_threads'],
    ['web/lobby.tsx', '@miskatonic/games'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([])
  })

  test.each([
    ['kernel/ask.ts', '@miskatonic/effects'],
    ['kernel/ask.ts', '../effects/run.ts'],
    ['kernel/ask.ts', '@miskatonic/testing'],
    ['kernel/ask.ts', 'node:fs'],
    ['kernel/ask.ts', 'react'],
    ['kernel/ask.test.ts', '@miskatonic/effects'],
    ['kernel/ask.ts', '@miskatonic/commons/map'],
    ['effects/run.ts', '@miskatonic/commons/map'],
    ['effects/run.ts', '../commons/map/graph.ts'],
    ['commons/map/graph.ts', '@miskatonic/lighthouse'],
    ['commons/map/graph.ts', '@miskatonic/games'],
    ['commons/map/graph.ts', '@miskatonic/bots'],
    ['commons/map/graph.ts', '@miskatonic/testing'],
    ['commons/map/graph.ts', 'node:fs'],
    ['commons/map/graph.ts', 'react'],
    ['commons/tests/graph.test.ts', 'react'],
    ['room/room.ts', '@miskatonic/commons/map'],
    ['web/lobby.tsx', '@miskatonic/commons/map'],
    ['effects/run.ts', '@miskatonic/lighthouse'],
    ['effects/run.ts', '@miskatonic/contract'],
    ['contract/module.ts', '@miskatonic/games'],
    ['contract/module.ts', '@miskatonic/bots'],
    ['effects/run.ts', '../games/index.ts'],
    ['testing/conformance.ts', '@miskatonic/bots'],
    ['testing/conformance.ts', '@miskatonic/lighthouse'],
    ['testing/conformance.ts', 'node:fs'],
    ['testing/browser/every-game.test.ts', '@miskatonic/lighthouse'],
    ['games/lighthouse/rules/storm.ts', '@miskatonic/bots'],
    ['games/lighthouse/rules/storm.ts', '../bots/careful.ts'],
    ['games/lighthouse/bots/careful.ts', '@miskatonic/lab'],
    ['games/lighthouse/rules/storm.ts', '@miskatonic/games'],
    ['games/lighthouse/rules/storm.ts', '@miskatonic/testing'],
    ['games/lighthouse/rules/storm.ts', 'node:crypto'],
    ['games/lighthouse/rules/storm.ts', '../table/board.tsx'],
    ['games/lighthouse/rules/storm.ts', '../tests/storm.test.ts'],
    ['games/lighthouse/index.ts', './table/board.tsx'],
    ['games/lighthouse/content/cards.ts', '../../mythos/content/cards.ts'],
    ['games/lighthouse/tests/storm.test.ts', '@miskatonic/mythos'],
    ['games/lighthouse/tests/storm.test.ts', '@miskatonic/bots'],
    ['games/lighthouse/table/board.tsx', '@miskatonic/server'],
    ['games/lighthouse/table/board.tsx', 'node:fs'],
    ['bots/random.ts', '@miskatonic/lighthouse'],
    ['bots/random.ts', '@miskatonic/games'],
    ['bots/random.ts', '@miskatonic/lab'],
    ['bots/random.ts', '@miskatonic/testing'],
    ['lab/simulate.ts', '@miskatonic/web'],
    ['server/host.ts', '@miskatonic/web'],
    ['web/lobby.tsx', '@miskatonic/lighthouse/table'],
    ['scripts/start.ts', '../docs/page.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(importing(path, specifier)).toHaveLength(1)
  })

  test('types, re-exports and lazy imports count too', () => {
    expect(
      found(wrongArrows, {
        'kernel/a.ts': "import type { X } from '@miskatonic/effects'",
        'kernel/b.ts': "export * from '@miskatonic/effects'",
        'bots/c.ts': "const c = () => import('@miskatonic/lighthouse')",
      }),
    ).toHaveLength(3)
  })
})

describe('only a game and the register name a game', () => {
  test('not the kernel, not even in a comment', () => {
    expect(found(namedGames, { 'kernel/a.ts': '\n// as in Arkham Horror' })).toEqual([
      "kernel/a.ts:2 names 'Arkham'; only a game's own folder and the register know its name",
    ])
    expect(found(namedGames, { 'effects/a.ts': "const a = 'azathoth'" })).toHaveLength(1)
    expect(found(namedGames, { 'commons/a.ts': '// as in Etherfields' })).toHaveLength(1)
  })

  test('a new folder in games/ is a new name to keep out', () => {
    expect(found(namedGames, { 'effects/a.ts': "if (game === 'lighthouse') x()" })).toEqual([])
    expect(found(namedGames, { 'effects/a.ts': "if (game === 'lighthouse') x()", 'games/lighthouse/index.ts': '' })).toHaveLength(1)
  })

  test('bots, lab, server and web neither', () => {
    const games = { 'games/lighthouse/index.ts': "export const id = 'lighthouse'", 'games/index.ts': "import('@miskatonic/lighthouse')" }
    expect(found(namedGames, { ...games, 'bots/a.ts': "if (id === 'lighthouse') cheat()" })).toHaveLength(1)
    expect(found(namedGames, { ...games, 'bots/a.ts': '// the lighthouse was first\nconst lighthouses = 1' })).toEqual([])
    expect(found(namedGames, { ...games, 'kernel/a.test.ts': "const id = 'lighthouse'" })).toEqual([])
    // A word of the genre is no name of a game, its id is.
    const mythos = { 'games/mythos/index.ts': '' }
    expect(found(namedGames, { ...mythos, 'web/a.ts': "const en = 'the games of the Mythos'" })).toEqual([])
    expect(found(namedGames, { ...mythos, 'web/a.ts': "if (game === 'mythos') x()" })).toHaveLength(1)
    expect(found(namedGames, { ...mythos, 'web/a.ts': 'const path = `/mythos/`' })).toHaveLength(1)
  })
})

describe('rules are pure', () => {
  test.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'process.env.HOME',
    "localStorage.getItem('x')",
    '(5).toLocaleString()',
    "'a'.localeCompare('b')",
    "Intl.NumberFormat('es')",
    'setTimeout(f, 1)',
    'crypto.randomUUID()',
    'console.log(1)',
    'globalThis.x',
    'async () => 1',
    'await x',
    "import('./x.ts')",
  ])('%s is refused', (code) => {
    for (const path of [
      'kernel/a.ts',
      'effects/a.ts',
      'commons/map/a.ts',
      'games/lighthouse/rules/a.ts',
      'games/lighthouse/content/a.ts',
      'games/lighthouse/text/a.ts',
      'games/lighthouse/index.ts',
    ]) {
      expect(found(impurities, { [path]: `const a = ${code}` }), path).toHaveLength(1)
    }
    for (const path of ['kernel/a.test.ts', 'games/lighthouse/tests/a.ts', 'games/lighthouse/table/a.tsx', 'bots/a.ts', 'scripts/a.ts']) {
      expect(found(impurities, { [path]: `const a = ${code}` }), path).toEqual([])
    }
  })

  test('a module that remembers is refused, a local that changes is not', () => {
    expect(found(impurities, { 'kernel/a.ts': 'let seen = 0' })).toHaveLength(1)
    expect(found(impurities, { 'kernel/a.ts': 'export let seen = 0' })).toHaveLength(1)
    expect(found(impurities, { 'kernel/a.ts': 'function f() {\n  let seen = 0\n  return seen\n}' })).toEqual([])
  })

  test('words in texts, comments and names are no sin', () => {
    const source =
      "// Math.random would be wrong\nconst story = 'The process. Date.now, await dawn.'\nconst validate = t.process.now\ntype T = import('./t.ts').T\ntype Date2 = { async: true }"
    expect(found(impurities, { 'games/lighthouse/content/a.ts': source })).toEqual([])
  })
})

describe('scripts catch nothing', () => {
  test('no try in rules', () => {
    expect(found(caughtScripts, { 'games/lighthouse/rules/a.ts': 'function f() {\n  try { g() } finally { h() }\n}' })).toEqual([
      "games/lighthouse/rules/a.ts:2 has a 'try'; scripts leave through the kernel",
    ])
  })

  test("in effects and commons no generator's body has one; a plain function may", () => {
    expect(found(caughtScripts, { 'commons/book/a.ts': 'export function* run(): Script {\n  try { yield 1 } catch {}\n}' })).toHaveLength(1)
    expect(found(caughtScripts, { 'effects/a.ts': 'export function* run(): Script {\n  try { yield 1 } catch {}\n}' })).toHaveLength(1)
    expect(found(caughtScripts, { 'effects/a.ts': 'export function parse() {\n  try { g() } catch { h() }\n}' })).toEqual([])
    expect(found(caughtScripts, { 'effects/a.ts': "function* run() {\n  yield 'try { }' // try {\n}" })).toEqual([])
  })
})

describe('scripts are run', () => {
  test('a script that is only called is found', () => {
    expect(found(droppedScripts, { 'games/lighthouse/rules/a.ts': "function* f(t) {\n  t.happens('x', {})\n}" })).toEqual([
      expect.stringContaining('without yield*'),
    ])
    expect(found(droppedScripts, { 'effects/a.ts': 'function* f(x) {\n  x.t.over(1)\n}' })).toHaveLength(1)
    expect(found(droppedScripts, { 'commons/book/a.ts': 'function* f(x) {\n  x.t.over(1)\n}' })).toHaveLength(1)
  })

  test('one that is run, given back or handed on is not', () => {
    const fine =
      "function* f(t) {\n  yield* t.happens('x', {})\n  const g = () =>\n    t.change(h)\n  return t.over(1)\n  if (t.allowed('x', {}).length)\n    return\n}"
    expect(found(droppedScripts, { 'games/lighthouse/rules/a.ts': fine })).toEqual([])
    expect(found(droppedScripts, { 'games/lighthouse/tests/a.test.ts': "t.happens('x', {})" })).toEqual([])
  })
})

describe('files and steps stay short', () => {
  const lines = (n: number) => Array.from({ length: n }, (_, i) => `const a${i} = ${i}`).join('\n')

  test.each([
    ['kernel/a.ts', 500],
    ['games/lighthouse/rules/a.ts', 400],
    ['games/lighthouse/table/a.tsx', 400],
  ])('%s: %i lines are the limit', (path, limit) => {
    expect(found(tooLong, { [path]: `${lines(limit)}\n` })).toEqual([])
    expect(found(tooLong, { [path]: `${lines(limit + 1)}\n` })).toHaveLength(1)
  })

  test("a step's body has 40 lines at most", () => {
    const step = (n: number) => `export function* storm(t: Table): Script {\n${lines(n)}\n}\n`
    expect(found(tooLong, { 'games/lighthouse/rules/a.ts': step(40) })).toEqual([])
    expect(found(tooLong, { 'games/lighthouse/rules/a.ts': step(41) })).toEqual([
      'games/lighthouse/rules/a.ts:1 storm has 41 lines, 40 are the limit; it is two steps',
    ])
    expect(found(tooLong, { 'effects/a.ts': step(41) })).toEqual([])
  })
})

describe('names say something', () => {
  test.each(['kernel/piece-manager.ts', 'web/utils/format.ts', 'effects/helpers.ts', 'bots/botUtil.ts', 'server/TableManager.ts'])(
    'not %s',
    (path) => {
      expect(found(vagueNames, { [path]: '' })).toHaveLength(1)
    },
  )

  test.each([
    'export class TableManager {}',
    'export const askHelper = 1',
    'export function* stepUtils() {}',
    'export type PieceUtil = 1',
    'export { a as DeckManager }',
  ])('not %s', (source) => {
    expect(found(vagueNames, { 'kernel/a.ts': source })).toHaveLength(1)
  })

  test('what only contains such a word is fine', () => {
    expect(found(vagueNames, { 'kernel/utility-track.ts': 'export const helperless = 1; const manager = 2' })).toEqual([])
  })
})

describe('tests cite rules that exist', () => {
  test('an id that the catalogue lacks is refused', () => {
    const rules = { 'games/lighthouse/rules.md': '- **LH-STORM-01** It blows.' }
    expect(found(unknownCitations, { ...rules, 'games/lighthouse/tests/a.test.ts': "rule('LH-STORM-01', 'x', f)" })).toEqual([])
    expect(
      found(unknownCitations, { ...rules, 'games/lighthouse/tests/a.test.ts': "\nrule(['LH-STORM-01', 'LH-STORM-02'], 'x', f)" }),
    ).toEqual(['games/lighthouse/tests/a.test.ts:2 cites LH-STORM-02, which games/lighthouse/rules.md does not have'])
  })
})
