/**
 * `npm run bench [-- --json --crowded]`: how fast the house is, beside boardgame.io, a bare loop and a bare echo on the same machine in
 * the same minutes. `--crowded` holds a thousand tables instead of three hundred.
 */
import { parseArgs } from 'node:util'
import { CROWDED, measureAll, SOCKETS } from './measures.ts'
import { table } from './table.ts'

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, crowded: { type: 'boolean', default: false } } })
  const measures = await measureAll(undefined, values.crowded ? CROWDED : SOCKETS, (what) => {
    if (!values.json && process.stderr.isTTY) process.stderr.write(`\r\u001b[Kmeasuring ${what} …`)
  })
  if (!values.json && process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  console.log(values.json ? JSON.stringify(measures) : table(measures))
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
