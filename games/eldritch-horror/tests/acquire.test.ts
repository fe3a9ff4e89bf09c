import { isLegal } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY } from './people.ts'
import { faces, type Position, position, saying } from './position.ts'
import { tell } from './told.ts'

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
  tell(`
    EH-ACQ-01: in a City without any Monster
      ana lily-chen london => ana offered acquire …
      ana lily-chen 10 => ana not offered acquire, refused acquire EH-ACQ-01
      ana lily-chen london; monsters london: ghoul => ana refused acquire EH-ACQ-01
    EH-ACQ-02: tests Influence, without a modifier
      (Charlie has Influence 4: with any other number of dice the four faces laid down would not do.)
      ana charlie-kane london, has debt; test 1/4; reserve 38-revolver axe puzzle-box kerosene
        -> ana acquire, ana? buy: 38-revolver kerosene
    EH-ACQ-04 EH-ACQ-05 EH-ACQ-06: W-20 a result of 0: one card of the reserve may be discarded, and is replaced afterwards
      ana lily-chen london, has debt; reserve 38-revolver axe puzzle-box kerosene; top assets: bandages; test 0/2
        -> ana acquire, ana? discard-reserve: 38-revolver axe puzzle-box kerosene none > axe
        => discard:assets axe; reserve 38-revolver puzzle-box kerosene bandages
    EH-ACQ-04 EH-ACQ-05: who could buy and does not may discard one too; who buys may not
      ana lily-chen london, has debt; reserve 38-revolver axe puzzle-box kerosene; test 2/2
        -> ana acquire, ana none, ana? discard-reserve > none => reserve 38-revolver axe puzzle-box kerosene
      ana lily-chen london, has debt; reserve 38-revolver axe puzzle-box kerosene; test 2/2
        -> ana acquire > axe => table about prompt.action
    EH-ACQ-06 EH-RESV-02 EH-RULING-17: no place is filled before the action is over, not even by a Service used between two purchases
      (Charter Flight moves her when it is gained: the action is still being resolved.)
      ana lily-chen london, has debt; reserve charter-flight 38-revolver axe kerosene; top assets: bandages whiskey; test 2/2
        -> ana acquire, ana charter-flight+38-revolver, ana? move => reserve 38-revolver axe kerosene
        -> ana stop, ana? action => reserve axe kerosene bandages whiskey
    EH-ACQ-07 EH-RULING-17: a Service is resolved when it is gained, and discarded
      ana lily-chen london, has debt, health 2, sanity 1; reserve private-care axe kerosene puzzle-box; test 2/2
        -> ana acquire, ana private-care => lily-chen health 6, sanity 6; discard:assets private-care; lily-chen has debt; reserve 4 cards
  `)

  rule('EH-ACQ-03 EH-ACQ-06 EH-LOAN-01', 'W-19 what values 1, 2, 3, 1 can be bought with a result of 2, and with a loan of 4', () => {
    const seats = lily()
    const two = acquiring(2, { seats }).choose('ana', 'no')
    expect(purchases(two)).toEqual(['', '1', '1', '1+1', '2'])
    const four = acquiring(2, { seats }).choose('ana', 'yes')
    expect(purchases(four)).toEqual(['', '1', '1', '1+1', '1+1+2', '1+2', '1+2', '1+3', '1+3', '2', '3'])
    four.does('ana 38-revolver+puzzle-box', 'lily-chen has 38-revolver puzzle-box debt; reserve 4 cards')
  })
})

describe('the bank loan', () => {
  rule('EH-LOAN-01 EH-LOAN-05 EH-RULING-18', 'a Debt adds two successes, even to none: the test is passed', () => {
    const t = acquiring(0, { seats: lily() }).expectAsk('ana', 'prompt.bank-loan').choose('ana', 'yes')
    expect(purchases(t)).toEqual(['', '1', '1', '1+1', '2'])
    t.does('ana axe', 'lily-chen has axe debt')
  })

  tell(`
    EH-LOAN-02: not with a Debt already
      ana lily-chen london, has debt; reserve 38-revolver axe puzzle-box kerosene; test 2/2 -> ana acquire, ana? buy
    EH-LOAN-06: only to acquire: another test of Influence knows no loan
      ana lily-chen london; test 0/2; says lily-chen: test influence fail:(lose health 1) -> ana? pause => lily-chen health 5, sanity 6
  `)

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
