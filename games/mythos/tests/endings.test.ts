import { CONCEDE, defined, restore, save } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { endingText } from '../text/endings.ts'
import { combat, duel, idly, sanity, trio } from './duel.ts'
import { position, type Said, someone, type Table } from './position.ts'

/** Everything «Antiquarian Rounds» asks for (5 points, +2 SAN): five cities of three subregions and a Tome. */
const rounds = `hand antiquarian-rounds; at miskatonic-library;
    chronicle widener-library john-hay-library copps-hill-burying-ground boylston-street-subway; tomes al-azif`
const tell = (t: Table): Table => t.choose('ana', 'play:antiquarian-rounds')

describe('how a game ends', () => {
  rule('MY-END-01 MY-END-03', 'at the very moment an Adventure is completed', () => {
    const t = tell(duel(`${rounds}; sanity 9`, 'sanity 10')).shows('over')
    expect(t.result).toMatchObject({ outcome: 'adventure', by: ['ana'], adventure: 'antiquarian-rounds', round: 2 })
  })

  rule('MY-END-02 MY-END-03', 'at the very moment a SAN becomes 0: nothing further is resolved', () => {
    const t = duel('sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh').choose('ana', 'threat:star-spawn-of-rlyeh')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'], adventure: null })
    expect(t.zone('threat:ana')).toEqual([])
  })

  rule('MY-RULING-32', 'two in one Combat, together', () => {
    const t = duel('sanity 2; threat ghoul', 'sanity 1; threat flying-polyp', combat)
    const u = trio('sanity 2', 'sanity 2', 'threat ghoul: ana, martense-brood: ben', {
      phase: 'combat',
      from: [{ step: 'casting', args: { seat: 'ana' } }, { step: 'reveal' }],
    })
    for (const table of [t, u]) {
      while (!table.over) {
        const seat = defined(table.table.awaited()[0])
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

  rule('MY-SCORE-01 MY-SCORE-02 MY-SCORE-03', 'Adventure Points and remaining SAN, the award included; the others have their SAN', () => {
    const t = tell(duel(`${rounds}; sanity 9`, 'sanity 10'))
    expect([total(t, 'ana'), total(t, 'ben')]).toEqual([5 + 9 + 2, 10])
  })
  rule('MY-SCORE-02', 'the award does not take SAN above 20', () => {
    expect(total(tell(duel(`${rounds}; sanity 19`)), 'ana')).toBe(25)
  })
  rule('MY-SCORE-05', 'MY-EX-49 completing an Adventure does not win by itself', () => {
    const t = tell(duel(`${rounds}; sanity 3`, 'sanity 13'))
    expect(t.result).toMatchObject({ outcome: 'adventure', by: ['ana'], winners: ['ben'] })
  })
  rule('MY-SCORE-06', 'MY-EX-50 equal highest scores are a draw between those players', () => {
    const t = tell(trio(`${rounds}; sanity 6`, 'sanity 13', 'sanity 9'))
    expect(t.result).toMatchObject({ winners: ['ana', 'ben'] })
  })
  rule('MY-SCORE-04', 'through SAN 0 everybody has just the SAN that is left, and who broke has none', () => {
    const t = duel('sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh', 'sanity 11').choose('ana', 'threat:star-spawn-of-rlyeh')
    expect([total(t, 'ana'), total(t, 'ben')]).toEqual([0, 11])
    expect(t.result).toMatchObject({ winners: ['ben'] })
  })
})

describe('the campaign', () => {
  const campaign = (ana: Said, ben: Said, points = 0): Table =>
    position({
      seats: { ana: { sanity: 12, ...someone(ana) }, ben: { sanity: 10, ...someone(ben) }, eva: 'sanity 10; education 9' },
    }).arrange((w) => {
      w.set('table', 'goal', 20)
      w.add('ana', 'adventurePoints', points)
    })

  rule('MY-CAMP-01 MY-RULING-52', 'an Adventure is laid before its Investigator, and play goes on', () => {
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
      const seat = defined(t.table.awaited()[0])
      const answers: { readonly [about: string]: string } = { 'prompt.turn': 'pass', 'prompt.defend': 'done', 'prompt.casting': 'decline' }
      t.choose(seat, answers[t.table.ask?.about.key ?? ''] ?? 'no')
    }
    expect(t.result).toMatchObject({ outcome: 'campaign', winners: ['ana'] })
    expect((t.result as { scores: unknown[] }).scores[0]).toEqual({ seat: 'ana', points: 20, sanity: 14, total: 34, out: false })
  })

  rule('MY-RULING-52', 'who has no SAN left drops out with all cards; the last one ends it', () => {
    const t = campaign('sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh zoog; allies private-detective', {})
    t.choose('ana', 'threat:star-spawn-of-rlyeh').expectAsk('ben', 'prompt.turn')
    expect([t.over, t.get('ana', 'out'), t.zone('hand:ana'), t.zone('allies:ana')]).toEqual([false, true, [], []])
    t.choose('ben', 'pass').expectAsk('eva', 'prompt.turn')
    const last = campaign('sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh', {}).arrange((w) => w.set('eva', 'out', true))
    last.choose('ana', 'threat:star-spawn-of-rlyeh')
    expect(last.result).toMatchObject({ outcome: 'alone', winners: ['ben'] })
  })

  rule('MY-RULING-52', 'who break together leave nobody, and that is said', () => {
    // Great Cthulhu takes 3 from everybody without a CULTIST, at once.
    const both = duel('sanity 3; greatOldOnes great-cthulhu', 'sanity 3')
    both.arrange((w) => void w.set('table', 'goal', 20), [{ step: 'combat' }])
    expect(both.result).toMatchObject({ outcome: 'alone', winners: [] })
    expect(endingText(both.result, 'en', 'ana')).toMatchObject({ won: false, headline: 'Nobody wins.' })
    expect(endingText(both.result, 'es', null).headline).toBe('No gana nadie.')
    expect(endingText(both.result, 'es', null).lines[0]).toBe('No queda ningún Investigador en su juicio.')
  })

  rule('MY-CAMP-03', 'the Dreamlands are played with the basic rules', () => {
    const t = duel('at ulthar-town-of-cats; hand cats-of-ulthar temple-of-the-elder-ones')
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['play:cats-of-ulthar', 'play:temple-of-the-elder-ones']))
  })
})

describe('giving up', () => {
  const concede = (t: Table, seat: string): Table => {
    expect(t.table.decide(seat, CONCEDE)).toEqual({ ok: true })
    return t
  }
  const totals = (t: Table): number[] => (t.result as { scores: { total: number }[] }).scores.map(({ total }) => total)

  rule('MY-RULING-63', 'with two it is over at once, whoever’s turn it is; the scores stand, and who gave up has none', () => {
    const t = concede(duel('sanity 4', 'sanity 17'), 'ben')
    expect(t.result).toMatchObject({ outcome: 'conceded', by: ['ben'], winners: ['ana'] })
    expect(totals(t)).toEqual([4, 0])
  })

  rule('MY-RULING-63', 'with more the others go on, and cards on the one who left are gone with that one', () => {
    const t = trio('at sentinel-hill; hand zoog; allies private-detective', 'events insomnia: ana', {})
    concede(t, 'ana')
    // The turn under way is finished: the next question is not Ana's any more.
    expect(t.over).toBe(false)
    t.does('ana pass', 'ben asked prompt.turn; ana out, hand none, allies none, here none; ben chronicle insomnia')
    t.does('ben pass', 'eva asked prompt.turn').does('eva pass')
    while (t.state.round < 3) idly(t)
    concede(t, 'eva')
    expect(t.result).toMatchObject({ outcome: 'conceded', by: ['ana', 'eva'], winners: ['ben'] })
    expect(totals(t)).toEqual([0, 10, 0])
  })

  rule('MY-RULING-63 MY-RULING-36', 'with all cards, also those that others have for the moment; what was lent goes home', () => {
    const t = trio(
      'sanity 14; tomes al-azif+mind-exchange',
      'allies walter-gilman+shotgun',
      'allies earl-sawyer; tomes regnum-congo+mind-exchange',
    )
    t.choose('ana', 'cast:mind-exchange').choose('ana', 'walter-gilman')
    concede(t, 'ben').choose('ben', 'pass')
    // Gilman is Ben’s, whoever had him.
    expect([t.zone('allies:ana'), t.zone('gone:ben').sort()]).toEqual([[], ['shotgun', 'walter-gilman']])
    const lent = trio('sanity 14; tomes al-azif+mind-exchange', 'allies walter-gilman', {}).does('ana cast:mind-exchange')
    concede(lent, 'ana').choose('ben', 'pass')
    lent.shows('ben chronicle walter-gilman; ana gone {al-azif mind-exchange}; walter-gilman#1 not borrowed, owner none')
  })

  rule('MY-RULING-63', 'in the middle of Combat: what faced the one who left strikes nobody', () => {
    const t = trio('sanity 12; allies private-detective', 'threat ghoul martense-brood', {}, combat)
    t.choose('ben', 'ana').choose('ben', 'eva').expectAsk('ana', 'prompt.defend')
    concede(t, 'ana').choose('ana', 'done')
    while (t.state.phase === 'combat') idly(t)
    expect([sanity(t), t.get('ana', 'out'), t.zone('gone:ana')]).toEqual([[12, 10, 8], true, ['private-detective']])
  })

  rule('MY-RULING-63', 'who gave up has nothing even if the game ends before that one is gone', () => {
    const t = trio('sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh', 'sanity 18', 'sanity 7')
    concede(t, 'ben').choose('ana', 'threat:star-spawn-of-rlyeh')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'], winners: ['eva'] })
    expect(totals(t)).toEqual([0, 0, 7])
  })

  rule('MY-RULING-63', 'is kept: a table comes back from its save with whoever gave up', () => {
    const t = concede(trio(), 'eva')
    const { table, problems } = restore(t.table.game, save(t.table))
    expect([problems, table.hash, table.mayConcede('eva'), table.mayConcede('ben')]).toEqual([[], t.table.hash, false, true])
  })

  test('not before the game has begun, and nobody who has left', () => {
    const t = trio().arrange((w) => w.set('eva', 'out', true))
    expect(t.table.mayConcede('eva')).toBe(false)
    expect(t.arrange((w) => w.set('table', 'phase', 'setup')).table.mayConcede('ana')).toBe(false)
  })

  test('is told at the end, in both languages', () => {
    const { result } = concede(duel(), 'ben')
    expect(endingText(result, 'en', 'ana')).toMatchObject({
      won: true,
      headline: 'You won.',
      lines: expect.arrayContaining(['ben gave up.']),
    })
    expect(endingText(result, 'es', null).lines[0]).toBe('Se ha rendido ben.')
  })
})
