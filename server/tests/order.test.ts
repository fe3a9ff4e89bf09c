import { describe, expect, test } from 'vitest'
import { cleanUp, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()
const server = await serve()
const visitor = (name?: string): Visitor => new Visitor(server.address, name)

describe('who is put out of a table', () => {
  test('does not come back: not by reconnecting, not by its code, not by a link to a seat', async () => {
    const { id, code, ana, luis, anaIs, luisIs } = await two(server.address)
    const person = luis.info?.you.person ?? ''
    expect(await ana.say({ do: 'bar', person, from: 'table', on: true })).toBe('done')
    expect((await luis.ended()).code).toBe(4403)
    expect((await luisIs.connect(id).ended()).code).toBe(4403)
    expect((await luisIs.connect(id, { code }).ended()).code).toBe(4403)
    const { link } = (await anaIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'south' })).body
    const taken = await luisIs.ask('POST', '/api/tables/take-seat', { link, as: 'Luis' })
    expect([taken.status, taken.body.error]).toEqual([403, 'not-allowed'])
    // The link still works for whom it was meant for.
    expect((await visitor('Eva').ask('POST', '/api/tables/take-seat', { link, as: 'Eva' })).body).toEqual({ id, seat: 'south' })
    await ana.until(() => ana.info?.info.barred.length === 1, 'the list')
    expect(await ana.say({ do: 'bar', person, from: 'table', on: false })).toBe('done')
    expect((await luisIs.sit(id)).info?.you.seats).toEqual([])
  })

  test('of a seat watches on, and sits down nowhere, also after the server was started again', async () => {
    const data = temporaryFolder()
    const first = await serve({ data })
    const { id, ana, luis, luisIs } = await two(first.address)
    expect(await ana.say({ do: 'remove', seat: 'south' })).toBe('done')
    await luis.until(() => luis.info?.you.seats.length === 0, 'the loss of the seat')
    expect(await luis.say({ do: 'claim', seat: 'south' })).toBe('not-allowed')
    await first.close()
    const second = await serve({ data })
    const again = await luisIs.sit(id, { address: second.address })
    expect(await again.say({ do: 'claim', seat: 'south' })).toBe('not-allowed')
  })
})

test('somebody who watches a public table cannot speak as its host', async () => {
  const { id, luis } = await two(server.address, { public: true })
  const other = await visitor('Ana').sit(id)
  expect(await other.say({ do: 'chat', text: 'send me your seat links' })).toBe('done')
  await luis.until(() => luis.last('chat')?.lines.some(({ text }) => text.includes('links')), 'the line')
  expect(luis.last('chat')?.lines.at(-1)).toMatchObject({ who: 'Ana (2)', looksOn: true })
})

describe('a new code', () => {
  test('is the host’s to ask for: the old one leads nowhere from then on, and everybody at the table reads the new one', async () => {
    const { id, code, luis, anaIs, luisIs } = await two(server.address)
    expect((await luisIs.ask('POST', `/api/tables/${id}/code`)).status).toBe(403)
    expect((await visitor('Eva').ask('POST', `/api/tables/${id}/code`)).status).toBe(404)
    const fresh = (await anaIs.ask('POST', `/api/tables/${id}/code`)).body.code as string
    expect(fresh).toMatch(/^[A-Z0-9]{6}$/)
    expect(fresh).not.toBe(code)
    await luis.until(() => luis.info?.info.code === fresh, 'the new code')
    await luis.until(() => luis.last('chat')?.lines.some(({ text }) => text.includes('the old one is void')), 'the trace')
    const eva = visitor('Eva')
    expect((await eva.join(code)).status).toBe(404)
    expect((await eva.connect(id, { code }).ended()).code).toBe(4403)
    expect((await eva.join(fresh)).body).toEqual({ id })
    expect((await anaIs.tables()).find((table) => table.id === id)?.code).toBe(fresh)
    // Who was in stays in.
    luis.close()
    expect((await luisIs.sit(id)).info?.you.seats).toEqual(['south'])
  })
})

test.each([
  ['sent away from the table', (person: string) => ({ do: 'bar', person, from: 'table', on: true }) as const],
  ['kept from its seats', (person: string) => ({ do: 'bar', person, from: 'seats', on: true }) as const],
  ['put out of a seat', () => ({ do: 'remove', seat: 'south' }) as const],
])('somebody %s who makes up another secret does not come in by the code they knew', async (_, message) => {
  const { id, code, ana, luis } = await two(server.address)
  const person = luis.info?.you.person ?? ''
  expect(await ana.say(message(person))).toBe('done')
  const fresh = await ana.until(() => ana.info?.info.code !== code && ana.info?.info.code, 'another code')
  expect(ana.last('chat')?.lines.some(({ text }) => text.includes('changes the code'))).toBe(true)
  const again = visitor('Lucía')
  expect((await again.join(code)).status).toBe(404)
  expect((await again.connect(id, { code }).ended()).code).toBe(4403)
  expect((await visitor('Eva').join(fresh)).body).toEqual({ id })
  // Once is enough, and who is muted keeps no secret to themselves.
  const eva = await visitor('Eva').sit(id, { code: fresh })
  expect(await ana.say({ do: 'bar', person: eva.info?.you.person ?? '', from: 'talk', on: true })).toBe('done')
  expect(await ana.say({ do: 'rename', name: 'Otra' })).toBe('done')
  await ana.until(() => ana.info?.info.name === 'Otra', 'the name')
  expect(ana.info?.info.code).toBe(fresh)
})

test('the host’s chair goes to somebody else, with what is the host’s alone over HTTP', async () => {
  const { id, ana, anaIs } = await two(server.address, { public: true })
  const evaIs = visitor('Eva')
  const eva = await evaIs.sit(id)
  expect(await ana.say({ do: 'host', to: eva.info?.you.person ?? '' })).toBe('done')
  await eva.until(() => eva.info?.you.host, 'the chair')
  await expect.poll(async () => (await evaIs.tables()).map((table) => [table.id, table.host])).toEqual([[id, true]])
  expect((await anaIs.ask('POST', `/api/tables/${id}/bin`)).status).toBe(403)
  expect((await evaIs.ask('POST', `/api/tables/${id}/code`)).status).toBe(200)
  expect((await evaIs.ask('POST', `/api/tables/${id}/bin`)).status).toBe(200)
})

test('a silent seat: the host lets a bot answer over the socket, another has to wait', async () => {
  const { ana, luis } = await two(server.address)
  await play([ana, luis], 4)
  const seat = (ana.told.get('north')?.awaited ?? []).includes('south') ? 'south' : 'north'
  expect(await luis.say({ do: 'standIn', seat })).toBe('not-allowed')
  expect(await ana.say({ do: 'standIn', seat })).toBe('done')
  await luis.until(() => luis.last('chat')?.lines.some(({ text }) => text.includes('lets a bot answer')), 'the trace')
})

describe('a table nobody touches', () => {
  test('says when it is put away, in the list and at the table, is put into the bin then, and comes back touched', async () => {
    const data = temporaryFolder()
    const days = 3
    const server = await serve({ data, tableDays: days })
    const { id, ana, anaIs } = await two(server.address)
    const [listed] = await anaIs.tables()
    expect(listed?.expires).toBe((listed?.touched ?? 0) + days * 86_400_000)
    await ana.until(() => ana.info?.info.expires, 'the time')
    const told = ana.info?.info.expires ?? 0
    expect(await ana.say({ do: 'keep' })).toBe('done')
    await ana.until(
      () => (ana.info?.info.expires ?? 0) >= told && ana.last('chat')?.lines.some(({ text }) => text.includes('keep')),
      'more',
    )
    await server.close()
    // Four days later: the store's clock is the machine's, so the table is made older instead.
    const { DatabaseSync } = await import('node:sqlite')
    const { readdirSync } = await import('node:fs')
    const file = readdirSync(data).find((name) => /\.(sqlite|db)$/.test(name)) ?? ''
    const database = new DatabaseSync(`${data}/${file}`)
    database.exec(`update tables set touched = touched - ${4 * 86_400_000}`)
    database.close()
    const later = await serve({ data, tableDays: days })
    await expect.poll(async () => (await later.store.row(id))?.binned).toEqual(expect.any(Number))
    const at = new Visitor(later.address)
    Object.assign(at, { secret: anaIs.secret })
    expect((await at.tables())[0]).toMatchObject({ id, expires: null, binned: expect.any(Number) })
    expect((await at.ask('POST', `/api/tables/${id}/restore`)).status).toBe(200)
    await later.store.expire(days * 86_400_000)
    expect((await later.store.row(id))?.binned).toBeNull()
    const again = await at.sit(id)
    expect(again.info?.info.expires).toBeGreaterThan(Date.now())
  })

  test('may be kept for ever', async () => {
    const server = await serve({ tableDays: 0 })
    const { ana, anaIs } = await two(server.address)
    expect([(await anaIs.tables())[0]?.expires, ana.info?.info.expires]).toEqual([null, null])
  })
})
