import { playable } from '@miskatonic/games/levels'
import { type AnyShape, type Decision, type Game, randomFrom, type Saved, sample, save, Table, writeSave } from '@miskatonic/kernel'
import { verify } from '@miskatonic/room'
import { expect, test } from 'vitest'
import { cleanUp, serve, Visitor } from '../server/tests/testServer.ts'
import { play } from '../server/tests/twoPlayers.ts'
import { verifyText } from './verify.ts'

cleanUp()

/** A whole random game, with something taken back in the middle of it. */
function finished(game: Game<AnyShape>, seed: string): Saved {
  const table = Table.start(game, { seats: ['north', 'south'], options: null, seed })
  const random = randomFrom(seed)
  while (table.ask) {
    const [seat = ''] = table.awaited()
    table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    if (table.seq === 20 || table.seq === 31) table.undoTo(table.seq - 9, ['north', 'south'])
  }
  return save(table)
}

const { game } = await playable('lighthouse')
const saved = finished(game, 'fair')
const text = writeSave(saved)
const withLog = (log: readonly unknown[]): string => writeSave({ ...saved, log } as Saved)

test('a fair table is found fair, dice rolled again after taking back included', async () => {
  expect(saved.log.filter((entry) => 'undo' in entry)).toHaveLength(2)
  const { lines, good } = await verifyText(text, null)
  expect(lines.join('\n')).toContain('✓')
  expect(good).toBe(true)
  expect(verify(game, saved).draws).toBeGreaterThan(20)
})

test('a die that was turned over is found', async () => {
  const at = saved.log.findIndex(
    (entry) => 'chance' in entry && entry.chance.some(({ got }) => Array.isArray(got) && typeof got[0] === 'number'),
  )
  const entry = saved.log[at] as Decision
  const chance = entry.chance.map((drawn) =>
    Array.isArray(drawn.got) && typeof drawn.got[0] === 'number'
      ? { ...drawn, got: [(drawn.got[0] % 6) + 1, ...drawn.got.slice(1)] }
      : drawn,
  )
  const { lines, good } = await verifyText(withLog(saved.log.with(at, { ...entry, chance })), null)
  expect(good).toBe(false)
  expect(lines.join('\n')).toContain(`decision ${at} of`)
})

test('another seed is found, by the dice and by the hash that was shown', async () => {
  const other = await verifyText(writeSave({ ...saved, seed: 'unfair' }), null)
  expect(other.good).toBe(false)
  const { seedHash } = verify(game, saved)
  expect((await verifyText(text, seedHash)).good).toBe(true)
  expect((await verifyText(text, 'f'.repeat(64))).lines.join('\n')).toContain('not the one that was promised')
})

test('a missing or an altered decision is found', async () => {
  for (const log of [
    saved.log.toSpliced(10, 1),
    saved.log.toSpliced(10, 1).map((entry, seq) => ({ ...entry, seq })),
    saved.log.slice(0, -1),
  ])
    expect((await verifyText(withLog(log), null)).good).toBe(false)
  const entry = saved.log[3] as Decision
  expect((await verifyText(withLog(saved.log.with(3, { ...entry, answer: 'nonsense' })), null)).good).toBe(false)
})

test('a damaged line is told', async () => {
  const damaged = text.replace('"by":"human"', '"by":"robot"')
  expect((await verifyText(damaged, null)).lines.join('\n')).toContain('damaged')
})

test('a table that is still played cannot be judged to its end', async () => {
  const table = Table.start(game, { seats: ['north', 'south'], options: null, seed: 'open' })
  expect((await verifyText(writeSave(save(table)), null)).lines.join('\n')).toContain('not over')
})

test('a table played at a server to its end, with something taken back, is fair by the hash that was shown when it began', async () => {
  const server = await serve()
  const ana = new Visitor(server.address)
  const { id } = await ana.open({ undo: 'free', seats: ['north', 'south'].map((seat) => ({ seat, holder: 'me' })) })
  const client = await ana.sit(id)
  const { seedHash, seed } = client.info?.info ?? {}
  expect(seed).toBeNull()
  await play([client], 12)
  expect(await client.say({ do: 'undo', seat: 'north', to: 4 })).toBe('done')
  await play([client], 400, 'on')
  await client.until(() => client.info?.info.over, 'the end')
  const file = (await ana.ask('GET', `/api/tables/${id}/file`)).text
  expect(await verifyText(file, seedHash ?? '')).toMatchObject({ good: true })
  expect((await verifyText(file, 'f'.repeat(64))).good).toBe(false)
})
