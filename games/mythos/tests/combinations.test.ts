import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { duel } from './duel.ts'
import { type Said, someone } from './position.ts'
import { tellDuels } from './told.ts'

const cemetery = (hand: readonly string[], more: Said = {}) => duel({ sanity: 10, at: 'christchurch-cemetery', hand, ...someone(more) })

tellDuels(`
# Combinations
  MY-COMBI-01 MY-COMBI-03 MY-COMBI-05: MY-EX-20 together in one turn, each for its SAN, through one Gate
    sanity 10; at christchurch-cemetery; hand ghoul ghoul ghoul -> ana combine:ghoul => ana asked prompt.combine: ghoul ghoul -> ana ghoul
      == ana sanity 10→8; christchurch-cemetery inverted; ghoul face down; ghoul face down; ghoul hand:ana→threat:ana;
      ghoul hand:ana→threat:ana => table asks ben -> ben pass => ana refused only threat:ghoul MY-GATE-02
  MY-COMBI-02: singly, if the player likes it better
    sanity 10; at christchurch-cemetery; hand ghoul ghoul
      => ana asked prompt.turn: threat:ghoul combine:ghoul threat:ghoul combine:ghoul pass -> ana threat:ghoul => ana threat ghoul,
      hand ghoul
  MY-COMBI-04: MY-EX-40 in Combat they may be split
    threat deep-one deep-one | - | - @ combat => ana asked prompt.assign-monster: ben eva -> ana ben
      => ana asked prompt.assign-monster: ben eva -> ana eva, fought => ana sanity 12; ben sanity 8; eva sanity 8
`)

describe('Combinations', () => {
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
