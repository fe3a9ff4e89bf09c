/** `npm run restore`: every rule test once more, with the table saved and opened again after each answer. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'apart', '--project', 'sharing', 'games/'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, RESTORE: '1' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
