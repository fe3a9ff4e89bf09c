/** The rules of the house, as functions from sources to what is wrong with them. The arrows are drawn in docs/architecture.md. */
import { posix } from 'node:path'
import { catalogueOf, citationsIn } from './catalogue.ts'
import { codeOnly, generatorsOf, importsOf, lineAt, withoutComments } from './sourceCode.ts'

/** Path from the root of the house → what the file says. */
export type Sources = ReadonlyMap<string, string>
export type Violation = { path: string; line: number; message: string }

const PARTS = ['rules', 'content', 'text', 'bots', 'table', 'tests'] as const
type Part = (typeof PARTS)[number] | 'door'
const WORKSPACES = [
  'kernel',
  'effects',
  'contract',
  'commons',
  'testing',
  'bots',
  'room',
  'lab',
  'bench',
  'server',
  'web',
  'scripts',
] as const
type Workspace = (typeof WORKSPACES)[number]

/** Where a file lives. A game's `door` is what lies directly in its folder: its index and what it is put together from. */
type Place = { in: Workspace } | { in: 'register' } | { in: 'game'; game: string; part: Part } | { in: 'elsewhere' }

export function placeOf(path: string): Place {
  const [top = '', second = '', third = ''] = path.split('/')
  if (WORKSPACES.includes(top as Workspace)) return { in: top as Workspace }
  if (top !== 'games') return { in: 'elsewhere' }
  // Files that lie directly in games/ are the register.
  if (second === '' || second.endsWith('.ts')) return { in: 'register' }
  return { in: 'game', game: second, part: PARTS.find((name) => name === third) ?? 'door' }
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /(^|\/)tests\//.test(path)
const isCode = (path: string): boolean => /\.tsx?$/.test(path)
const folderNamesIn = (sources: Sources): string[] =>
  [...new Set([...sources.keys()].flatMap((path) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))].filter((name) => name !== 'node_modules')

/** What every game stands on: it names no game, not even in a comment, and is as pure as the games' rules. */
const GROUND: readonly string[] = ['kernel', 'effects', 'contract', 'commons']

/** The ground and the pure parts of a game: the same everywhere, every time. */
const isPure = (path: string): boolean => {
  if (!isCode(path) || isTest(path)) return false
  const place = placeOf(path)
  if (place.in === 'game') return place.part !== 'table' && place.part !== 'tests'
  return GROUND.includes(place.in)
}

const PREFIX = '@miskatonic/'

/** What an import leads to: a place in the house, or a package from outside. */
function targetOf(path: string, specifier: string): Place | { package: string } {
  if (specifier.startsWith('.')) return placeOf(posix.join(posix.dirname(path), specifier))
  if (!specifier.startsWith(PREFIX)) return { package: specifier }
  const [name = '', sub = ''] = specifier.slice(PREFIX.length).split('/')
  if (name === 'games') return { in: 'register' }
  if (WORKSPACES.includes(name as Workspace)) return { in: name as Workspace }
  return { in: 'game', game: name, part: PARTS.find((part) => part === sub) ?? 'door' }
}

/** Which workspaces each may import besides itself. Games are reached through the register alone. */
const MAY_IMPORT: Record<Workspace | 'register', readonly (Workspace | 'register')[]> = {
  kernel: [],
  effects: ['kernel'],
  contract: ['kernel', 'effects'],
  commons: ['kernel', 'effects', 'contract'],
  testing: ['kernel', 'effects', 'contract'],
  bots: ['kernel', 'effects', 'contract'],
  register: ['kernel', 'effects', 'contract', 'bots'],
  room: ['kernel', 'effects', 'contract', 'bots', 'register'],
  lab: ['kernel', 'effects', 'contract', 'bots', 'register'],
  bench: ['kernel', 'effects', 'contract', 'bots', 'register', 'room', 'lab', 'server'],
  server: ['kernel', 'effects', 'contract', 'bots', 'register', 'room'],
  web: ['kernel', 'effects', 'contract', 'bots', 'register', 'room'],
  scripts: ['kernel', 'effects', 'contract', 'commons', 'bots', 'register', 'room', 'lab', 'bench', 'server', 'web', 'testing'],
}

const TEST_PACKAGES = ['vitest', 'fast-check']

function refusal(path: string, specifier: string): string | null {
  const from = placeOf(path)
  const to = targetOf(path, specifier)
  if (from.in === 'elsewhere') return null
  if ('package' in to) {
    if (isPure(path)) return `imports '${specifier}', but this part of the house stands on no package from outside`
    if (GROUND.includes(from.in) || (from.in === 'testing' && !path.startsWith('testing/browser/'))) {
      const name = to.package.split('/')[0] ?? ''
      // Tests may read golden files and fixtures, and so may the suites that are tests of every game; what they all share may not.
      if (
        isTest(path) || path.startsWith('testing/suites/')
          ? name.startsWith('node:') || TEST_PACKAGES.includes(name)
          : TEST_PACKAGES.includes(name)
      )
        return null
      return `imports '${specifier}', but only ${TEST_PACKAGES.join(' and ')} may be used here`
    }
    if (from.in === 'game' && from.part === 'table' && specifier.startsWith('node:'))
      return `imports '${specifier}', but a table runs in a browser`
    return null
  }
  if (to.in === 'elsewhere') return `imports '${specifier}', which lies outside every workspace`

  if (to.in === 'game') {
    if (from.in === 'register')
      return to.part === 'door' || to.part === 'table'
        ? null
        : `imports '${specifier}'; the register knows a game by its index and its table`
    if (from.in !== 'game') return `imports '${specifier}'; a game is reached through the register (@miskatonic/games) only`
    if (from.game !== to.game) return `imports '${specifier}' of another game; what two games share belongs into commons`
    if (from.part === 'tests' || (isTest(path) && to.part !== 'table')) return null
    if (to.part === 'tests') return `imports '${specifier}'; nothing stands on tests`
    if (to.part === 'table' && from.part !== 'table') return `imports '${specifier}'; rules know no table`
    if (to.part === 'bots' && from.part !== 'bots' && from.part !== 'door') return `imports '${specifier}'; rules know no bot`
    return null
  }
  if (from.in === 'game') {
    if (GROUND.includes(to.in)) return null
    if (to.in === 'testing' && isTest(path)) return null
    if (to.in === 'web' && from.part === 'table') return null
    if (to.in === 'bots' && from.part === 'bots') return null
    return `imports '${specifier}'; ${from.part === 'table' ? 'a table stands on its game, kernel, effects, contract, commons and web' : 'a game stands on kernel, effects, contract and commons'}`
  }
  if (from.in === to.in || MAY_IMPORT[from.in].includes(to.in)) return null
  if (to.in === 'testing' && isTest(path)) return null
  // The browser harness proves every registered game in a real browser; nothing imports it but tests.
  if (to.in === 'register' && path.startsWith('testing/browser/')) return null
  // The client's build is a script that lies beside what it builds; nothing of it is shipped.
  if (to.in === 'scripts' && path === 'web/build.ts') return null
  return `imports '${specifier}', but ${from.in} may only import ${[from.in, ...MAY_IMPORT[from.in]].join(', ')}`
}

const each = (sources: Sources, wanted: (path: string) => boolean, judge: (path: string, source: string) => Violation[]): Violation[] =>
  [...sources].flatMap(([path, source]) => (isCode(path) && wanted(path) ? judge(path, source) : []))

/** kernel ← effects ← contract ← commons ← games ← {bots, lab, server, web}; no game imports another; no rule imports a table. */
export const wrongArrows = (sources: Sources): Violation[] =>
  each(
    sources,
    () => true,
    (path, source) =>
      importsOf(source).flatMap(({ specifier, offset }) => {
        const message = refusal(path, specifier)
        return message ? [{ path, line: lineAt(source, offset), message }] : []
      }),
  )

const ALWAYS_GAMES = ['eldritch', 'arkham', 'cultistorm', 'etherfields', 'azathoth']

/** Names of games that are words of the genre as well («the Mythos»): in prose they mean no game, as ids, keys and paths they do. */
const ALSO_WORDS: readonly string[] = ['mythos']
const asId = (name: string): string => `(?<=['"\`/])${name}(?=['"\`/:])`

/** Only a game itself and the register name a game. In what all games stand on not even a comment does. */
export function namedGames(sources: Sources): Violation[] {
  const names = [...new Set([...ALWAYS_GAMES, ...folderNamesIn(sources)])]
  const always = names.filter((name) => !ALSO_WORDS.includes(name))
  const words = names.filter((name) => ALSO_WORDS.includes(name)).map(asId)
  const pattern = new RegExp([`(?<![a-z])(?:${always.join('|')})(?![a-z])`, ...words].join('|'), 'gi')
  return each(
    sources,
    (path) => !isTest(path) && !['game', 'register', 'elsewhere'].includes(placeOf(path).in) && path !== 'scripts/architecture.ts',
    (path, source) => {
      const place = placeOf(path).in
      const text = GROUND.includes(place) ? source : withoutComments(source)
      return [...text.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `names '${match[0]}'; only a game's own folder and the register know its name`,
      }))
    },
  )
}

const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\s*\.\s*random\b/g, 'chance comes from the table, so that a game can be replayed'],
  [/\bDate\s*(?=\.|\()|\bnew\s+Date\b/g, 'rules have no clock'],
  [/\bperformance\s*\./g, 'rules have no clock'],
  [/\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/g, 'rules have no clock'],
  [/(?<![.\w$])process\s*\./g, 'rules know nothing of their machine'],
  [/(?<![.\w$])globalThis\b/g, 'rules know nothing of their machine'],
  [/\b(?:localStorage|sessionStorage|indexedDB)\b/g, 'the table saves itself; rules store nothing'],
  [/\.\s*(?:toLocale\w+|localeCompare)\b/g, "what rules compute must not depend on the machine's locale"],
  [/(?<![.\w$])Intl\b/g, "what rules compute must not depend on the machine's locale"],
  [/(?<![.\w$])crypto\s*\./g, 'chance comes from the table, so that a game can be replayed'],
  [/(?<![.\w$])console\s*\./g, 'tell it as an event'],
  [/(?<![.\w$])(?:async|await)\b(?!\s*[:,}])/g, 'rules run in one go and stop only to ask'],
  // `import('./x.ts').X` is a type and loads nothing.
  [/(?<![.\w$])import\s*\((?!\s*(['"])[^'"]*\1\s*\)\s*\.\s*[A-Z])/g, 'rules load nothing while they run'],
  [/^(?:export\s+)?(?:let|var)\s/gm, 'state lives on the table, never in a module'],
]

export const impurities = (sources: Sources): Violation[] =>
  each(sources, isPure, (path, source) => {
    const code = codeOnly(source)
    return IMPURE.flatMap(([pattern, why]) =>
      [...code.matchAll(pattern)].map((match) => ({ path, line: lineAt(code, match.index), message: `uses ${match[0].trim()}: ${why}` })),
    )
  })

const TRY = /(?<![.\w$])try\s*\{/g
const isRuleFile = (path: string): boolean => {
  const place = placeOf(path)
  return place.in === 'game' && place.part === 'rules' && !isTest(path)
}

/** Where scripts of the card language and of what games share are written. */
const isSharedScript = (path: string): boolean => ['effects', 'commons'].includes(placeOf(path).in) && !isTest(path)

/** A script is left through the kernel; one that catches would swallow the leaving. */
export function caughtScripts(sources: Sources): Violation[] {
  const message = "has a 'try'; scripts leave through the kernel"
  const inRules = each(sources, isRuleFile, (path, source) => {
    const code = codeOnly(source)
    return [...code.matchAll(TRY)].map((match) => ({ path, line: lineAt(code, match.index), message }))
  })
  const inShared = each(sources, isSharedScript, (path, source) =>
    generatorsOf(source)
      .filter(({ body }) => body.search(TRY) >= 0)
      .map(({ name, offset }) => ({ path, line: lineAt(source, offset), message: `${name} ${message}` })),
  )
  return [...inRules, ...inShared]
}

const DROPPED = /^[ \t]*(?:x\.)?t\.(happens|together|change|hold|resolving|restart|over|pay|ends)\(/gm
/** What may stand on the line before a script that is handed on rather than run here. */
const HANDED_ON = /(?:=>|[(,=?:]|&&|\|\||yield\*|return)\s*$/

/** A script that is called but not run with `yield*` does nothing, and nothing would tell. */
export const droppedScripts = (sources: Sources): Violation[] =>
  each(
    sources,
    (path) => isRuleFile(path) || isSharedScript(path),
    (path, source) => {
      const code = codeOnly(source)
      return [...code.matchAll(DROPPED)]
        .filter((match) => !HANDED_ON.test(code.slice(0, match.index)))
        .map((match) => ({ path, line: lineAt(code, match.index), message: `calls t.${match[1]}() without yield*: the script never runs` }))
    },
  )

const lengthOf = (source: string): number => source.replace(/\n$/, '').split('\n').length

/** Kernel files fit in 500 lines, rule and table files in 400, a step's body on a screen. */
export function tooLong(sources: Sources): Violation[] {
  const limitOf = (path: string): number | null => {
    if (isTest(path)) return null
    const place = placeOf(path)
    if (place.in === 'kernel') return 500
    return place.in === 'game' && (place.part === 'rules' || place.part === 'table') ? 400 : null
  }
  const files = each(
    sources,
    (path) => limitOf(path) !== null,
    (path, source) => {
      const [length, limit] = [lengthOf(source), limitOf(path) ?? Infinity]
      return length > limit ? [{ path, line: limit + 1, message: `has ${length} lines, ${limit} are the limit; it holds two things` }] : []
    },
  )
  const steps = each(sources, isRuleFile, (path, source) =>
    generatorsOf(source)
      .filter(({ lines }) => lines > 40)
      .map(({ name, offset, lines }) => ({
        path,
        line: lineAt(source, offset),
        message: `${name} has ${lines} lines, 40 are the limit; it is two steps`,
      })),
  )
  return [...files, ...steps]
}

const VAGUE_FILE = /(?:^|[-_.a-z])(?:manager|helper|util)s?(?=[-_.]|$)/i
const VAGUE_SYMBOL =
  /\bexport\s+(?:default\s+)?(?:declare\s+|abstract\s+)*(?:const|let|function\s*\*?|class|type|interface)\s+([\w$]*(?:Manager|Helper|Util)s?|(?:manager|helper|util)s?)\b/g
const EXPORT_LIST = /\bexport\s+(?:type\s+)?\{([^}]*)\}/g

/** What cannot be named does two things. */
export const vagueNames = (sources: Sources): Violation[] =>
  each(
    sources,
    (path) => placeOf(path).in !== 'elsewhere',
    (path, source) => {
      const code = codeOnly(source)
      const inPath = path.split('/').find((segment) => VAGUE_FILE.test(segment))
      const declared = [...code.matchAll(VAGUE_SYMBOL)].map((match) => ({ name: match[1] ?? '', offset: match.index }))
      const listed = [...code.matchAll(EXPORT_LIST)].flatMap((match) =>
        (match[1] ?? '')
          .split(',')
          .map((entry) => entry.trim().split(/\s+/).at(-1) ?? '')
          .filter((name) => /(?:Manager|Helper|Util)s?$/.test(name))
          .map((name) => ({ name, offset: match.index })),
      )
      return [
        ...(inPath ? [{ path, line: 1, message: `'${inPath}' says nothing; name it after what it holds` }] : []),
        ...[...declared, ...listed].map(({ name, offset }) => ({
          path,
          line: lineAt(source, offset),
          message: `exports '${name}', which says nothing; name it after what it does`,
        })),
      ]
    },
  )

/** A test may only cite rules that its game's catalogue has. */
export const unknownCitations = (sources: Sources): Violation[] =>
  folderNamesIn(sources).flatMap((game) => {
    const known = new Set(catalogueOf(sources.get(`games/${game}/rules.md`) ?? ''))
    return each(
      sources,
      (path) => path.startsWith(`games/${game}/`) && isTest(path),
      (path, source) =>
        citationsIn(withoutComments(source))
          .filter(({ id }) => !known.has(id))
          .map(({ id, offset }) => ({
            path,
            line: lineAt(source, offset),
            message: `cites ${id}, which games/${game}/rules.md does not have`,
          })),
    )
  })

export const told = ({ path, line, message }: Violation): string => `${path}:${line} ${message}`
