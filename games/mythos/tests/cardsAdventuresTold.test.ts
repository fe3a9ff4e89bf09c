import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { decks } from '../content/decks.ts'
import { cardById } from '../content/index.ts'
import { position, type Table } from './position.ts'

/* Every Adventure, completed from cards of the Chronicle, and not completed without any one of them. */

const holding = (adventures: readonly string[], chronicle: readonly string[]): Table =>
  position({ seats: { ana: `sanity 12; hand ${adventures}; chronicle ${chronicle}`, ben: 'sanity 10' } })
const canTell = (adventure: string, cards: readonly string[]): boolean =>
  holding([adventure], cards).offered('ana').includes(`play:${adventure}`)

/** «adventure: card card …», a line each. */
const tellings = (text: string) =>
  [...text.matchAll(/^ *(\S+): (.+)$/gm)].map(([, adventure = '', cards = '']) => [adventure, ...cards.split(' ')] as [string, ...string[]])

/** Just enough for each; several ways where the story leaves a choice. */
const STORIES = tellings(`
  the-dunwich-affair: sentinel-hill cold-spring-glen dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
  the-dunwich-affair: sentinel-hill whateley-farmhouse walter-gilman prof-warren-rice al-azif powder-of-ibn-ghazi
  shadows-over-the-reef: devil-reef marsh-refinery gilman-house-hotel zadok-allen deep-one deep-one
  the-ward-inheritance: john-hay-library the-shunned-house copps-hill-burying-ground charles-dexter-ward raise-the-dead graveyard-skeleton
  the-ward-inheritance: john-hay-library the-shunned-house swan-point-cemetery dr-marinus-willett elder-sign baron-ferenczy
  antiquarian-rounds: miskatonic-library the-witch-house widener-library john-hay-library ladd-observatory regnum-congo
  antiquarian-rounds: miskatonic-library british-museum widener-library cairo-museum celephais shotgun
  the-call-from-the-deep: rlyeh ponape tramp-steamer clay-bas-relief zadok-allen
  the-call-from-the-deep: rlyeh easter-island the-white-ship idol-of-cthulhu joe-sargent
  beneath-the-pyramids: the-great-pyramid cairo-museum old-cairo-bazaar shotgun mummy-of-the-pharaoh
  beneath-the-pyramids: the-nameless-city cairo-museum damascus-scriptorium electric-torch queen-nitocris
  at-the-edge-of-the-ice: city-of-the-elder-things dirigible prof-lake aviator elder-thing
  at-the-edge-of-the-ice: city-of-the-elder-things expedition-aircraft prof-lake alienist shoggoth
  dreams-in-crooked-rooms: the-witch-house christchurch-cemetery walter-gilman brown-jenkin elder-sign
  dreams-in-crooked-rooms: the-witch-house the-unvisited-island keziah-mason rat-thing-familiar open-the-way
  whispers-from-the-hills: akeley-farmhouse dark-mountain henry-akeley mi-go brain-cylinder
  whispers-from-the-hills: round-hill-stones dark-mountain henry-akeley mi-go phonograph-recorder
  whispers-from-the-hills: round-hill-stones akeley-farmhouse henry-akeley mi-go carved-black-stone
  the-quest-of-the-silver-key: celephais sarkomand dylath-leen the-silver-key randolph-carter night-gaunt
  the-quest-of-the-silver-key: celephais sarkomand dylath-leen randolph-carter walter-gilman cats-of-ulthar
  the-haunter-on-federal-hill: church-of-starry-wisdom shining-trapezohedron edward-derby haunter-of-the-dark regnum-congo
  the-haunter-on-federal-hill: church-of-starry-wisdom shining-trapezohedron henry-wilcox nightfall al-azif
  the-forbidden-shelf: regnum-congo al-azif book-of-dzyan widener-library john-hay-library prof-warren-rice elder-sign
  rites-of-the-winter-festival: kingsport-harbour the-strange-high-house central-hill-church festival-steed festival-steed basil-elton
  rites-of-the-winter-festival: kingsport-harbour central-hill-church hall-of-the-esoteric-order festival-steed festival-steed joe-sargent
  physician-of-the-dead: swan-point-cemetery christchurch-cemetery st-marys-hospital dr-herbert-west reanimated-corpse reanimated-corpse
  physician-of-the-dead: paris-catacombs christchurch-cemetery widener-library alienist reanimated-corpse reanimated-corpse
  around-the-world-in-dread: widener-library cairo-museum british-museum ponape tramp-steamer dirigible aviator
  around-the-world-in-dread: plateau-of-leng ruins-of-pnakotus lakes-antarctic-camp ponape express-train dirigible zadok-allen
  unmasking-the-order: joe-sargent devil-reef innsmouth-wharves sentinel-hill private-detective shotgun
  unmasking-the-order: keziah-mason devil-reef innsmouth-wharves sentinel-hill newspaper-reporter rune-graven-dagger
  masks-of-the-crawling-chaos: nyarlathotep sentinel-hill harley-warren elder-sign
  the-lamp-on-yuggoth: yuggoth flight-through-the-aether mi-go henry-akeley
  the-lamp-on-yuggoth: yuggoth pact-with-the-outer-ones mi-go alienist
`)

describe('just enough, and not one card less', () => {
  test.each(STORIES)('%s', (adventure, ...cards) => {
    expect(canTell(adventure, cards)).toBe(true)
    const enoughWithout = cards.filter((_, i) => canTell(adventure, cards.toSpliced(i, 1)))
    expect(enoughWithout).toEqual([])
  })
  test('all eighteen', () => {
    const told = new Set(STORIES.map(([adventure]) => adventure))
    expect(adventures.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
  })

  test.each(adventures.map((card) => [card.id, card] as const))('%s ends the game with its points and its award', (id, card) => {
    const [, ...cards] = STORIES.find(([adventure]) => adventure === id) ?? ['']
    const t = holding([id], cards).does(`ana play:${id}`, 'over')
    expect(t.result).toMatchObject({ outcome: 'adventure', adventure: id, by: ['ana'], winners: ['ana'] })
    const award = card.sanity ?? 0
    expect((t.result as { scores: object[] }).scores).toContainEqual({
      seat: 'ana',
      points: card.points,
      sanity: 12 + award,
      total: 12 + award + card.points,
      out: false,
    })
  })
})

describe('nearly enough', () => {
  test.each(
    rows(`
    two copies are not two different Locations |
      shadows-over-the-reef: devil-reef marsh-refinery marsh-refinery zadok-allen deep-one deep-one
    Devil Reef is not one of the two others | shadows-over-the-reef: devil-reef devil-reef marsh-refinery zadok-allen deep-one deep-one
    one cemetery is not both of Providence and further |
      the-ward-inheritance: swan-point-cemetery john-hay-library charles-dexter-ward elder-sign ghoul mummy-of-the-pharaoh
    five CITY Locations of two subregions |
      antiquarian-rounds: miskatonic-library the-witch-house crowninshield-house widener-library museum-of-fine-arts al-azif
    two copies of one SCHOLAR | the-dunwich-affair: sentinel-hill cold-spring-glen prof-warren-rice prof-warren-rice al-azif voorish-sign
    Randolph Carter is no further DREAMER beside himself |
      the-quest-of-the-silver-key: celephais sarkomand dylath-leen randolph-carter night-gaunt
    one church for Kingsport and for the further one |
      rites-of-the-winter-festival: kingsport-harbour central-hill-church festival-steed festival-steed basil-elton
    a second copy of Sentinel Hill |
      the-dunwich-affair: sentinel-hill sentinel-hill dr-henry-armitage prof-warren-rice regnum-congo voorish-sign
    a second copy of the cemetery |
      the-ward-inheritance: john-hay-library swan-point-cemetery swan-point-cemetery charles-dexter-ward raise-the-dead graveyard-skeleton
    a second R’lyeh | the-call-from-the-deep: rlyeh rlyeh tramp-steamer clay-bas-relief zadok-allen
    a second copy of what lies underground |
      beneath-the-pyramids: the-great-pyramid the-great-pyramid cairo-museum shotgun mummy-of-the-pharaoh
    a second Witch House | dreams-in-crooked-rooms: the-witch-house the-witch-house walter-gilman brown-jenkin elder-sign
    a second Randolph Carter | the-quest-of-the-silver-key: celephais sarkomand dylath-leen randolph-carter randolph-carter night-gaunt
    a second copy of the church |
      rites-of-the-winter-festival: kingsport-harbour central-hill-church central-hill-church festival-steed festival-steed basil-elton
    Islands are one Region | around-the-world-in-dread: widener-library cairo-museum easter-island ponape tramp-steamer dirigible aviator
    two journeys of one mode |
      around-the-world-in-dread: widener-library cairo-museum british-museum ponape tramp-steamer ocean-liner aviator
    another Location of Arkham without a Gate |
      dreams-in-crooked-rooms: the-witch-house miskatonic-library walter-gilman brown-jenkin elder-sign
    three Gates, two of them one Title | unmasking-the-order: joe-sargent devil-reef devil-reef sentinel-hill private-detective shotgun`),
  )('%s: %s', (_, telling) => {
    const [[adventure, ...cards] = ['']] = tellings(telling)
    expect(holding([adventure], cards).refused('ana')[`play:${adventure}`]).toEqual(['MY-ADV-21'])
  })
})

describe('each ready deck can tell its own Adventures', () => {
  test.each(decks.map((deck) => [deck.title.en, deck] as const))('%s', (_, deck) => {
    const list = Object.entries(deck.cards).flatMap(([id, n]) => Array.from({ length: n }, () => id))
    const own = Object.keys(deck.cards).filter((id) => cardById(id).kind === 'adventure')
    const chronicle = list.filter((id) => cardById(id).kind !== 'adventure')
    expect(own.length).toBeGreaterThan(1)
    expect(own.filter((adventure) => !canTell(adventure, chronicle))).toEqual([])
  })
})
