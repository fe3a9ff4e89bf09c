/** `npm run endurance`: the long tests of the server in full. Fifty kills on each store, a hundred thousand evil messages. */
import { spawnSync } from 'node:child_process'
import { root } from './house.ts'

const env = { ...process.env, MISKATONIC_KILLS: '50', MISKATONIC_FUZZ: '100000' }
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'server/tests/survival.test.ts', 'server/tests/fuzz.test.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
