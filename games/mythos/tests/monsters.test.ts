import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { monsters } from '../content/monsters.ts'
import { CLASSES } from '../content/nodes.ts'
import { duel, nextRound, sees, trio, worth } from './duel.ts'
import { changes, type Table } from './position.ts'
import { tellDuels } from './told.ts'

tellDuels(`
# playing Monsters
  MY-MON-01: one a turn, face down, into the own Threat
    at christchurch-cemetery; hand ghoul mi-go -> ana threat:ghoul => ana threat ghoul, hand mi-go; ghoul not up; table asks ben
  MY-MON-02: through an unused Gate at the current Location
    at miskatonic-library; hand ghoul => ana refused only threat:ghoul MY-MON-02
    at christchurch-cemetery inverted; hand ghoul => ana refused only threat:ghoul MY-GATE-02
    at christchurch-cemetery crossed; hand ghoul => ana refused only threat:ghoul MY-GATE-09
    at christchurch-cemetery; hand ghoul mi-go -> ana threat:ghoul, ben pass => ana refused only threat:mi-go MY-GATE-02
  MY-MON-03: for its SAN; who has not enough cannot
    at christchurch-cemetery; hand star-spawn-of-rlyeh; sanity 4 -> ana threat:star-spawn-of-rlyeh => ana sanity 1; ben sanity 10
    at christchurch-cemetery; hand star-spawn-of-rlyeh; sanity 2 => ana refused only threat:star-spawn-of-rlyeh MY-SAN-08
    (With the last of it the game ends and the Monster does not come.)
    at christchurch-cemetery; hand star-spawn-of-rlyeh; sanity 3 -> ana threat:star-spawn-of-rlyeh => over; ana threat none
  MY-MON-05: once in the Threat they wait: nothing can be done with them in a turn
    at devil-reef; threat mi-go night-gaunt => ana offered pass, refused nothing
  MY-MON-06: until the Combat of this Round
    threat ghoul -> ana pass => ana threat ghoul, sanity 12; ben sanity 10 -> ben pass => ana threat none, chronicle ghoul, sanity 12;
      ben sanity 8
  MY-MON-07: effects apply when printed: at the Reveal, in the battle, after harm
    at miskatonic-library; threat haunter-of-the-dark: ben @ assigned -> fought => ana sanity 12; ben sanity 10
    threat piper-of-the-outer-court: ben, ghoul: ben @ assigned -> fought => ana sanity 12; ben sanity 3
    threat mi-go: ben | artifacts resonator @ assigned -> fought => ana sanity 12; ben sanity 7, chronicle resonator
    threat mi-go: ben | artifacts resonator; threat shoggoth: ana @ assigned -> fought
      (Wholly absorbed, it has harmed nobody.)
      => ana sanity 10; ben sanity 10, artifacts resonator
    (Face down in the Threat nothing of it works yet.)
    threat piper-of-the-outer-court: ben, ghoul: ben @ casting => ghoul worth 2
`)

describe('playing Monsters', () => {
  rule('MY-MON-04', 'it has a value, a class or none, and what is printed besides', () => {
    expect(monsters.filter(({ value }) => !(value > 0))).toEqual([])
    expect([...new Set(monsters.map((one) => one.class))].sort()).toEqual([undefined, ...CLASSES].sort())
    const t = duel('threat ghoul shoggoth the-dunwich-twin')
    expect(['ghoul', 'shoggoth', 'the-dunwich-twin'].map((id) => worth(t, id, 'ana'))).toEqual([2, 5, 6])
    // What works by class leaves out who has none.
    const goat = duel('greatOldOnes shub-niggurath; threat ghoul the-dunwich-twin')
    expect(['ghoul', 'the-dunwich-twin'].map((id) => worth(goat, id, 'ana'))).toEqual([3, 6])
  })
})

/** All a seat is sent, but for the names that pieces have for that seat alone. */
const sentTo = (t: Table, seat: Seat): string =>
  JSON.stringify([t.told(seat), t.table.view(seat), t.table.askFor(seat)]).replace(/"alias":"[^"]*"/g, '')

describe('what the others learn', () => {
  rule('MY-MON-08 MY-RULING-39', 'that a card was played, the SAN and the Gate; not which card', () => {
    const played = (monster: string): Table => trio(`at christchurch-cemetery; hand ${monster}`).choose('ana', `threat:${monster}`)
    const t = played('ghoul')
    expect([sees(t, 'ana', 'ghoul'), sees(t, 'ben', 'ghoul'), sees(t, 'eva', 'ghoul')]).toEqual([true, false, false])
    expect(t.told('ben').map(({ key }) => key)).toEqual(['log.gate-spent', 'log.paid', 'log.played-down'])
    expect(JSON.stringify(t.told('ben'))).not.toMatch(/ghoul/)
    // Two Monsters of one price cannot be told apart by anything Ben is sent.
    expect(sentTo(played('deep-one'), 'ben')).toBe(sentTo(t, 'ben'))
    expect(sentTo(played('deep-one'), 'ana')).not.toBe(sentTo(t, 'ana'))
    expect(t.get(t.piece('ghoul'), 'paid')).toBe(1)
  })

  rule('MY-RULING-39', 'a Cultist looks like any Monster', () => {
    const played = (card: string): Table => duel(`at innsmouth-wharves; hand ${card}`).choose('ana', `threat:${card}`)
    expect(sentTo(played('barnabas-marsh'), 'ben')).toBe(sentTo(played('deep-one'), 'ben'))
    const t = played('barnabas-marsh')
    expect(changes(t, () => nextRound(t))).toContain('barnabas-marsh threat:ana→chronicle:ana')
  })
})
