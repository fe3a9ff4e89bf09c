import { describe, expect, test } from 'vitest'
import { Bucket, Counted, householdOf } from '../limits.ts'
import { cleanUp, serve, Visitor } from './serving.ts'

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
