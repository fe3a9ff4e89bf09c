import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { cardById } from '../content/index.ts'
import { cardText } from '../text/cards.ts'
import { assigned, duel, nextRound } from './duel.ts'
import { became, type Said, type Someone } from './position.ts'

/** Everything for Shadows over the Reef: the Reef and two other Locations of Innsmouth, a SAILOR, two DEEP ONES. */
const reef: Someone = {
  at: 'devil-reef',
  chronicle: ['marsh-refinery', 'gilman-house-hotel', 'deep-one', 'deep-one'],
  allies: ['zadok-allen'],
  hand: ['shadows-over-the-reef'],
}
const REEF = 'shadows-over-the-reef'
const canTell = (ana: Said, ben: Said = {}): boolean =>
  duel(ana, ben)
    .offered('ana')
    .some((key) => key.startsWith('play:'))
/** The cards in the Chronicle, the Adventure in the Hand. */
const told = (adventure: string, ...chronicle: string[]): boolean => canTell(`hand ${adventure}; chronicle ${chronicle}`)

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

  rule('MY-ADV-02', 'from the Hand, and from nowhere else', () => {
    expect(canTell(reef)).toBe(true)
    for (const zone of ['deck', 'discard', 'chronicle'] as const)
      expect(canTell({ ...reef, hand: [], [zone]: [...(reef[zone] ?? []), REEF] }), zone).toBe(false)
  })

  rule('MY-ADV-03', 'as the one action of the own turn, never in Combat', () => {
    expect(duel(reef).choose('ana', `play:${REEF}`).over).toBe(true)
    duel({ ...reef, artifacts: ['clay-bas-relief'], deck: ['ghoul'] }, {}, assigned).expectAsk('ana', 'prompt.casting', [
      'use:clay-bas-relief',
      'decline',
    ])
  })

  rule('MY-ADV-17 MY-RULING-28', 'its SAN is gained, up to 20, and its points are scored', () => {
    const t = duel({ ...reef, sanity: 12 })
    became(t, `ana play:${REEF}`, `ana adventurePoints 0→8; ana sanity 12→13; ${REEF} hand:ana→adventures:ana`)
    duel({ ...reef, sanity: 20 }).does(`ana play:${REEF}`, 'ana sanity 20')
  })

  rule('MY-ADV-18', 'the game is over at that moment', () => {
    const t = duel(reef).choose('ana', `play:${REEF}`)
    expect([t.over, t.result]).toEqual([true, expect.objectContaining({ outcome: 'adventure', by: ['ana'], adventure: REEF })])
  })

  rule('MY-ADV-21', 'not while anything is missing', () => {
    for (const missing of ['marsh-refinery', 'gilman-house-hotel', 'deep-one'])
      expect(
        duel({ ...reef, chronicle: (reef.chronicle ?? []).toSpliced((reef.chronicle ?? []).indexOf(missing), 1) }).refused('ana'),
      ).toEqual({ [`play:${REEF}`]: ['MY-ADV-21'] })
    expect(duel({ ...reef, allies: [] }).offered('ana')).toEqual(['pass'])
  })

  rule('MY-ADV-22', 'the cards it was told with stay where they are', () => {
    const t = duel(reef).choose('ana', `play:${REEF}`)
    expect([t.zone('here:ana'), t.zone('chronicle:ana'), t.zone('allies:ana')]).toEqual([['devil-reef'], reef.chronicle, ['zadok-allen']])
  })

  rule('MY-RULING-28', 'also on the way: on foot or on a Travel Event, the Location left behind lying in the Chronicle', () => {
    const chronicle = ['devil-reef', ...(reef.chronicle ?? [])]
    expect(canTell({ ...reef, at: ['sentinel-hill', 'crossed'], chronicle })).toBe(true)
    expect(canTell({ ...reef, at: 'motor-car', chronicle })).toBe(true)
  })
})

describe('which cards count', () => {
  rule('MY-ADV-04', 'each of them may be in play or in the Chronicle', () => {
    const all = ['devil-reef', 'marsh-refinery', 'gilman-house-hotel', 'deep-one', 'deep-one', 'zadok-allen']
    expect(canTell(`hand ${REEF}; chronicle ${all}`)).toBe(true)
    expect(
      canTell({ hand: [REEF], at: 'marsh-refinery', allies: ['zadok-allen'], chronicle: all.filter((id) => id !== 'marsh-refinery') }),
    ).toBe(true)
    // Artifacts, Tomes, the Spells under them and lasting Events are in play too.
    const haunter = { hand: ['the-haunter-on-federal-hill'], at: 'church-of-starry-wisdom', allies: ['robert-blake'] }
    const table = { artifacts: ['shining-trapezohedron'], tomes: ['regnum-congo'], events: { nightfall: null } }
    expect(canTell({ ...haunter, ...table })).toBe(true)
    expect(canTell({ ...haunter, ...table, events: {} })).toBe(false)
    const ward = { hand: ['the-ward-inheritance'], allies: ['charles-dexter-ward', 'baron-ferenczy'] }
    const places = ['john-hay-library', 'the-shunned-house', 'copps-hill-burying-ground']
    expect(canTell({ ...ward, chronicle: places, tomes: [['al-azif', 'elder-sign']] })).toBe(true)
    expect(canTell({ ...ward, chronicle: places, tomes: ['al-azif'] })).toBe(false)
  })

  rule('MY-ADV-05', 'in whatever order they were played', () => {
    const cards = ['deep-one', 'zadok-allen', 'gilman-house-hotel', 'deep-one', 'marsh-refinery', 'devil-reef']
    for (let i = 0; i < cards.length; i++) expect(told(REEF, ...cards.slice(i), ...cards.slice(0, i))).toBe(true)
  })

  rule('MY-ADV-06 MY-RULING-36', 'only one’s own: not those of others, nor what is borrowed', () => {
    expect(canTell({ ...reef, allies: [] }, 'allies zadok-allen; chronicle zadok-allen')).toBe(false)
    const t = duel({ ...reef, allies: [], tomes: [['al-azif', 'mind-exchange']] }, 'allies zadok-allen')
    t.does('ana cast:mind-exchange, ben pass', `ana allies zadok-allen, refused play:${REEF} MY-ADV-21`)
  })

  rule('MY-ADV-07', 'MY-EX-51 not what lies in the Threat; after Combat it does', () => {
    const t = duel({ ...reef, chronicle: ['marsh-refinery', 'gilman-house-hotel', 'deep-one'], threat: ['deep-one'] })
    nextRound(t.shows(`ana refused only play:${REEF} MY-ADV-21`)).shows(`ana offered play:${REEF} …`)
  })

  rule('MY-RULING-72', 'MY-EX-61 a Great Old One only once it is buried', () => {
    const masks = 'hand masks-of-the-crawling-chaos; at round-hill-stones; allies harley-warren'
    const t = duel(`${masks}; tomes al-azif+elder-sign; greatOldOnes nyarlathotep`)
    const key = 'play:masks-of-the-crawling-chaos'
    nextRound(t.shows(`ana refused ${key} MY-ADV-21`)).shows(`ana refused ${key} MY-ADV-21`)
    expect(nextRound(t).offered('ana')).toContain(key)
  })

  rule('MY-ADV-08', 'a Location as the current one or from the Chronicle', () => {
    const others = (reef.chronicle ?? []).filter((id) => id !== 'marsh-refinery')
    expect(canTell({ ...reef, at: 'marsh-refinery', chronicle: ['devil-reef', ...others] })).toBe(true)
    expect(canTell({ ...reef, at: ['devil-reef', 'inverted'] })).toBe(true)
  })

  rule('MY-ADV-09', 'not a Location one is walking to', () => {
    expect(canTell({ ...reef, at: ['devil-reef', 'crossed'] })).toBe(false)
    duel({ ...reef, at: ['devil-reef', 'crossed'] }).does('ana straighten:devil-reef, ben pass', `ana offered play:${REEF} …`)
  })

  rule('MY-ADV-19', 'never those in the Hand, the Mythos Deck or the Discard Pile', () => {
    for (const zone of ['hand', 'deck', 'discard'] as const)
      expect(duel({ ...reef, allies: [], [zone]: [...(reef[zone] ?? []), 'zadok-allen'] }).refused('ana')[`play:${REEF}`], zone).toEqual([
        'MY-ADV-21',
      ])
  })
})

describe('what it may ask for', () => {
  const dunwich = ['sentinel-hill', 'cold-spring-glen', 'dr-henry-armitage', 'prof-warren-rice', 'regnum-congo', 'voorish-sign']
  const instead = (cards: readonly string[], one: string, other: string): string[] => cards.map((id) => (id === one ? other : id))
  const dunwichWith = (one: string, other: string): boolean => told('the-dunwich-affair', ...instead(dunwich, one, other))

  rule('MY-ADV-10', 'a card by its Title', () => {
    expect(told('the-dunwich-affair', ...dunwich)).toBe(true)
    expect(dunwichWith('sentinel-hill', 'whateley-farmhouse')).toBe(false)
  })

  rule('MY-ADV-11', 'a Location of a Region or subregion', () => {
    expect(dunwichWith('cold-spring-glen', 'osborns-general-store')).toBe(true)
    expect(dunwichWith('cold-spring-glen', 'miskatonic-library')).toBe(false)
    const deep = ['rlyeh', 'ponape', 'tramp-steamer', 'clay-bas-relief', 'zadok-allen']
    expect(told('the-call-from-the-deep', ...deep)).toBe(true)
    expect(told('the-call-from-the-deep', ...instead(deep, 'ponape', 'cairo-museum'))).toBe(false)
  })

  const physician = ['christchurch-cemetery', 'copps-hill-burying-ground', 'st-marys-hospital', 'dr-marinus-willett']
  rule('MY-ADV-12', 'a generic attribute: any CEMETERY', () => {
    const corpses = ['reanimated-corpse', 'reanimated-corpse']
    expect(told('physician-of-the-dead', ...physician, ...corpses)).toBe(true)
    expect(told('physician-of-the-dead', ...instead(physician, 'copps-hill-burying-ground', 'paris-catacombs'), ...corpses)).toBe(true)
    expect(told('physician-of-the-dead', ...instead(physician, 'copps-hill-burying-ground', 'the-shunned-house'), ...corpses)).toBe(false)
  })

  const rounds = ['miskatonic-library', 'the-witch-house', 'widener-library', 'john-hay-library', 'ladd-observatory', 'regnum-congo']
  rule('MY-ADV-13', 'an attribute: any CITY', () => {
    expect(told('antiquarian-rounds', ...rounds)).toBe(true)
    expect(told('antiquarian-rounds', ...instead(rounds, 'the-witch-house', 'sentinel-hill'))).toBe(false)
  })

  rule('MY-ADV-14 MY-RULING-27', 'different cards of a kind: different Titles; others may be two copies of one', () => {
    expect(dunwichWith('prof-warren-rice', 'dr-henry-armitage')).toBe(false)
    expect(told('antiquarian-rounds', ...instead(rounds, 'the-witch-house', 'miskatonic-library'))).toBe(false)
    // «Two DEEP ONES» are two copies; «another Location of DUNWICH» is not a second Sentinel Hill.
    expect(told(REEF, 'devil-reef', 'marsh-refinery', 'gilman-house-hotel', 'zadok-allen', 'deep-one', 'deep-one')).toBe(true)
    expect(dunwichWith('cold-spring-glen', 'sentinel-hill')).toBe(false)
    // Two Titles of Innsmouth lie there, but one of them is the Reef itself: the «two other different» ones are one Title twice.
    expect(told(REEF, 'devil-reef', 'marsh-refinery', 'marsh-refinery', 'zadok-allen', 'deep-one', 'deep-one')).toBe(false)
  })

  rule('MY-ADV-15', 'one of several: «or» is met by any of them', () => {
    expect(dunwichWith('voorish-sign', 'powder-of-ibn-ghazi')).toBe(true)
    expect(dunwichWith('voorish-sign', 'elder-sign')).toBe(false)
  })

  rule('MY-ADV-16', 'with modifiers, all of which must hold', () => {
    const rooms = ['the-witch-house', 'christchurch-cemetery', 'walter-gilman', 'brown-jenkin', 'elder-sign']
    expect(told('dreams-in-crooked-rooms', ...rooms)).toBe(true)
    // Of Arkham without a Gate; with a Gate, not of Arkham.
    expect(told('dreams-in-crooked-rooms', ...instead(rooms, 'christchurch-cemetery', 'miskatonic-library'))).toBe(false)
    expect(told('dreams-in-crooked-rooms', ...instead(rooms, 'christchurch-cemetery', 'sentinel-hill'))).toBe(false)
    // Five CITY Locations, but of two subregions only.
    expect(told('antiquarian-rounds', ...instead(rounds, 'widener-library', 'the-shunned-house'))).toBe(false)
  })

  rule('MY-ADV-20 MY-RULING-27', 'MY-EX-52 each item a card of its own, found wherever an assignment exists', () => {
    const ward = ['charles-dexter-ward', 'elder-sign', 'graveyard-skeleton']
    expect(told('the-ward-inheritance', 'swan-point-cemetery', 'john-hay-library', ...ward)).toBe(false)
    // However many other cards there are.
    expect(told('the-ward-inheritance', 'swan-point-cemetery', 'john-hay-library', ...ward, 'ghoul', 'mi-go')).toBe(false)
    expect(told('the-ward-inheritance', 'swan-point-cemetery', 'john-hay-library', 'copps-hill-burying-ground', ...ward)).toBe(true)
    expect(told('the-ward-inheritance', 'swan-point-cemetery', 'john-hay-library', 'the-shunned-house', ...ward)).toBe(true)
    // One person is not both the CULTIST and the DETECTIVE.
    expect(
      told('unmasking-the-order', 'devil-reef', 'sentinel-hill', 'the-witch-house', 'shotgun', 'old-castro', 'private-detective'),
    ).toBe(true)
    expect(told('unmasking-the-order', 'devil-reef', 'sentinel-hill', 'the-witch-house', 'shotgun', 'private-detective')).toBe(false)
    // R’lyeh is not its own other Location of the ISLANDS.
    const deep = ['rlyeh', 'tramp-steamer', 'clay-bas-relief', 'zadok-allen', 'old-castro', 'ghoul']
    expect([told('the-call-from-the-deep', ...deep), told('the-call-from-the-deep', 'ponape', ...deep)]).toEqual([false, true])
  })
})
