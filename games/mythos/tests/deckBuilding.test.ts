import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { decks } from '../decks.ts'
import { text } from '../index.ts'
import { duel } from './duel.ts'

type Deck = Parameters<typeof decks.needs>[0]
const LANGS = ['es', 'en'] as const
const reef = (): Deck => defined(decks.ready('en').find(({ id }) => id === 'the-order-of-the-reef')?.deck)
const without = (deck: Deck, unwanted: (id: string) => boolean): Deck => ({
  ...deck,
  cards: Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !unwanted(id))),
})
const kindOf = new Map(decks.cards('en').map((card) => [card.id, card.face.split(':')[0]]))
const lacksOf = (deck: Deck, card: string): readonly string[] =>
  decks.needs(deck, 'en').find((need) => need.card === card)?.lacks ?? ['not there']

describe('what a deck builder is told', () => {
  test('every card of the collection, printed and marked, in both languages', () => {
    for (const lang of LANGS) {
      const cards = decks.cards(lang)
      expect(cards).toHaveLength(353)
      const groups = new Set(decks.groups(lang).map(({ id }) => id))
      for (const card of cards) {
        expect(card.text.name).not.toBe('')
        expect(card.marks.filter(({ group, text: word }) => !groups.has(group) || !word)).toEqual([])
        expect(card.marks[0]).toMatchObject({ group: 'kind', id: kindOf.get(card.id) })
      }
    }
  })

  test('the ready decks are legal, and everything in them can come into play', () => {
    for (const { id, deck } of decks.ready('en')) {
      expect([id, decks.problems(deck, 'en')]).toEqual([id, []])
      expect([id, decks.needs(deck, 'en').filter(({ lacks }) => lacks.length)]).toEqual([id, []])
    }
  })

  rule('MY-DECK-02 MY-DECK-03 MY-RULING-06', 'what is wrong with a deck is told in words, with its rule', () => {
    const wrong: Deck = { leader: null, cards: { 'the-silver-key': 2, ghoul: 5 } }
    expect(decks.problems(wrong, 'es').map(({ rule: id, card }) => [id, card])).toEqual([
      ['MY-RULING-06', null],
      ['MY-DECK-02', 'the-silver-key'],
      ['MY-DECK-03', 'ghoul'],
    ])
    expect(decks.problems(wrong, 'es')[1]?.text).toContain('«La llave de plata» es única')
    expect(decks.problems(wrong, 'es')[1]?.text).toMatch(/y va 2 veces\.$/)
    expect(decks.problems(wrong, 'en')[2]?.text).toBe('There are 5 copies of “Ghoul”; 4 of each Title are allowed.')
    expect(decks.problems({ leader: null, cards: { ghoul: 1 } }, 'es')[0]?.text).toBe('El mazo tiene 1 carta y necesita al menos 60.')
  })

  test('languages are written as each language writes them', () => {
    const deck: Deck = { leader: 'aviatrix', cards: { 'al-azif': 1, 'miskatonic-library': 1 } }
    const lacks = LANGS.map((lang) => decks.needs(deck, lang).find(({ card }) => card === 'al-azif')?.lacks)
    expect(lacks).toEqual([['nadie sabe árabe'], ['nobody knows Arabic']])
  })

  test('curves count every card once, by kind', () => {
    const [kinds] = decks.curves(reef(), 'en')
    expect(kinds?.bars.reduce((sum, { n }) => sum + n, 0)).toBe(60)
  })

  test('the option of a deck is a list of its cards', () => {
    const option = decks.option(reef()) as { investigator: string; cards: string[] }
    expect(option.investigator).toBe('heir-of-innsmouth')
    expect(option.cards).toHaveLength(60)
  })
})

describe('what cards need of each other', () => {
  const NOT = { found: 'found at no Location of this deck', gate: 'no Gate it can come through', artifact: 'no Location with ARTIFACT' }
  const AWAY = 'no journey of this deck leads there'
  const HOME = 'miskatonic-library widener-library'
  const ARKHAM = 'miskatonic-library sentinel-hill marsh-refinery'
  /** What the first card lacks in a deck of these, «led by» somebody. */
  const lacking = (deck: string, ...lacks: readonly string[]) => {
    const [cards = '', leader = null] = deck.split(' led by ')
    const [card = '', ...others] = cards.split(' ')
    expect(lacksOf({ leader, cards: Object.fromEntries([card, ...others].map((id) => [id, 1])) }, card), deck).toEqual(lacks)
  }
  const noPlaces = without(reef(), (id) => kindOf.get(id) === 'location')

  rule('MY-ALLY-02', 'Allies need a Location they are found at', () => {
    expect(lacksOf(reef(), 'joe-sargent')).toEqual([])
    expect(lacksOf(noPlaces, 'joe-sargent')).toEqual([NOT.found])
  })
  rule('MY-TOME-01 MY-TOME-02', 'Tomes need a place with books and somebody who reads them', () => {
    lacking('al-azif led by aviatrix', 'no Location with TOME', 'nobody knows Arabic')
    lacking('al-azif miskatonic-library led by egyptologist')
  })
  rule('MY-SPELL-01', 'Spells need a Tome with their icon, or somebody who knows Spells', () => {
    lacking('elder-sign', 'fits no Tome, Ally or Artifact of this deck')
    lacking('elder-sign al-azif')
  })
  rule('MY-MON-02 MY-ART-01 MY-WEAP-03', 'Monsters need a Gate, Artifacts a place, Weapons an Ally besides', () => {
    expect(lacksOf(noPlaces, 'deep-one')).toEqual([NOT.gate])
    lacking('shotgun', NOT.artifact, 'no Ally to carry it')
  })
  rule('MY-TRAVEL-20', 'an Exotic Place needs a journey that leads there', () => lacking('plateau-of-leng motor-car', AWAY))
  rule('MY-TRAVEL-17 MY-TRAVEL-12 MY-TRAVEL-18', 'so do an Island, and a Region where the deck is not at home', () => {
    lacking(`ponape motor-car ${HOME}`, AWAY)
    lacking(`ponape dirigible ${HOME}`)
    lacking(`rlyeh dirigible ${HOME}`, AWAY)
    lacking(`british-museum ${HOME}`, AWAY)
    lacking(`british-museum tramp-steamer ${HOME}`)
    // At home one begins: nothing is said of it.
    lacking('british-museum paris-catacombs', 'not there')
  })
  rule('MY-DIM-04 MY-DIM-05', 'another dimension needs a permission; what bears its marker a place in it', () => {
    lacking(`celephais tramp-steamer ${ARKHAM}`, AWAY)
    for (const opener of ['seventy-steps-of-slumber', 'the-strange-high-house', 'the-silver-key', 'randolph-carter', 'night-gaunt'])
      lacking(`celephais ${opener} ${ARKHAM}`)
    lacking(`celephais ${ARKHAM} led by dream-poet`)
    lacking(`gug ${ARKHAM}`, NOT.gate)
    lacking(`gug vale-of-pnath ${ARKHAM}`)
    lacking(`spear-of-celephais earl-sawyer ${ARKHAM}`, NOT.artifact)
    lacking(`spear-of-celephais celephais earl-sawyer ${ARKHAM}`)
    lacking(`dream-galley-captain innsmouth-wharves ${ARKHAM}`, NOT.found)
  })
  rule('MY-RULING-71', 'who is found IN THE PAST needs the place and what sends it back', () => {
    lacking('joseph-curwen hourglass-of-the-pharaohs', NOT.found)
    lacking('joseph-curwen john-hay-library', 'no card of this deck leads INTO THE PAST')
    lacking('joseph-curwen john-hay-library hourglass-of-the-pharaohs')
  })
  test('what an Investigator or a card on the table makes up for is not missing', () => {
    lacking('whateley-cipher-diary miskatonic-library brain-cylinder')
    lacking('jade-amulet sentinel-hill', NOT.artifact)
    lacking('jade-amulet sentinel-hill led by egyptologist')
    lacking('mind-sending-engine miskatonic-library', NOT.artifact)
    lacking('mind-sending-engine miskatonic-library prof-nathaniel-peaslee')
  })
  test('a journey needs its companion, and a place to start from', () => {
    lacking('expedition-aircraft miskatonic-library', 'the card it requires is missing')
    lacking('expedition-aircraft prof-lake')
    lacking('diving-bell-descent miskatonic-library', 'leaves from no Location of this deck')
    lacking('pact-with-the-outer-ones brain-cylinder')
  })
  rule('MY-ADV-16', 'an Adventure across subregions needs so many of them, however many Locations there are', () => {
    const cities = ['miskatonic-library', 'miskatonic-exhibit-hall', 'the-witch-house', 'widener-library', 'museum-of-fine-arts']
    const rounds: Deck = {
      leader: null,
      cards: { ...Object.fromEntries(cities.map((id) => [id, 4])), 'al-azif': 1, 'antiquarian-rounds': 1 },
    }
    expect(lacksOf(rounds, 'antiquarian-rounds')).toEqual(['missing: 5 different CITY Locations in at least 3 subregions'])
    expect(lacksOf({ ...rounds, cards: { ...rounds.cards, 'john-hay-library': 1 } }, 'antiquarian-rounds')).toEqual([])
  })

  rule('MY-ADV-20', 'an Adventure needs a card for each of its items', () => {
    expect(lacksOf(reef(), 'shadows-over-the-reef')).toEqual([])
    const lesser = without(reef(), (id) => id === 'devil-reef' || id === 'deep-one')
    expect(lacksOf(lesser, 'shadows-over-the-reef')).toEqual(['missing: DEVIL REEF; 2 DEEP ONES'])
  })
})

rule('MY-ADV-20', 'how far an Adventure has come is a number whose items are told in words', () => {
  const t = duel('hand shadows-over-the-reef; at devil-reef; allies zadok-allen')
  const { kernel } = t.table
  const { value, parts } = kernel.explain('story', { who: 'ana', card: t.piece('shadows-over-the-reef') } as never)
  expect(value).toBe(2)
  const shown = parts.map((part) => ({ ...part, source: null }))
  const lines = text.sum({ quantity: 'story', value, parts: shown }, { lang: 'en', reader: 'ana' })
  expect(lines.map(({ label, value: has }) => `${label}: ${has}`)).toEqual([
    'DEVIL REEF: 1 / 1',
    '2 other different INNSMOUTH Locations: 0 / 2',
    '1 SAILOR Ally: 1 / 1',
    '2 DEEP ONES: 0 / 2',
  ])
})

rule('MY-ADV-16', 'five Locations of two subregions are not yet what an Adventure across three asks for', () => {
  const cities = ['miskatonic-exhibit-hall', 'the-witch-house', 'widener-library', 'museum-of-fine-arts']
  const has = (fifth: string): number[] => {
    const t = duel(`hand antiquarian-rounds; at ${fifth}; chronicle ${cities}; artifacts shotgun`)
    return t.table.kernel.explain('story', { who: 'ana', card: t.piece('antiquarian-rounds') }).parts.map(({ amount }) => amount)
  }
  expect([has('miskatonic-library')[0], has('john-hay-library')[0]]).toEqual([4, 5])
})

test('a card is found by every number printed on it', () => {
  const numbers = (id: string) =>
    decks
      .cards('es')
      .find((card) => card.id === id)
      ?.marks.filter(({ group }) => ['value', 'sanity', 'capacity', 'points'].includes(group))
      .map(({ group, text: shown }) => `${group} ${shown}`)
  expect(numbers('shoggoth')).toEqual(['value 5', 'sanity −2'])
  expect(numbers('elder-sign')).toEqual(['sanity −2'])
  expect(numbers('the-forbidden-shelf')).toEqual(['points 10', 'sanity +2'])
  expect(numbers('necronomicon-latin')).toEqual(['capacity 4', 'sanity −3'])
  expect(numbers('professor-of-classics')).toEqual([])
})
