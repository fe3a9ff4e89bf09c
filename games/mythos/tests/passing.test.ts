import { CONCEDE } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { duel, sanity, trio } from './duel.ts'
import type { Someone, Table } from './position.ts'

/** Somebody who always has something to do, and something to decide in Combat. */
const busy: Someone = {
  artifacts: ['clay-bas-relief'],
  hand: ['university-grant', 'university-grant', 'university-grant'],
  deck: ['ghoul', 'deep-one', 'mi-go', 'zoog', 'ghast', 'gug', 'dhole'],
}
const acts = 'play:university-grant'
const three = (): Table => trio(busy, busy, busy)
const inPlay = (t: Table): boolean => t.state.phase === 'play'
/** Who acts (+) or passes (−), in turn order; whether card play goes on, and with whom. */
function said(t: Table, ...turns: readonly `${string}${'+' | '-'}`[]): string {
  for (const turn of turns) t.choose(turn.slice(0, -1), turn.endsWith('+') ? acts : 'pass')
  return inPlay(t) ? `turn of ${t.table.asked()[0]}` : t.state.phase
}

describe('passing', () => {
  rule('MY-PASS-01', 'in any own turn, whatever else could be done', () => {
    const t = three()
    for (const seat of ['ana', 'ben', 'eva']) {
      expect(t.offered(seat)).toEqual(expect.arrayContaining([acts, 'pass']))
      if (seat !== 'eva') t.choose(seat, acts)
    }
    expect(said(t, 'eva-')).toBe('turn of ana')
    // Wherever one stands, whatever one holds, and having passed before.
    const anywhere: readonly Someone[] = [
      {},
      { hand: ['sentinel-hill'] },
      { at: ['sentinel-hill', 'crossed'], chronicle: ['miskatonic-library'] },
      { at: 'tramp-steamer', chronicle: ['miskatonic-library'], hand: ['ponape'] },
      { at: 'devil-reef', hand: ['ghoul'], threat: ['deep-one'] },
      { at: 'devil-reef', artifacts: ['resonator'], tomes: [['al-azif', 'elder-sign']], sanity: 1 },
    ]
    for (const ana of anywhere) {
      const alone = trio({ ...ana, education: 1 }, busy, busy)
      expect(alone.offered('ana'), JSON.stringify(ana)).toContain('pass')
      expect(said(alone, 'ana-', 'ben+', 'eva+')).toBe('turn of ana')
      expect(alone.offered('ana')).toContain('pass')
    }
    trio({}, busy, busy)
      .arrange((w) => w.set('ana', 'begun', false))
      .shows('ana offered pass')
  })

  rule('MY-PASS-02', 'MY-EX-43 the same player twice in a row ends card play', () => {
    expect(said(duel(busy, busy), 'ana-', 'ben+', 'ana-')).toBe('combat')
    expect(said(three(), 'ana-', 'ben+', 'eva+', 'ana-')).toBe('combat')
  })

  rule('MY-PASS-03', 'MY-EX-41 a second one passing before the first has a turn again ends it at once', () => {
    expect(said(three(), 'ana-', 'ben-')).toBe('combat')
    expect(said(three(), 'ana-', 'ben+', 'eva-')).toBe('combat')
  })

  rule('MY-PASS-04', 'a first pass ends nothing: everybody else has a turn', () => {
    const t = three()
    expect([said(t, 'ana-'), said(t, 'ben+'), said(t, 'eva+')]).toEqual(['turn of ben', 'turn of eva', 'turn of ana'])
  })

  rule('MY-PASS-05', 'nobody else having passed, the first may act again', () => {
    const t = three()
    said(t, 'ana-', 'ben+', 'eva+')
    expect(t.offered('ana')).toContain(acts)
    expect(said(t, 'ana+')).toBe('turn of ben')
  })

  rule('MY-PASS-06 MY-RULING-37', 'MY-EX-42 having acted, the earlier pass is forgotten', () => {
    const t = three()
    expect(said(t, 'ana-', 'ben+', 'eva+', 'ana+', 'ben-')).toBe('turn of eva')
    expect(said(t, 'eva+', 'ana-')).toBe('combat')
    expect(said(duel(busy, busy), 'ana-', 'ben+', 'ana+', 'ben+', 'ana-')).toBe('turn of ben')
  })

  rule('MY-PASS-07', 'a pass for want of anything else counts too', () => {
    const t = trio({}, busy, busy).shows('ana asked prompt.turn: pass').does('ana pass')
    expect(said(t, 'ben-')).toBe('combat')
    expect(said(trio({}, busy, busy), 'ana-', 'ben+', 'eva+', 'ana-')).toBe('combat')
  })

  rule('MY-PASS-08', 'after the pass that ends it nobody has a turn: Combat begins', () => {
    const t = trio({ ...busy, threat: ['ghoul'] }, busy, busy)
    said(t, 'ana-', 'ben-')
    t.shows('ana asked prompt.assign-monster: ben eva; table phase combat, active none')
    expect(t.told('eva').map(({ key }) => key)).toEqual(expect.arrayContaining(['log.passed', 'log.play-ends', 'log.combat']))
  })

  rule('MY-RULING-77', 'the pass of one who has given up since does not count', () => {
    const t = three()
    said(t, 'ana-')
    expect(t.table.decide('ana', CONCEDE)).toEqual({ ok: true })
    expect([said(t, 'ben-'), said(t, 'eva+'), said(t, 'ben-')]).toEqual(['turn of eva', 'turn of ben', 'combat'])
    const still = three()
    said(still, 'ana-')
    expect(still.table.decide('eva', CONCEDE)).toEqual({ ok: true })
    expect(said(still, 'ben-')).toBe('combat')
  })

  const LOSES = 'summons-to-testify'
  /** Ana makes Ben lose his next turn, at his CITY. */
  const testifying = (): Table => trio({ ...busy, hand: [LOSES, ...(busy.hand ?? [])] }, { ...busy, at: 'miskatonic-library' }, busy)

  rule('MY-PASS-09', 'losing a turn is no pass', () => {
    const t = testifying().choose('ana', `play:${LOSES}`)
    // Ben’s turn went by; one pass now is still the first.
    expect([t.table.asked(), t.get('ben', 'passed'), t.get('ben', 'lostTurns')]).toEqual([['eva'], false, 0])
    expect(said(t, 'eva-')).toBe('turn of ana')
  })

  rule('MY-PASS-09 MY-RULING-37', 'nor does it take back a pass, nor count as the next turn', () => {
    const t = trio({ ...busy, hand: [LOSES, ...(busy.hand ?? [])] }, { ...busy, at: 'miskatonic-library' }, busy, {
      from: [{ step: 'turn', args: { seat: 'ben' } }],
    })
    t.choose('ben', 'pass').choose('eva', acts).choose('ana', `play:${LOSES}`)
    // Ben’s lost turn has gone by: his pass still stands, and Eva’s ends card play.
    expect([t.table.asked(), t.get('ben', 'passed')]).toEqual([['eva'], true])
    expect(said(t, 'eva-')).toBe('combat')
    expect(sanity(t)).toEqual([12, 10, 10])
  })
})
