import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { MODES } from '../content/nodes.ts'
import { travels } from '../content/travels.ts'
import { offered, table } from './duel.ts'
import { changes } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const LAND = 'motor-car'
const SEA = 'tramp-steamer'
const AIR = 'dirigible'
const SPACE = 'flight-through-the-aether'
const UNDERWATER = 'the-u-29'
/** ana travels by this, having left that place: which of the destinations are open, and why the others are not. */
const arrive = (by: string, from: string, ...to: string[]) =>
  offered({ at: by, chronicle: [from], hand: to, sanity: 15, allies: ['prof-william-dyer'] })
    .filter((key) => key !== 'pass')
    .map((key) => key.slice('play:'.length))

tell(`
# Travel Events
  MY-TRAVEL-02 MY-TRAVEL-04: are played onto the Chronicle and are the current Location there
    at christchurch-cemetery; hand tramp-steamer ghoul walter-gilman -> ana play:tramp-steamer, ben pass => ana here tramp-steamer,
      chronicle christchurch-cemetery, offered pass
    (Neither the Gate nor the city of the place one left.)
  MY-TRAVEL-03: have attributes, and these are the traveller’s
    at ocean-liner; chronicle sentinel-hill => ana not is-night, is-indoors, is-lodging, not is-ruins
    at tramp-steamer; chronicle sentinel-hill => ana not is-night, not is-indoors, not is-lodging, not is-ruins
    at seventy-steps-of-slumber; chronicle sentinel-hill => ana is-night, is-indoors, not is-lodging, not is-ruins
  MY-TRAVEL-05 MY-TRAVEL-24: can be ridden as long as one likes, with nowhere to go in Hand
    at miskatonic-library; hand ocean-liner -> ana play:ocean-liner, ben pass, ana pass, until ana turn | lobotomy no | turn pass
      => table round 3; ana here ocean-liner
      (The destination is drawn later.)
      -> put british-museum hand:ana, ana play:british-museum => ana here british-museum
  MY-TRAVEL-06 MY-TRAVEL-07: MY-EX-15: an EXPRESS brings one on in the same turn, and one arrives upright
    at museum-of-fine-arts; hand express-train john-hay-library -> ana play:express-train
      => ana asked prompt.destination: john-hay-library stay -> ana john-hay-library => ana here john-hay-library;
      john-hay-library not crossed; ben asked prompt.turn
    (It may also wait.)
    at museum-of-fine-arts; hand express-train john-hay-library -> ana play:express-train > stay, ben pass, ana play:john-hay-library
      => john-hay-library not crossed
  MY-TRAVEL-22: count for stories, on top and beneath
    allies zadok-allen; artifacts idol-of-cthulhu; hand the-call-from-the-deep; at tramp-steamer; chronicle rlyeh ponape
      => ana offered play:the-call-from-the-deep …
    allies zadok-allen; artifacts idol-of-cthulhu; hand the-call-from-the-deep; at miskatonic-library;
      chronicle rlyeh ponape tramp-steamer => ana offered play:the-call-from-the-deep …
    allies zadok-allen; artifacts idol-of-cthulhu; hand the-call-from-the-deep; at miskatonic-library; chronicle rlyeh ponape dirigible
      => ana not offered play:the-call-from-the-deep
  MY-TRAVEL-23: have their price, their dimension and their Title like other Events
    sanity 10; at miskatonic-library; hand aeroplane-charter -> ana play:aeroplane-charter => ana sanity 9
    sanity 9; hand ocean-liner -> ana play:ocean-liner => ana sanity 10
    sanity 1; hand flight-through-the-aether => ana refused only play:flight-through-the-aether MY-SAN-08
    at miskatonic-library; hand the-awakening => ana refused play:the-awakening MY-DIM-05 MY-GEN-01
    at celephais; hand the-awakening => ana offered play:the-awakening …
# by Land
  MY-TRAVEL-08: MY-EX-16: only inside one Region
    at motor-car; chronicle museum-of-fine-arts; hand john-hay-library british-museum cairo-museum; sanity 15; allies prof-william-dyer
      => ana offered play:john-hay-library pass
    at motor-car; chronicle museum-of-fine-arts; hand british-museum; sanity 15 => ana refused play:british-museum MY-TRAVEL-08
    at motor-car; chronicle british-museum; hand paris-catacombs john-hay-library; sanity 15; allies prof-william-dyer
      => ana offered play:paris-catacombs pass
  MY-TRAVEL-09: MY-EX-14: where one may walk, but not where one must
    (One may also walk there.)
    at museum-of-fine-arts; hand john-hay-library -> ana play:john-hay-library => john-hay-library crossed
    at <motor-car ox-cart>; chronicle <museum-of-fine-arts sentinel-hill>; hand <john-hay-library dark-mountain>; sanity 15;
      allies prof-william-dyer => ana offered play:<john-hay-library dark-mountain> pass
    at motor-car; chronicle <sentinel-hill museum-of-fine-arts>; hand <dark-mountain widener-library>; sanity 15
      => ana refused play:<dark-mountain widener-library> MY-TRAVEL-09
  MY-TRAVEL-10: never to an Island, from one or between them
    at motor-car; chronicle <miskatonic-library ponape ponape>; hand <ponape miskatonic-library easter-island>; sanity 15
      => ana refused play:<ponape miskatonic-library easter-island> MY-TRAVEL-10
  MY-TRAVEL-11: never to an Exotic Place or from one
    at motor-car; chronicle <miskatonic-library bayou-of-the-swamp-cult>; hand <bayou-of-the-swamp-cult miskatonic-library>; sanity 15
      => ana refused play:<bayou-of-the-swamp-cult miskatonic-library> MY-TRAVEL-11
# by Sea and Air
  MY-TRAVEL-12 MY-TRAVEL-13: inside a Region and between Regions
    at <tramp-steamer dirigible>; chronicle museum-of-fine-arts; hand john-hay-library british-museum cairo-museum ponape; sanity 15;
      allies prof-william-dyer => ana offered play:john-hay-library play:british-museum play:cairo-museum play:ponape pass
  MY-TRAVEL-14: Monsters and Spells that carry do the same, as printed
    at mi-go; chronicle museum-of-fine-arts; hand john-hay-library british-museum; sanity 15; allies prof-william-dyer
      => ana offered play:john-hay-library play:british-museum pass
    at museum-of-fine-arts; tomes al-azif+dho-hna-formula; hand british-museum yuggoth celephais
      (Any Region of the same dimension, but nothing that needs Space.)
      -> ana cast:dho-hna-formula => ana asked prompt.play-now: british-museum
  MY-TRAVEL-15 MY-TRAVEL-16: MY-EX-17: to another Region it takes a turn more, EXPRESS or not, unless the card says so
    at museum-of-fine-arts; sanity 9; hand aeroplane-charter british-museum john-hay-library -> ana play:aeroplane-charter
      => ana asked prompt.destination: john-hay-library stay -> ana stay, ben pass, ana play:british-museum => ana here british-museum
    at museum-of-fine-arts; sanity 9; hand the-steam-yacht british-museum john-hay-library -> ana play:the-steam-yacht
      => ana asked prompt.destination: british-museum john-hay-library stay
    (The Whaling Schooner from the waterside to an Island, and no farther.)
    at innsmouth-wharves; hand whaling-schooner ponape british-museum -> ana play:whaling-schooner
      => ana asked prompt.destination: ponape stay
    at museum-of-fine-arts; hand whaling-schooner ponape british-museum -> ana play:whaling-schooner => ana asked prompt.destination: stay
  MY-TRAVEL-17 MY-RULING-20: an Island is reached and left by Sea or Air, or by what is as good
    at <tramp-steamer dirigible mi-go>; chronicle miskatonic-library; hand ponape; sanity 15; allies prof-william-dyer
      => ana offered play:ponape pass
    at <tramp-steamer dirigible mi-go>; chronicle ponape; hand british-museum easter-island; sanity 15; allies prof-william-dyer
      => ana offered play:british-museum play:easter-island pass
    at <motor-car flight-through-the-aether the-u-29>; chronicle miskatonic-library; hand ponape; sanity 15; allies prof-william-dyer
      => ana offered pass
    at <motor-car flight-through-the-aether the-u-29>; chronicle ponape; hand british-museum easter-island; sanity 15;
      allies prof-william-dyer => ana offered pass
  MY-TRAVEL-18 MY-RULING-20: MY-EX-18: R’lyeh is closed to Air, for coming and for leaving
    at dirigible; chronicle miskatonic-library; hand rlyeh; sanity 15 => ana refused play:rlyeh MY-TRAVEL-18
    at tramp-steamer; chronicle miskatonic-library; hand rlyeh upheaved-mud-flats; sanity 15; allies prof-william-dyer
      => ana offered play:rlyeh play:upheaved-mud-flats pass
    at dirigible; chronicle rlyeh; hand miskatonic-library; sanity 15; allies prof-william-dyer => ana offered pass
    at tramp-steamer; chronicle rlyeh; hand miskatonic-library; sanity 15; allies prof-william-dyer
      => ana offered play:miskatonic-library pass
# to Exotic Places
  MY-TRAVEL-19: by the mode they name
    at <flight-through-the-aether the-u-29 tramp-steamer dirigible>; chronicle innsmouth-wharves;
      hand yuggoth yha-nthlei greenland-ice-shelf plateau-of-leng; sanity 15; allies prof-william-dyer
      => ana offered play:<yuggoth yha-nthlei greenland-ice-shelf plateau-of-leng> pass
    at tramp-steamer; chronicle innsmouth-wharves; hand yuggoth; sanity 15 => ana refused play:yuggoth MY-TRAVEL-19
  MY-TRAVEL-20: by Sea or Air where they name none
    at <tramp-steamer dirigible>; chronicle miskatonic-library; hand lost-valley; sanity 15; allies prof-william-dyer
      => ana offered play:lost-valley pass
    at <motor-car flight-through-the-aether the-u-29>; chronicle miskatonic-library; hand lost-valley; sanity 15; allies prof-william-dyer
      => ana offered pass
  MY-TRAVEL-21: and with whatever else they ask for
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things; sanity 15; allies prof-william-dyer
      => ana offered play:city-of-the-elder-things pass
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things; sanity 15
      => ana refused play:city-of-the-elder-things MY-TRAVEL-21
# the trip matrix
  MY-RULING-45: inside a mainland Region: on foot, by Land, Sea and Air, not through Space
    at <motor-car tramp-steamer dirigible>; chronicle miskatonic-library; hand john-hay-library; sanity 15; allies prof-william-dyer
      => ana offered play:john-hay-library pass
    at <flight-through-the-aether the-u-29>; chronicle miskatonic-library; hand john-hay-library; sanity 15; allies prof-william-dyer
      => ana offered pass
    at miskatonic-library; hand john-hay-library => ana offered play:john-hay-library …
# on the journey
  MY-RULING-46: a second Travel Event is laid on the first and its mode counts; nobody walks from one
    at motor-car; chronicle miskatonic-library; hand tramp-steamer british-museum => ana refused only play:british-museum MY-TRAVEL-08
      -> ana play:tramp-steamer, ben pass => ana chronicle motor-car miskatonic-library, offered play:british-museum …
    (Under the sea no Location of the same Region can be walked to.)
    at <the-u-29 dirigible>; chronicle miskatonic-library; hand <john-hay-library christchurch-cemetery>; sanity 15
      => ana refused play:<john-hay-library christchurch-cemetery> <MY-RULING-45 MY-TRAVEL-09>
    (The place one left is still that of the first: from the water's edge one may change into the bell, from the library not.)
    at tramp-steamer; chronicle innsmouth-wharves; hand diving-bell-descent => ana offered play:diving-bell-descent pass
    at tramp-steamer; chronicle miskatonic-library; hand diving-bell-descent => ana offered pass
  MY-RULING-46: after a lobotomy on board one is still in the Region one left
    at motor-car; chronicle british-museum @ from lobotomy ana, turn ana -> ana yes, put paris-catacombs+john-hay-library hand:ana
      => ana offered play:paris-catacombs …, refused play:john-hay-library MY-TRAVEL-08
    (On foot likewise: it is no first Location that one turns to.)
    at castle-ferenczy crossed; chronicle british-museum @ from lobotomy ana, turn ana -> ana yes,
      put paris-catacombs+john-hay-library hand:ana => ana refused only play:john-hay-library MY-WALK-17 -> ana play:paris-catacombs
      => paris-catacombs#1 crossed
  MY-RULING-64: it offers its attributes alone: who is found at LODGING is found on a liner, who is found in Arkham is not
    at ocean-liner; chronicle christchurch-cemetery; hand ship-steward walter-gilman private-detective ghoul
      => ana offered play:ship-steward pass,
      refused only play:walter-gilman MY-ALLY-02 play:private-detective MY-ALLY-02 threat:ghoul MY-MON-02
    at ocean-liner; chronicle christchurch-cemetery; hand ship-steward walter-gilman private-detective ghoul; at tramp-steamer
      => ana offered pass
`)

describe('Travel Events', () => {
  rule('MY-TRAVEL-01', 'go by Land, Sea, Air, Space or Underwater; two passages of ours are dreams', () => {
    expect(MODES).toEqual(['land', 'sea', 'air', 'space', 'underwater', 'dream'])
    expect(new Set(travels.map(({ mode }) => mode))).toEqual(new Set(MODES))
    expect(travels.filter(({ mode }) => mode === 'dream').map(({ id }) => id)).toEqual(['seventy-steps-of-slumber', 'the-awakening'])
    // And they are Events: who bars Sea and Air bars these and no others.
    const fog = table(`hand ${LAND} ${SEA} ${AIR}`, 'events dense-sea-fog: nobody')
    expect(fog.refused('ana')).toEqual({ [`play:${SEA}`]: ['MY-GEN-01'], [`play:${AIR}`]: ['MY-GEN-01'] })
  })
})

describe('the trip matrix', () => {
  const ENDS = {
    mainland: 'miskatonic-library',
    elsewhere: 'cairo-museum',
    island: 'ponape',
    closed: 'rlyeh',
    space: 'yuggoth',
    sea: 'greenland-ice-shelf',
    deep: 'yha-nthlei',
  }
  const MATRIX: { readonly [from: string]: { readonly [to: string]: readonly string[] } } = {
    mainland: { elsewhere: [SEA, AIR], island: [SEA, AIR], closed: [SEA], space: [SPACE], sea: [SEA], deep: [UNDERWATER] },
    island: { mainland: [SEA, AIR], closed: [SEA], space: [SPACE], sea: [SEA], deep: [UNDERWATER] },
    closed: { mainland: [SEA], island: [SEA], space: [SPACE], deep: [UNDERWATER] },
    space: { mainland: [SPACE], island: [SPACE], sea: [], deep: [] },
    sea: { mainland: [SEA], closed: [SEA], space: [] },
    deep: { mainland: [UNDERWATER], island: [UNDERWATER], sea: [] },
  }
  for (const [from, tos] of Object.entries(MATRIX))
    rule('MY-RULING-45', `from ${from}: a mode serves where both ends accept it`, () => {
      for (const [to, modes] of Object.entries(tos)) {
        const [a, b] = [ENDS[from as keyof typeof ENDS], ENDS[to as keyof typeof ENDS]]
        expect(
          [LAND, SEA, AIR, SPACE, UNDERWATER].filter((by) => arrive(by, a, b).length),
          `to ${to}`,
        ).toEqual(modes)
      }
    })
})

describe('on the journey', () => {
  rule(
    'MY-RULING-24',
    'a summoned Monster that carries is laid on the Chronicle and stays there; only inside the Region one arrives in the same turn',
    () => {
      const t = table(
        'sanity 12; at museum-of-fine-arts; tomes al-azif+voice-to-the-outer-fungi; hand mi-go british-museum john-hay-library',
      )
      expect(changes(t, () => t.choose('ana', 'cast:voice-to-the-outer-fungi').choose('ana', 'mi-go').choose('ana', 'ride'))).toEqual(
        expect.arrayContaining(['mi-go hand:ana→here:ana', 'museum-of-fine-arts here:ana→chronicle:ana', 'ana sanity 12→10']),
      )
      t.shows('ana asked prompt.destination: john-hay-library stay')
      t.does('ana stay, ben pass, ana play:british-museum', 'ana here british-museum, chronicle mi-go museum-of-fine-arts')
      for (const seat of ['ana', 'ben']) expect(t.table.view(seat).zones['chronicle:ana']?.pieces[0]?.faces.front).toBe('monster:mi-go')
    },
  )
})
