import { randomFrom } from '@miskatonic/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../stores/postgres.ts'
import { startPostgres } from '../stores/realPostgres.ts'
import type { Store } from '../stores/store.ts'
import type { Client } from './client.ts'
import { type ServerProcess, serverProcess } from './processes.ts'
import { checkJournal } from './survival.ts'
import { atTheEnd, cleanUp, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

/** Three processes on one PostgreSQL. */
let [first, second, third]: (ServerProcess | null | undefined)[] = []
let databaseUrl = ''

beforeAll(async () => {
  const postgres = await startPostgres()
  atTheEnd(() => postgres.stop())
  databaseUrl = postgres.url
  ;[first, second, third] = await Promise.all([1, 2, 3].map(() => serverProcess({ databaseUrl })))
})

let looking: Promise<Store> | null = null
/** The store as it is, beside the processes that write to it. */
const store = (): Promise<Store> => {
  looking ??= openPostgres({ url: databaseUrl }).then((opened) => {
    atTheEnd(() => opened.close())
    return opened
  })
  return looking
}

const at = (server: ServerProcess | null | undefined): string => server?.address ?? ''

describe('one table, two processes', () => {
  test('players see each other’s decisions, and the same table', async () => {
    const { ana, luis } = await two(at(first), {}, at(second))
    expect(await play([ana, luis], 20)).toBe(20)
    expect(ana.views.get('north')?.seq).toBe(luis.views.get('south')?.seq)
    expect(ana.views.get('north')?.table).toEqual(luis.views.get('south')?.table)
    // What follows is told as changes: nobody has to be told the whole again and again.
    expect(luis.letters.filter((letter) => letter.is === 'told' && letter.seat === 'south' && letter.view).length).toBeLessThan(4)
  })

  test('chat, taking back by consent, presence and pointing reach across', async () => {
    const { ana, luis } = await two(at(first), { undo: 'consent' }, at(second))
    await play([ana, luis], 14)
    await luis.say({ do: 'chat', text: 'hola' })
    await ana.until(() => ana.last('chat')?.lines.some(({ text }) => text === 'hola'), 'the line')
    const present = (): boolean => {
      const holder = ana.info?.info.seats[1]?.holder
      return holder?.kind === 'person' && holder.present
    }
    await ana.until(present, 'the presence')
    await luis.say({ do: 'point', seat: 'south', at: 'tower' })
    await ana.until(() => ana.last('point'), 'the pointing')
    expect(ana.last('point')).toEqual({ is: 'point', by: 'south', at: 'tower' })
    expect(await ana.say({ do: 'undo', seat: 'north', to: 2 })).toBe('done')
    await luis.until(() => luis.last('wish')?.wish, 'the wish')
    expect(await luis.say({ do: 'agree', seat: 'south', yes: true })).toBe('done')
    await ana.until(() => ana.told.get('north')?.view, 'the whole view')
    await play([ana, luis], 4, 'on')
    luis.close()
    await ana.until(() => !present(), 'the absence')
  })

  test('who watches at one is seen at the other, and may be given a seat there', async () => {
    const { id, code, ana, luis } = await two(at(first), {}, at(second))
    // Signs nobody can see are no part of a name.
    const evaIs = new Visitor(at(second), 'Eva \u0001 «ñ»')
    const eva = await evaIs.sit(id, { code })
    const person = eva.info?.you.person ?? ''
    await ana.until(() => ana.info?.info.onlookers.some((one) => one.person === person && one.name === 'Eva  «ñ»'), 'the onlooker')
    expect(ana.info?.info.watching).toBe(1)
    expect(await ana.say({ do: 'give', seat: 'north', to: person })).toBe('done')
    await eva.until(() => eva.told.has('north'), 'the seat')
    expect(await play([luis, eva], 3)).toBe(3)
  })

  test('both answering at once: the same question is answered once, and nothing is lost', async () => {
    const { ana, luis } = await two(at(first), {}, at(second))
    let decided = ana.views.get('north')?.seq ?? 0
    for (let round = 0; round < 10; round++) {
      await expect.poll(() => ana.asked() ?? luis.asked()).toBeTruthy()
      const said = await Promise.all([ana, luis].map((client) => client.answer(randomFrom(`${round}`))))
      // Of two answers to what only one could answer, one was too late; where all answer, both count.
      for (const one of said) expect(['done', 'stale', 'not-asked', null]).toContain(one)
      expect(said).toContain('done')
      decided += said.filter((one) => one === 'done').length
      const seqs = () => [ana.views.get('north')?.seq, luis.views.get('south')?.seq]
      await expect.poll(seqs).toEqual([decided, decided])
    }
    expect(ana.views.get('north')?.table).toEqual(luis.views.get('south')?.table)
  })

  test('a bot plays once, whichever process lets it', async () => {
    const seats = [
      { seat: 'north', holder: 'me' },
      { seat: 'south', holder: 'open' },
      { seat: 'east', holder: 'random' },
    ]
    // Several tables: the processes must get into each other's way, and who loses must not write what stood on what was lost.
    for (let n = 0; n < 5; n++) {
      const { id, ana, luis } = await two(at(first), { seats, pace: 20 }, at(second))
      expect(await play([ana, luis], 8)).toBe(8)
      expect(await checkJournal(await store(), id)).toBeGreaterThanOrEqual(8)
    }
    const text = await (await fetch(`${at(first)}/metrics`)).text()
    const other = await (await fetch(`${at(second)}/metrics`)).text()
    const conflicts = [text, other].map((one) => Number(/^miskatonic_conflicts_total (\d+)$/m.exec(one)?.[1]))
    expect(Math.max(...conflicts)).toBeGreaterThan(0)
  })

  test('binned at one, gone at the other', async () => {
    const { id, luis, anaIs } = await two(at(first), {}, at(second))
    expect((await anaIs.ask('POST', `/api/tables/${id}/bin`)).status).toBe(200)
    expect((await luis.ended()).code).toBe(4404)
  })
})

test('one process is killed in the middle of a game: its players go on at another, three in all', async () => {
  const seats = ['north', 'south', 'east'].map((seat) => ({ seat, holder: seat === 'north' ? 'me' : 'open' }))
  const { id, code, ana, luis, luisIs } = await two(at(first), { seats }, at(second))
  const evaIs = new Visitor(at(third), 'Eva')
  const eva = await evaIs.sit(id, { code })
  expect(await eva.say({ do: 'claim', seat: 'east' })).toBe('done')
  await eva.until(() => eva.told.has('east'), 'the seat')
  expect(await play([ana, luis, eva], 10)).toBe(10)
  const seq = luis.views.get('south')?.seq ?? 0
  await second?.kill('SIGKILL')
  await luis.ended()
  Object.assign(luisIs, { address: at(third) })
  const back: Client = await luisIs.sit(id)
  expect(back.views.get('south')?.seq).toBeGreaterThanOrEqual(seq)
  expect(await play([ana, back, eva], 10, 'on')).toBe(10)
  expect(back.views.get('south')?.table).toEqual(ana.views.get('north')?.table)
  // A process that comes back finds its place among the others.
  second = await serverProcess({ databaseUrl })
  Object.assign(evaIs, { address: second.address })
  eva.close()
  const again = await evaIs.sit(id)
  expect(await play([ana, back, again], 4, 'later')).toBe(4)
})
