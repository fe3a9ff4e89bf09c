import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { randomFrom } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { readCommand } from '../main.ts'
import { answerTo } from './client.ts'
import { atTheEnd, cleanUp, serve, temporaryFolder, Visitor } from './testServer.ts'

cleanUp()

type Command = { readonly child: ReturnType<typeof spawn>; readonly line: Promise<string>; readonly ended: Promise<Ended> }
type Ended = { readonly status: number | null; readonly out: string; readonly errors: string }

/** What `npm start -- …` runs, without a client. */
function start(...flags: string[]): Command {
  const program = fileURLToPath(new URL('./commandProcess.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', program, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', errors: '' }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text
  })
  const line = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text
      if (said.out.includes('\n')) resolve(said.out.split('\n')[0] as string)
    })
  })
  const ended = new Promise<Ended>((resolve) => child.once('close', (status) => resolve({ status, ...said })))
  atTheEnd(() => void child.kill('SIGKILL'))
  return { child, line, ended }
}

describe('the command line', () => {
  test.each([
    [['--port', '70000'], /'70000' is no port/],
    [['--port', '80a'], /'80a' is no port/],
    [['--log', 'loud'], /no level of the log.*silent, error, warn, info, debug/],
    [['--public-url', 'nowhere'], /'nowhere' is no address/],
    // It has no origin: pages in a sandbox, which have none either, would be let in.
    [['--public-url', 'localhost:3000'], /'localhost:3000' is no address/],
    [['--colour', 'green'], /--colour/],
    [['--backup', 'there', '--backup-keep', '0'], /'0' backups cannot be kept/],
    [['--backup', 'there', '--backup-hours', 'often'], /'often' is no number of hours/],
    [['--backup', 'there', '--database-url', 'postgres://x'], /--backup is for the embedded database/],
  ])('%j is no way to start', (flags, words) => {
    expect(() => readCommand(flags)).toThrow(words)
  })

  test('says where to serve, and for whom', () => {
    expect(readCommand(['--port', '4000', '--host', '::1', '--data', 'here', '--public-url', 'https://mesas.example'])).toEqual({
      port: 4000,
      host: '::1',
      data: 'here',
      publicUrl: 'https://mesas.example',
      acceptData: false,
      log: 'warn',
      webhooks: false,
      trustProxy: false,
    })
    expect(readCommand(['--backup', 'there']).backup).toEqual({ folder: 'there', keep: 7, everyMs: 24 * 60 * 60_000 })
    expect(readCommand([])).toMatchObject({ port: 3000, host: '127.0.0.1', data: expect.stringContaining('miskatonic') })
  })

  test('a port or a folder in use is told, too', async () => {
    const data = temporaryFolder()
    const { port } = await serve({ data })
    const [samePort, sameData] = await Promise.all([
      start('--data', temporaryFolder(), '--port', String(port)).ended,
      start('--data', data, '--port', '0').ended,
    ])
    expect([samePort.status, samePort.errors]).toEqual([1, expect.stringContaining('This port is in use')])
    expect([sameData.status, sameData.errors]).toEqual([1, expect.stringContaining('Another process has the folder')])
  })
})

test('asked to end while decisions are under way, it says goodbye, ends well, and what it acknowledged is there', async () => {
  const data = temporaryFolder()
  const { child, line, ended } = start('--data', data, '--port', '0', '--host', '127.0.0.1', '--log', 'warn')
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(await line)?.[0] ?? ''
  const ana = new Visitor(address)
  const { id } = await ana.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'me' })) })
  const client = await ana.sit(id)
  const random = randomFrom('leaving')
  let acknowledged = 0
  const playing = (async () => {
    for (;;) {
      const ask = await client.until(() => client.asked(), 'a question')
      if ((await client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer: answerTo(ask, random) })) === 'done') acknowledged++
      await client.until(() => [...client.views.values()].every(({ seq }) => seq > ask.seq), 'what follows')
      if (acknowledged === 8) child.kill('SIGTERM')
    }
  })()
  await expect(playing).rejects.toThrow('closed')
  expect(client.closed?.code).toBe(1001)
  const { status, errors } = await ended
  expect([status, errors]).toEqual([0, ''])
  const again = await serve({ data })
  Object.assign(ana, { address: again.address })
  expect((await ana.tables())[0]?.decisions).toBeGreaterThanOrEqual(acknowledged)
  expect((await ana.sit(id)).views.get('north')?.seq).toBeGreaterThanOrEqual(acknowledged)
})

test('npm start begins without the setter by which a key could become a prototype', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } }
  expect(scripts.start).toMatch(/^node --disable-proto=delete /)
})
