import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { duel, fought, sanity, trio } from './duel.ts'
import { became, type Said, someone } from './position.ts'

const cemetery = (hand: readonly string[], more: Said = {}) => duel({ sanity: 10, at: 'christchurch-cemetery', hand, ...someone(more) })

describe('Combinations', () => {
  rule('MY-COMBI-01 MY-COMBI-03 MY-COMBI-05', 'MY-EX-20 together in one turn, each for its SAN, through one Gate', () => {
    const t = cemetery(['ghoul', 'ghoul', 'ghoul']).does('ana combine:ghoul', 'ana asked prompt.combine: ghoul ghoul')
    became(
      t,
      'ana ghoul',
      `ana sanity 10→8; christchurch-cemetery inverted; ghoul face down; ghoul face down; ghoul hand:ana→threat:ana;
        ghoul hand:ana→threat:ana`,
    )
    t.shows('table asks ben').does('ben pass', 'ana refused only threat:ghoul MY-GATE-02')
  })

  rule('MY-COMBI-02', 'singly, if the player likes it better', () => {
    const t = cemetery(['ghoul', 'ghoul']).shows('ana asked prompt.turn: threat:ghoul combine:ghoul threat:ghoul combine:ghoul pass')
    t.does('ana threat:ghoul', 'ana threat ghoul, hand ghoul')
  })

  rule('MY-COMBI-04', 'MY-EX-40 in Combat they may be split', () => {
    const t = trio('threat deep-one deep-one', {}, {}, { from: [{ step: 'combat' }] }).shows('ana asked prompt.assign-monster: ben eva')
    t.does('ana ben', 'ana asked prompt.assign-monster: ben eva').does('ana eva')
    expect(sanity(fought(t))).toEqual([12, 8, 8])
  })

  rule('MY-COMBI-06', 'no more of them than SAN can pay for', () => {
    const t = cemetery(['ghoul', 'ghoul', 'ghoul', 'ghoul'], 'sanity 3').choose('ana', 'combine:ghoul')
    expect(() => t.choose('ana', ['ghoul', 'ghoul', 'ghoul'])).toThrow(/chose/)
    t.does('ana ghoul+ghoul', 'over; ana sanity 0; ben sanity 10')
    expect(cemetery(['ghoul', 'ghoul'], 'sanity 2').offered('ana')).toContain('combine:ghoul')
    expect(cemetery(['ghoul', 'ghoul'], 'sanity 1').offered('ana')).not.toContain('combine:ghoul')
    const poor = cemetery(['moon-beast', 'man-of-leng'], 'sanity 2; at the-enchanted-wood')
    expect(poor.offered('ana')).toEqual(['threat:moon-beast', 'threat:man-of-leng', 'pass'])
  })

  rule('MY-RULING-61', 'only those whose text says so, with the partners named, all of them naming each other', () => {
    cemetery(['elder-thing', 'elder-thing', 'ghoul', 'deep-one']).shows(
      'ana offered threat:elder-thing threat:elder-thing threat:ghoul threat:deep-one pass',
    )
    const leng = cemetery(['man-of-leng', 'moon-beast', 'moon-beast', 'man-of-leng'], 'at the-enchanted-wood')
    leng.choose('ana', 'combine:man-of-leng').expectAsk('ana', 'prompt.combine', ['moon-beast', 'moon-beast'])
    // Two Moon-Beasts do not name each other.
    expect(() => leng.choose('ana', ['moon-beast', 'moon-beast'])).toThrow(/chose/)
    expect(leng.choose('ana', ['moon-beast']).zone('threat:ana').sort()).toEqual(['man-of-leng', 'moon-beast'])
  })
})
