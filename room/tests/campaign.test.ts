import type { Campaign } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import {
  backToNight,
  beginCampaign,
  CampaignError,
  type CampaignRecord,
  closeNight,
  migrateCampaign,
  openNight,
  readCampaign,
} from '../index.ts'

/** Counts what its nights brought; each seat knows its own share only. Two nights, then it is over. */
type Purse = { readonly gold: number; readonly nights: number }
const purse: Campaign<Purse> = {
  version: 2,
  migrate: { 1: (old) => ({ ...(old as { gold: number }), nights: 0 }) },
  begin: (options) => ({ gold: (options as { gold?: number } | null)?.gold ?? 0, nights: 0 }),
  open: ({ gold, nights }, seats) => (nights < 2 ? { seats, options: { gold } } : null),
  close: ({ gold, nights }, { result }) => ({ gold: gold + (result as number), nights: nights + 1 }),
  view: ({ gold }, seat) => (seat === null ? null : gold),
  text: () => ({ headline: '', lines: [] }),
}
const campaign = purse as unknown as Campaign
const SEATS = ['I', 'II']
const begun = beginCampaign('purse', campaign, { gold: 5 })
const opened = (record: CampaignRecord, table: string): CampaignRecord => openNight(campaign, record, SEATS, table).record
const closed = (record: CampaignRecord, table: string, result: Json): CampaignRecord =>
  closeNight(campaign, record, table, { seats: SEATS, result })
const troubleOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof CampaignError) return error.trouble
    throw error
  }
  return 'none'
}

describe('nights', () => {
  test('a night is opened from the memory and closed into it', () => {
    const first = openNight(campaign, begun, SEATS, 'a')
    expect(first.setup).toEqual({ seats: SEATS, options: { gold: 5 } })
    const second = openNight(campaign, closed(first.record, 'a', 3), ['II'], 'b')
    expect(second.setup).toEqual({ seats: ['II'], options: { gold: 8 } })
    expect(closed(second.record, 'b', 1).memory).toEqual({ gold: 9, nights: 2 })
  })

  test('one at a time, and none after the last', () => {
    expect(troubleOf(() => opened(opened(begun, 'a'), 'b'))).toBe('night-open')
    const over = closed(opened(closed(opened(begun, 'a'), 'a', 1), 'b'), 'b', 1)
    expect(troubleOf(() => opened(over, 'c'))).toBe('over')
  })

  test('closed twice with the same end is closed once: nothing is doubled', () => {
    const once = closed(opened(begun, 'a'), 'a', 3)
    expect(closed(once, 'a', 3)).toEqual(once)
  })

  test('an end that was taken back leaves the night open, with the memory it began from', () => {
    const open = opened(begun, 'a')
    expect(closeNight(campaign, closed(open, 'a', 3), 'a', null)).toEqual(open)
  })

  test('a night that another was opened after stays as it ended', () => {
    const later = opened(closed(opened(begun, 'a'), 'a', 3), 'b')
    expect(troubleOf(() => closeNight(campaign, later, 'a', null))).toBe('later-night')
    expect(troubleOf(() => closed(later, 'z', 1))).toBe('no-such-night')
  })

  test('back to the start of a night, and on from there', () => {
    const played = closed(opened(closed(opened(begun, 'a'), 'a', 3), 'b'), 'b', 4)
    expect(backToNight(played, 1).memory).toEqual({ gold: 8, nights: 1 })
    expect(backToNight(played, 0)).toEqual(begun)
    expect(closed(opened(backToNight(played, 1), 'c'), 'c', 0).memory).toEqual({ gold: 8, nights: 2 })
    expect(troubleOf(() => backToNight(played, 2))).toBe('no-such-night')
  })
})

describe('kept for long', () => {
  test('memories of an older version are carried over, those of past nights too', () => {
    const old: CampaignRecord = { ...begun, version: 1, memory: { gold: 7 }, nights: [{ table: 'a', seats: SEATS, before: { gold: 2 } }] }
    const now = migrateCampaign(campaign, old)
    expect([now.version, now.memory, now.nights[0]?.before]).toEqual([2, { gold: 7, nights: 0 }, { gold: 2, nights: 0 }])
    expect(troubleOf(() => migrateCampaign(campaign, { ...begun, version: 3 }))).toBe('newer')
    expect(troubleOf(() => migrateCampaign(campaign, { ...begun, version: 0 }))).toBe('no-migration')
  })

  test('a file is read back as it was written; what is none is refused', () => {
    const played = opened(closed(opened(begun, 'a'), 'a', 3), 'b')
    expect(readCampaign('purse', JSON.parse(JSON.stringify(played)))).toEqual(played)
    for (const wrong of [
      null,
      3,
      {},
      { ...played, format: 2 },
      { ...played, game: 'other' },
      { ...played, nights: [{}] },
      { ...played, nights: {} },
    ])
      expect(
        troubleOf(() => readCampaign('purse', wrong)),
        JSON.stringify(wrong),
      ).toBe('not-a-campaign')
  })
})
