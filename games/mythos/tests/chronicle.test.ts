import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { dimensionAt, has, regionAt } from '../rules/place.ts'
import { table } from './duel.ts'
import { changes, position } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

tell(`
# the record of a journey
  MY-CHRON-03: a Travel Event is laid there too
    at miskatonic-library; hand tramp-steamer -> ana play:tramp-steamer => ana here tramp-steamer, chronicle miskatonic-library
    at tramp-steamer; chronicle miskatonic-library; hand ponape -> ana play:ponape => ana here ponape,
      chronicle tramp-steamer miskatonic-library
# what is buried
  MY-CHRON-05 MY-CHRON-08: Allies lost in Combat, and all Monsters after it
    threat ghoul | allies earl-sawyer @ combat => ben asked prompt.defend -> ben defend:ana:earl-sawyer, quietly ana lobotomy
      == ben sanity 16→15; earl-sawyer allies:ben→chronicle:ben; ghoul face up; ghoul threat:ana→chronicle:ana
  MY-CHRON-06: Events that have ended: at once, by another card, or with the Round
    at miskatonic-library; deck zoog; hand university-grant rational-explanation; events nightfall: nobody, full-moon: nobody
      -> ana play:university-grant == university-grant hand:ana→chronicle:ana; zoog deck:ana→hand:ana -> ben pass,
      ana play:rational-explanation > nightfall == ana sanity 16→17; nightfall events:ana→chronicle:ana;
      rational-explanation hand:ana→chronicle:ana -> ben pass, quietly ana turn == full-moon events:ana→chronicle:ana
  MY-CHRON-07: Artifacts that are lost: the Mi-Go’s prey, the stick of dynamite that went off
    threat mi-go | artifacts jade-amulet @ combat
      (Nobody is asked anything before it has happened.)
      => ben chronicle jade-amulet
    - | allies earl-sawyer+bundle-of-dynamite @ combat -> ben defend:ana:earl-sawyer
      == bundle-of-dynamite under:earl-sawyer#1→chronicle:ben
  MY-CHRON-12 MY-RULING-35: a card that leaves without a word where to is buried
    («End the Event»: no destination is named.)
    hand daybreak | events nightfall: nobody -> ana play:daybreak == daybreak hand:ana→events:ana; nightfall events:ben→chronicle:ben
    («Is removed»: an Ally that absorbed, its Weapon with it.)
    threat ghoul | allies earl-sawyer+shotgun @ combat -> ben defend:ana:earl-sawyer == earl-sawyer allies:ben→chronicle:ben;
      ghoul face up; ghoul threat:ana→chronicle:ana; shotgun under:earl-sawyer#1→chronicle:ben => ben discard none
# what a buried card is
  MY-CHRON-09: not in play: it gives nothing and bars nothing
    at innsmouth-wharves; hand barnabas-marsh; <artifacts chronicle> idol-of-cthulhu => barnabas-marsh price <0 1>
  MY-CHRON-10: for a story it counts as if it were in play
    at devil-reef; allies zadok-allen; hand shadows-over-the-reef; chronicle innsmouth-wharves marsh-refinery deep-one deep-one
      => ana offered play:shadows-over-the-reef …
    at devil-reef; hand shadows-over-the-reef; chronicle innsmouth-wharves marsh-refinery deep-one deep-one zadok-allen
      => ana offered play:shadows-over-the-reef …
  MY-CHRON-11: a discarded card lies on the Discard Pile and counts for none
    at devil-reef; allies zadok-allen; hand shadows-over-the-reef; chronicle innsmouth-wharves marsh-refinery deep-one; discard deep-one
      => ana refused only play:shadows-over-the-reef MY-ADV-21
    hand confiscated-luggage | artifacts jade-amulet -> ana play:confiscated-luggage => ben discard jade-amulet, chronicle none
# losing the current Location
  MY-RULING-44: burying the only one has no effect
    hand sunken-road | at sentinel-hill inverted; chronicle ghoul -> ana play:sunken-road => ben here sentinel-hill, chronicle ghoul;
      sentinel-hill inverted
    (Its Gate is not made new by it.)
  MY-RULING-44: buried or discarded, the topmost Location or journey beneath is current again, as it lay, at no SAN
    hand sunken-road | at ponape; chronicle ghoul sentinel-hill miskatonic-library; sanity 9 @ marks sentinel-hill: inverted
      -> ana play:sunken-road == ponape here:ben→chronicle:ben; sentinel-hill chronicle:ben→here:ben; sunken-road hand:ana→chronicle:ana
      => ben chronicle ghoul miskatonic-library ponape; sentinel-hill inverted
    hand landslide | at ponape; chronicle tramp-steamer miskatonic-library -> ana play:landslide => ben here tramp-steamer, discard ponape
`)

describe('the record of a journey', () => {
  rule('MY-CHRON-01 MY-CHRON-02 MY-CHRON-04', 'each Location is laid on the one before; the top one is current', () => {
    const t = table('at miskatonic-library; chronicle sentinel-hill ghoul; hand christchurch-cemetery')
    t.does('ana play:christchurch-cemetery', 'ana here christchurch-cemetery, chronicle miskatonic-library sentinel-hill ghoul')
    for (const seat of ['ana', 'ben'])
      expect(t.table.view(seat).zones['chronicle:ana']?.pieces.map(({ faces }) => faces.front)).toEqual([
        'location:miskatonic-library',
        'location:sentinel-hill',
        'monster:ghoul',
      ])
  })

  rule('MY-CHRON-01', 'it holds the places visited and all that was buried, face up for everybody, however it lay before', () => {
    // A Combat: Monsters from a face-down Threat, an Ally with a cast Spell; then an Event, and a Great Old One, and a walk.
    const t = position({
      seats: {
        ana: `sanity 15; at miskatonic-library; hand rest-cure sentinel-hill; allies walter-gilman+dream-sending; threat ghoul;
          greatOldOnes bokrug`,
        ben: 'sanity 14; hand rest-cure rest-cure',
      },
      marks: { bokrug: { inverted: true } },
    })
    t.does('ana play:rest-cure, ben play:rest-cure, ana cast:dream-sending, ben play:rest-cure, ana play:sentinel-hill, ben pass, ana pass')
    t.untilAsk('ana', 'prompt.turn', { 'prompt.defend': 'done', 'prompt.lobotomy': 'no', 'prompt.trim': [], 'prompt.turn': 'pass' })
    const lies = (seat: string) => t.table.view(seat).zones['chronicle:ana']?.pieces.map(({ up, faces }) => `${up} ${faces.front}`)
    const buried = ['event:rest-cure', 'spell:dream-sending', 'monster:ghoul', 'greatOldOne:bokrug'].map((card) => `front ${card}`)
    for (const seat of ['ana', 'ben']) expect(lies(seat)).toEqual(['front location:miskatonic-library', ...buried])
  })

  rule('MY-CHRON-16', 'when a story is told, everybody can read the Chronicle from its beginning', () => {
    const t = table(
      `at devil-reef; chronicle innsmouth-wharves innsmouth-bus marsh-refinery deep-one deep-one; allies zadok-allen;
        hand shadows-over-the-reef`,
    )
    t.does('ana play:shadows-over-the-reef', 'over')
    // No more than a record: the same cards in the same order.
    const read = t.table.view('ben').zones['chronicle:ana']?.pieces.map(({ faces }) => faces.front?.split(':')[1])
    expect(read).toEqual(['innsmouth-wharves', 'innsmouth-bus', 'marsh-refinery', 'deep-one', 'deep-one'])
  })
})

describe('coming back', () => {
  rule('MY-CHRON-13 MY-CHRON-14 MY-CHRON-15', 'MY-EX-21: Sentinel Hill comes to the top, upright, its Gate as new, at no SAN', () => {
    const t = table(
      'sanity 9; at miskatonic-library; chronicle ponape sentinel-hill ghoul; hand retraced-steps mi-go',
      {},
      { marks: { 'sentinel-hill': { inverted: true } } },
    )
    expect(
      changes(t, () =>
        t
          .choose('ana', 'play:retraced-steps')
          .expectAsk('ana', 'prompt.retrace', ['ponape', 'sentinel-hill'])
          .choose('ana', 'sentinel-hill'),
      ),
    ).toEqual([
      'miskatonic-library here:ana→chronicle:ana',
      'retraced-steps hand:ana→chronicle:ana',
      'sentinel-hill chronicle:ana→here:ana',
      'sentinel-hill not inverted',
    ])
    expect(t.choose('ben', 'pass').offered('ana')).toContain('threat:mi-go')
  })
})

describe('losing the current Location', () => {
  rule('MY-RULING-44', 'discarding the only one puts one back to the start: outdoors, by day, in the Region one was in', () => {
    const hand = ['sentinel-hill', 'british-museum', 'express-train']
    const t = table('hand landslide', `at paris-catacombs; hand ${hand}`).choose('ana', 'play:landslide')
    expect([t.zone('here:ben'), t.zone('discard:ben')]).toEqual([[], ['paris-catacombs']])
    const { kernel } = t.table
    expect((['day', 'night', 'indoors', 'outdoors', 'city'] as const).filter((tag) => has(kernel, 'ben', tag))).toEqual(['day', 'outdoors'])
    expect(regionAt(kernel, 'ben')).toBe('europe')
    // As at the start any Location will do; a train goes where trains of that Region go.
    expect(t.offered('ben')).toEqual([...hand.map((card) => `play:${card}`), 'pass'])
    t.choose('ben', 'play:express-train').expectAsk('ben', 'prompt.destination', ['british-museum', 'stay'])
    // A dimension is not left by losing one's place either.
    const lost = table('hand landslide', 'at celephais').choose('ana', 'play:landslide')
    expect(dimensionAt(lost.table.kernel, 'ben')).toBe('dreamlands')
  })
})
