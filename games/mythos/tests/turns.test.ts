import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { duel, idly, table } from './duel.ts'
import { changes, position } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const lit = 'at miskatonic-library'

tell(`
# what a turn is
  MY-TURN-01: one action, and the next seat has its turn
    at miskatonic-library; hand christchurch-cemetery crowninshield-house -> ana play:christchurch-cemetery => ben asked prompt.turn
      -> ben pass => ana asked prompt.turn
  MY-TURN-02: a card of the Hand is put into play, each in its area, and of the Hand alone
    at miskatonic-library; hand christchurch-cemetery walter-gilman wonders-of-the-invisible-world nightfall; deck brown-jenkin;
      discard keziah-mason; chronicle the-witch-house | artifacts electric-torch; hand ghoul
      => ana offered play:christchurch-cemetery play:walter-gilman play:wonders-of-the-invisible-world play:nightfall pass
      -> ana play:walter-gilman => ben offered use:electric-torch pass -> ben use:electric-torch => ana allies walter-gilman
      -> ana play:wonders-of-the-invisible-world => ben offered straighten:electric-torch pass -> ben straighten:electric-torch
      => ana tomes wonders-of-the-invisible-world -> ana play:nightfall => ben offered use:electric-torch pass -> ben use:electric-torch
      => ana events nightfall -> ana play:christchurch-cemetery => ben offered straighten:electric-torch pass
      -> ben straighten:electric-torch => ana here christchurch-cemetery
  MY-TURN-03: a crossed Location is straightened
    at sentinel-hill crossed -> ana straighten:sentinel-hill == sentinel-hill not crossed -> ben pass => ana offered pass
  MY-TURN-04: an Artifact is used: SAN paid, the effect announced, the card crossed
    sanity 10; artifacts reanimating-reagent; chronicle earl-sawyer -> ana use:reanimating-reagent == ana sanity 10→9;
      earl-sawyer chronicle:ana→hand:ana; reanimating-reagent crossed => ben told log.used
  MY-TURN-06 MY-RULING-55: a turn is lost: nothing can be done in it, and it is the only one
    hand summons-to-testify summons-to-testify | at miskatonic-library; hand christchurch-cemetery -> ana play:summons-to-testify
      (ben was to move; ana is asked again.)
      => ana asked prompt.turn; ben told log.turn-lost, lostTurns 0 -> ana pass => ben asked prompt.turn,
        offered play:christchurch-cemetery …
  MY-RULING-55: two markers are two turns, and they outlast the Round
    artifacts electric-torch -> mark ben lostTurns-2, ana use:electric-torch => ana asked prompt.turn; ben lostTurns 1
    (ana passes twice in a row, with a lost turn of ben between; what is left is lost in the next Round.)
    - -> mark ben lostTurns-3, ana pass > pass, until ana turn | lobotomy no => table round 3; ben lostTurns 2 -> ana pass
      => ana asked prompt.turn; ben lostTurns 1
  MY-TURN-07: a face-down card of one’s own that is no Spell is turned up
    allies earl-sawyer; artifacts jade-amulet; tomes al-azif+dream-sending -> turn earl-sawyer back, turn jade-amulet back,
      turn al-azif back, turn dream-sending back => ana offered up:earl-sawyer up:jade-amulet up:al-azif pass -> ana up:earl-sawyer
      == earl-sawyer face up
    - | allies earl-sawyer -> turn earl-sawyer back => ana offered pass
  MY-RULING-10: only effects turn such cards down: then a Tome’s Spells are not cast, an Ally neither defends, translates nor casts
    tomes al-azif+dream-sending -> turn al-azif back => ana refused only cast:dream-sending MY-RULING-10; al-azif under dream-sending
    at miskatonic-library; hand regnum-congo; allies walter-gilman+dream-sending => ana offered play:regnum-congo cast:dream-sending pass
    at miskatonic-library; hand regnum-congo; allies walter-gilman+dream-sending -> turn walter-gilman back
      => ana refused only play:regnum-congo MY-TOME-02 cast:dream-sending MY-RULING-10
    hand swoon | allies earl-sawyer -> ana play:swoon, ben pass, ana pass
      (ben would be asked to defend; there is nobody who could.)
      => table about prompt.lobotomy
    threat ghoul => ana offered pass
  MY-RULING-11: a crossed Artifact may be straightened instead of a Location, and does not straighten itself
    artifacts clay-bas-relief; deck ghoul @ marks clay-bas-relief: crossed => ana refused only use:clay-bas-relief MY-ART-03
      -> ana straighten:clay-bas-relief == clay-bas-relief not crossed -> ben pass => ana offered use:clay-bas-relief …
    artifacts clay-bas-relief @ marks clay-bas-relief: crossed; from roundEnd -> until ana turn | lobotomy no => clay-bas-relief crossed
# passing
  MY-TURN-08 MY-TURN-09: one may pass, though there is something else to do
    at miskatonic-library; hand christchurch-cemetery => ana offered play:christchurch-cemetery pass -> ana pass == nothing
      => ben asked prompt.turn
  MY-TURN-10: who can do nothing else passes
    hand ghoul al-azif => ana asked prompt.turn: pass -> ana pass => ana passed
# one card each turn
  MY-TURN-11: one card enters play, and no destination follows a journey that does not say so
    at miskatonic-library; hand <christchurch-cemetery tramp-steamer> <walter-gilman john-hay-library>
      -> ana play:<walter-gilman tramp-steamer> => ben asked prompt.turn
    at miskatonic-library; hand express-train john-hay-library -> ana play:express-train
      => ana asked prompt.destination: john-hay-library stay
  MY-TURN-12: Monsters that combine come together
    at christchurch-cemetery; hand ghoul ghoul mi-go => ana not offered combine:mi-go -> ana combine:ghoul > ghoul
      => ben asked prompt.turn; ana threat ghoul ghoul
# when it is asked
  MY-TURN-14: what a card needs of a place is asked when it is played, not afterwards
    at miskatonic-library; hand walter-gilman wonders-of-the-invisible-world sentinel-hill | artifacts electric-torch
      -> ana play:walter-gilman => ben offered use:electric-torch pass -> ben use:electric-torch, ana play:wonders-of-the-invisible-world
      => ben offered straighten:electric-torch pass -> ben straighten:electric-torch, ana play:sentinel-hill
      => ben offered use:electric-torch pass -> ben use:electric-torch => ana allies walter-gilman, tomes wonders-of-the-invisible-world,
      here sentinel-hill
    at sentinel-hill; hand walter-gilman => ana offered pass
`)

describe('what a turn is', () => {
  rule('MY-TURN-05', 'a Spell is cast: SAN paid, a target chosen, the card turned face down', () => {
    const t = position({ seats: { ana: 'sanity 10; tomes al-azif+dream-sending', ben: 'sanity 9', eva: 'sanity 9' } })
    expect(
      changes(t, () => t.choose('ana', 'cast:dream-sending').expectAsk('ana', 'prompt.opponent', ['ben', 'eva']).choose('ana', 'eva')),
    ).toEqual(['ana sanity 10→9', 'dream-sending face down', 'eva sanity 9→7'])
  })
})

describe('one card each turn', () => {
  rule('MY-TURN-13', 'MY-EX-24: a Tome comes with as many fitting Spells as it holds, and costs its own SAN only', () => {
    const hand = ['necronomicon-dee-fragment', 'voorish-sign', 'open-the-way', 'elder-sign', 'raise-the-fog']
    const t = table(`${lit}; sanity 10; hand ${hand}`).choose('ana', 'study:necronomicon-dee-fragment')
    t.expectAsk('ana', 'prompt.spells-along', ['voorish-sign', 'open-the-way', 'elder-sign'])
    expect(() => t.choose('ana', ['voorish-sign', 'open-the-way', 'elder-sign'])).toThrow()
    t.does('ana voorish-sign+open-the-way')
    t.shows('ben asked prompt.turn; necronomicon-dee-fragment under voorish-sign open-the-way; ana sanity 8')
  })
})

describe('when it is asked', () => {
  rule('MY-TURN-15', 'nobody plays outside the own turn, except in the casting step of Combat', () => {
    const t = table(`${lit}; hand nightfall`, `${lit}; hand nightfall; tomes al-azif+voorish-sign`)
    expect(t.table.awaited()).toEqual(['ana'])
    expect(t.offered('ben')).toEqual([])
    expect(t.table.decide('ben', 'pass')).toMatchObject({ ok: false })
    t.does('ana pass, ben pass', 'ben asked prompt.casting: cast:voorish-sign decline')
  })
})

rule('MY-RULING-55', 'the first turn of the next Round is lost in that one only', () => {
  const t = duel('sanity 15; threat cone-of-the-great-race', 'sanity 14')
  while (t.state.round < 5) idly(t)
  const lost = t.table.kernel.events.filter(({ name }) => name === 'turn:lose').map(({ told }) => told.ben?.args?.who)
  expect([lost, t.get('ben', 'lostTurns')]).toEqual([[{ seat: 'ben' }], 0])
})
