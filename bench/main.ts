/** `npm run bench [-- --json]`: how fast the house is, beside boardgame.io and a bare loop on the same machine in the same minute. */
import { parseArgs } from 'node:util'
import { measureAll } from './measures.ts'
import { table } from './table.ts'

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const measures = await measureAll(undefined, (what) => {
    if (!values.json && process.stderr.isTTY) process.stderr.write(`\r\u001b[Kmeasuring ${what} …`)
  })
  if (!values.json && process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  console.log(values.json ? JSON.stringify(measures) : table(measures))
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
