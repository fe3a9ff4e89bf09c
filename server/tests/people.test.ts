import { SPECTATOR } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { alone, play, two } from './twoPlayers.ts'

cleanUp()
const server = await serve()
const visitor = (name?: string): Visitor => new Visitor(server.address, name)

describe('seats', () => {
  test('one person may hold several, and is told each through its own eyes', async () => {
    const ana = visitor()
    const { id } = await ana.open({ seats: ['north', 'south', 'east'].map((seat) => ({ seat, holder: 'me' })) })
    const client = await ana.sit(id)
    await client.until(() => client.told.size === 3, 'three views')
    expect([...client.told.keys()]).toEqual(['north', 'south', 'east'])
    expect(await play([client], 12)).toBe(12)
    expect(client.views.get('south')?.watcher).toBe('south')
  })

  test('a taken seat stays taken; one’s own is left, and free again', async () => {
    const { id, luis, code } = await two(server.address)
    const eva = await visitor('Eva').sit(id, { code })
    expect(await eva.say({ do: 'claim', seat: 'south' })).toBe('not-free')
    expect(await eva.say({ do: 'leave', seat: 'south' })).toBe('not-your-seat')
    expect(await luis.say({ do: 'leave', seat: 'south' })).toBe('done')
    expect(await eva.say({ do: 'claim', seat: 'south' })).toBe('done')
    await eva.until(() => eva.told.has('south'), 'the seat')
    expect(await luis.say({ do: 'claim', seat: 'south' })).toBe('not-free')
  })

  test('handed to a bot, played by it, and taken back', async () => {
    const { ana, luis } = await two(server.address)
    expect(await luis.say({ do: 'bot', seat: 'south', level: 'random' })).toBe('done')
    await ana.until(() => ana.info?.info.seats[1]?.holder.kind === 'bot', 'the bot')
    await play([ana], 4)
    expect(await ana.say({ do: 'return', seat: 'south' })).toBe('not-your-seat')
    expect(await luis.say({ do: 'return', seat: 'south' })).toBe('done')
    await luis.until(() => luis.told.has('south'), 'the seat')
    await play([ana, luis], 4, 'back')
    expect(await luis.say({ do: 'bot', seat: 'north', level: 'random' })).toBe('not-host')
  })

  test('given to somebody at the table', async () => {
    const { id, ana, luis, code } = await two(server.address)
    const eva = await visitor('Eva').sit(id, { code })
    const to = eva.info?.you.person ?? ''
    expect(await luis.say({ do: 'give', seat: 'south', to: 'nobody' })).toBe('no-such-person')
    expect(await luis.say({ do: 'give', seat: 'south', to })).toBe('done')
    await eva.until(() => eva.told.has('south'), 'the seat')
    await ana.until(() => ana.info?.info.seats[1]?.holder.kind === 'person' && ana.info.info.seats[1].holder.person === to, 'the news')
    await play([ana, eva], 2)
  })

  test('a secret link moves a seat once, to whoever opens it first', async () => {
    const { id, luis, luisIs, anaIs } = await two(server.address)
    expect((await luisIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'north' })).status).toBe(403)
    const old = (await luisIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'south' })).body.link as string
    const link = (await luisIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'south' })).body.link as string
    const phone = visitor('Luis II')
    const take = (who: Visitor, it: string) => who.ask('POST', '/api/tables/take-seat', { link: it, as: who.name })
    expect((await take(phone, old)).status).toBe(404)
    const both = await Promise.all([take(phone, link), take(visitor('Thief'), link)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const first = both[0].status === 200
    expect(first ? both[0].body : both[1].body).toEqual({ id, seat: 'south' })
    await luis.until(() => luis.info?.you.seats.length === 0, 'the loss of the seat')
    expect((await take(visitor('Late'), link)).status).toBe(404)
    // The host may send a link for any seat: to somebody whose device is lost.
    expect((await anaIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'south' })).status).toBe(200)
    if (first) expect((await phone.sit(id)).info?.you.seats).toEqual(['south'])
  })

  test('a link made by somebody who holds the seat no more moves nothing, nor makes anybody a member', async () => {
    const { id, code, ana, luis, luisIs } = await two(server.address)
    const eva = await visitor('Eva').sit(id, { code })
    const link = (await luisIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'south' })).body.link as string
    expect(await ana.say({ do: 'remove', seat: 'south' })).toBe('done')
    expect(await eva.say({ do: 'claim', seat: 'south' })).toBe('done')
    await luis.until(() => luis.info?.you.seats.length === 0, 'the loss of the seat')
    const thief = visitor('Thief')
    expect((await thief.ask('POST', '/api/tables/take-seat', { link, as: 'Thief' })).status).toBe(404)
    expect(await thief.tables()).toEqual([])
    expect((await thief.connect(id).ended()).code).toBe(4403)
    expect(await eva.say({ do: 'chat', text: 'still here' })).toBe('done')
    expect(eva.info?.you.seats).toEqual(['south'])
  })

  test('a link to a seat that a bot plays meanwhile still leads there', async () => {
    const { id, luis, luisIs } = await two(server.address)
    const link = (await luisIs.ask('POST', `/api/tables/${id}/seat-link`, { seat: 'south' })).body.link as string
    expect(await luis.say({ do: 'bot', seat: 'south', level: 'random' })).toBe('done')
    const phone = visitor('Luis')
    expect((await phone.ask('POST', '/api/tables/take-seat', { link, as: 'Luis' })).body).toEqual({ id, seat: 'south' })
    expect((await phone.sit(id)).info?.you.seats).toEqual(['south'])
  })

  test('one who was given a seat while watching has it in a list, and comes back to it when the table is no longer public', async () => {
    const { id, ana, luis } = await two(server.address, { public: true })
    const evaIs = visitor('Eva')
    const eva = await evaIs.sit(id)
    expect(await evaIs.tables()).toEqual([])
    expect(await luis.say({ do: 'give', seat: 'south', to: eva.info?.you.person ?? '' })).toBe('done')
    await expect.poll(async () => (await evaIs.tables()).map((table) => table.id)).toEqual([id])
    expect(await ana.say({ do: 'rules', public: false })).toBe('done')
    eva.close()
    expect((await evaIs.sit(id)).info?.you.seats).toEqual(['south'])
  })
})

describe('the host', () => {
  test('removes, replaces by a bot, renames, sets rules and pace; others may not', async () => {
    const { ana, luis, anaIs } = await two(server.address)
    for (const message of [
      { do: 'remove', seat: 'north' },
      { do: 'rename', name: 'Mía' },
      { do: 'rules', undo: 'free' },
      { do: 'pace', ms: 5 },
      { do: 'restart', to: 0 },
    ] as const)
      expect(await luis.say(message)).toBe('not-host')
    expect(await ana.say({ do: 'rename', name: 'La última noche' })).toBe('done')
    expect((await anaIs.tables())[0]?.name).toBe('La última noche')
    expect(await ana.say({ do: 'rules', undo: 'free', spectators: 'open' })).toBe('done')
    expect(await ana.say({ do: 'pace', ms: 1 })).toBe('done')
    await luis.until(
      () => luis.info?.info.undo === 'free' && luis.info.info.name === 'La última noche' && luis.info.info.pace === 1,
      'the rules',
    )
    expect(await ana.say({ do: 'remove', seat: 'south' })).toBe('done')
    await luis.until(() => luis.info?.you.seats.length === 0, 'the loss of the seat')
    expect(await ana.say({ do: 'bot', seat: 'south', level: 'random' })).toBe('done')
    await luis.until(() => luis.last('chat')?.lines.some(({ text }) => text.includes('to a bot')), 'the last trace')
    const traces = luis.letters.flatMap((letter) => (letter.is === 'chat' ? letter.lines.filter(({ trace }) => trace) : []))
    expect(traces.map(({ text }) => text).join('\n')).toMatch(
      /names the table.*\n.*changes the rules of the table: anybody may take back anything; those who watch see every hand.\n.*pace of the bots.*\n.*frees south’s seat.*\n[\s\S]*to a bot/,
    )
  })

  test('restarts from a moment, which everybody reads', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 10)
    expect(await ana.say({ do: 'restart', to: 3 })).toBe('done')
    await luis.until(() => luis.last('chat')?.lines.some(({ text }) => text.includes('restarts')), 'the trace')
    await luis.until(() => luis.told.get('south')?.view, 'the whole view')
    expect(luis.views.get('south')?.seq).toBe(ana.views.get('north')?.seq)
    await play([ana, luis], 4, 'again')
  })
})

describe('taking back', () => {
  const beyond = 2

  test('beyond what is free, by consent: asked, refused, asked, agreed', async () => {
    const { ana, luis } = await two(server.address, { undo: 'consent' })
    await play([ana, luis], 14)
    const at = ana.views.get('north')?.seq
    expect(await ana.say({ do: 'undo', seat: 'north', to: beyond })).toBe('done')
    await luis.until(() => luis.last('wish')?.wish, 'the wish')
    expect(luis.last('wish')?.wish).toEqual({ by: 'north', to: beyond, waiting: ['south'] })
    expect(await luis.say({ do: 'agree', seat: 'south', yes: false })).toBe('done')
    await ana.until(() => ana.last('wish')?.wish === null, 'the refusal')
    expect(ana.views.get('north')?.seq).toBe(at)
    await ana.say({ do: 'undo', seat: 'north', to: beyond })
    expect(await luis.say({ do: 'agree', seat: 'south', yes: true })).toBe('done')
    await ana.until(() => ana.told.get('north')?.view, 'the whole view')
    await play([ana, luis], 3, 'on')
  })

  test.each([
    ['own', 'not-allowed', 'not-allowed'],
    ['host', 'done', 'not-allowed'],
    ['free', 'done', 'done'],
  ] as const)('policy «%s»: the host is told %s, another %s', async (undo, host, other) => {
    const { ana, luis } = await two(server.address, { undo })
    await play([ana, luis], 14)
    expect(await luis.say({ do: 'undo', seat: 'south', to: beyond })).toBe(other)
    await play([ana, luis], 6, 'on')
    expect(await ana.say({ do: 'undo', seat: 'north', to: 1 })).toBe(host)
    expect(await ana.say({ do: 'undo', seat: 'north', to: 9999 })).toBe('nothing')
  })
})

describe('around the table', () => {
  test('chat reaches everybody, and who comes later reads it', async () => {
    const { id, ana, luis, code } = await two(server.address)
    expect(await luis.say({ do: 'chat', text: '¿Quién vigila esta noche?' })).toBe('done')
    await ana.until(() => ana.last('chat')?.lines.some(({ who, text }) => who === 'Luis' && text.includes('vigila')), 'the line')
    expect(await luis.say({ do: 'chat', text: 'x'.repeat(501) })).toBe('malformed')
    const eva = await visitor('Eva').sit(id, { code })
    expect(eva.letters.find((letter) => letter.is === 'chat')?.lines.map(({ text }) => text)).toContain('¿Quién vigila esta noche?')
  })

  test('pointing at a place reads the same for all, at a piece each reads its own name for it', async () => {
    const { ana, luis } = await two(server.address)
    await play([ana, luis], 6)
    expect(await ana.say({ do: 'point', seat: 'north', at: 'tower' })).toBe('done')
    await luis.until(() => luis.last('point'), 'the pointing')
    expect(luis.last('point')).toEqual({ is: 'point', by: 'north', at: 'tower' })
    const shared = Object.entries(ana.views.get('north')?.zones ?? {}).find(([, { pieces }]) => pieces[0]?.faces.front)
    const [zone, { pieces }] = shared as NonNullable<typeof shared>
    expect(await ana.say({ do: 'point', seat: 'north', at: pieces[0]?.alias ?? '' })).toBe('done')
    await luis.until(() => luis.last('point')?.seat, 'the pointing')
    expect(luis.last('point')?.seat).toBe('south')
    expect(luis.last('point')?.at).not.toBe(pieces[0]?.alias)
    const theirs = luis.views.get('south')?.zones[zone]?.pieces ?? []
    if (theirs.length) expect(theirs.map(({ alias }) => alias)).toContain(luis.last('point')?.at)
    expect(await luis.say({ do: 'point', seat: 'north', at: 'tower' })).toBe('not-your-seat')
  })

  test('who is there and who has gone', async () => {
    const { ana, luis } = await two(server.address)
    const present = (): boolean | undefined => {
      const holder = ana.info?.info.seats[1]?.holder
      return holder?.kind === 'person' ? holder.present : undefined
    }
    await ana.until(() => present() === true, 'the presence')
    luis.close()
    await ana.until(() => present() === false, 'the absence')
  })

  test('the sum behind a number: of what one sees, and of nothing else', async () => {
    const { ana } = await two(server.address)
    expect(await ana.say({ do: 'sum', seat: 'north', quantity: 'dice', of: { who: 'north', skill: 'will', modifier: -1 } })).toBe('sum')
    const sum = ana.last('sum')
    expect(sum?.lines.length).toBeGreaterThan(1)
    expect(sum?.lines.every(({ label, value }) => label && value)).toBe(true)
    for (const [quantity, of] of [
      ['nonsense', {}],
      ['__proto__', {}],
      ['constructor', {}],
      ['dice', {}],
      ['dice', { who: { a: 1 }, skill: 'will', modifier: 0 }],
      ['dice', { who: 'north', skill: 'will', modifier: 'x' }],
      ['need', { ship: 'ship-1#1' }],
    ] as const)
      expect(await ana.say({ do: 'sum', seat: 'north', quantity, of })).toBe('malformed')
    expect(await ana.say({ do: 'sum', seat: 'south', quantity: 'dice', of: {} })).toBe('not-your-seat')
  })
})

describe('those who watch', () => {
  test('closed hands: as nobody in particular; open hands: through every pair of eyes', async () => {
    const { id, ana, luis, code } = await two(server.address, { spectators: 'closed' })
    await play([ana, luis], 6)
    const eva = await visitor('Eva').sit(id, { code })
    expect([...eva.views.keys()]).toEqual([SPECTATOR])
    expect(await ana.say({ do: 'rules', spectators: 'open' })).toBe('done')
    await eva.until(() => eva.told.has('north') && eva.told.has('south'), 'the open hands')
    expect(eva.views.get('north')).toEqual(ana.views.get('north'))
    expect(await ana.say({ do: 'rules', spectators: 'closed' })).toBe('done')
    const before = eva.letters.length
    await play([ana, luis], 2, 'on')
    await eva.until(() => eva.letters.length > before + 1, 'something')
    expect(eva.letters.slice(before).flatMap((letter) => (letter.is === 'told' ? [letter.seat] : []))).not.toContain('north')
  })

  test('off: a stranger is not let in, and one who was there is sent away', async () => {
    const { id, ana } = await two(server.address, { public: true, spectators: 'closed' })
    const eva = await visitor('Eva').sit(id)
    expect(await ana.say({ do: 'rules', spectators: 'off' })).toBe('done')
    expect((await eva.ended()).code).toBe(4403)
    expect((await visitor('Zoe').connect(id).ended()).code).toBe(4403)
  })
})

describe('going on elsewhere', () => {
  test('a fork stands where the table stood, with other dice to come', async () => {
    const { id, code, ana, anaIs } = await alone(server.address)
    await play([ana], 8)
    const fork = (who: Visitor, seq: number) => who.ask('POST', `/api/tables/${id}/fork`, { seq, name: 'Otra', as: who.name })
    const { status, body } = await fork(anaIs, 8)
    expect(status).toBe(200)
    const luis = await visitor('Luis').sit(id, { code })
    expect(luis.last('chat')?.lines.some(({ text }) => text.includes('opens another table'))).toBe(true)
    const other = await anaIs.sit(body.id as string)
    expect(other.views.get('north')?.table).toEqual(ana.views.get('north')?.table)
    expect(other.info?.info.seedHash).not.toBe(ana.info?.info.seedHash)
    expect(other.info?.you.seats).toEqual(['north', 'south'])
    expect(await play([other], 6)).toBe(6)
    const never = await fork(anaIs, 99_999)
    expect([never.status, never.body.error]).toEqual([400, 'bad-options'])
    const early = await anaIs.sit((await fork(anaIs, 2)).body.id as string)
    expect(early.views.get('north')?.table.night).toBe(1)
  })
})

describe('a code', () => {
  test('tells where it leads before one goes there, and is tried as if one went', async () => {
    const [ana, ben] = [visitor('Ana'), visitor('Ben')]
    const { code } = await ana.open({ name: 'Tormenta' })
    const looked = await ben.ask('POST', '/api/look', { code: code.toLowerCase() })
    expect(looked.body).toEqual({ kind: 'table', game: 'lighthouse', name: 'Tormenta', host: 'Ana', people: ['Ana'], free: 1 })
    // Whoever only looked has not come: the table is not theirs.
    expect(await ben.tables()).toEqual([])
    expect((await ben.ask('POST', '/api/look', { code: 'ZZZZZZ' })).status).toBe(404)
    expect((await ben.ask('POST', '/api/look', { code: '../..' })).status).toBe(400)
  })
})
