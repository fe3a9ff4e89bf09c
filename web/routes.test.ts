import { expect, test } from 'vitest'
import { routeOf } from './routes.ts'

test('addresses lead to their pages', () => {
  expect(routeOf('/')).toEqual({ page: 'start' })
  expect(routeOf('/l/abc')).toEqual({ page: 'local', id: 'abc' })
  expect(routeOf('/t/abc/')).toEqual({ page: 'online', id: 'abc' })
  expect(routeOf('/c/abc')).toEqual({ page: 'campaign', place: 'online', id: 'abc' })
  expect(routeOf('/lc/abc')).toEqual({ page: 'campaign', place: 'here', id: 'abc' })
  expect(routeOf('/join/R7LY2K')).toEqual({ page: 'join', code: 'R7LY2K' })
  expect(routeOf('/rules/lighthouse', '#LH-NIGHT-01')).toEqual({ page: 'rules', game: 'lighthouse', rule: 'LH-NIGHT-01' })
  expect(routeOf('/tables')).toEqual({ page: 'tables' })
  expect(routeOf('/me', '#abc.Ada')).toEqual({ page: 'me', link: 'abc.Ada' })
  expect(routeOf('/seat', '#abc')).toEqual({ page: 'seat', link: 'abc' })
  expect(routeOf('/seat/abc')).toEqual({ page: 'seat', link: 'abc' })
  expect(routeOf('/decks/lighthouse', '#abc')).toEqual({ page: 'decks', game: 'lighthouse', code: 'abc' })
  expect(routeOf('/gallery/lighthouse')).toEqual({ page: 'gallery', game: 'lighthouse' })
})

test('an address that leads nowhere says so', () => {
  expect(routeOf('/l')).toEqual({ page: 'nowhere' })
  expect(routeOf('/seat')).toEqual({ page: 'nowhere' })
  expect(routeOf('/about/us')).toEqual({ page: 'nowhere' })
  expect(routeOf('/l/a/b')).toEqual({ page: 'nowhere' })
  expect(routeOf('/%E0%A4%A')).toEqual({ page: 'nowhere' })
})
