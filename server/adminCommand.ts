/** `npm run admin -- <command> …`, in words. */
import { parseArgs } from 'node:util'
import { closeTable, deleteTable, exportTable, limitsOf, peopleOf, reopenTable, tablesOf } from './admin.ts'
import { dataFolder } from './main.ts'

const USAGE = `npm run admin -- <command> [--data <folder> | --database-url <url>]

  tables                 every table: id, code, game, state, decisions, when it was last touched, name
  people                 everybody who sits or hosts somewhere
  limits                 the numbers this server works with
  export <id> <file>     the whole table as a file; it holds what is hidden
  close <id>             puts a table into the bin, where it stays for 30 days
  reopen <id>            takes it out again
  delete <id>            removes a table for good

Looking works beside a running server. To close, reopen or delete, stop it first; with PostgreSQL nothing has to be stopped.`

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** Runs the command and prints its result, or fails with a message for people. */
export async function runAdmin(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string', default: dataFolder() }, 'database-url': { type: 'string' } },
  })
  const [command, id = '', file = ''] = positionals
  const place = { data: values.data, databaseUrl: values['database-url'] }
  const changed = async (work: Promise<boolean>, done: string): Promise<void> => {
    if (!(await work)) throw new Error(`There is no such table, or it is so already: '${id}'.`)
    print(done)
  }

  switch (command) {
    case 'tables':
      for (const row of await tablesOf(place)) {
        const state = row.binned !== null ? 'in the bin' : row.over ? 'over' : row.public ? 'public' : 'private'
        print([row.id, row.code, row.game, state, `${row.seq} lines`, day(row.touched), row.name].join('\t'))
      }
      return
    case 'people':
      for (const { person, names, tables, hosts, touched } of await peopleOf(place))
        print([person, `${tables} tables`, `hosts ${hosts}`, day(touched), names.join(', ')].join('\t'))
      return
    case 'limits':
      for (const [name, limit] of Object.entries(limitsOf())) print(`${name}\t${limit}`)
      return
    case 'export':
      if (!id || !file) throw new Error('Which table, and into which file? npm run admin -- export <id> <file>')
      await exportTable(place, id, file)
      return print(`${file}: whoever has it knows every hand and the seed.`)
    case 'close':
      return changed(closeTable(place, id), 'It is in the bin.')
    case 'reopen':
      return changed(reopenTable(place, id), 'It is out of the bin.')
    case 'delete':
      return changed(deleteTable(place, id), 'It is gone.')
    default:
      throw new Error(USAGE)
  }
}
