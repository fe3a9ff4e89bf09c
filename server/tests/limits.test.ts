import { afterEach, describe, expect, test, vi } from 'vitest'
import { Bucket, Counted, householdOf, LIMITS, SteadyWall, siteOf, Tries } from '../limits.ts'
import { cleanUp, serve, Visitor } from './testServer.ts'

cleanUp()

describe('whom limits count', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['', ''],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::3]:4711"', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ])('%s counts as %s', (address, household) => expect(householdOf(address)).toBe(household))

  test('the addresses of one household share what one may do', async () => {
    const server = await serve({ limits: { tablesPerAddressPerHour: 1, requestsPerMinute: 3 }, trustProxy: true })
    const from = async (address: string): Promise<number> =>
      (await new Visitor(server.address).ask('GET', '/api/games', undefined, { 'x-forwarded-for': address })).status
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3'), await from('2001:db8::4')]).toEqual([
      200, 200, 200, 429,
    ])
    expect(await from('2001:db8:0:1::1')).toBe(200)
  })
})

describe('codes', () => {
  test('are tried by sites: networks of 48 bits, which is what one customer is given', () => {
    expect([siteOf('2001:db8:1:2::3'), siteOf('[2001:db8:1:ffff::3]:80'), siteOf('192.0.2.7:80')]).toEqual([
      '2001:db8:1::/48',
      '2001:db8:1::/48',
      '192.0.2.7',
    ])
    const tries = new Tries({ ...LIMITS, joinsPerMinute: 2 })
    expect(['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1'].map((from) => tries.take(from, 0))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('are tried only so often in all, from however many places', async () => {
    const server = await serve({ limits: { joinsInAllPerMinute: 3 }, trustProxy: true })
    const from = async (n: number): Promise<number> =>
      (
        await new Visitor(server.address).ask(
          'POST',
          '/api/tables/join',
          { code: 'AAAAAA', as: 'Eva' },
          { 'x-forwarded-for': `192.0.2.${n}:80` },
        )
      ).status
    expect([await from(1), await from(2), await from(3), await from(4)]).toEqual([404, 404, 404, 429])
  })
})

describe('a clock that is set', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each([
    ['an hour back', -60 * 60_000],
    ['a month ahead', 32 * 24 * 60 * 60_000],
  ])('%s locks nobody out, and gives nobody more', async (_, by) => {
    const server = await serve({ limits: { tablesPerAddressPerHour: 3, chatsPerMinute: 2, requestsPerMinute: 1000 } })
    const ana = new Visitor(server.address)
    const { id } = await ana.open()
    const client = await ana.sit(id)
    expect(await client.say({ do: 'chat', text: 'uno' })).toBe('done')
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() + by)
    expect((await ana.ask('GET', '/api/games')).status).toBe(200)
    await ana.open()
    await ana.open()
    await expect(ana.open()).rejects.toThrow('too-many')
    expect([await client.say({ do: 'chat', text: 'dos' }), await client.say({ do: 'chat', text: 'tres' })]).toEqual(['done', 'too-fast'])
  })

  test('empties no bin: for a day the hour is not believed', () => {
    const [hour, day] = [60 * 60_000, 24 * 60 * 60_000]
    const wall = new SteadyWall()
    expect([wall.isSteady(1e12, 0), wall.isSteady(1e12 + hour, hour)]).toEqual([true, true])
    const ahead = 1e12 + 32 * day
    expect([wall.isSteady(ahead + 2 * hour, 2 * hour), wall.isSteady(ahead + day, day)]).toEqual([false, false])
    expect(wall.isSteady(ahead + day + 2 * hour, day + 2 * hour)).toBe(true)
  })
})

test('a bucket gives so much at once, then as time goes by; what is dear takes more of it', () => {
  const bucket = new Bucket(5, 1, 0)
  expect([bucket.take(0, 4), bucket.take(0, 2), bucket.take(0), bucket.take(0)]).toEqual([true, false, true, false])
  expect([bucket.take(999), bucket.take(1000), bucket.take(1000)]).toEqual([false, true, false])
  // Never more than it holds.
  expect([bucket.take(1e9, 5), bucket.take(1e9)]).toEqual([true, false])
})

test('who does nothing any more is forgotten, however many there were', () => {
  const counted = new Counted(2, 1000)
  for (let n = 0; n < 500; n++) counted.take(`somebody ${n}`, 0)
  expect([counted.take('ana', 900), counted.take('ana', 900), counted.take('ana', 900)]).toEqual([true, true, false])
  expect(counted.size).toBe(501)
  expect(counted.take('luis', 1500)).toBe(true)
  expect(counted.size).toBe(2)
  expect(counted.take('ana', 2000)).toBe(true)
})

describe('sockets', () => {
  test('a new one has a new allowance, so there are only so many new ones', async () => {
    const server = await serve({ limits: { socketsPerMinute: 3 } })
    const ana = new Visitor(server.address)
    const { id } = await ana.open()
    for (let n = 0; n < 3; n++) (await ana.sit(id)).close()
    expect((await ana.connect(id).ended()).code).toBe(429)
  })

  test('what is said is kept for good, so only so much is', async () => {
    const server = await serve({ limits: { chatsPerMinute: 2 } })
    const ana = new Visitor(server.address)
    const { id } = await ana.open()
    const [one, other] = [await ana.sit(id), await ana.sit(id)]
    expect(await one.say({ do: 'chat', text: 'uno' })).toBe('done')
    expect(await other.say({ do: 'chat', text: 'dos' })).toBe('done')
    expect([await one.say({ do: 'chat', text: 'tres' }), await other.say({ do: 'chat', text: 'tres' })]).toEqual(['too-fast', 'too-fast'])
    expect(await one.say({ do: 'again' })).toBe('done')
  })

  test('looking back makes a table play everything again: it costs more than other messages', async () => {
    const server = await serve({ limits: { burst: 12, perSecond: 0.001 } })
    const ana = new Visitor(server.address)
    const { id } = await ana.open()
    const client = await ana.sit(id)
    const said: string[] = []
    for (let n = 0; n < 3; n++) said.push(await client.say({ do: 'moment', seat: 'north', seq: 0 }))
    expect(said).toEqual(['moment', 'moment', 'too-fast'])
  })
})
