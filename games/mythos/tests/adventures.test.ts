import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { cardById } from '../content/index.ts'
import { cardText } from '../text/cards.ts'
import { duel } from './duel.ts'
import { tellDuels } from './told.ts'

const REEF = 'shadows-over-the-reef'

const reef = 'at devil-reef; chronicle marsh-refinery gilman-house-hotel deep-one deep-one; allies zadok-allen; hand shadows-over-the-reef'
const innsmouth = 'chronicle marsh-refinery gilman-house-hotel deep-one deep-one'

tellDuels(`
# playing one
  MY-ADV-02: from the Hand, and from nowhere else
    ${reef} => ana offered play:shadows-over-the-reef pass
    at devil-reef; ${innsmouth}; allies zadok-allen; <deck discard> shadows-over-the-reef => ana offered pass
    at devil-reef; ${innsmouth} shadows-over-the-reef; allies zadok-allen => ana offered pass
  MY-ADV-03: as the one action of the own turn, never in Combat
    ${reef} -> ana play:shadows-over-the-reef => over
    ${reef}; artifacts clay-bas-relief; deck ghoul @ assigned => ana asked prompt.casting: use:clay-bas-relief decline
  MY-ADV-17 MY-RULING-28: its SAN is gained, up to 20, and its points are scored
    ${reef}; sanity 12 -> ana play:shadows-over-the-reef == ana adventurePoints 0→8; ana sanity 12→13;
      shadows-over-the-reef hand:ana→adventures:ana
    ${reef}; sanity 20 -> ana play:shadows-over-the-reef => ana sanity 20
  MY-ADV-21: not while anything is missing
    at devil-reef; chronicle <gilman-house-hotel marsh-refinery marsh-refinery> <deep-one deep-one gilman-house-hotel> deep-one;
      allies zadok-allen; hand shadows-over-the-reef => ana refused only play:shadows-over-the-reef MY-ADV-21
    at devil-reef; ${innsmouth}; hand shadows-over-the-reef => ana offered pass
  MY-ADV-22: the cards it was told with stay where they are
    ${reef} -> ana play:shadows-over-the-reef => ana here devil-reef, ${innsmouth}, allies zadok-allen
  MY-RULING-28: also on the way: on foot or on a Travel Event, the Location left behind lying in the Chronicle
    at sentinel-hill crossed; chronicle devil-reef marsh-refinery gilman-house-hotel deep-one deep-one; allies zadok-allen;
      hand shadows-over-the-reef => ana offered play:shadows-over-the-reef straighten:sentinel-hill pass
    at motor-car; chronicle devil-reef marsh-refinery gilman-house-hotel deep-one deep-one; allies zadok-allen; hand shadows-over-the-reef
      => ana offered play:shadows-over-the-reef pass
# which cards count
  MY-ADV-04: each of them may be in play or in the Chronicle
    hand shadows-over-the-reef; chronicle devil-reef marsh-refinery gilman-house-hotel deep-one deep-one zadok-allen
      => ana offered play:shadows-over-the-reef pass
    hand shadows-over-the-reef; at marsh-refinery; allies zadok-allen;
      chronicle devil-reef gilman-house-hotel deep-one deep-one zadok-allen => ana offered play:shadows-over-the-reef pass
    (Artifacts, Tomes, the Spells under them and lasting Events are in play too.)
    hand the-haunter-on-federal-hill; at church-of-starry-wisdom; allies robert-blake; artifacts shining-trapezohedron;
      tomes regnum-congo; events nightfall: nobody => ana offered play:the-haunter-on-federal-hill use:shining-trapezohedron pass
    hand the-haunter-on-federal-hill; at church-of-starry-wisdom; allies robert-blake; artifacts shining-trapezohedron;
      tomes regnum-congo => ana offered use:shining-trapezohedron pass
    hand the-ward-inheritance; allies charles-dexter-ward baron-ferenczy;
      chronicle john-hay-library the-shunned-house copps-hill-burying-ground; tomes al-azif+elder-sign
      => ana offered play:the-ward-inheritance cast:elder-sign pass
    hand the-ward-inheritance; allies charles-dexter-ward baron-ferenczy;
      chronicle john-hay-library the-shunned-house copps-hill-burying-ground; tomes al-azif => ana offered pass
  MY-ADV-05: in whatever order they were played
    hand shadows-over-the-reef;
      chronicle <deep-one zadok-allen gilman-house-hotel deep-one marsh-refinery devil-reef> <zadok-allen gilman-house-hotel deep-one marsh-refinery devil-reef deep-one> <gilman-house-hotel deep-one marsh-refinery devil-reef deep-one zadok-allen> <deep-one marsh-refinery devil-reef deep-one zadok-allen gilman-house-hotel> <marsh-refinery devil-reef deep-one zadok-allen gilman-house-hotel deep-one> <devil-reef deep-one zadok-allen gilman-house-hotel deep-one marsh-refinery> => ana offered play:shadows-over-the-reef pass
  MY-ADV-06 MY-RULING-36: only one’s own: not those of others, nor what is borrowed
    at devil-reef; ${innsmouth}; hand shadows-over-the-reef | allies zadok-allen; chronicle zadok-allen => ana offered pass
    at devil-reef; ${innsmouth}; hand shadows-over-the-reef; tomes al-azif+mind-exchange | allies zadok-allen -> ana cast:mind-exchange,
      ben pass => ana allies zadok-allen, refused play:shadows-over-the-reef MY-ADV-21
  MY-ADV-07: MY-EX-51 not what lies in the Threat; after Combat it does
    at devil-reef; chronicle marsh-refinery gilman-house-hotel deep-one; allies zadok-allen; hand shadows-over-the-reef; threat deep-one
      => ana refused only play:shadows-over-the-reef MY-ADV-21 -> nextRound => ana offered play:shadows-over-the-reef …
  MY-RULING-72: MY-EX-61 a Great Old One only once it is buried
    hand masks-of-the-crawling-chaos; at round-hill-stones; allies harley-warren; tomes al-azif+elder-sign; greatOldOnes nyarlathotep
      => ana refused play:masks-of-the-crawling-chaos MY-ADV-21 -> nextRound => ana refused play:masks-of-the-crawling-chaos MY-ADV-21
      -> nextRound => ana offered play:masks-of-the-crawling-chaos …
  MY-ADV-08: a Location as the current one or from the Chronicle
    at marsh-refinery; chronicle devil-reef gilman-house-hotel deep-one deep-one; allies zadok-allen; hand shadows-over-the-reef
      => ana offered play:shadows-over-the-reef pass
    at devil-reef inverted; ${innsmouth}; allies zadok-allen; hand shadows-over-the-reef => ana offered play:shadows-over-the-reef pass
  MY-ADV-09: not a Location one is walking to
    at devil-reef crossed; ${innsmouth}; allies zadok-allen; hand shadows-over-the-reef => ana offered straighten:devil-reef pass
    at devil-reef crossed; ${innsmouth}; allies zadok-allen; hand shadows-over-the-reef -> ana straighten:devil-reef, ben pass
      => ana offered play:shadows-over-the-reef …
  MY-ADV-19: never those in the Hand, the Mythos Deck or the Discard Pile
    at devil-reef; ${innsmouth}; hand shadows-over-the-reef zadok-allen => ana refused play:shadows-over-the-reef MY-ADV-21
    at devil-reef; ${innsmouth}; hand shadows-over-the-reef; <deck discard> zadok-allen
      => ana refused play:shadows-over-the-reef MY-ADV-21
# what it may ask for
  MY-ADV-10: a card by its Title
    hand the-dunwich-affair; chronicle sentinel-hill cold-spring-glen dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
      => ana offered play:the-dunwich-affair pass
    hand the-dunwich-affair; chronicle whateley-farmhouse cold-spring-glen dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
      => ana offered pass
  MY-ADV-11: a Location of a Region or subregion
    hand the-dunwich-affair; chronicle sentinel-hill osborns-general-store dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
      => ana offered play:the-dunwich-affair pass
    hand the-dunwich-affair; chronicle sentinel-hill miskatonic-library dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
      => ana offered pass
    hand the-call-from-the-deep; chronicle rlyeh ponape tramp-steamer clay-bas-relief zadok-allen
      => ana offered play:the-call-from-the-deep pass
    hand the-call-from-the-deep; chronicle rlyeh cairo-museum tramp-steamer clay-bas-relief zadok-allen => ana offered pass
  MY-ADV-12: a generic attribute: any CEMETERY
    hand physician-of-the-dead;
      chronicle christchurch-cemetery <copps-hill-burying-ground paris-catacombs> st-marys-hospital dr-marinus-willett reanimated-corpse reanimated-corpse => ana offered play:physician-of-the-dead pass
    hand physician-of-the-dead;
      chronicle christchurch-cemetery the-shunned-house st-marys-hospital dr-marinus-willett reanimated-corpse reanimated-corpse
      => ana offered pass
  MY-ADV-13: an attribute: any CITY
    hand antiquarian-rounds; chronicle miskatonic-library the-witch-house widener-library john-hay-library ladd-observatory regnum-congo
      => ana offered play:antiquarian-rounds pass
    hand antiquarian-rounds; chronicle miskatonic-library sentinel-hill widener-library john-hay-library ladd-observatory regnum-congo
      => ana offered pass
  MY-ADV-14 MY-RULING-27: different cards of a kind: different Titles; others may be two copies of one
    hand <the-dunwich-affair antiquarian-rounds>;
      chronicle <sentinel-hill miskatonic-library> <cold-spring-glen miskatonic-library> <dr-henry-armitage widener-library> <dr-henry-armitage john-hay-library> <regnum-congo ladd-observatory> <voorish-sign regnum-congo> => ana offered pass
    («Two DEEP ONES» are two copies; «another Location of DUNWICH» is not a second Sentinel Hill.)
    hand shadows-over-the-reef; chronicle devil-reef marsh-refinery gilman-house-hotel zadok-allen deep-one deep-one
      => ana offered play:shadows-over-the-reef pass
    hand the-dunwich-affair; chronicle sentinel-hill sentinel-hill dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
      => ana offered pass
    (Two Titles of Innsmouth lie there, but one of them is the Reef itself: the «two other different» ones are one Title twice.)
    hand shadows-over-the-reef; chronicle devil-reef marsh-refinery marsh-refinery zadok-allen deep-one deep-one => ana offered pass
  MY-ADV-15: one of several: «or» is met by any of them
    hand the-dunwich-affair; chronicle sentinel-hill cold-spring-glen dr-henry-armitage prof-warren-rice regnum-congo powder-of-ibn-ghazi
      => ana offered play:the-dunwich-affair pass
    hand the-dunwich-affair; chronicle sentinel-hill cold-spring-glen dr-henry-armitage prof-warren-rice regnum-congo elder-sign
      => ana offered pass
  MY-ADV-16: with modifiers, all of which must hold
    hand dreams-in-crooked-rooms; chronicle the-witch-house christchurch-cemetery walter-gilman brown-jenkin elder-sign
      => ana offered play:dreams-in-crooked-rooms pass
    (Of Arkham without a Gate; with a Gate, not of Arkham.)
    hand dreams-in-crooked-rooms; chronicle the-witch-house <miskatonic-library sentinel-hill> walter-gilman brown-jenkin elder-sign
      => ana offered pass
    (Five CITY Locations, but of two subregions only.)
    hand antiquarian-rounds; chronicle miskatonic-library the-witch-house the-shunned-house john-hay-library ladd-observatory regnum-congo
      => ana offered pass
  MY-ADV-20 MY-RULING-27: MY-EX-52 each item a card of its own, found wherever an assignment exists
    hand the-ward-inheritance; chronicle swan-point-cemetery john-hay-library charles-dexter-ward elder-sign graveyard-skeleton
      => ana offered pass
    (However many other cards there are.)
    hand the-ward-inheritance;
      chronicle swan-point-cemetery john-hay-library charles-dexter-ward elder-sign graveyard-skeleton ghoul mi-go => ana offered pass
    hand the-ward-inheritance;
      chronicle swan-point-cemetery john-hay-library <copps-hill-burying-ground the-shunned-house> charles-dexter-ward elder-sign graveyard-skeleton => ana offered play:the-ward-inheritance pass
    (One person is not both the CULTIST and the DETECTIVE.)
    hand unmasking-the-order; chronicle devil-reef sentinel-hill the-witch-house shotgun old-castro private-detective
      => ana offered play:unmasking-the-order pass
    hand unmasking-the-order; chronicle devil-reef sentinel-hill the-witch-house shotgun private-detective => ana offered pass
    (R’lyeh is not its own other Location of the ISLANDS.)
    hand the-call-from-the-deep; chronicle rlyeh tramp-steamer clay-bas-relief zadok-allen old-castro ghoul => ana offered pass
    hand the-call-from-the-deep; chronicle ponape rlyeh tramp-steamer clay-bas-relief zadok-allen old-castro ghoul
      => ana offered play:the-call-from-the-deep pass
`)

describe('playing one', () => {
  rule('MY-ADV-01', 'the card lists what must be assembled, names and categories in capitals', () => {
    for (const card of adventures) {
      const titles = card.slots.flatMap(({ card: { title } }) => (title === undefined ? [] : [title].flat()))
      for (const lang of ['es', 'en'] as const) {
        // A Title asked for twice stands in the plural.
        const once = titles.filter((id) => !card.slots.some(({ n, card: { title } }) => n !== undefined && title === id))
        const text = cardText(card, lang)
        expect(once.filter((id) => !text.includes(cardById(id).title[lang].toUpperCase()))).toEqual([])
        expect(text.split(';').length, card.id).toBe(card.slots.length)
      }
    }
    expect(cardText(cardById(REEF), 'en')).toMatch(/DEVIL REEF.*INNSMOUTH.*SAILOR.*DEEP ONES/)
  })

  rule('MY-ADV-18', 'the game is over at that moment', () => {
    const t = duel(reef).choose('ana', `play:${REEF}`)
    expect([t.over, t.result]).toEqual([true, expect.objectContaining({ outcome: 'adventure', by: ['ana'], adventure: REEF })])
  })
})
