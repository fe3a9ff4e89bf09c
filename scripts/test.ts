/** `npm test`: every part in order until one fails, and at the end how long each took. */
import { join } from 'node:path'
import { root } from './house.ts'
import { type Part, runParts, tableOf } from './parts.ts'

const npm = (script: string): Part['command'] => ['npm', 'run', '--silent', script]
const vitest = (...projects: string[]): Part['command'] => ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]

// Tests start some hundred servers and threads: what one of them has compiled the next need not compile again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')

const { status, parts } = runParts([
  { name: 'types', command: npm('types') },
  { name: 'lint', command: npm('lint') },
  { name: 'build', command: npm('build') },
  { name: 'unit', command: vitest('apart', 'sharing') },
  { name: 'conformance', command: vitest('conformance') },
  { name: 'browser', command: vitest('browser') },
  { name: 'measured', command: vitest('measured') },
  { name: 'restore', command: npm('restore') },
])
console.log(`\n${tableOf(parts)}`)
process.exit(status)
