/**
 * `npm run endurance [-- --only soak,shared,games,moments,messages,kills,questions,sizes,tables --minutes 60 --rounds 20 --games 10000 --questions 200 --moments 50 --messages 100000 --kills 200 --write]`:
 * the long tests, in full unless told otherwise. `--write` puts what they found into docs/endurance.md, with the date.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './house.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'kills,messages,games,moments,questions,sizes,tables,shared,soak' },
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '20' },
    games: { type: 'string', default: '10000' },
    questions: { type: 'string', default: '200' },
    moments: { type: 'string', default: '50' },
    messages: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
  },
})

/** Each part: its test, and the variable that says how much of it. */
const PARTS: Record<string, { test: string; project?: string; env: Record<string, string> }> = {
  kills: { test: 'server/tests/survival.test.ts', env: { MISKATONIC_KILLS: values.kills } },
  messages: { test: 'server/tests/fuzz.test.ts', env: { MISKATONIC_FUZZ: values.messages } },
  games: { test: 'lab/tests/adversaries.test.ts', env: { MISKATONIC_GAMES: values.games } },
  moments: { test: 'games', project: 'conformance', env: { MISKATONIC_MOMENTS: values.moments } },
  questions: { test: 'room/tests/questions.test.ts', env: { MISKATONIC_QUESTIONS: values.questions } },
  sizes: { test: 'web/tests/sizes.browser.test.ts', project: 'browser', env: { MISKATONIC_SIZES: 'questions' } },
  tables: { test: 'room/tests/releases.test.ts', env: { MISKATONIC_TABLES: 'all' } },
  shared: { test: 'server/tests/shared.test.ts', env: { MISKATONIC_SHARED: values.rounds } },
  soak: { test: 'server/tests/soak.test.ts', env: { MISKATONIC_SOAK: values.minutes } },
}

const wanted = values.only.split(',')
const unknown = wanted.filter((part) => !PARTS[part])
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join(', ')}'. There are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'miskatonic-endurance-'))
const results = join(folder, 'results')
const lines: string[] = []
let failed = false
for (const part of wanted) {
  const { test, project = 'unit', env } = PARTS[part] as (typeof PARTS)[string]
  const amount = Object.values(env)[0]
  const began = Date.now()
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', project, test], {
    cwd: root,
    env: { ...process.env, ...env, MISKATONIC_RESULTS: results },
    stdio: 'inherit',
  })
  failed ||= status !== 0
  const found = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : []
  rmSync(results, { force: true })
  const told = found.filter(Boolean).map((line) => (JSON.parse(line) as { words: string }).words)
  const date = new Date().toISOString().slice(0, 10)
  const minutes = Math.round((Date.now() - began) / 6000) / 10
  lines.push(`| ${part} | ${date} | ${amount} | ${status === 0 ? 'held' : 'FAILED'} | ${minutes} min | ${told.join('; ')} |`)
}
rmSync(folder, { recursive: true, force: true })
console.log(lines.join('\n'))

/** Parts that were not run keep what they last found. */
if (values.write) {
  const file = join(root, 'docs', 'endurance.md')
  const text = readFileSync(file, 'utf8').split('\n')
  for (const line of lines) {
    const part = line.slice(0, line.indexOf('|', 2) + 1)
    const at = text.findIndex((old) => old.startsWith(part))
    if (at < 0) text.splice(text.findLastIndex((old) => old.startsWith('|')) + 1, 0, line)
    else text[at] = line
  }
  writeFileSync(file, text.join('\n'))
}
process.exit(failed ? 1 : 0)
