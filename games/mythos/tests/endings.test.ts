import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { combat, duel, trio } from './duel.ts'
import { position, type Someone, type Table } from './position.ts'

/** Everything «Antiquarian Rounds» asks for (5 points, +2 SAN): five cities of three subregions and a Tome. */
const rounds: Someone = {
  hand: ['antiquarian-rounds'],
  at: 'miskatonic-library',
  chronicle: ['widener-library', 'john-hay-library', 'copps-hill-burying-ground', 'boylston-street-subway'],
  tomes: ['al-azif'],
}
const tell = (t: Table): Table => t.choose('ana', 'play:antiquarian-rounds')

describe('how a game ends', () => {
  rule(['MY-END-01', 'MY-END-03'], 'at the very moment an Adventure is completed', () => {
    const t = tell(duel({ ...rounds, sanity: 9 }, { sanity: 10 }))
    expect(t.over).toBe(true)
    expect(t.result).toMatchObject({ outcome: 'adventure', by: ['ana'], adventure: 'antiquarian-rounds', round: 2 })
  })

  rule(['MY-END-02', 'MY-END-03'], 'at the very moment a SAN becomes 0: nothing further is resolved', () => {
    const t = duel({ sanity: 3, at: 'sentinel-hill', hand: ['star-spawn-of-rlyeh'] }).choose('ana', 'threat:star-spawn-of-rlyeh')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'], adventure: null })
    expect(t.zone('threat:ana')).toEqual([])
  })

  rule('MY-RULING-32', 'two in one Combat, together', () => {
    const t = duel({ sanity: 2, threat: ['ghoul'] }, { sanity: 1, threat: ['flying-polyp'] }, combat)
    const u = trio(
      { sanity: 2 },
      { sanity: 2 },
      { threat: { ghoul: 'ana', 'martense-brood': 'ben' } },
      { phase: 'combat', from: [{ step: 'casting', args: { seat: 'ana' } }, { step: 'reveal' }] },
    )
    for (const table of [t, u]) {
      while (!table.over) {
        const [seat] = table.table.awaited() as [string]
        table.choose(seat, table.table.ask?.about.key === 'prompt.defend' ? 'done' : 'decline')
      }
    }
    expect(t.result).toMatchObject({ by: ['ana'] })
    expect(u.result).toMatchObject({ by: ['ana', 'ben'], winners: ['eva'] })
  })
})

describe('the score', () => {
  const total = (t: Table, seat: string): number | undefined =>
    (t.result as { scores: { seat: string; total: number }[] }).scores.find((one) => one.seat === seat)?.total

  rule(
    ['MY-SCORE-01', 'MY-SCORE-02', 'MY-SCORE-03'],
    'Adventure Points and remaining SAN, the award included; the others have their SAN',
    () => {
      const t = tell(duel({ ...rounds, sanity: 9 }, { sanity: 10 }))
      expect([total(t, 'ana'), total(t, 'ben')]).toEqual([5 + 9 + 2, 10])
    },
  )
  rule('MY-SCORE-02', 'the award does not take SAN above 20', () => {
    expect(total(tell(duel({ ...rounds, sanity: 19 })), 'ana')).toBe(25)
  })
  rule('MY-SCORE-05', 'MY-EX-49 completing an Adventure does not win by itself', () => {
    const t = tell(duel({ ...rounds, sanity: 3 }, { sanity: 13 }))
    expect(t.result).toMatchObject({ outcome: 'adventure', by: ['ana'], winners: ['ben'] })
  })
  rule('MY-SCORE-06', 'MY-EX-50 equal highest scores are a draw between those players', () => {
    const t = tell(trio({ ...rounds, sanity: 6 }, { sanity: 13 }, { sanity: 9 }))
    expect(t.result).toMatchObject({ winners: ['ana', 'ben'] })
  })
  rule('MY-SCORE-04', 'through SAN 0 everybody has just the SAN that is left, and who broke has none', () => {
    const t = duel({ sanity: 3, at: 'sentinel-hill', hand: ['star-spawn-of-rlyeh'] }, { sanity: 11 }).choose(
      'ana',
      'threat:star-spawn-of-rlyeh',
    )
    expect([total(t, 'ana'), total(t, 'ben')]).toEqual([0, 11])
    expect(t.result).toMatchObject({ winners: ['ben'] })
  })
})

describe('the campaign', () => {
  const campaign = (ana: Someone, ben: Someone, points = 0): Table =>
    position({ seats: { ana: { sanity: 12, ...ana }, ben: { sanity: 10, ...ben }, eva: { sanity: 10, education: 9 } } }).arrange((w) => {
      w.set('table', 'goal', 20)
      w.add('ana', 'adventurePoints', points)
    })

  rule(['MY-CAMP-01', 'MY-RULING-52'], 'an Adventure is laid before its Investigator, and play goes on', () => {
    const t = tell(campaign(rounds, {}))
    expect([t.over, t.zone('adventures:ana'), t.get('ana', 'adventurePoints'), t.get('ana', 'sanity')]).toEqual([
      false,
      ['antiquarian-rounds'],
      5,
      14,
    ])
    t.expectAsk('ben', 'prompt.turn')
    expect(t.zone('chronicle:ana')).toHaveLength(4)
  })

  rule('MY-RULING-52', 'with twenty points the Round is finished, then points and SAN are counted', () => {
    const t = tell(campaign(rounds, {}, 15))
    expect([t.over, t.state.lastRound]).toEqual([false, true])
    while (!t.over) {
      const [seat] = t.table.awaited() as [string]
      const answers: { readonly [about: string]: string } = { 'prompt.turn': 'pass', 'prompt.defend': 'done', 'prompt.casting': 'decline' }
      t.choose(seat, answers[t.table.ask?.about.key ?? ''] ?? 'no')
    }
    expect(t.result).toMatchObject({ outcome: 'campaign', winners: ['ana'] })
    expect((t.result as { scores: unknown[] }).scores[0]).toEqual({ seat: 'ana', points: 20, sanity: 14, total: 34, out: false })
  })

  rule('MY-RULING-52', 'who has no SAN left drops out with all cards; the last one ends it', () => {
    const t = campaign({ sanity: 3, at: 'sentinel-hill', hand: ['star-spawn-of-rlyeh', 'zoog'], allies: ['private-detective'] }, {})
    t.choose('ana', 'threat:star-spawn-of-rlyeh').expectAsk('ben', 'prompt.turn')
    expect([t.over, t.get('ana', 'out'), t.zone('hand:ana'), t.zone('allies:ana')]).toEqual([false, true, [], []])
    t.choose('ben', 'pass').expectAsk('eva', 'prompt.turn')
    const last = campaign({ sanity: 3, at: 'sentinel-hill', hand: ['star-spawn-of-rlyeh'] }, {}).arrange((w) => w.set('eva', 'out', true))
    last.choose('ana', 'threat:star-spawn-of-rlyeh')
    expect(last.result).toMatchObject({ outcome: 'alone', winners: ['ben'] })
  })

  rule('MY-CAMP-03', 'the Dreamlands are played with the basic rules', () => {
    const t = duel({ at: 'ulthar-town-of-cats', hand: ['cats-of-ulthar', 'temple-of-the-elder-ones'] })
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['play:cats-of-ulthar', 'play:temple-of-the-elder-ones']))
  })
})
