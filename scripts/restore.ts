/** `npm run restore`: every rule test once more, with the table saved and opened again after each answer. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What looks at texts, pictures and bots plays no table that could be opened again. */
const WITHOUT_TABLES =
  'games/*/tests/{cardText,careful*,completeness,docs,golden,learned,map-*,messages,pack,pictures,searching,table*,voice}.test.ts'

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', '--exclude', WITHOUT_TABLES, 'games'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, RESTORE: '1' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
