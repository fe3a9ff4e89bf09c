/** `npm start [-- --port 3000 --host 127.0.0.1 --data <folder> --database-url <url> --backup <folder> --accept-data --public-url <url> --log <level> --webhooks --trust-proxy --table-days 180]` */

import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServerOptions } from './server.ts'
import { startServer } from './server.ts'

/** Where people's data lies by the custom of their system. */
export function dataFolder(): string {
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'miskatonic')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'miskatonic')
  return join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'miskatonic')
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof LEVELS)[number]

/** Reads the command line, or says what is wrong with it. */
export function readCommand(args: readonly string[]): {
  port: number
  host: string
  data: string
  databaseUrl?: string
  publicUrl?: string
  log: LogLevel
  acceptData: boolean
  backup?: { folder: string; keep: number; everyMs: number }
  webhooks: boolean
  trustProxy: boolean
  tableDays?: number
} {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: dataFolder() },
      'database-url': { type: 'string' },
      'public-url': { type: 'string' },
      log: { type: 'string', default: 'warn' },
      backup: { type: 'string' },
      'backup-keep': { type: 'string', default: '7' },
      'backup-hours': { type: 'string', default: '24' },
      'accept-data': { type: 'boolean', default: false },
      webhooks: { type: 'boolean', default: false },
      'trust-proxy': { type: 'boolean', default: false },
      'table-days': { type: 'string' },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`'${values.port}' is no port. Give a number from 1 to 65535: npm start -- --port 3000`)
  if (!LEVELS.includes(values.log as LogLevel)) throw new Error(`'${values.log}' is no level of the log. There is ${LEVELS.join(', ')}`)
  const days = values['table-days'] === undefined ? undefined : Number(values['table-days'])
  if (days !== undefined && !(Number.isInteger(days) && days >= 0))
    throw new Error(
      `'${values['table-days']}' is no number of days. Tables nobody touches are kept so long (0: for ever): --table-days 180`,
    )
  if (values.backup !== undefined && values['database-url'] !== undefined)
    throw new Error('--backup is for the embedded database. For PostgreSQL use its own tools: docs/running-a-server.md says which')
  // Without http(s) an address has no origin: it would be that of every page in a sandbox.
  if (values['public-url'] !== undefined && !/^https?:$/.test(URL.parse(values['public-url'])?.protocol ?? ''))
    throw new Error(`'${values['public-url']}' is no address: --public-url https://example.org`)
  return {
    port,
    host: values.host,
    data: values.data,
    log: values.log as LogLevel,
    acceptData: values['accept-data'],
    ...(values.backup === undefined ? {} : { backup: backupOf(values.backup, values['backup-keep'], values['backup-hours']) }),
    webhooks: values.webhooks,
    trustProxy: values['trust-proxy'],
    ...(days === undefined ? {} : { tableDays: days }),
    ...(values['database-url'] === undefined ? {} : { databaseUrl: values['database-url'] }),
    ...(values['public-url'] === undefined ? {} : { publicUrl: values['public-url'] }),
  }
}

function backupOf(folder: string, keep: string, hours: string): { folder: string; keep: number; everyMs: number } {
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Error(`'${keep}' backups cannot be kept: --backup-keep 7`)
  const every = Number(hours)
  if (!(every >= 0.1 && every <= 500)) throw new Error(`'${hours}' is no number of hours between two backups: --backup-hours 24`)
  return { folder, keep: Number(keep), everyMs: every * 60 * 60_000 }
}

/** Starts the server as the command line says, and ends it cleanly when asked to. */
export async function runServer(args: readonly string[], built: Pick<ServerOptions, 'client' | 'pictures' | 'pictureSoon'>): Promise<void> {
  try {
    const command = readCommand(args)
    const server = await startServer({ ...command, ...built })
    console.log(`Miskatonic: ${command.publicUrl ?? server.address}`)
    let leaving = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (leaving) process.exit(1)
        leaving = true
        server.close().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error instanceof Error ? error.message : String(error))
            process.exit(1)
          },
        )
      })
    }
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(
      taken ? 'This port is in use. Choose another: npm start -- --port 3001' : error instanceof Error ? error.message : String(error),
    )
    process.exit(1)
  }
}
