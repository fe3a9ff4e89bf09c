/** A started game can be finished, also after a release: over sockets, on both stores. */

import { type Entry, lineOf } from '@miskatonic/kernel'
import type { JournalLine } from '@miskatonic/room'
import { describe, expect, test } from 'vitest'
import type { ServerOptions } from '../server.ts'
import { openPostgres } from '../stores/postgres.ts'
import { startPostgres } from '../stores/realPostgres.ts'
import { openSqlite } from '../stores/sqlite.ts'
import type { Store } from '../stores/store.ts'
import type { Client } from './client.ts'
import { gamesOf, type Release } from './releasedGames.ts'
import { atTheEnd, cleanUp, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play } from './twoPlayers.ts'

cleanUp()

type House = { readonly options: Partial<ServerOptions>; readonly openStore: () => Promise<Store> }

const embedded = async (): Promise<House> => {
  const data = temporaryFolder()
  return { options: { data }, openStore: () => openSqlite(data) }
}
const shared = async (): Promise<House> => {
  const postgres = await startPostgres()
  atTheEnd(() => postgres.stop())
  return { options: { databaseUrl: postgres.url }, openStore: () => openPostgres({ url: postgres.url }) }
}

/** The decisions that count, by the store alone, and which had to be made again. */
async function stored({ openStore }: House, table: string): Promise<{ counting: string[]; lines: JournalLine[]; remade: number }> {
  const store = await openStore()
  try {
    const lines = ((await store.load(table))?.entries ?? []).map((entry) => JSON.parse(entry) as JournalLine)
    const log = lines.flatMap((line): Entry[] => {
      if (line.is === 'decision') return [line.decision]
      return (line.is === 'undo' || line.is === 'rules') && line.undone ? [line.undone] : []
    })
    const counting = lineOf(log).map(({ seq, seat, answer }) => `${seq} ${seat} ${JSON.stringify(answer)}`)
    return { counting, lines, remade: lines.filter((line) => line.is === 'rules' && line.undone).length }
  } finally {
    await store.close()
  }
}

/** One visit of a release: comes to the table, lets everybody decide so often, and the server ends. */
async function visit(
  { options }: House,
  release: Release | null,
  visitor: Visitor,
  table: string | null,
  decisions: number,
  look: (client: Client) => void = () => {},
): Promise<string> {
  const server = await serve({ ...options, games: gamesOf(release) })
  try {
    Object.assign(visitor, { address: server.address })
    const seats = ['Ana', 'Luis'].map((seat) => ({ seat, holder: 'me' }))
    const id = table ?? (await visitor.open({ game: 'eldritch-horror', seats })).id
    const client = await visitor.sit(id, { lang: 'en' })
    look(client)
    await play([client], decisions, `visit ${release} ${decisions}`)
    client.close()
    return id
  } finally {
    await server.close()
  }
}

/** Which release is started, and how many decisions it sees: ends of steps are passed, and the middle of some is met. */
const VISITS: readonly (readonly [Release | null, number])[] = [
  ['actions', 5],
  ['actions', 60],
  [null, 3],
  ['rule', 1],
  [null, 1],
  ['rule', 1],
  [null, 1],
  ['rule', 2],
]

for (const [name, house] of [
  ['the embedded store', embedded],
  ['PostgreSQL', shared],
] as const)
  describe(`on ${name}`, () => {
    test('tables go on when two actions become three, and when they become two again', async () => {
      const home = await house()
      const visitor = new Visitor('')
      const id = await visit(home, null, visitor, null, 40)
      let before = (await stored(home, id)).counting
      expect(before).toHaveLength(40)
      let remade = 0
      for (const [release, decisions] of VISITS) {
        let told: string | null | undefined
        await visit(home, release, visitor, id, decisions, (client) => {
          told = client.info?.info.notice
        })
        const after = await stored(home, id)
        const gone = after.remade > remade
        // What counted before counts still, but for what was told.
        const kept = before.findIndex((decision, i) => decision !== after.counting[i])
        expect(kept === -1).toBe(!gone)
        if (gone) expect(told).toContain('These decisions have to be made again: ')
        expect(before.length - (kept === -1 ? before.length : kept)).toBeLessThan(10)
        remade = after.remade
        before = after.counting
      }
      expect(before.length).toBeGreaterThan(100)
      expect(remade).toBeGreaterThan(0)
    })

    test('a table that nothing carries over is left as it is, and goes on with the next release that does', async () => {
      const home = await house()
      const visitor = new Visitor('')
      const id = await visit(home, null, visitor, null, 20)
      const before = await stored(home, id)
      for (const release of ['shape-without-migration', 'cards'] as const)
        await expect(visit(home, release, visitor, id, 1)).rejects.toThrow(/closed/)
      expect(await stored(home, id)).toEqual(before)
      await visit(home, 'shape', visitor, id, 5)
      expect((await stored(home, id)).counting.slice(0, 20)).toEqual(before.counting)
    })

    test('a mark that cannot be used gives way to the one before, and that to the journal', async () => {
      const home = await house()
      const visitor = new Visitor('')
      const id = await visit(home, null, visitor, null, 60)
      for (const damage of [
        (marks: string[]) => [marks[0] ?? '', '{"start":'],
        (marks: string[]) => [marks[0] ?? '', (marks[0] ?? '').replace('"actionsLeft":', '"actionsLef":')],
        () => ['null', '{}'],
      ]) {
        const before = await stored(home, id)
        const store = await home.openStore()
        const kept = await store.load(id)
        for (const data of damage(kept?.checkpoints.map((one) => one.data) ?? []))
          expect(
            await store.append({ table: id, seq: before.lines.length, entries: [], checkpoint: { seq: before.lines.length, data } }),
          ).toBe('kept')
        await store.close()
        await visit(home, null, visitor, id, 3)
        const after = await stored(home, id)
        expect(after.counting.slice(0, before.counting.length)).toEqual(before.counting)
        expect(after.counting.length).toBe(before.counting.length + 3)
        expect(after.remade).toBe(0)
      }
    })
  })
