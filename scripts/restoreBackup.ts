/** `npm run restore-backup -- <file or folder> [--data <folder>]`: puts a backup in the place of the server's database. */
import { parseArgs } from 'node:util'
import { dataFolder, restoreBackup } from '@miskatonic/server'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string', default: dataFolder() } } })
const [from] = positionals
if (from === undefined) {
  console.error('Which one? npm run restore-backup -- <a backup, or a folder with some: the newest is taken> [--data <folder>]')
  process.exit(1)
}
try {
  const { file, tables, entries, aside } = await restoreBackup(from, values.data)
  console.log(`${file}: ${tables} tables with ${entries} entries, now in ${values.data}.`)
  if (aside) console.log(`What was there before is ${aside}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
