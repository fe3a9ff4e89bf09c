import { expect, test } from 'vitest'
import { storeOn } from '../stores/sqlite.ts'
import { lockFolder, openDatabase } from '../stores/sqliteFile.ts'
import { fill, makeRoom } from '../stores/withoutSpace.ts'
import { aTable, cleanUp, type Reply, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

test('on a full disk the server says so, tables can be looked at, decisions are refused, and all goes on when there is space', async () => {
  const folder = temporaryFolder()
  const lock = lockFolder(folder)
  const database = openDatabase(folder)
  const server = await serve({ store: storeOn(database, lock, Date.now), healthMs: 0, idleMs: 1 })
  const { id, code, ana, luis, anaIs, luisIs } = await two(server.address)
  await play([ana, luis], 10)
  expect((await anaIs.ask('GET', '/api/health')).body).toEqual({ ok: true })
  fill(database)

  // What little fits into the last page may still be kept; then comes the end of it.
  await expect(play([ana, luis], 60, 'until the end')).rejects.toThrow('refused: full')
  const health = await anaIs.ask('GET', '/api/health')
  expect([health.status, health.body]).toEqual([507, { ok: false, why: 'full', reads: true }])
  expect((await anaIs.ask('GET', '/metrics')).text).toContain('miskatonic_store_writable 0')
  const another = (): Promise<Reply> => new Visitor(server.address).ask('POST', '/api/tables', { ...aTable, as: 'Eva' })
  let refused = await another()
  for (let n = 0; n < 100 && refused.status === 200; n++) refused = await another()
  expect([refused.status, refused.body.error]).toEqual([507, 'full'])

  // Everybody goes; the table is let go, and loaded again for who comes to look.
  const seq = Math.max(ana.views.get('north')?.seq ?? 0, luis.views.get('south')?.seq ?? 0)
  ana.close()
  luis.close()
  await expect.poll(async () => /tables_live (\d+)/.exec((await anaIs.ask('GET', '/metrics')).text)?.[1]).toBe('0')
  expect((await anaIs.tables()).map((table) => table.id)).toEqual([id])
  const back = await anaIs.sit(id)
  expect(back.views.get('north')?.seq).toBe(seq)
  const eva = new Visitor(server.address, 'Eva')
  expect((await eva.sit(id, { code })).info?.info.name).toBe('La roca')

  makeRoom(database)
  expect((await anaIs.ask('GET', '/api/health')).body).toEqual({ ok: true })
  const luisBack = await luisIs.sit(id)
  expect(await play([back, luisBack], 4, 'on')).toBe(4)
})
