import { CONCEDE, restore, save } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { endingText } from '../text/endings.ts'
import { duel, trio } from './duel.ts'
import type { Table } from './position.ts'
import { tell, tellDuels } from './told.ts'

/** Everything «Antiquarian Rounds» asks for (5 points, +2 SAN): five cities of three subregions and a Tome. */
const rounds = `hand antiquarian-rounds; at miskatonic-library;
    chronicle widener-library john-hay-library copps-hill-burying-ground boylston-street-subway; tomes al-azif`

tell(`
# the campaign
  MY-CAMP-01 MY-RULING-52: an Adventure is laid before its Investigator, and play goes on
    sanity 12; ${rounds} | sanity 10 | sanity 10; education 9 -> mark table goal-20, mark ana adventurePoints-0,
      ana play:antiquarian-rounds => ana adventures antiquarian-rounds, adventurePoints 5, sanity 14, chronicle 4 cards; table not over;
      ben asked prompt.turn
  MY-RULING-52: with twenty points the Round is finished, then points and SAN are counted
    sanity 12; ${rounds} | sanity 10 | sanity 10; education 9 -> mark table goal-20, mark ana adventurePoints-15,
      ana play:antiquarian-rounds => table not over, lastRound -> ben pass, eva pass, ben no, eva no, ana no => table outcome campaign,
      winners ana; ana total 34; ben total 10; eva total 10
  MY-RULING-52: who has no SAN left drops out with all cards; the last one ends it
    sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh zoog; allies private-detective | sanity 10 | sanity 10; education 9
      -> mark table goal-20, mark ana adventurePoints-0, ana threat:star-spawn-of-rlyeh => ben asked prompt.turn; ana hand none,
      allies none, out; table not over -> ben pass => eva asked prompt.turn
    sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh | sanity 10 | sanity 10; education 9 -> mark table goal-20,
      mark ana adventurePoints-0, mark eva out, ana threat:star-spawn-of-rlyeh => table outcome alone, winners ben
`)

tellDuels(`
# how a game ends
  MY-END-01 MY-END-03: at the very moment an Adventure is completed
    ${rounds}; sanity 9 | sanity 10 -> ana play:antiquarian-rounds => over; table outcome adventure, by ana, adventure antiquarian-rounds,
      round 2
  MY-END-02 MY-END-03: at the very moment a SAN becomes 0: nothing further is resolved
    sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh -> ana threat:star-spawn-of-rlyeh => table outcome sanity, by ana,
      adventure none; ana threat none
  MY-RULING-32: two in one Combat, together
    sanity 2; threat ghoul | sanity 1; threat flying-polyp @ combat => table by ana
    sanity 2 | sanity 2 | threat ghoul: ana, martense-brood: ben @ assigned => table by ana ben, winners eva
# the score
  MY-SCORE-01 MY-SCORE-02 MY-SCORE-03: Adventure Points and remaining SAN, the award included; the others have their SAN
    ${rounds}; sanity 9 | sanity 10 -> ana play:antiquarian-rounds => ana total 16, total 16; ben total 10, total 10
  MY-SCORE-02: the award does not take SAN above 20
    ${rounds}; sanity 19 -> ana play:antiquarian-rounds => ana total 25; ben total 10
  MY-SCORE-05: MY-EX-49 completing an Adventure does not win by itself
    ${rounds}; sanity 3 | sanity 13 -> ana play:antiquarian-rounds => table outcome adventure, by ana, winners ben
  MY-SCORE-06: MY-EX-50 equal highest scores are a draw between those players
    ${rounds}; sanity 6 | sanity 13 | sanity 9 -> ana play:antiquarian-rounds => table winners ana ben
  MY-SCORE-04: through SAN 0 everybody has just the SAN that is left, and who broke has none
    sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh | sanity 11 -> ana threat:star-spawn-of-rlyeh => ana total 0, total 0;
      ben total 11, total 11; table winners ben
# the campaign
  MY-RULING-52: who break together leave nobody, and that is said
    (Great Cthulhu takes 3 from everybody without a CULTIST, at once.)
    sanity 3; greatOldOnes great-cthulhu | sanity 3 -> mark table goal-20, begin combat => table outcome alone, winners none, round 2,
      outcome alone, by none, adventure none; ana total 0, total 0; ben total 0, total 0
  MY-CAMP-03: the Dreamlands are played with the basic rules
    at ulthar-town-of-cats; hand cats-of-ulthar temple-of-the-elder-ones
      => ana offered play:cats-of-ulthar play:temple-of-the-elder-ones …
# giving up
  MY-RULING-63: with two it is over at once, whoever’s turn it is; the scores stand, and who gave up has none
    sanity 4 | sanity 17 -> concede ben => table outcome conceded, by ben, winners ana; ana total 4; ben total 0
  MY-RULING-63: with more the others go on, and cards on the one who left are gone with that one
    at sentinel-hill; hand zoog; allies private-detective | events insomnia: ana | - -> concede ana
      (The turn under way is finished: the next question is not Ana's any more.)
      => table not over -> ana pass => ben asked prompt.turn, chronicle insomnia; ana out, hand none, allies none, here none -> ben pass
        => eva asked prompt.turn -> eva pass => table round 2 -> idly => table round 2 -> idly => table round 3 -> concede eva
        => table outcome conceded, by ana eva, winners ben; ana total 0; ben total 10; eva total 0
  MY-RULING-63 MY-RULING-36: with all cards, also those that others have for the moment; what was lent goes home
    sanity 14; tomes al-azif+mind-exchange | allies walter-gilman+shotgun | allies earl-sawyer; tomes regnum-congo+mind-exchange
      -> ana cast:mind-exchange > walter-gilman, concede ben, ben pass
      (Gilman is Ben’s, whoever had him.)
      => ana allies none; ben gone {shotgun walter-gilman}
    sanity 14; tomes al-azif+mind-exchange | allies walter-gilman | - -> ana cast:mind-exchange, concede ana, ben pass
      => ben chronicle walter-gilman; ana gone {al-azif mind-exchange}; walter-gilman#1 not borrowed, owner none
  MY-RULING-63: in the middle of Combat: what faced the one who left strikes nobody
    sanity 12; allies private-detective | threat ghoul martense-brood | - @ combat -> ben ana > eva => ana asked prompt.defend
      -> concede ana, ana done => ana gone private-detective, sanity 12, out; table phase end; ben sanity 10; eva sanity 8
  MY-RULING-63: who gave up has nothing even if the game ends before that one is gone
    sanity 3; at sentinel-hill; hand star-spawn-of-rlyeh | sanity 18 | sanity 7 -> concede ben, ana threat:star-spawn-of-rlyeh
      => table outcome sanity, by ana, winners eva; ana total 0; ben total 0; eva total 7
`)

describe('giving up', () => {
  const concede = (t: Table, seat: string): Table => {
    expect(t.table.decide(seat, CONCEDE)).toEqual({ ok: true })
    return t
  }

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
