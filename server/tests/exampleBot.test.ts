import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { atTheEnd, cleanUp, serve, Visitor } from './testServer.ts'

cleanUp()
const server = await serve()

/** The bot of docs/write-a-bot.md in a process of its own: how it ended, and what it said. */
function bot(
  table: string,
  code: string,
  seat: string,
): { ended: Promise<{ status: number | null; out: string; errors: string }>; kill: () => void } {
  const program = fileURLToPath(new URL('../../examples/bot/bot.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, server.address, table, code, seat], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text
  })
  const ended = new Promise<{ status: number | null; out: string; errors: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, ...said })),
  )
  atTheEnd(() => void child.kill('SIGKILL'))
  return { ended, kill: () => child.kill('SIGKILL') }
}

test('two bots from other processes play a lighthouse to its end', async () => {
  const ana = new Visitor(server.address)
  const { id, code } = await ana.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'open' })) })
  const [north, south] = await Promise.all(['north', 'south'].map((seat) => bot(id, code, seat).ended))
  for (const one of [north, south]) {
    expect(one?.errors).toBe('')
    expect(one?.status).toBe(0)
    expect(JSON.parse(one?.out ?? '{}')).toMatchObject({ over: true, headline: expect.stringMatching(/\w/) })
  }
  expect((await ana.tables())[0]?.over).toBe(true)
})

test('a bot from another process plays rounds of Eldritch Horror beside a bot of the house', async () => {
  const ana = new Visitor(server.address)
  const seats = [
    { seat: 'north', holder: 'open' },
    { seat: 'south', holder: 'random' },
  ]
  const { id, code } = await ana.open({ game: 'eldritch-horror', seats, options: null })
  const watcher = await ana.sit(id)
  const playing = bot(id, code, 'north')
  const seq = (): number => watcher.views.get('@spectator')?.seq ?? 0
  const over = (): boolean => watcher.info?.info.over === true
  // Until enough was played, or the game is over and the bot has got up.
  await Promise.race([playing.ended, watcher.until(() => seq() >= 150, '150 decisions')])
  playing.kill()
  const { errors } = await playing.ended
  expect(errors).toBe('')
  await watcher.until(() => over() || seq() >= 150, 'the end')
  expect(seq()).toBeGreaterThan(20)
})
