/**
 * `npm run rules [-- --json]`: for each game, which rules of its catalogue a passing test cites, which only the code does, which
 * nothing does. The tests are run for it, now: a rule is tested when its test passes, not when it once did.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@miskatonic/games'
import { catalogueOf, definedTwice, idsInTestName, mentionsIn, type RuleReport, reportOn } from './catalogue.ts'
import { readSources, root } from './house.ts'

type TestFile = { name: string; status: string; message: string; assertionResults: { title: string; fullName: string; status: string }[] }

/** Runs the tests of all games and tells what became of each. */
function runTests(): TestFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-rules-'))
  try {
    const outputFile = join(folder, 'report.json')
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const projects = ['--project', 'apart', '--project', 'sharing']
    const args = [vitest, 'run', ...projects, '--passWithNoTests', '--reporter=json', `--outputFile=${outputFile}`, 'games/']
    const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    try {
      return (JSON.parse(readFileSync(outputFile, 'utf8')) as { testResults: TestFile[] }).testResults
    } catch {
      throw new Error(`The tests could not be run (vitest ended with ${run.status}):\n${run.stderr || run.stdout}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const sources = readSources('games')
const reports: Record<string, RuleReport> = {}
const failures: string[] = []
const notes: string[] = []

const withCatalogue = [...sources.keys()].flatMap((path) => /^games\/([^/]+)\/rules\.md$/.exec(path)?.[1] ?? [])
const ids = [...new Set([...games.map((game) => game.id), ...withCatalogue])].sort()
const testFiles = ids.length ? runTests() : []

for (const game of ids) {
  const markdown = sources.get(`games/${game}/rules.md`)
  if (markdown === undefined) {
    failures.push(`${game} is registered but has no catalogue (games/${game}/rules.md).`)
    continue
  }
  const catalogue = catalogueOf(markdown)
  for (const id of definedTwice(markdown)) failures.push(`games/${game}/rules.md defines ${id} twice.`)

  const passed = new Set<string>()
  const failed = new Set<string>()
  for (const file of testFiles) {
    const path = relative(root, file.name).split(sep).join('/')
    if (!path.startsWith(`games/${game}/`)) continue
    if (!file.assertionResults.length && file.status !== 'passed') failures.push(`${path} could not be run: ${file.message}`)
    for (const { title, status } of file.assertionResults) {
      const cited = idsInTestName(title)
      for (const id of cited) {
        if (!catalogue.includes(id)) failures.push(`${path} cites ${id}, which games/${game}/rules.md does not have.`)
        if (status === 'passed') passed.add(id)
        if (status === 'failed') failed.add(id)
      }
      if (status === 'failed') notes.push(`${path}: '${title}' fails${cited.length ? '; its rules do not count as tested' : ''}.`)
    }
  }

  const mentioned = new Set<string>()
  for (const [path, source] of sources) {
    if (new RegExp(`^games/${game}/(?:rules|content|text)/.*\\.tsx?$`).test(path) && !path.endsWith('.test.ts')) {
      for (const id of mentionsIn(source)) mentioned.add(id)
    }
  }
  const unsupported = new Set(mentionsIn(sources.get(`games/${game}/docs/unsupported.md`) ?? ''))
  reports[game] = reportOn({ catalogue, tested: new Set([...passed].filter((id) => !failed.has(id))), mentioned, unsupported })
}

if (values.json) console.log(JSON.stringify(reports, null, 2))
else if (!ids.length) console.log('No game has a catalogue of rules yet (games/<game>/rules.md).')
else {
  for (const [game, { total, tested, cited, untouched, unsupported }] of Object.entries(reports)) {
    console.log(
      `${game}: ${total} rules, ${tested} tested, ${cited} only cited by code, ${untouched.length} untouched, ${unsupported.length} unsupported`,
    )
    if (untouched.length) console.log(`  untouched: ${untouched.join(' ')}`)
    if (unsupported.length) console.log(`  unsupported: ${unsupported.join(' ')}`)
  }
}
for (const line of [...notes, ...failures]) console.error(line)
if (failures.length) process.exitCode = 1
