import { isLegal } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY } from './people.ts'
import { faces, healthOf, holdings, type Position, pause, position, saying, text } from './position.ts'

const lily = (more: object = {}, at = 'london') => ({ ana: { is: LILY, at, ...more } })
// Values 1, 2, 3 and 1.
const RESERVE = ['38-revolver', 'axe', 'puzzle-box', 'kerosene']
type More = Partial<Position>
/** Lily (Influence 2) acquires with so many successes. */
const acquiring = (successes: number, more: More = {}) =>
  position({ seats: lily({ has: ['debt'] }), reserve: RESERVE, chance: { test: [faces(2, successes)] }, ...more }).choose('ana', 'acquire')
/** The sets of cards that may be bought, by their values. */
function purchases(t: ReturnType<typeof position>): string[] {
  const { ask } = t.table
  if (ask?.kind !== 'some') throw new Error('nothing is for sale')
  const keys = ask.options.map((option) => option.key)
  const sets = Array.from({ length: 2 ** keys.length }, (_, n) => keys.filter((_, i) => n & (1 << i)))
  const values = (set: readonly string[]) => set.map((key) => ask.options.find((option) => option.key === key)?.weights?.value).sort()
  return sets
    .filter((set) => isLegal(ask, 'ana', set) === null)
    .map((set) => values(set).join('+'))
    .sort()
}

describe('Acquire Assets', () => {
  rule('EH-ACQ-01', 'in a City without any Monster', () => {
    expect(position('ana lily-chen london').offered('ana')).toContain('acquire')
    const wild = position('ana lily-chen 10')
    expect(wild.offered('ana')).not.toContain('acquire')
    expect(wild.refused('ana')).toMatchObject({ acquire: ['EH-ACQ-01'] })
    const beset = position('ana lily-chen london; monsters london: ghoul')
    expect(beset.refused('ana')).toMatchObject({ acquire: ['EH-ACQ-01'] })
  })

  rule('EH-ACQ-02', 'tests Influence, without a modifier', () => {
    // Charlie has Influence 4: with any other number of dice the four faces laid down would not do.
    const t = position('ana charlie-kane london, has debt; test 1/4', { reserve: RESERVE }).choose('ana', 'acquire')
    t.expectAsk('ana', 'prompt.buy', ['38-revolver', 'kerosene'])
  })

  rule('EH-ACQ-03 EH-ACQ-06 EH-LOAN-01', 'W-19 what values 1, 2, 3, 1 can be bought with a result of 2, and with a loan of 4', () => {
    const seats = lily()
    const two = acquiring(2, { seats }).choose('ana', 'no')
    expect(purchases(two)).toEqual(['', '1', '1', '1+1', '2'])
    const four = acquiring(2, { seats }).choose('ana', 'yes')
    expect(purchases(four)).toEqual(['', '1', '1', '1+1', '1+1+2', '1+2', '1+2', '1+3', '1+3', '2', '3'])
    four.choose('ana', ['38-revolver', 'puzzle-box'])
    expect(holdings(four, LILY)).toEqual(['38-revolver', 'puzzle-box', 'debt'])
    expect(four.zone('reserve')).toHaveLength(4)
  })

  rule('EH-ACQ-04 EH-ACQ-05 EH-ACQ-06', 'W-20 a result of 0: one card of the reserve may be discarded, and is replaced afterwards', () => {
    const t = acquiring(0, { top: { assets: ['bandages'] } })
    t.expectAsk('ana', 'prompt.discard-reserve', [...RESERVE, 'none'])
    t.choose('ana', 'axe')
    expect(t.zone('discard:assets')).toEqual(['axe'])
    expect(t.zone('reserve')).toEqual(['38-revolver', 'puzzle-box', 'kerosene', 'bandages'])
  })

  rule('EH-ACQ-04 EH-ACQ-05', 'who could buy and does not may discard one too; who buys may not', () => {
    const t = acquiring(2).choose('ana', [])
    t.expectAsk('ana', 'prompt.discard-reserve').choose('ana', 'none')
    expect(t.zone('reserve')).toEqual(RESERVE)
    expect(acquiring(2).choose('ana', ['axe']).table.ask?.about.key).toBe('prompt.action')
  })

  rule(
    'EH-ACQ-06 EH-RESV-02 EH-RULING-17',
    'no place is filled before the action is over, not even by a Service used between two purchases',
    () => {
      // Charter Flight moves her when it is gained: the action is still being resolved.
      const t = acquiring(2, { reserve: ['charter-flight', '38-revolver', 'axe', 'kerosene'], top: { assets: ['bandages', 'whiskey'] } })
      t.choose('ana', ['charter-flight', '38-revolver'])
      t.expectAsk('ana', 'prompt.move')
      expect(t.zone('reserve')).toEqual(['38-revolver', 'axe', 'kerosene'])
      t.choose('ana', 'stop')
      t.expectAsk('ana', 'prompt.action')
      expect(t.zone('reserve')).toEqual(['axe', 'kerosene', 'bandages', 'whiskey'])
    },
  )

  rule('EH-ACQ-07 EH-RULING-17', 'a Service is resolved when it is gained, and discarded', () => {
    const t = acquiring(2, {
      seats: lily({ has: ['debt'], health: 2, sanity: 1 }),
      reserve: ['private-care', 'axe', 'kerosene', 'puzzle-box'],
    })
    t.choose('ana', ['private-care'])
    expect(healthOf(t, LILY)).toEqual([6, 6])
    expect(t.zone('discard:assets')).toEqual(['private-care'])
    expect(holdings(t, LILY)).toEqual(['debt'])
    expect(t.zone('reserve')).toHaveLength(4)
  })
})

describe('the bank loan', () => {
  rule('EH-LOAN-01 EH-LOAN-05 EH-RULING-18', 'a Debt adds two successes, even to none: the test is passed', () => {
    const t = acquiring(0, { seats: lily() }).expectAsk('ana', 'prompt.bank-loan').choose('ana', 'yes')
    expect(purchases(t)).toEqual(['', '1', '1', '1+1', '2'])
    t.choose('ana', ['axe'])
    expect(holdings(t, LILY)).toEqual(['axe', 'debt'])
  })

  rule('EH-LOAN-02', 'not with a Debt already', () => {
    acquiring(2).expectAsk('ana', 'prompt.buy')
  })

  rule('EH-LOAN-03 EH-RULING-18', 'once, after the rerolls and before the cards', () => {
    const t = acquiring(0, { seats: lily({ clues: 1 }), chance: { test: [faces(2, 0)], reroll: [[6]] } })
    t.expectAsk('ana', 'prompt.reroll').choose('ana', 'die:0')
    t.expectAsk('ana', 'prompt.bank-loan').choose('ana', 'yes')
    // One success and the loan: it is not offered a second time.
    expect(purchases(t)).toContain('3')
    t.choose('ana', ['puzzle-box'])
    t.expectAsk('ana', 'prompt.action')
  })

  rule('EH-LOAN-04 EH-RULING-18', 'not without a Debt card to be had', () => {
    const others = ['debt-1', 'debt-2', 'debt-3', 'debt-4', 'debt-5', 'debt-6']
    const t = acquiring(2, { seats: lily(), empty: ['conditions'] })
    expect(t.zone('conditions').filter((name) => others.includes(name))).toEqual([])
    t.expectAsk('ana', 'prompt.buy')
  })

  rule('EH-LOAN-06', 'only to acquire: another test of Influence knows no loan', () => {
    const t = position('ana lily-chen london; test 0/2', {
      ...saying(LILY, { do: 'test', skill: 'influence', fail: { do: 'lose', what: 'health', n: 1 } }),
    })
    t.expectAsk('ana', 'pause')
    expect(healthOf(t, LILY)).toEqual([5, 6])
  })
})

describe('the reserve', () => {
  rule(
    'EH-RESV-01 EH-RESV-02 EH-RESV-03',
    'four open cards: whatever leaves it outside an Acquire Assets action is replaced at once',
    () => {
      const t = position('ana lily-chen london; top assets: bandages whiskey', {
        reserve: RESERVE,
        ...saying(LILY, { do: 'gain', what: 'asset', from: 'reserve' }, { do: 'discard', what: { the: 'reserve' }, n: 1 }),
      })
      t.choose('ana', 'axe')
      expect(t.zone('reserve')).toEqual(['38-revolver', 'puzzle-box', 'kerosene', 'bandages'])
      t.choose('ana', ['kerosene'])
      expect(t.zone('reserve')).toEqual(['38-revolver', 'puzzle-box', 'bandages', 'whiskey'])
      for (const card of t.table.view('ana').zones.reserve?.pieces ?? []) expect(card.faces.front).toMatch(/^asset:/)
    },
  )

  rule('EH-RESV-04 EH-RULING-19', 'a place stays empty while there is no Asset, and is filled as soon as one is discarded', () => {
    const t = position({
      seats: lily({ has: ['bandages'] }),
      reserve: RESERVE,
      from: [text(LILY, { do: 'gain', what: 'asset', from: 'reserve' }), text(LILY, { do: 'lose', what: 'health', n: 1 }), pause],
    }).arrange((w, t) => w.put(t.inZone('assets'), 'box'))
    t.choose('ana', 'axe')
    expect(t.zone('reserve')).toEqual(['38-revolver', 'puzzle-box', 'kerosene'])
    // She uses up her bandages: a card to be had.
    t.choose('ana', 'bandages')
    expect(t.zone('reserve')).toEqual(['38-revolver', 'puzzle-box', 'kerosene', 'bandages'])
    expect(t.zone('discard:assets')).toEqual([])
  })
})
