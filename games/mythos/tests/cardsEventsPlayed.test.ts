import type { Seat } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import type { Tag } from '../content/nodes.ts'
import { travels } from '../content/travels.ts'
import { number } from './duel.ts'
import { answering, becoming, type Position, position, type Said, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

/* Every Event and Travel Event, played. ana has 12 SAN and plays it, ben has 10. */

const tried = new Set<string>()
type Two = { readonly ana?: Said; readonly ben?: Said }
function holding(event: string, { ana = {}, ben = {} }: Two, more: Partial<Position> = {}): Table {
  tried.add(event)
  return position({
    seats: {
      ana: { sanity: 12, at: 'widener-library', ...someone(ana), hand: [event, ...(someone(ana).hand ?? [])] },
      ben: { sanity: 10, at: 'christchurch-cemetery', ...someone(ben) },
    },
    ...more,
  })
}
const sanity = (t: Table, seat: Seat): number => t.get(seat, 'sanity')

describe('Events that cost the target one card', () => {
  test.each(
    rows(`
    library-theft | tomes al-azif+elder-sign regnum-congo book-of-dzyan | regnum-congo book-of-dzyan | chronicle
    confiscated-luggage | artifacts electric-torch resonator | electric-torch resonator | discard`),
  )('%s: of several the target gives up one of its choice', (event, ben, ways, pile) => {
    const [, given] = ways.split(' ')
    holding(event, { ben }).does(`ana play:${event}`, `ben asked prompt.pick: ${ways}`).does(`ben ${given}`, `ben ${pile} ${given}`)
  })
})

describe('Events that happen at once', () => {
  /** The Event, the two players, answers by ana, all that changes besides its own burial. */
  const cases = rows(`
    walpurgis-eve | at sentinel-hill inverted | | | ana sanity 12→11; sentinel-hill not inverted
    federal-raid | allies old-castro earl-sawyer | allies keziah-mason joe-sargent | |
      joe-sargent allies:ben→chronicle:ben; keziah-mason allies:ben→chronicle:ben; old-castro allies:ana→chronicle:ana
    federal-raid | at sentinel-hill; allies old-castro | allies keziah-mason | | keziah-mason allies:ben→chronicle:ben
    library-theft | | tomes al-azif+elder-sign regnum-congo | | regnum-congo tomes:ben→chronicle:ben
    betrayal | | allies earl-sawyer baron-ferenczy | | ana sanity 12→11; earl-sawyer allies:ben→discard:ben
    confiscated-luggage | | artifacts electric-torch; allies earl-sawyer+shotgun | | electric-torch artifacts:ben→discard:ben
    ghastly-discovery | | | | ben sanity 10→8
    whip-poor-wills | | at sentinel-hill | | ben sanity 10→9
    sealed-by-the-authorities | | | | christchurch-cemetery inverted
    university-grant | deck ghoul mi-go zoog | | | ghoul deck:ana→hand:ana; mi-go deck:ana→hand:ana
    rest-cure | | | | ana sanity 12→15
    rest-cure | | events insomnia: ana | yes | ana sanity 12→15; insomnia events:ben→chronicle:ben
    rest-cure | | events insomnia: ana | no | ana sanity 12→15
    mysterious-telegram | deck ghoul earl-sawyer | | earl-sawyer | earl-sawyer deck:ana→hand:ana
    curious-inheritance | at sentinel-hill; hand clay-bas-relief book-of-dzyan regnum-congo | | book-of-dzyan |
      ana sanity 12→11; book-of-dzyan hand:ana→tomes:ana
    old-acquaintance | hand gustaf-johansen king-kuranes | | gustaf-johansen | ana sanity 12→13; gustaf-johansen hand:ana→allies:ana
    notes-re-read | chronicle ghoul sentinel-hill | | ghoul | ghoul chronicle:ana→hand:ana
    retraced-steps | chronicle ghoul sentinel-hill | | | sentinel-hill chronicle:ana→here:ana; widener-library here:ana→chronicle:ana
    rational-explanation | | events amnesia: ana | | amnesia events:ben→chronicle:ben; ana sanity 12→13
    sudden-insight | deck zoog | hand ghoul | | zoog deck:ana→hand:ana
    search-party | at sentinel-hill crossed; artifacts electric-torch | | | electric-torch not crossed; sentinel-hill not crossed`)
  test.each(cases)('%s %#', (event, ana, ben, answers, led) => {
    const t = holding(event, { ana, ben }, event === 'search-party' ? { marks: { 'electric-torch': { crossed: true } } } : {})
    becoming(t, answering('ana', `play:${event}`, answers), led, `${event} hand:ana→chronicle:ana`)
  })

  test.each([
    ['missed-connection', { ben: 'at widener-library' }],
    ['summons-to-testify', { ben: 'at sentinel-hill' }],
    ['sealed-by-the-authorities', { ben: 'at sentinel-hill' }],
    ['ghastly-discovery', { ben: 'at widener-library' }],
    ['whip-poor-wills', { ben: 'at widener-library' }],
    ['betrayal', { ben: 'allies baron-ferenczy' }],
    ['rational-explanation', {}],
  ] as const)('%s has no target there', (event, two) => {
    expect(holding(event, two).refused('ana')[`play:${event}`]).toEqual(['MY-EVENT-03'])
  })

  test.each([
    ['missed-connection', { ben: 'at express-train' }],
    ['summons-to-testify', {}],
  ] as const)('%s: the next turn is lost, and only that', (event, two) => {
    const t = holding(event, two).choose('ana', `play:${event}`)
    expect([t.table.asked(), t.zone('chronicle:ana')]).toEqual([['ana'], [event]])
    t.choose('ana', 'pass').expectAsk('ben', 'prompt.turn')
  })
})

const told = tellDuels(`
# Events of one Round
  daybreak: ends Nightfall, and every OUTDOORS place is DAY
    at widener-library; hand daybreak; events nightfall: nobody | at christchurch-cemetery => ben is-night
      -> ana play:daybreak => ben not is-night; ana events daybreak, chronicle nightfall -> nextRound => ben is-night; ana events none
  direct-sunlight: all UNDEAD of one Threat are out of the battle
    hand direct-sunlight | threat mummy-of-the-pharaoh ghoul
      -> ana play:direct-sunlight > ben, ben pass, ana pass, until ana lobotomy | lobotomy no => ana sanity 10
  dense-sea-fog: no Sea or Air Travel Events
    hand dense-sea-fog | at christchurch-cemetery; hand tramp-steamer dirigible express-train
      -> ana play:dense-sea-fog => ben offered play:express-train pass
  noreaster: at the end of the Round 1 SAN from everybody OUTDOORS
    at widener-library; hand noreaster | at christchurch-cemetery -> ana play:noreaster, nextRound
      => ana sanity 12, chronicle noreaster; ben sanity 9
  the-stars-are-right: a Great Old One needs one of its cards only
    at devil-reef; hand the-stars-are-right great-cthulhu => ana refused play:great-cthulhu MY-GOO-03
      -> ana play:the-stars-are-right, ben pass => ana sanity 12, offered play:great-cthulhu pass
  cult-recruitment: as Allies too, and only one’s own
    hand cult-recruitment; allies old-castro | allies joe-sargent -> ana play:cult-recruitment => old-castro worth 2; joe-sargent worth 1
  painstaking-translation: one language until the end of the Round
    at widener-library; hand painstaking-translation -> ana play:painstaking-translation > greek => ana speaks english greek
      -> nextRound => ana speaks english
  steady-nerves: two points less in Combat
    hand steady-nerves | threat shoggoth -> ana play:steady-nerves, ben pass, ana pass, until ana lobotomy | lobotomy no => ana sanity 9

# lasting Events
  nightfall: every OUTDOORS place is NIGHT, until somebody plays Daybreak
    at widener-library; hand nightfall | at swan-point-cemetery; hand daybreak => ana not is-night; ben not is-night
      -> ana play:nightfall => ana not is-night; ben is-night -> ben play:daybreak => ana events none, chronicle nightfall
  nyctophobia: ends with a HOSPITAL, as Brain Fever does
    hand <nyctophobia brain-fever> | at the-unvisited-island; hand st-marys-hospital
      -> ana play:<> > ben, ben play:st-marys-hospital => ana events none, chronicle <>
  brain-fever: casting under a Tome too
    hand brain-fever | at christchurch-cemetery; tomes al-azif+dream-sending -> ana play:brain-fever > ben, ben cast:dream-sending
      => ana sanity 10; ben sanity 8
  insomnia: two cards less at most; a LODGING ends it
    hand insomnia | at christchurch-cemetery; hand the-witch-house => ben handMax 6 -> ana play:insomnia > ben => ben handMax 4
      -> ben play:the-witch-house => ben handMax 6
  amnesia: only English, Allies unaffected; a LIBRARY ends it
    hand amnesia | is professor-of-classics; at christchurch-cemetery; allies edward-derby; hand miskatonic-library
      => ben speaks english latin greek -> ana play:amnesia > ben => ben speaks english
      -> ben play:miskatonic-library => ben speaks english latin greek
  haunted-by-dreams: 1 SAN at the end of each Round; a CHURCH ends it
    hand haunted-by-dreams | at devil-reef; hand hall-of-the-esoteric-order -> ana play:haunted-by-dreams > ben, nextRound
      => ana sanity 11; ben sanity 9 -> ana pass, ben play:hall-of-the-esoteric-order => ana events none

# what an Event needs
  rest-cure: not while walking
    at sentinel-hill crossed; hand rest-cure => ana refused play:rest-cure MY-GEN-01
  old-acquaintance: finds nobody of the PAST, nor of a value above 2
    at widener-library; hand old-acquaintance captain-obed-marsh inspector-legrasse wilbur-whateley
      -> ana play:old-acquaintance, ana? play-now: inspector-legrasse
  expedition-aircraft: an Explorer, or a Scientist
    at widener-library; hand expedition-aircraft => ana refused play:expedition-aircraft MY-GEN-01
    at widener-library; hand expedition-aircraft; allies <abdul-reis-guide dr-herbert-west> => ana offered play:expedition-aircraft …
  diving-bell-descent: the sea
    at widener-library; hand diving-bell-descent => ana refused play:diving-bell-descent MY-GEN-01
  the-awakening: the Dreamlands
    at widener-library; hand the-awakening => ana refused play:the-awakening MY-DIM-05 MY-GEN-01
  pact-with-the-outer-ones: Akeley’s house, or a Brain Cylinder
    at widener-library; hand pact-with-the-outer-ones => ana refused play:pact-with-the-outer-ones MY-GEN-01
    at widener-library; hand pact-with-the-outer-ones; artifacts brain-cylinder => ana offered play:pact-with-the-outer-ones …
`)

describe('under an Event', () => {
  /** The value of a card of ana’s before, under the Event, and in the next Round. */
  test.each([
    ['full-moon', 'graveyard-skeleton', [1, 2]],
    ['full-moon', 'ghoul', [2, 3]],
    ['full-moon', 'deep-one', [2, 2]],
    ['cult-recruitment', 'barnabas-marsh', [2, 3]],
    ['cult-recruitment', 'deep-one', [2, 2]],
  ] as const)('%s: %s', (event, card, values) => {
    const t = holding(event, { ana: `threat ${card}`, ben: 'threat gug' })
    const value = () => number(t, 'value', { piece: t.piece(card), who: 'ana' })
    const before = value()
    t.choose('ana', `play:${event}`)
    expect([before, value()]).toEqual(values)
  })

  /** What ben may still play of his Hand; then a card of his that ends it. */
  const WALKS = ['kingsport-harbour', 'boylston-street-subway', 'john-hay-library', 'tramp-steamer', 'diving-bell-descent', 'express-train']
  test.each([
    ['hydrophobia', ['boylston-street-subway', 'john-hay-library', 'express-train'], 'st-marys-hospital'],
    [
      'claustrophobia',
      ['kingsport-harbour', 'john-hay-library', 'tramp-steamer', 'diving-bell-descent', 'express-train'],
      'st-marys-hospital',
    ],
    ['agoraphobia', ['tramp-steamer', 'diving-bell-descent', 'express-train'], 'st-marys-hospital'],
  ])('%s', (event, left, cure) => {
    const t = holding(event, { ben: `at the-unvisited-island; hand ${WALKS} ${cure}` }).does(`ana play:${event}, ana ben`)
    expect(t.offered('ben').sort()).toEqual([...left.map((one) => `play:${one}`), `play:${cure}`, 'pass'].sort())
    t.choose('ben', `play:${cure}`)
    expect([t.zone('events:ana'), t.zone('chronicle:ana')]).toEqual([[], [event]])
  })

  /** A price for ben before and under the Event. */
  test.each([
    ['nyctophobia', 'cold-spring-glen', [0, 1]],
    ['nyctophobia', 'john-hay-library', [0, 0]],
    ['brain-fever', 'book-of-dzyan', [1, 2]],
    ['brain-fever', 'shotgun', [0, 0]],
  ] as const)('%s: %s', (event, card, prices) => {
    const t = holding(event, { ben: `hand ${card}` })
    const price = () => number(t, 'price', { card: t.piece(card), who: 'ben' })
    const before = price()
    t.choose('ana', `play:${event}`).choose('ana', 'ben')
    expect([before, price()]).toEqual(prices)
  })
})

describe('Travel Events', () => {
  const HAND = [
    'john-hay-library',
    'gilman-house-hotel',
    'dark-mountain',
    'cairo-museum',
    'ponape',
    'yuggoth',
    'yha-nthlei',
    'celephais',
    'sarkomand',
  ]
  /** From where, what of the Hand may follow in the same turn, what in a later one. */
  test.each([
    ['express-train', 'museum-of-fine-arts', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain'], []],
    ['motor-car', 'sentinel-hill', ['john-hay-library', 'gilman-house-hotel'], []],
    ['innsmouth-bus', 'museum-of-fine-arts', ['gilman-house-hotel'], []],
    ['ox-cart', 'sentinel-hill', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain'], []],
    ['ocean-liner', 'museum-of-fine-arts', null, ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'cairo-museum', 'ponape']],
    ['tramp-steamer', 'museum-of-fine-arts', null, ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'cairo-museum', 'ponape']],
    ['whaling-schooner', 'kingsport-harbour', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'ponape'], ['cairo-museum']],
    ['whaling-schooner', 'museum-of-fine-arts', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain'], ['cairo-museum', 'ponape']],
    ['the-steam-yacht', 'museum-of-fine-arts', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'cairo-museum', 'ponape'], []],
    ['aeroplane-charter', 'museum-of-fine-arts', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain'], ['cairo-museum', 'ponape']],
    ['dirigible', 'museum-of-fine-arts', null, ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'cairo-museum', 'ponape']],
    [
      'expedition-aircraft',
      'museum-of-fine-arts',
      null,
      ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'cairo-museum', 'ponape'],
    ],
    ['the-u-29', 'museum-of-fine-arts', null, ['yha-nthlei']],
    ['diving-bell-descent', 'devil-reef', null, ['yha-nthlei']],
    ['flight-through-the-aether', 'museum-of-fine-arts', null, ['yuggoth']],
    ['pact-with-the-outer-ones', 'akeley-farmhouse', null, ['yuggoth']],
    ['seventy-steps-of-slumber', 'museum-of-fine-arts', ['celephais', 'sarkomand'], []],
    ['the-awakening', 'dylath-leen', ['john-hay-library', 'gilman-house-hotel', 'dark-mountain', 'cairo-museum'], []],
    ['the-white-ship', 'kingsport-harbour', null, ['celephais', 'sarkomand', 'ponape']],
    ['the-white-ship', 'dylath-leen', null, ['celephais', 'sarkomand', 'ponape']],
  ] as const)('%s from %s', (event, at, now, later) => {
    const t = holding(event, { ana: `at ${at}; hand ${HAND}; allies prof-lake; deck zoog` }).choose('ana', `play:${event}`)
    const offered = (): string[] =>
      t
        .offered('ana')
        .filter((key) => HAND.some((place) => key.endsWith(place)))
        .map((key) => key.replace('play:', ''))
    if (now === null) expect(t.table.ask?.about.key).toBe('prompt.turn')
    else {
      t.expectAsk('ana', 'prompt.destination')
      expect(offered().sort()).toEqual([...now].sort())
      t.choose('ana', 'stay')
    }
    expect(t.zone('here:ana')).toEqual([event])
    t.choose('ben', 'pass')
    expect(offered().sort()).toEqual([...(now ?? []), ...later].sort())
  })

  test.each(travels.map((card) => [card.id, card] as const))('%s: its price and its attributes', (id, card) => {
    const at = id === 'the-awakening' ? 'celephais' : id === 'pact-with-the-outer-ones' ? 'akeley-farmhouse' : 'devil-reef'
    const t = holding(id, { ana: `at ${at}; allies prof-lake; deck zoog ghoul` }).choose('ana', `play:${id}`)
    expect(sanity(t, 'ana')).toBe(12 + (card.sanity ?? 0))
    const has = (attribute: Tag) => number(t, 'attribute', { who: 'ana', attribute }) > 0
    expect({ night: has('night'), indoors: has('indoors'), lodging: has('lodging'), city: has('city') }).toEqual({
      night: card.attributes.includes('night'),
      indoors: card.attributes.includes('indoors'),
      lodging: card.attributes.includes('lodging'),
      city: false,
    })
    expect(t.zone('hand:ana')).toEqual(['innsmouth-bus', 'expedition-aircraft'].includes(id) ? ['zoog'] : [])
  })
})

test('no Event was left out', () => {
  expect([...events, ...travels].map(({ id }) => id).filter((id) => !tried.has(id) && !told.has(id))).toEqual([])
})
