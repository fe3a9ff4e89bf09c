import { hashState, restore, save } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { duel } from './duel.ts'
import type { Said, Table } from './position.ts'
import { tellDuels } from './told.ts'

const NINE = ['ghoul', 'ghoul', 'ghoul', 'ghoul', 'zoog', 'zoog', 'zoog', 'zoog', 'gug']

/** The end of a Round, from the declarations of lobotomy on; Ana is first. */
const ending = (ana: Said = {}, ben: Said = {}): Table => duel(ana, ben, { from: [{ step: 'roundEnd' }] })
/** Nobody wants a lobotomy. */
const sane = (t: Table): Table => t.choose('ana', 'no').choose('ben', 'no')

const patient =
  'hand ghoul ghoul ghoul ghoul zoog zoog; at sentinel-hill; chronicle ghoul ghoul ghoul ghoul zoog zoog zoog zoog gug ghoul ghoul ghoul ghoul zoog; deck ghoul ghoul ghoul ghoul zoog zoog zoog zoog gug ghoul; discard ghoul ghoul ghoul ghoul zoog zoog zoog zoog gug ghoul ghoul ghoul; allies private-detective; greatOldOnes bokrug'
const twenty = 'ghoul ghoul ghoul ghoul zoog zoog zoog zoog gug ghoul ghoul ghoul ghoul zoog zoog zoog zoog gug dhole dhole'
const nine = 'ghoul ghoul ghoul ghoul zoog zoog zoog zoog gug'

tellDuels(`
# the Hand @ from roundEnd
  MY-ENDR-01 MY-ENDR-04: MY-EX-45 above the maximum one must discard down to it, and may go on to the minimum
    is professor-of-classics; hand ${nine}; deck ${twenty} -> ana no, ben no => ana asked prompt.trim; table count 2 5, limits 4 7
      -> ana gug+zoog => ana hand 7 cards, discard {gug zoog}
  MY-ENDR-03: above the minimum one may discard down to it, or nothing
    is professor-of-classics; hand ghoul ghoul ghoul ghoul zoog zoog -> ana no, ben no => table count 0 2 -> ana none => ana hand 6 cards
    is professor-of-classics; hand ghoul ghoul ghoul ghoul zoog zoog -> ana no, ben no, ana ghoul+ghoul => ana hand 4 cards
  MY-ENDR-02: MY-EX-46 at or below the minimum nothing may be discarded
    is professor-of-classics; hand ghoul ghoul ghoul; deck ${twenty} -> ana no, ben no => table not about prompt.trim; ana discard none
    is professor-of-classics; hand ghoul ghoul ghoul ghoul; deck ${twenty} -> ana no, ben no => table not about prompt.trim;
      ana discard none
    is professor-of-classics; hand ghoul ghoul ghoul; deck ${twenty} -> ana no, ben no, until ana turn | recompose no
      => ana hand 13 cards, deck 10 cards
  MY-ENDR-05: cards in play are no Hand
    is professor-of-classics; hand ghoul ghoul ghoul ghoul; allies private-detective parish-priest; tomes al-azif -> ana no, ben no
      => table not about prompt.trim; ana allies private-detective parish-priest
  MY-RULING-70: Nyarlathotep shifts both limits, never below 0, and the minimum never lies above the maximum
    is <professor-of-classics parish-minister>; hand ${nine} | greatOldOnes nyarlathotep -> ana no, ben no => table limits <2 0> <5 3>
    (Insomnia takes two from the maximum alone. The Captain has three to six: with both, one to two. The Student four to six: four to
    four.)
    is ships-captain; hand ${nine} | greatOldOnes nyarlathotep; events insomnia: ana -> ana no, ben no => table limits 1 2
    is medical-student; hand ${nine} | events insomnia: ana -> ana no, ben no => table limits 4 4
# turning up @ from roundEnd
  MY-ENDR-06 MY-ENDR-07: what lies face down is turned up and upright; what is crossed stays crossed
    tomes al-azif+dream-sending; artifacts clay-bas-relief jade-amulet; allies private-detective; at sentinel-hill crossed
      -> turn dream-sending back, turn private-detective back, turn jade-amulet back, mark jade-amulet crossed,
      mark clay-bas-relief crossed, ana no, ben no, until ana turn | recompose no => dream-sending up; private-detective up;
      jade-amulet up, not crossed; clay-bas-relief crossed; sentinel-hill crossed
# the order of it all @ from roundEnd
  MY-ENDR-11 MY-ENDR-08 MY-ENDR-09: lobotomy, printed effects, discards, turning up, recomposition, draw, next Round
    is professor-of-classics; at yuggoth; hand ${nine}; deck ${twenty}; discard mi-go
      (Yuggoth takes its SAN after the declarations and before the discards.)
      => ana sanity 12, hand 9 cards -> ana no => ana sanity 12, hand 9 cards -> ben no => ana sanity 11, hand 9 cards -> ana gug+zoog
        => ana sanity 11, hand 7 cards -> ana no => table round 3; ana hand 13 cards
  MY-ENDR-10: the next Round begins with the lowest SAN, among equals with the highest EDU
    sanity 6 | sanity 5 -> ana no, ben no, until ben turn => table starter ben
    sanity 5; education 12 | sanity 5; education 11 -> ana no, ben no, until ana turn => table starter ana
# what lasts until the end of the Round
  MY-RULING-79: still counts for the Hand: against the Elder Sign Nyarlathotep takes nothing
    sanity 12; tomes al-azif+elder-sign; hand ${nine} | greatOldOnes nyarlathotep; hand ${nine} -> ana cast:elder-sign, ben pass,
      ana pass, until ana trim | lobotomy no | defend done => table limits 4 6 -> until ben trim | lobotomy no | defend done
      => table limits 2 4
      (Over with the discards: in the next Round it must be cast again.)
      -> until ana turn | recompose no => ana warded 0
  MY-RULING-79: an Event of this Round lies there until everybody has discarded
    events daybreak: nobody; hand ${nine} -> ana pass, ben pass, until ana trim | lobotomy no => ana events daybreak -> until ana turn
      | recompose no => ana chronicle daybreak
# recomposition
  MY-RECOMP-03 MY-RULING-42: MY-EX-47 a Deck that runs out must be recomposed, at the same price, in the middle of drawing
    is professor-of-classics; sanity 8; hand ghoul ghoul ghoul ghoul zoog zoog zoog; deck gug gug gug gug; discard ${twenty}
      @ from roundEnd -> ana no, ben no, ana none > no => ana sanity 7, hand 13 cards, deck 18 cards, discard none
  MY-RECOMP-03 MY-RULING-42: but not one that was just enough: no further card must be drawn
    hand university-grant; deck gug gug; discard zoog -> ana play:university-grant => ana deck none, discard zoog, sanity 12,
      hand 2 cards; ben sanity 10
    is professor-of-classics; sanity 8; hand ghoul ghoul ghoul ghoul zoog zoog zoog; deck gug gug gug gug gug gug; discard ${twenty}
      @ from roundEnd -> ana no, ben no, ana none > no => ana sanity 8, hand 13 cards, discard 20 cards
  MY-RULING-42: the voluntary one is offered only with a Discard Pile; the compulsory one comes inside a Round too
    hand gug; deck ${twenty} @ from roundEnd -> ana no, ben no => table not about prompt.recompose
    hand university-grant; deck gug; discard zoog ghoul -> ana play:university-grant => ana sanity 11, hand 2 cards, deck 1 cards;
      ben sanity 10
  MY-RECOMP-06: with nothing to shuffle nothing is paid and nothing drawn
    hand gug @ from roundEnd -> ana no, ben no, until ana turn | recompose no => ana sanity 12, hand 1 cards
  MY-RECOMP-05: if the payment takes the last SAN the game ends
    sanity 1; hand gug; discard zoog @ from roundEnd -> ana no, ben no, ana yes => table outcome sanity, by ana, winners ben;
      ana discard zoog
  MY-RULING-68: searching an empty Deck recomposes nothing
    hand mysterious-telegram university-grant; discard private-detective => ana refused play:mysterious-telegram MY-RULING-73,
      offered play:university-grant …
# Voluntary Lobotomy
  MY-LOBO-03 MY-LOBO-04 MY-LOBO-05 MY-LOBO-06 MY-LOBO-07 MY-LOBO-08: MY-EX-48 1 SAN; Hand, Chronicle, Deck and discards are one Deck;
    thirteen cards; the place and what is in play stay
    sanity 5; ${patient} @ from roundEnd -> ana yes => ana sanity 4, hand 13 cards, deck 29 cards, here sentinel-hill, chronicle none,
      discard none, allies private-detective, greatOldOnes bokrug
  MY-LOBO-01: once per game
    sanity 5; ${patient} @ from roundEnd -> ana yes, ben no, until ana turn, begin roundEnd => ben asked prompt.lobotomy; ana lobotomized
  MY-LOBO-02: declared after Combat, before anybody has discarded or drawn
    sanity 5; ${patient}; hand ${nine} @ combat -> until ana lobotomy | defend done => table phase end; ana hand 9 cards, discard 12 cards
  MY-LOBO-09: if it takes the last SAN the game ends before anything is shuffled
    sanity 5; ${patient}; sanity 1 @ from roundEnd -> ana yes => table outcome sanity, by ana; ana hand 6 cards, chronicle 14 cards
  MY-RULING-43: who had it skips discards, recomposition and drawing; a crossed Location or a journey stays as it is
    sanity 5; ${patient}; at sentinel-hill crossed | hand ${nine}; discard zoog; deck ${twenty} @ from roundEnd -> ana yes, ben no
      => ben asked prompt.trim -> ben ghoul+ghoul+ghoul => ben asked prompt.recompose -> ben no => ana asked prompt.turn, hand 13 cards;
      ben hand 13 cards; sentinel-hill crossed
    sanity 5; ${patient}; at tramp-steamer @ from roundEnd -> ana yes => ana here tramp-steamer
    (Whatever takes a card from the new Hand meanwhile: it is neither shuffled in again nor replaced.)
    sanity 5; ${patient} @ from roundEnd -> ana yes, put zoog#15 discard:ana, ben no => ana asked prompt.turn, hand 12 cards,
      discard 1 cards
`)

test('a table saved before that step was there gets it, before cards are turned up', () => {
  const t = duel(`events daybreak: nobody; hand ${NINE}`, {}, { from: [{ step: 'roundEnd' }] })
  const now = save(t.choose('ana', 'no').table)
  const old = {
    ...now,
    rules: '2',
    stateVersion: 1,
    checkpoints: now.checkpoints.map((checkpoint) => {
      const state = { ...checkpoint.state, flow: checkpoint.state.flow.filter(({ step }) => step !== 'closing') }
      return { ...checkpoint, state, hash: hashState(state) }
    }),
  }
  const { table, problems } = restore(t.table.game, old)
  expect(problems).toEqual([])
  const steps = table.kernel.raw.flow.map(({ step }) => step).toReversed()
  expect(steps.slice(steps.indexOf('closing'))).toEqual(['closing', 'turnUp', 'recomposition', 'recomposition', 'round'])
})

describe('recomposition', () => {
  rule('MY-RECOMP-01 MY-RECOMP-02 MY-RECOMP-04', 'for 1 SAN the Discard Pile is shuffled into the Deck, and nothing else', () => {
    const t = sane(ending('hand gug; deck zoog zoog; discard ghoul mi-go; chronicle dhole; allies parish-priest'))
    t.does('ana yes', 'ana sanity 11, discard none, chronicle dhole, allies parish-priest')
    expect([...t.zone('deck:ana'), ...t.zone('hand:ana')].sort()).toEqual(['ghoul', 'gug', 'mi-go', 'zoog', 'zoog'])
    expect(t.table.kernel.raw.zones['deck:ana'] ?? []).toEqual([])
  })
})
