import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { changes, position, type Said, type Table } from './position.ts'

const many = (n: number, card = 'ghoul'): string[] => Array.from({ length: n }, () => card)
const atStart = (seats: { readonly [seat: string]: Said }): Table => position({ seats, from: [{ step: 'round' }] })
const QUIET = {
  'prompt.turn': 'pass',
  'prompt.lobotomy': 'no',
  'prompt.casting': 'decline',
  'prompt.recompose': 'no',
  'prompt.defend': 'done',
}
/** On to the next turn of this Round or a later one in which that seat is asked. */
const on = (t: Table, seat: string): Table => t.untilAsk(seat, 'prompt.turn', QUIET)
const toRound = (t: Table, round: number): Table => {
  while (t.state.round < round) t.choose(t.table.awaited()[0] as string, QUIET[t.table.ask?.about.key as keyof typeof QUIET] ?? [])
  return t
}

rule('MY-ROUND-01', 'drawing, turns, Combat, the end, and the next Round', () => {
  const t = atStart({
    ana: { deck: many(30, 'zoog'), allies: ['earl-sawyer'] },
    ben: { deck: many(30, 'zoog'), allies: ['earl-sawyer'], threat: ['zoog'] },
  })
  const seen: string[] = []
  while (t.state.round === 3) {
    const about = t.table.ask?.about.key ?? ''
    if (seen.at(-1) !== about) seen.push(about)
    expect(t.zone('hand:ana').length, about).toBeGreaterThanOrEqual(about === 'prompt.turn' ? 13 : 4)
    t.choose(t.table.awaited()[0] as string, QUIET[about as keyof typeof QUIET] ?? t.offered(t.table.awaited()[0] as string).slice(0, 8))
  }
  expect(seen).toEqual(['prompt.turn', 'prompt.defend', 'prompt.lobotomy', 'prompt.trim', 'prompt.recompose'])
  expect([t.state.phase, t.zone('hand:ana').length]).toEqual(['play', 13])
})

describe('drawing', () => {
  rule('MY-ROUND-02', 'up to thirteen; who holds as many or more draws none', () => {
    const t = atStart({
      ana: { hand: many(4), deck: many(20, 'zoog') },
      ben: { hand: many(13), deck: many(20, 'zoog') },
      eva: { hand: many(15), deck: many(20, 'zoog') },
    })
    expect(['ana', 'ben', 'eva'].map((seat) => t.zone(`hand:${seat}`).filter((card) => card === 'zoog').length)).toEqual([9, 0, 0])
  })

  rule('MY-RULING-56', 'more than thirteen are allowed inside a Round', () => {
    const t = position({ seats: { ana: { hand: ['university-grant', ...many(13)], deck: many(20, 'zoog') }, ben: {} } })
    expect(t.choose('ana', 'play:university-grant').zone('hand:ana')).toHaveLength(15)
    t.choose('ben', 'pass').expectAsk('ana', 'prompt.turn')
    expect(t.zone('hand:ana')).toHaveLength(15)
    // And at the start of the next nobody draws who still holds as many.
    atStart({ ana: { hand: many(15), deck: ['zoog'] }, ben: {} }).shows('ana hand 15 cards, deck 1 cards')
  })

  rule('MY-ROUND-03', 'inside a Round cards are drawn only where a card says so', () => {
    const hand = ['christchurch-cemetery', 'ghoul', 'arkham-advertiser-office']
    const t = position({ seats: { ana: { at: 'miskatonic-library', hand, deck: many(9, 'zoog') }, ben: { deck: many(9) } } })
    const drawn = (gesture: () => unknown) => changes(t, gesture).filter((one) => one.includes('deck:')).length
    expect(drawn(() => t.choose('ana', 'play:christchurch-cemetery').choose('ben', 'pass'))).toBe(0)
    expect(drawn(() => t.choose('ana', 'threat:ghoul'))).toBe(0)
    const other = position({ seats: { ana: { at: 'miskatonic-library', hand, deck: many(9, 'zoog') }, ben: {} } })
    expect(other.choose('ana', 'play:arkham-advertiser-office').zone('hand:ana')).toContain('zoog')
  })
})

describe('who begins', () => {
  rule('MY-ROUND-04', 'the lowest SAN', () => {
    atStart({ ana: 'sanity 12; education 30', ben: 'sanity 9; education 1', eva: 'sanity 10; education 40' }).expectAsk(
      'ben',
      'prompt.turn',
    )
  })

  rule(
    'MY-ROUND-05 MY-ROUND-06 MY-RULING-09',
    'MY-EX-05: of the lowest the highest EDU; then by seats to the left, whatever SAN they have',
    () => {
      const seats = { ana: 'sanity 12; education 20', ben: 'sanity 9; education 15', eva: 'sanity 9; education 18' }
      const t = atStart(seats).shows('eva asked prompt.turn').does('eva pass', 'ana asked prompt.turn')
      // By SAN it would have been ben.
      expect(t.state.starter).toBe('eva')
    },
  )

  rule('MY-ROUND-06', 'SAN that changes meanwhile leaves the order of seats alone', () => {
    const t = position({ seats: { ana: 'at miskatonic-library; hand rest-cure', ben: 'sanity 8', eva: 'sanity 2' } })
    t.does('ana play:rest-cure', 'ben asked prompt.turn').does('ben pass', 'eva asked prompt.turn')
  })

  rule('MY-ROUND-07', 'in each Round anew', () => {
    const t = atStart({ ana: 'sanity 9', ben: 'sanity 10; at sentinel-hill; hand reanimated-corpse reanimated-corpse' })
    expect(t.state.starter).toBe('ana')
    on(t, 'ben').choose('ben', 'threat:reanimated-corpse')
    t.arrange((w) => void w.set('ben', 'sanity', 5))
    toRound(t, 4)
    expect(t.state.starter).toBe('ben')
  })

  rule('MY-ROUND-08', 'in Combat the lowest SAN of that moment is first, whoever began', () => {
    const t = atStart({ ana: 'sanity 9; at miskatonic-library; hand rest-cure', ben: 'sanity 10' }).shows('table starter ana')
    t.does('ana play:rest-cure').untilAsk('ben', 'prompt.lobotomy', QUIET).shows('table starter ana, first ben')
  })

  rule('MY-ROUND-09', 'a Round has as many turns as the players take, until the passes end it', () => {
    const t = position({
      seats: { ana: 'at miskatonic-library; artifacts electric-torch', ben: 'artifacts electric-torch' },
    })
    for (let i = 0; i < 10; i++)
      for (const seat of ['ana', 'ben'])
        t.expectAsk(seat, 'prompt.turn').choose(seat, i % 2 ? 'straighten:electric-torch' : 'use:electric-torch')
    t.shows('table round 2, phase play').does('ana pass, ben pass')
    expect(t.state.phase).not.toBe('play')
  })
})
