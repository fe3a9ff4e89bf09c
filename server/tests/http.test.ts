import { describe, expect, test } from 'vitest'
import type { ListedTable } from '../api.ts'
import { newSecret } from '../people.ts'
import { aTable, cleanUp, type Reply, serve, Visitor } from './testServer.ts'
import { alone, play, two } from './twoPlayers.ts'

cleanUp()
const server = await serve()
const visitor = (name?: string): Visitor => new Visitor(server.address, name)

/** A refusal says what kind it is and why, and nothing of the machine it comes from. */
function expectRefusal({ status, body, text }: Reply, wanted: number, error: string): void {
  expect([status, body.error]).toEqual([wanted, error])
  expect(Object.keys(body).sort()).toEqual(['error', 'text'])
  expect(text).not.toMatch(/node_modules|\.ts\b|\/(?:home|work|tmp|usr)\/|at \w+ \(|Error:|sqlite|postgres/i)
}

describe('a table', () => {
  test('is opened, and listed for who opened it', async () => {
    const ana = visitor()
    const { id, code } = await ana.open({ name: 'Tormenta' })
    expect(id).toMatch(/^[a-f0-9]{20}$/)
    expect(code).toMatch(/^[A-Z0-9]{6}$/)
    const [listed] = await ana.tables()
    expect(listed).toMatchObject({ id, code, game: 'lighthouse', name: 'Tormenta', host: true, over: false, public: false, binned: null })
    expect(listed?.seats).toEqual([
      { seat: 'north', kind: 'person', name: 'Ana', you: true },
      { seat: 'south', kind: 'open', name: '', you: false },
    ])
  })

  test('says from the beginning whose turn it is', async () => {
    const ana = visitor()
    await ana.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'me' })) })
    expect((await ana.tables())[0]).toMatchObject({ yourTurn: true, decisions: 0 })
  })

  test.each([
    ['no game of that name', { game: 'chess' }, 404, 'not-found'],
    ['too few seats for the game', { seats: [{ seat: 'a', holder: 'me' }] }, 400, 'bad-options'],
    ['two seats of one name', { seats: ['a', 'a'].map((seat) => ({ seat, holder: 'me' })) }, 400, 'bad-options'],
    ['a bot the game does not have', { game: 'eldritch-horror', seats: [{ seat: 'a', holder: 'search' }] }, 400, 'bad-options'],
    ['a holder there is not', { seats: [{ seat: 'a', holder: 'cat' }] }, 400, 'malformed'],
    ['a name that is none', { name: '' }, 400, 'malformed'],
    ['a seat with signs of ours', { seats: ['@a', 'b'].map((seat) => ({ seat, holder: 'me' })) }, 400, 'malformed'],
    ['a field nobody knows', { seed: 'mine' }, 400, 'malformed'],
    ['a policy there is not', { undo: 'never' }, 400, 'malformed'],
  ])('is refused with %s', async (_, more, status, error) => {
    expectRefusal(await visitor().ask('POST', '/api/tables', { ...aTable, as: 'Ana', ...more }), status, error)
  })

  test('is refused with options the game does not have, and says which', async () => {
    const wish = { ...aTable, as: 'Ana', game: 'mythos' }
    const unknown = await visitor().ask('POST', '/api/tables', { ...wish, options: { weather: 'fog' } })
    expectRefusal(unknown, 400, 'bad-options')
    expect(unknown.body.text).toContain('weather')
    const long = await visitor().ask('POST', '/api/tables', { ...wish, options: { decks: 'x'.repeat(50_000) } })
    expectRefusal(long, 400, 'bad-options')
    expect(long.text.length).toBeLessThan(1000)
  })

  test('is refused to nobody in particular, and in no language we read', async () => {
    const ana = visitor()
    for (const authorization of ['', 'Bearer short', 'Basic abcdefghijklmnopqrstuvwxyzabcdefgh', `Bearer ${'x'.repeat(200)}`])
      expectRefusal(await ana.ask('POST', '/api/tables', { ...aTable, as: 'Ana' }, { authorization }), 401, 'no-secret')
    expectRefusal(await ana.ask('POST', '/api/tables', '{"game":'), 400, 'malformed')
    expectRefusal(await ana.ask('POST', '/api/tables', '<x/>', { 'content-type': 'text/xml' }), 400, 'malformed')
    expectRefusal(await ana.ask('POST', '/api/tables', { ...aTable, as: 'x'.repeat(100_000) }), 400, 'malformed')
    expectRefusal(await ana.ask('GET', '/api/tables/%zz/file'), 400, 'malformed')
  })

  test('is refused with options nested too deeply, or a name that cannot be kept', async () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
    const body = JSON.stringify({ ...aTable, as: 'Ana' }).replace('"options":null', `"options":${deep}`)
    expectRefusal(await visitor().ask('POST', '/api/tables', body), 400, 'malformed')
    const nameless = await visitor().ask('POST', '/api/tables', { ...aTable, as: 'Ana', name: 'a\0b' })
    expectRefusal(nameless, 400, 'malformed')
    expect(nameless.body.text).toContain('signs that cannot be kept')
  })
})

describe('who may find a table', () => {
  test('by its code, also in small letters; a stranger without it sees nothing', async () => {
    const [ana, luis, eva] = [visitor(), visitor('Luis'), visitor('Eva')]
    const { id, code } = await ana.open()
    expect((await luis.join(code.toLowerCase())).body).toEqual({ id })
    expect((await luis.tables()).map((table) => [table.id, table.host])).toEqual([[id, false]])
    expectRefusal(await eva.join('AAAAAA'), 404, 'not-found')
    expectRefusal(await eva.join('AAAAA'), 400, 'malformed')
    expect(await eva.tables()).toEqual([])
    const listed = await eva.ask('GET', '/api/tables?public')
    expect(listed.text).not.toContain(id)
    expect(listed.text).not.toContain(code)
  })

  test('a public one is in the list for everybody, and leaves it when its host says so', async () => {
    const [ana, eva] = [visitor(), visitor('Eva')]
    const { id } = await ana.open({ public: true })
    const found = async (): Promise<boolean> =>
      ((await eva.ask('GET', '/api/tables?public', undefined, { authorization: '' })).body.tables as ListedTable[]).some(
        (one) => one.id === id,
      )
    expect(await found()).toBe(true)
    const client = await ana.sit(id)
    expect(await client.say({ do: 'rules', public: false })).toBe('done')
    expect(await found()).toBe(false)
    expect(await client.say({ do: 'rules', public: true })).toBe('done')
    expect(await found()).toBe(true)
  })

  test('the list of public ones tells the code to who may sit down, and to nobody else', async () => {
    const { id, code, ana, luisIs } = await two(server.address, {
      public: true,
      seats: ['north', 'south', 'east'].map((seat, n) => ({ seat, holder: n ? 'open' : 'me' })),
    })
    const eva = visitor('Eva')
    const told = async (who: Visitor, headers = {}): Promise<string | undefined> =>
      ((await who.ask('GET', '/api/tables?public', undefined, headers)).body.tables as ListedTable[]).find((one) => one.id === id)?.code
    expect([await told(eva), await told(eva, { authorization: '' })]).toEqual([code, code])
    // No seat is free: who watches needs no code.
    expect(await ana.say({ do: 'bot', seat: 'east', level: 'random' })).toBe('done')
    expect([await told(eva), await told(eva, { authorization: '' }), await told(luisIs)]).toEqual(['', '', code])
    // Who was sent away is not told where the others come in.
    expect(await ana.say({ do: 'remove', seat: 'south' })).toBe('done')
    const member = visitor('Old')
    await expect.poll(async () => (await told(eva))?.length === 6 && (await told(eva)) !== code).toBe(true)
    expect(await told(member)).toBe(await told(eva))
  })

  test('codes cannot be tried out', async () => {
    const strict = await serve({ limits: { joinsPerMinute: 5 } })
    const eva = new Visitor(strict.address)
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await eva.join(`AAAAA${'BCDEFGH'[i]}`)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
    // Nor over sockets, which count together with these.
    const { id } = await new Visitor(strict.address).open()
    expect((await eva.connect(id, { code: 'AAAAAB' }).ended()).code).toBe(4429)
    const other = await serve({ limits: { joinsPerMinute: 5 } })
    const table = await new Visitor(other.address).open()
    const codes: number[] = []
    for (let i = 0; i < 7; i++)
      codes.push((await eva.connect(table.id, { address: other.address, code: `AAAAA${'BCDEFGH'[i]}` }).ended()).code)
    expect(codes).toEqual([4403, 4403, 4403, 4403, 4403, 4429, 4429])
  })
})

describe('what its host may do', () => {
  test('bin it and take it back; others may not', async () => {
    const [ana, luis] = [visitor(), visitor('Luis')]
    const { id, code } = await ana.open()
    await luis.join(code)
    const client = await luis.sit(id)
    expectRefusal(await luis.ask('POST', `/api/tables/${id}/bin`), 403, 'not-allowed')
    expectRefusal(await visitor('Eva').ask('POST', `/api/tables/${id}/bin`), 404, 'not-found')
    expect((await ana.ask('POST', `/api/tables/${id}/bin`)).body).toEqual({ ok: true })
    expect((await client.ended()).code).toBe(4404)
    expect((await luis.connect(id).ended()).code).toBe(4404)
    expect((await ana.tables())[0]?.binned).toBeGreaterThan(0)
    expectRefusal(await visitor('Eva').join(code), 404, 'not-found')
    expectRefusal(await ana.ask('GET', `/api/tables/${id}/file`), 404, 'not-found')
    expectRefusal(await luis.ask('POST', `/api/tables/${id}/restore`), 403, 'not-allowed')
    expect((await ana.ask('POST', `/api/tables/${id}/restore`)).status).toBe(200)
    expect((await luis.sit(id)).info?.info.id).toBe(id)
  })

  test('a table that is not there, or is called something else, is not found', async () => {
    const ana = visitor()
    for (const path of ['bin', 'restore']) expectRefusal(await ana.ask('POST', `/api/tables/${'ab'.repeat(10)}/${path}`), 404, 'not-found')
    expectRefusal(await ana.ask('POST', `/api/tables/${encodeURIComponent('../../etc')}/bin`), 400, 'malformed')
    expectRefusal(await ana.ask('GET', '/api/nothing'), 404, 'not-found')
  })
})

describe('files', () => {
  test('a running table with secrets among people is exported by nobody, its host included; an ended one by whoever was there', async () => {
    const { id, ana: north, luis: client, anaIs: ana, luisIs: luis } = await two(server.address)
    await play([north, client], 3)
    for (const who of [ana, luis]) {
      const refused = await who.ask('GET', `/api/tables/${id}/file`)
      expectRefusal(refused, 403, 'hidden')
      expectRefusal(await who.ask('POST', `/api/tables/${id}/fork`, { seq: 1, name: 'x', as: 'x' }), 403, 'hidden')
    }
    expect([north.info?.you.file, client.info?.you.file]).toEqual(['nothing', 'nothing'])
    expectRefusal(await visitor('Eva').ask('GET', `/api/tables/${id}/file`), 404, 'not-found')
    await play([north, client], 400)
    expect((await luis.ask('GET', `/api/tables/${id}/file`)).status).toBe(200)
  })

  test('who waits for somebody to sit down is given no file either: it would hold their hand', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    expectRefusal(await ana.ask('GET', `/api/tables/${id}/file`), 403, 'hidden')
  })

  test('who plays alone exports the table whole, and whoever sits down later is told so', async () => {
    const { id, code, ana: north, anaIs: ana } = await alone(server.address)
    await play([north], 3)
    const file = await ana.ask('GET', `/api/tables/${id}/file`)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const luis = visitor('Luis')
    const client = await luis.sit(id, { code })
    expect(client.last('chat')?.lines.some(({ text, trace }) => trace && text.includes('exports'))).toBe(true)
    expect(client.info?.info.laidOpen).toBe(true)
    const { status, body } = await luis.ask('POST', '/api/tables/import', { file: file.text, name: 'Copia', as: 'Luis' })
    expect(status).toBe(200)
    expect((await luis.tables()).find((table) => table.id === body.id)).toMatchObject({ decisions: 3, yourTurn: true })
    const copy = await luis.sit(body.id as string)
    expect(copy.info?.you).toMatchObject({ seats: ['north', 'south'], host: true })
    expect(copy.info?.info.laidOpen).toBe(true)
    expect(copy.views.get('south')?.table).toEqual((await ana.sit(id)).views.get('north')?.table)
  })

  test('the longest of evenings goes home and comes back, and goes on elsewhere', async () => {
    const { id, ana: north, anaIs: ana } = await alone(server.address)
    await play([north], 9)
    const { readSave, writeSave } = await import('@miskatonic/kernel')
    const { saved } = readSave((await ana.ask('GET', `/api/tables/${id}/file`)).text)
    // As many lines as eight people hear in the longest game we have.
    const events = Array.from({ length: 8000 }, (_, n) => ({ ...saved.events[n % saved.events.length], id: n + 1 }))
    const file = writeSave({ ...saved, events } as never)
    expect(file.length).toBeGreaterThan(2_000_000)
    const { status, body } = await ana.ask('POST', '/api/tables/import', { file, name: 'Larga', as: 'Ana' })
    expect([status, body.error]).toEqual([200, undefined])
    expect((await ana.sit(body.id as string)).info?.you.seats).toEqual(['north', 'south'])
    expect((await ana.ask('POST', `/api/tables/${body.id}/fork`, { seq: 0, name: 'Otra', as: 'Ana' })).status).toBe(200)
    expectRefusal(await ana.ask('POST', '/api/tables/import', { file: 'x'.repeat(6_000_001), name: 'x', as: 'Ana' }), 400, 'malformed')
  })

  test('a file whose lines nobody could read is not imported', async () => {
    const { id, ana: north, anaIs: ana } = await alone(server.address)
    await play([north], 4)
    const { readSave, writeSave } = await import('@miskatonic/kernel')
    const { saved } = readSave((await ana.ask('GET', `/api/tables/${id}/file`)).text)
    const events = saved.events.map((event) => ({ ...event, told: { north: { key: 'nobody-says-this' } } }))
    const reply = await ana.ask('POST', '/api/tables/import', { file: writeSave({ ...saved, events } as never), name: 'x', as: 'Ana' })
    expectRefusal(reply, 400, 'bad-file')
  })

  test.each([
    ['nothing of ours', 'hello'],
    ['a damaged header', 'abc {"header":{}}\n'],
    ['a table of no game we have', ''],
  ])('%s is not imported', async (_, file) => {
    const ana = visitor()
    const reply = await ana.ask('POST', '/api/tables/import', { file, name: 'x', as: 'Ana' })
    expectRefusal(reply, 400, file ? 'bad-file' : 'malformed')
  })

  test('a file with another game or foreign seats is refused', async () => {
    const { id, anaIs: ana } = await alone(server.address)
    const file = (await ana.ask('GET', `/api/tables/${id}/file`)).text
    const { hashJson } = await import('@miskatonic/kernel')
    const altered = (change: (header: Record<string, unknown>) => void): string => {
      const [first = '', ...rest] = file.split('\n')
      const part = JSON.parse(first.slice(first.indexOf(' ') + 1)) as { header: Record<string, unknown> }
      change(part.header)
      return [`${hashJson(part as never)} ${JSON.stringify(part)}`, ...rest].join('\n')
    }
    const changes: ((header: Record<string, unknown>) => void)[] = [
      (header) => Object.assign(header, { game: 'chess' }),
      (header) => Object.assign(header, { seats: ['north', '@spectator'] }),
      (header) => Object.assign(header, { seats: ['north', 'north'] }),
      (header) => Object.assign(header, { seed: 7 }),
      (header) => Object.assign(header, { stateVersion: 99 }),
    ]
    for (const change of changes)
      expectRefusal(await ana.ask('POST', '/api/tables/import', { file: altered(change), name: 'x', as: 'Ana' }), 400, 'bad-file')
    expect((await ana.ask('POST', '/api/tables/import', { file: altered(() => {}), name: 'x', as: 'Ana' })).status).toBe(200)
  })
})

describe('the rest', () => {
  test('health, games, metrics', async () => {
    const ana = visitor()
    expect((await ana.ask('GET', '/api/health')).body).toEqual({ ok: true })
    const known = await serve({ publicUrl: 'https://mesas.example/' })
    expect((await new Visitor(known.address).ask('GET', '/api/health')).body).toEqual({ ok: true, url: 'https://mesas.example' })
    expect(((await ana.ask('GET', '/api/games')).body.games as { id: string }[]).map(({ id }) => id)).toContain('lighthouse')
    const metrics = await ana.ask('GET', '/metrics')
    expect(metrics.headers.get('content-type')).toContain('version=0.0.4')
    expect(metrics.text).toMatch(/^# TYPE miskatonic_tables_live gauge\nmiskatonic_tables_live \d+$/m)
    expect(Number(/^miskatonic_threads_heap_bytes (\d+)$/m.exec(metrics.text)?.[1])).toBeGreaterThan(1_000_000)
  })

  test('pages may load nothing from elsewhere, and nothing may frame them', async () => {
    const { headers } = await visitor().ask('GET', '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('what is for one person is kept by no cache on the way', async () => {
    for (const path of ['/api/tables', '/api/me']) expect((await visitor().ask('GET', path)).headers.get('cache-control')).toBe('no-store')
  })

  test('who somebody is, and webhooks only where the owner of the server wants them', async () => {
    const ana = visitor()
    const me = (await ana.ask('GET', '/api/me')).body
    expect(me).toEqual({ person: expect.stringMatching(/^[a-f0-9]{20}$/), webhook: null, known: false })
    expect(JSON.stringify(me)).not.toContain(ana.secret)
    expectRefusal(await ana.ask('PUT', '/api/webhook', { url: 'https://example.org/x' }), 403, 'not-allowed')
    const open = await serve({ webhooks: true })
    const luis = new Visitor(open.address)
    for (const url of ['http://127.0.0.1:9/x', 'http://[::1]/x', 'http://10.1.2.3/', 'http://169.254.169.254/latest'])
      expectRefusal(await luis.ask('PUT', '/api/webhook', { url }), 400, 'malformed')
    for (const port of [22, 25, 5432, 6379])
      expectRefusal(await luis.ask('PUT', '/api/webhook', { url: `https://93.184.216.34:${port}/` }), 400, 'malformed')
    for (const url of ['file:///etc/passwd', 'http://[', 'https://', 'https://a b'])
      expectRefusal(await luis.ask('PUT', '/api/webhook', { url }), 400, 'malformed')
    // About who wants nothing, nothing is written.
    expect((await luis.ask('PUT', '/api/webhook', { url: null })).status).toBe(200)
    expect((await luis.ask('GET', '/api/me')).body.known).toBe(false)
  })

  test('requests and tables have limits', async () => {
    const strict = await serve({ limits: { requestsPerMinute: 8, tablesPerAddressPerHour: 2 } })
    const ana = new Visitor(strict.address)
    await ana.open()
    await ana.open()
    expectRefusal(await ana.ask('POST', '/api/tables', { ...aTable, as: 'Ana' }), 429, 'too-many')
    const statuses = new Set<number>()
    for (let i = 0; i < 10; i++) statuses.add((await ana.ask('GET', '/api/health')).status)
    expect(statuses).toEqual(new Set([200, 429]))
    // However the path is written.
    expectRefusal(await ana.ask('GET', '/%61pi/health'), 429, 'too-many')
  })

  test('behind a proxy the visitor counts, not the proxy, and only the last address it names', async () => {
    const strict = await serve({ limits: { tablesPerAddressPerHour: 1 }, trustProxy: true })
    const open = (from: string): Promise<Reply> =>
      new Visitor(strict.address).ask('POST', '/api/tables', { ...aTable, as: 'Ana' }, { 'x-forwarded-for': from })
    expect((await open('1.1.1.1, 192.0.2.1')).status).toBe(200)
    expect((await open('2.2.2.2, 192.0.2.1')).status).toBe(429)
    expect((await open('192.0.2.2')).status).toBe(200)
  })

  test('a secret is never a stranger’s: every one of them is somebody else', async () => {
    const [ana, luis] = [visitor(), visitor('Luis')]
    const { id } = await ana.open()
    expect((await luis.connect(id, { secret: newSecret() }).ended()).code).toBe(4403)
    expectRefusal(await luis.ask('POST', `/api/tables/${id}/fork`, { seq: 0, name: 'x', as: 'L' }), 404, 'not-found')
    expectRefusal(await luis.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'north' }), 404, 'not-found')
  })
})
