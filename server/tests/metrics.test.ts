import { expect, test } from 'vitest'
import { Histogram } from '../histogram.ts'
import { cleanUp, serve, Visitor } from './testServer.ts'

cleanUp()

test('a histogram counts what took no longer than each bound', () => {
  const histogram = new Histogram()
  for (const ms of [5, 6, 5000, 60_000]) histogram.observe(ms)
  const text = histogram.text('x_seconds', 'Something.')
  expect(text).toContain('# TYPE x_seconds histogram\nx_seconds_bucket{le="0.005"} 1\nx_seconds_bucket{le="0.01"} 2\n')
  expect(text).toContain(
    'x_seconds_bucket{le="2.5"} 2\nx_seconds_bucket{le="5"} 3\nx_seconds_bucket{le="+Inf"} 4\nx_seconds_sum 65.011\nx_seconds_count 4\n',
  )
})

test('messages and requests are timed, and failures counted apart from refusals', async () => {
  const server = await serve({ games: new URL('./failingGame.ts', import.meta.url).href })
  const ana = new Visitor(server.address)
  const { id } = await ana.open({ game: 'failing', seats: [{ seat: 'north', holder: 'me' }] })
  const client = await ana.sit(id)
  expect(await client.say({ do: 'decide', seat: 'north', seq: 0, answer: 'nonsense' })).toBe('unknown-key')
  expect(await client.say({ do: 'decide', seat: 'north', seq: 0, answer: 'mumble' })).toBe('broken')
  const figure = async (name: string): Promise<number> =>
    Number(new RegExp(`^miskatonic_${name} (\\d+)$`, 'm').exec((await ana.ask('GET', '/metrics')).text)?.[1])
  expect(await figure('message_seconds_count')).toBe(2)
  expect(await figure('messages_failed_total')).toBe(1)
  expect(await figure('requests_failed_total')).toBe(0)
  expect(await figure('request_seconds_count')).toBeGreaterThan(1)
  expect(await figure('store_failures_total')).toBe(0)
})
