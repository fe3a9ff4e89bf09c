import { isLegal } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY } from './people.ts'
import { faces, type Position, position, saying } from './position.ts'

const lily = (more: object = {}, at = 'london') => ({ ana: { is: LILY, at, ...more } })
// Values 1, 2, 3 and 1.
type More = Partial<Position>
/** Lily (Influence 2) acquires with so many successes. */
const acquiring = (successes: number, more: More = {}) =>
  position(`ana lily-chen london, has debt; reserve 38-revolver axe puzzle-box kerosene; test ${successes}/2`, more).choose(
    'ana',
    'acquire',
  )
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
    position('ana lily-chen 10').shows('ana not offered acquire, refused acquire EH-ACQ-01')
    position('ana lily-chen london; monsters london: ghoul').shows('ana refused acquire EH-ACQ-01')
  })

  rule('EH-ACQ-02', 'tests Influence, without a modifier', () => {
    // Charlie has Influence 4: with any other number of dice the four faces laid down would not do.
    position('ana charlie-kane london, has debt; test 1/4; reserve 38-revolver axe puzzle-box kerosene').does(
      'ana acquire, ana? buy: 38-revolver kerosene',
    )
  })

  rule('EH-ACQ-03 EH-ACQ-06 EH-LOAN-01', 'W-19 what values 1, 2, 3, 1 can be bought with a result of 2, and with a loan of 4', () => {
    const seats = lily()
    const two = acquiring(2, { seats }).choose('ana', 'no')
    expect(purchases(two)).toEqual(['', '1', '1', '1+1', '2'])
    const four = acquiring(2, { seats }).choose('ana', 'yes')
    expect(purchases(four)).toEqual(['', '1', '1', '1+1', '1+1+2', '1+2', '1+2', '1+3', '1+3', '2', '3'])
    four.does('ana 38-revolver+puzzle-box', 'lily-chen has 38-revolver puzzle-box debt; reserve 4 cards')
  })

  rule('EH-ACQ-04 EH-ACQ-05 EH-ACQ-06', 'W-20 a result of 0: one card of the reserve may be discarded, and is replaced afterwards', () => {
    acquiring(0, { top: { assets: ['bandages'] } }).does(
      'ana? discard-reserve: 38-revolver axe puzzle-box kerosene none > axe',
      'discard:assets axe; reserve 38-revolver puzzle-box kerosene bandages',
    )
  })

  rule('EH-ACQ-04 EH-ACQ-05', 'who could buy and does not may discard one too; who buys may not', () => {
    acquiring(2).does('ana none, ana? discard-reserve > none', 'reserve 38-revolver axe puzzle-box kerosene')
    expect(acquiring(2).choose('ana', ['axe']).table.ask?.about.key).toBe('prompt.action')
  })

  rule(
    'EH-ACQ-06 EH-RESV-02 EH-RULING-17',
    'no place is filled before the action is over, not even by a Service used between two purchases',
    () => {
      // Charter Flight moves her when it is gained: the action is still being resolved.
      acquiring(2, { reserve: ['charter-flight', '38-revolver', 'axe', 'kerosene'], top: { assets: ['bandages', 'whiskey'] } })
        .does('ana charter-flight+38-revolver, ana? move', 'reserve 38-revolver axe kerosene')
        .does('ana stop, ana? action', 'reserve axe kerosene bandages whiskey')
    },
  )

  rule('EH-ACQ-07 EH-RULING-17', 'a Service is resolved when it is gained, and discarded', () => {
    acquiring(2, {
      seats: lily({ has: ['debt'], health: 2, sanity: 1 }),
      reserve: ['private-care', 'axe', 'kerosene', 'puzzle-box'],
    }).does('ana private-care', 'lily-chen health 6, sanity 6; discard:assets private-care; lily-chen has debt; reserve 4 cards')
  })
})

describe('the bank loan', () => {
  rule('EH-LOAN-01 EH-LOAN-05 EH-RULING-18', 'a Debt adds two successes, even to none: the test is passed', () => {
    const t = acquiring(0, { seats: lily() }).expectAsk('ana', 'prompt.bank-loan').choose('ana', 'yes')
    expect(purchases(t)).toEqual(['', '1', '1', '1+1', '2'])
    t.does('ana axe', 'lily-chen has axe debt')
  })

  rule('EH-LOAN-02', 'not with a Debt already', () => {
    acquiring(2).expectAsk('ana', 'prompt.buy')
  })

  rule('EH-LOAN-03 EH-RULING-18', 'once, after the rerolls and before the cards', () => {
    const t = acquiring(0, { seats: lily({ clues: 1 }), chance: { test: [faces(2, 0)], reroll: [[6]] } })
    t.does('ana? reroll > die:0, ana? bank-loan > yes')
    // One success and the loan: it is not offered a second time.
    expect(purchases(t)).toContain('3')
    t.does('ana puzzle-box, ana? action')
  })

  rule('EH-LOAN-04 EH-RULING-18', 'not without a Debt card to be had', () => {
    const others = ['debt-1', 'debt-2', 'debt-3', 'debt-4', 'debt-5', 'debt-6']
    const t = acquiring(2, { seats: lily(), empty: ['conditions'] })
    expect(t.zone('conditions').filter((name) => others.includes(name))).toEqual([])
    t.expectAsk('ana', 'prompt.buy')
  })

  rule('EH-LOAN-06', 'only to acquire: another test of Influence knows no loan', () => {
    position(
      'ana lily-chen london; test 0/2',
      saying(LILY, { do: 'test', skill: 'influence', fail: { do: 'lose', what: 'health', n: 1 } }),
    ).does('ana? pause', 'lily-chen health 5, sanity 6')
  })
})

describe('the reserve', () => {
  rule(
    'EH-RESV-01 EH-RESV-02 EH-RESV-03',
    'four open cards: whatever leaves it outside an Acquire Assets action is replaced at once',
    () => {
      const t = position(
        'ana lily-chen london; top assets: bandages whiskey; reserve 38-revolver axe puzzle-box kerosene',
        saying(LILY, { do: 'gain', what: 'asset', from: 'reserve' }, { do: 'discard', what: { the: 'reserve' }, n: 1 }),
      )
      t.does('ana axe', 'reserve 38-revolver puzzle-box kerosene bandages').does(
        'ana kerosene',
        'reserve 38-revolver puzzle-box bandages whiskey',
      )
      for (const card of t.table.view('ana').zones.reserve?.pieces ?? []) expect(card.faces.front).toMatch(/^asset:/)
    },
  )

  rule('EH-RESV-04 EH-RULING-19', 'a place stays empty while there is no Asset, and is filled as soon as one is discarded', () => {
    const t = position(
      'ana lily-chen london, has bandages; reserve 38-revolver axe puzzle-box kerosene',
      'says lily-chen: gain asset from:reserve, lose health 1',
    ).arrange((w, t) => w.put(t.inZone('assets'), 'box'))
    t.does('ana axe', 'reserve 38-revolver puzzle-box kerosene')
    // She uses up her bandages: a card to be had.
    t.does('ana bandages', 'reserve 38-revolver puzzle-box kerosene bandages; discard:assets none')
  })
})
