import { randomFrom } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { newSecret } from '../people.ts'
import { answerTo, type Client } from './client.ts'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()
const server = await serve()
const visitor = (name?: string): Visitor => new Visitor(server.address, name)

describe('hello', () => {
  const url = (id: string): string => `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`
  const closedWith = async (client: Client): Promise<number> => (await client.ended()).code

  test('must be the first word, whole and well-formed', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    expect(await closedWith(ana.connect(id, { secret: 'short' }))).toBe(4400)
    expect(await closedWith(ana.connect(id, { name: '' }))).toBe(4400)
    expect(await closedWith(ana.connect(id, { lang: 'fr' as never }))).toBe(4400)
    const rude = new WebSocket(url(id))
    const code = new Promise<number>((resolve) => rude.on('close', resolve))
    rude.on('open', () => rude.send(JSON.stringify({ do: 'again', id: 1 })))
    expect(await code).toBe(4400)
  })

  test('of another version is told which is spoken', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    const later = new WebSocket(url(id))
    const closed = new Promise<[number, string]>((resolve) => later.on('close', (code, reason) => resolve([code, String(reason)])))
    later.on('open', () => later.send(JSON.stringify({ hello: 2, secret: ana.secret, name: 'Ana', lang: 'en' })))
    expect(await closed).toEqual([4400, 'this server speaks version 1 of the protocol'])
  })

  test('is not waited for without end', async () => {
    const strict = await serve({ limits: { helloWithin: 1 } })
    const { id } = await new Visitor(strict.address).open()
    const silent = new WebSocket(`${strict.address.replace('http', 'ws')}/api/tables/${id}/socket`)
    expect(await new Promise((resolve) => silent.on('close', resolve))).toBe(4408)
  })

  test('nor is somebody waited for who is there no more', async () => {
    const strict = await serve({ limits: { heartbeat: 3000 } })
    const ana = new Visitor(strict.address)
    const { id } = await ana.open()
    const [here, gone] = [await ana.sit(id), await ana.sit(id)]
    const open = async (): Promise<string | undefined> =>
      /^miskatonic_sockets_open (\d+)$/m.exec((await ana.ask('GET', '/metrics')).text)?.[1]
    expect(await open()).toBe('2')
    // Nothing is read from the wire any more, so no sign of life is answered.
    gone.socket.pause()
    await expect.poll(open).toBe('1')
    expect(here.closed).toBeNull()
  })

  test('needs the right to be there: a code, a claim, or a public table', async () => {
    const [ana, eva] = [visitor(), visitor('Eva')]
    const { id, code } = await ana.open()
    expect(await closedWith(eva.connect(id))).toBe(4403)
    expect(await closedWith(eva.connect(id, { code: 'AAAAAA' }))).toBe(4403)
    expect(await closedWith(eva.connect('ab'.repeat(10)))).toBe(4404)
    const watcher = await eva.sit(id, { code: code.toLowerCase() })
    expect(watcher.info?.you).toMatchObject({ seats: [], host: false })
    const open = await ana.open({ public: true })
    const stranger = await visitor('Zoe').sit(open.id)
    expect([...stranger.views.keys()]).toEqual(['@spectator'])
    expect(await stranger.say({ do: 'claim', seat: 'south' })).toBe('not-allowed')
    // Whoever only watches is not told what lets others sit down.
    expect(stranger.raw.some((text) => text.includes(open.code))).toBe(false)
    expect((await ana.sit(open.id)).info?.info.code).toBe(open.code)
  })

  test('from a page of another origin is not even answered', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    expect(await closedWith(ana.connect(id, { origin: 'https://evil.example' }))).toBe(403)
    const own = ana.connect(id, { origin: server.address })
    await own.ready()
    const elsewhere = await serve({ publicUrl: 'https://play.example' })
    const luis = new Visitor(elsewhere.address)
    const table = await luis.open()
    await luis.connect(table.id, { origin: 'https://play.example' }).ready()
  })

  test('nothing but text, nothing too large, no other path', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    const client = await ana.sit(id)
    client.socket.send(Buffer.from([1, 2, 3]))
    expect(await closedWith(client)).toBe(4400)
    const large = await ana.sit(id)
    large.socket.send(JSON.stringify({ do: 'chat', id: 1, text: 'x'.repeat(100_000) }))
    expect(await closedWith(large)).toBe(1009)
    const lost = new WebSocket(`${server.address.replace('http', 'ws')}/api/other`)
    expect(await new Promise((resolve) => lost.on('error', (error) => resolve(error.message)))).toContain('404')
  })
})

describe('deciding', () => {
  test('everybody is told what they may know, and the other cannot decide for them', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 8)
    expect(ana.views.get('north')?.seq).toBe(luis.views.get('south')?.seq)
    const ask = (ana.asked() ?? luis.asked()) as NonNullable<ReturnType<Client['asked']>>
    const other = ask.seat === 'north' ? luis : ana
    expect(await other.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer: answerTo(ask, randomFrom('x')) })).toBe('not-your-seat')
    expect(await other.say({ do: 'decide', seat: 'nobody', seq: ask.seq, answer: 'x' })).toBe('no-such-seat')
  })

  test('a late or double answer is refused without harm', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 6)
    const who = ana.asked() ? ana : luis
    const ask = who.asked() as NonNullable<ReturnType<Client['asked']>>
    const answer = answerTo(ask, randomFrom('late'))
    const message = { do: 'decide', seat: ask.seat, seq: ask.seq, answer } as const
    const [first, second] = await Promise.all([who.say(message), who.say(message)])
    expect(first).toBe('done')
    expect(['stale', 'not-asked']).toContain(second)
    expect(await who.say({ ...message, seq: 0 })).toMatch(/stale|not-asked/)
    expect(await who.say({ ...message, seq: 9999 })).toMatch(/stale|not-asked/)
    await play([ana, luis], 3)
  })

  test('what is no message is refused, and enough of it closes the socket', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    const client = await ana.sit(id)
    client.socket.send('{"do":')
    client.socket.send('[]')
    client.socket.send('{"do":"dance","id":7}')
    client.socket.send('{"do":"decide","id":8,"seat":"north","seq":"0","answer":"x"}')
    await client.until(() => client.letters.filter((letter) => letter.is === 'refused').length === 4, 'four refusals')
    expect(client.letters.flatMap((letter) => (letter.is === 'refused' ? [letter.id] : []))).toEqual([0, 0, 7, 8])
    for (let i = 0; i < 60; i++) client.socket.send('x')
    expect((await client.ended()).code).toBe(4400)
  })

  test('too many messages at once are refused, then no longer heard', async () => {
    const strict = await serve({ limits: { burst: 10, perSecond: 0 } })
    const ana = new Visitor(strict.address)
    const { id } = await ana.open()
    const client = await ana.sit(id)
    const answers = await Promise.all(Array.from({ length: 14 }, () => client.say({ do: 'again' })))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'too-fast')).toHaveLength(4)
    for (let i = 0; i < 60; i++) client.socket.send(JSON.stringify({ do: 'again', id: i }))
    expect((await client.ended()).code).toBe(4429)
  })

  test('so many sockets from one address, and no more', async () => {
    const strict = await serve({ limits: { socketsPerAddress: 3 } })
    const ana = new Visitor(strict.address)
    const { id } = await ana.open()
    const clients = [await ana.sit(id), await ana.sit(id), await ana.sit(id)]
    expect((await ana.connect(id).ended()).code).toBe(429)
    clients[0]?.close()
    await clients[1]?.until(() => clients[0]?.closed, 'the end of the first')
    await expect
      .poll(
        async () =>
          (await ana
            .connect(id)
            .ready()
            .catch(() => null)) !== null,
      )
      .toBe(true)
  })

  test('what is said before the hello was answered is heard afterwards', async () => {
    const ana = visitor()
    const { id } = await ana.open()
    const client = ana.connect(id)
    client.socket.on('open', () => client.socket.send(JSON.stringify({ do: 'chat', id: 77, text: 'early' })))
    await client.until(() => client.letters.some((letter) => letter.is === 'done' && letter.id === 77), 'the early word')
  })
})

describe('coming back', () => {
  test('after a gap everything is there: the view, the question, the lines of the log', async () => {
    const { id, ana, luis, luisIs } = await two(server.address)
    await play([ana, luis], 10)
    luis.close()
    const again = await luisIs.sit(id)
    const [before, after] = [luis.told.get('south'), again.told.get('south')]
    expect(after?.view).toEqual(luis.views.get('south'))
    expect(after?.ask).toEqual(before?.ask)
    expect(after?.eventCount).toBe(before?.eventCount)
    // From a line it knows on, or all of it.
    expect(await again.say({ do: 'older', seat: 'south', before: 5 })).toBe('older')
    expect(again.last('older')?.events.map((event) => event.id)).toEqual([1, 2, 3, 4, 5])
    expect(await again.say({ do: 'older', seat: 'north', before: 5 })).toBe('not-your-seat')
    await play([ana, again], 4, 'again')
    expect(again.told.get('south')?.change).toBeDefined()
  })

  test('whoever lost a letter asks for the whole again', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 3)
    const view = ana.views.get('north')
    expect(await ana.say({ do: 'again' })).toBe('done')
    await ana.until(() => ana.told.get('north')?.view, 'the whole view')
    expect(ana.views.get('north')).toEqual(view)
  })

  test('a moment of the past is shown as the seat saw it', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 4)
    const then = ana.views.get('north')
    const { seq } = then as NonNullable<typeof then>
    await play([ana, luis], 4, 'on')
    expect(await ana.say({ do: 'moment', seat: 'north', seq })).toBe('moment')
    expect({ ...ana.last('moment')?.view, seq: 0 }).toEqual({ ...then, seq: 0 })
    expect(await luis.say({ do: 'moment', seat: 'north', seq })).toBe('not-your-seat')
  })

  test('the same person at two screens: both are told, either may answer', async () => {
    const { id, ana, luis, anaIs } = await two(server.address)
    const other = await anaIs.sit(id, { lang: 'es' })
    await play([ana, other, luis], 6)
    expect(other.views.get('north')).toEqual(ana.views.get('north'))
  })
})

test('a secret in a hello is never sent back, nor the hash of it', async () => {
  const { ana, luis, anaIs, luisIs } = await two(server.address)
  await play([ana, luis], 5)
  const { hashOf } = await import('../stores/store.ts')
  for (const text of [...ana.raw, ...luis.raw])
    for (const secret of [anaIs.secret, luisIs.secret, hashOf(anaIs.secret), hashOf(luisIs.secret)]) expect(text).not.toContain(secret)
  expect(newSecret()).not.toBe(newSecret())
})
