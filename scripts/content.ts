/** `npm run content [-- --json]`: what each registered game holds, how many cards are code, how many print a text of their own. */
import { parseArgs } from 'node:util'
import type { ContentReport } from '@miskatonic/effects'
import { games } from '@miskatonic/games'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const reports: Record<string, ContentReport> = {}
const failures: string[] = []

for (const game of games) {
  try {
    const { pieces, natives, overrides } = (await game.load()).module.content.report()
    reports[game.id] = { pieces, natives, overrides }
  } catch (error) {
    failures.push(`${game.id} could not be counted: ${error instanceof Error ? error.message : error}`)
  }
}

if (values.json) console.log(JSON.stringify(reports, null, 2))
else if (!games.length) console.log('No game is registered yet (games/index.ts).')
else {
  for (const [id, { pieces, natives, overrides }] of Object.entries(reports)) {
    const total = Object.values(pieces).reduce((a, b) => a + b, 0)
    const share = (n: number) => (total ? `${n} (${((100 * n) / total).toFixed(1)} %)` : String(n))
    console.log(`${id}: ${total} pieces, ${share(natives)} written as code, ${share(overrides)} with a text of their own`)
    for (const [kind, count] of Object.entries(pieces)) console.log(`  ${String(count).padStart(5)}  ${kind}`)
  }
}
for (const failure of failures) console.error(failure)
if (failures.length) process.exitCode = 1
