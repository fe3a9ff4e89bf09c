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
  const noPlaces = without(reef(), (id) => kindOf.get(id) === 'location')
  rule('MY-ALLY-02', 'Allies need a Location they are found at', () => {
    expect(lacksOf(reef(), 'joe-sargent')).toEqual([])
    expect(lacksOf(noPlaces, 'joe-sargent')).toEqual(['found at no Location of this deck'])
  })

  rule('MY-TOME-01 MY-TOME-02', 'Tomes need a place with books and somebody who reads them', () => {
    expect(lacksOf({ leader: 'aviatrix', cards: { 'al-azif': 1 } }, 'al-azif')).toEqual(['no Location with TOME', 'nobody knows Arabic'])
    expect(lacksOf({ leader: 'egyptologist', cards: { 'al-azif': 1, 'miskatonic-library': 1 } }, 'al-azif')).toEqual([])
  })

  rule('MY-SPELL-01', 'Spells need a Tome with their icon, or somebody who knows Spells', () => {
    expect(lacksOf({ leader: null, cards: { 'elder-sign': 1 } }, 'elder-sign')).toEqual(['fits no Tome, Ally or Artifact of this deck'])
    expect(lacksOf({ leader: null, cards: { 'elder-sign': 1, 'al-azif': 1 } }, 'elder-sign')).toEqual([])
  })

  rule('MY-MON-02 MY-ART-01 MY-WEAP-03', 'Monsters need a Gate, Artifacts a place, Weapons an Ally besides', () => {
    expect(lacksOf(noPlaces, 'deep-one')).toEqual(['no Gate it can come through'])
    expect(lacksOf({ leader: null, cards: { shotgun: 1 } }, 'shotgun')).toEqual(['no Location with ARTIFACT', 'no Ally to carry it'])
  })

  const of = (...ids: readonly string[]): Deck => ({ leader: null, cards: Object.fromEntries(ids.map((id) => [id, 1])) })
  const NO_WAY = ['no journey of this deck leads there']
  rule('MY-TRAVEL-20', 'an Exotic Place needs a journey that leads there', () => {
    expect(lacksOf(of('plateau-of-leng', 'motor-car'), 'plateau-of-leng')).toEqual(NO_WAY)
  })

  rule('MY-TRAVEL-17 MY-TRAVEL-12 MY-TRAVEL-18', 'so do an Island, and a Region where the deck is not at home', () => {
    const home = ['miskatonic-library', 'widener-library']
    expect(lacksOf(of(...home, 'ponape', 'motor-car'), 'ponape')).toEqual(NO_WAY)
    expect(lacksOf(of(...home, 'ponape', 'dirigible'), 'ponape')).toEqual([])
    expect(lacksOf(of(...home, 'rlyeh', 'dirigible'), 'rlyeh')).toEqual(NO_WAY)
    expect(lacksOf(of(...home, 'british-museum'), 'british-museum')).toEqual(NO_WAY)
    expect(lacksOf(of(...home, 'british-museum', 'tramp-steamer'), 'british-museum')).toEqual([])
    // At home one begins: nothing is said of it.
    expect(lacksOf(of('british-museum', 'paris-catacombs'), 'british-museum')).toEqual(['not there'])
  })

  rule('MY-DIM-04 MY-DIM-05', 'another dimension needs a permission; what bears its marker a place in it', () => {
    const home = ['miskatonic-library', 'sentinel-hill', 'marsh-refinery']
    expect(lacksOf(of(...home, 'celephais', 'tramp-steamer'), 'celephais')).toEqual(NO_WAY)
    for (const opener of ['seventy-steps-of-slumber', 'the-strange-high-house', 'the-silver-key', 'randolph-carter', 'night-gaunt'])
      expect(lacksOf(of(...home, 'celephais', opener), 'celephais'), opener).toEqual([])
    expect(lacksOf({ ...of(...home, 'celephais'), leader: 'dream-poet' }, 'celephais')).toEqual([])
    expect(lacksOf(of(...home, 'gug'), 'gug')).toEqual(['no Gate it can come through'])
    expect(lacksOf(of(...home, 'vale-of-pnath', 'gug'), 'gug')).toEqual([])
    expect(lacksOf(of(...home, 'earl-sawyer', 'spear-of-celephais'), 'spear-of-celephais')).toEqual(['no Location with ARTIFACT'])
    expect(lacksOf(of(...home, 'celephais', 'earl-sawyer', 'spear-of-celephais'), 'spear-of-celephais')).toEqual([])
    expect(lacksOf(of(...home, 'innsmouth-wharves', 'dream-galley-captain'), 'dream-galley-captain')).toEqual([
      'found at no Location of this deck',
    ])
  })

  rule('MY-RULING-71', 'who is found IN THE PAST needs the place and what sends it back', () => {
    const lacks = (...ids: readonly string[]) => lacksOf(of('joseph-curwen', ...ids), 'joseph-curwen')
    expect(lacks('hourglass-of-the-pharaohs')).toEqual(['found at no Location of this deck'])
    expect(lacks('john-hay-library')).toEqual(['no card of this deck leads INTO THE PAST'])
    expect(lacks('john-hay-library', 'hourglass-of-the-pharaohs')).toEqual([])
  })

  test('what an Investigator or a card on the table makes up for is not missing', () => {
    expect(lacksOf(of('whateley-cipher-diary', 'miskatonic-library', 'brain-cylinder'), 'whateley-cipher-diary')).toEqual([])
    const relics = of('jade-amulet', 'sentinel-hill')
    expect(lacksOf(relics, 'jade-amulet')).toEqual(['no Location with ARTIFACT'])
    expect(lacksOf({ ...relics, leader: 'egyptologist' }, 'jade-amulet')).toEqual([])
    const engine = of('mind-sending-engine', 'miskatonic-library')
    expect(lacksOf(engine, 'mind-sending-engine')).toEqual(['no Location with ARTIFACT'])
    expect(lacksOf(of('mind-sending-engine', 'miskatonic-library', 'prof-nathaniel-peaslee'), 'mind-sending-engine')).toEqual([])
  })

  test('a journey needs its companion, and a place to start from', () => {
    expect(lacksOf(of('expedition-aircraft', 'miskatonic-library'), 'expedition-aircraft')).toEqual(['the card it requires is missing'])
    expect(lacksOf(of('expedition-aircraft', 'prof-lake'), 'expedition-aircraft')).toEqual([])
    expect(lacksOf(of('diving-bell-descent', 'miskatonic-library'), 'diving-bell-descent')).toEqual([
      'leaves from no Location of this deck',
    ])
    expect(lacksOf(of('pact-with-the-outer-ones', 'brain-cylinder'), 'pact-with-the-outer-ones')).toEqual([])
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
    const lacking = without(reef(), (id) => id === 'devil-reef' || id === 'deep-one')
    expect(lacksOf(lacking, 'shadows-over-the-reef')).toEqual(['missing: DEVIL REEF; 2 DEEP ONES'])
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
