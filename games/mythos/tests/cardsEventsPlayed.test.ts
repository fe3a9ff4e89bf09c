import type { Seat } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import type { Tag } from '../content/nodes.ts'
import { travels } from '../content/travels.ts'
import { number } from './duel.ts'
import { answering, becoming, type Position, position, type Said, someone, type Table } from './position.ts'

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
/** Both pass, nobody fights or is cured by force, until ana has a turn of the next Round. */
const nextRound = (t: Table): Table =>
  t.untilAsk('ana', 'prompt.turn', { 'prompt.lobotomy': 'no', 'prompt.turn': 'pass', 'prompt.casting': 'decline' })

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

  test('rest-cure not while walking', () => {
    expect(holding('rest-cure', { ana: 'at sentinel-hill crossed' }).refused('ana')['play:rest-cure']).toEqual(['MY-GEN-01'])
  })
  test('old-acquaintance does not find anybody of the PAST, nor of a value above 2', () => {
    const t = holding('old-acquaintance', { ana: 'hand captain-obed-marsh inspector-legrasse wilbur-whateley' })
    t.choose('ana', 'play:old-acquaintance').expectAsk('ana', 'prompt.play-now', ['inspector-legrasse'])
  })
})

describe('Events of one Round', () => {
  test('daybreak ends Nightfall, and every OUTDOORS place is DAY', () => {
    const t = holding('daybreak', { ana: 'events nightfall: nobody' })
    const night = () => number(t, 'attribute', { who: 'ben', attribute: 'night' })
    expect(night()).toBe(1)
    t.choose('ana', 'play:daybreak')
    expect([night(), t.zone('events:ana'), t.zone('chronicle:ana')]).toEqual([0, ['daybreak'], ['nightfall']])
    nextRound(t.choose('ben', 'pass').choose('ana', 'pass'))
    expect([night(), t.zone('events:ana')]).toEqual([1, []])
  })
  test('direct-sunlight: all UNDEAD of one Threat are out of the battle', () => {
    const t = holding('direct-sunlight', { ben: 'threat mummy-of-the-pharaoh ghoul' }).does(
      'ana play:direct-sunlight, ana ben, ben pass, ana pass',
    )
    t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.lobotomy': 'no' }).shows('ana sanity 10')
  })
  test('dense-sea-fog: no Sea or Air Travel Events', () => {
    const t = holding('dense-sea-fog', { ben: 'hand tramp-steamer dirigible express-train' })
    t.does('ana play:dense-sea-fog', 'ben offered play:express-train pass')
  })
  test('noreaster: at the end of the Round 1 SAN from everybody OUTDOORS', () => {
    const t = nextRound(holding('noreaster', {}).does('ana play:noreaster, ben pass, ana pass'))
    t.shows('ana sanity 12; ben sanity 9; ana chronicle noreaster')
  })
  test('the-stars-are-right: a Great Old One needs one of its cards only', () => {
    const t = holding('the-stars-are-right', { ana: 'at devil-reef; hand great-cthulhu' }).shows('ana refused play:great-cthulhu MY-GOO-03')
    t.does('ana play:the-stars-are-right, ben pass', 'ana sanity 12, offered play:great-cthulhu pass')
  })
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
  test('cult-recruitment: as Allies too, and only one’s own', () => {
    const t = holding('cult-recruitment', { ana: 'allies old-castro', ben: 'allies joe-sargent' }).does('ana play:cult-recruitment')
    const value = (card: string, who: Seat) => number(t, 'value', { piece: t.piece(card), who })
    expect([value('old-castro', 'ana'), value('joe-sargent', 'ben')]).toEqual([2, 1])
  })
  test('painstaking-translation: one language until the end of the Round', () => {
    const t = holding('painstaking-translation', {}).choose('ana', 'play:painstaking-translation').choose('ana', 'greek')
    const knows = () => (['greek', 'latin'] as const).map((language) => number(t, 'language', { who: 'ana', language }))
    const now = knows()
    nextRound(t.choose('ben', 'pass').choose('ana', 'pass'))
    expect([now, knows()]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })
  test('steady-nerves: two points less in Combat', () => {
    const t = holding('steady-nerves', { ben: 'threat shoggoth' }).does('ana play:steady-nerves, ben pass, ana pass')
    t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.lobotomy': 'no' }).shows('ana sanity 9')
  })
})

describe('lasting Events', () => {
  test('nightfall: every OUTDOORS place is NIGHT, until somebody plays Daybreak', () => {
    const t = holding('nightfall', { ben: 'at swan-point-cemetery; hand daybreak' })
    const night = () => ['ana', 'ben'].map((who) => number(t, 'attribute', { who, attribute: 'night' }))
    const before = night()
    t.choose('ana', 'play:nightfall')
    expect([before, night()]).toEqual([
      [0, 0],
      [0, 1],
    ])
    t.does('ben play:daybreak', 'ana events none, chronicle nightfall')
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
  test.each(['nyctophobia', 'brain-fever'])('%s ends with a HOSPITAL', (event) => {
    const t = holding(event, { ben: 'at the-unvisited-island; hand st-marys-hospital' })
    t.choose('ana', `play:${event}`).choose('ana', 'ben').choose('ben', 'play:st-marys-hospital')
    expect([t.zone('events:ana'), t.zone('chronicle:ana')]).toEqual([[], [event]])
  })
  test('brain-fever: casting under a Tome too', () => {
    const t = holding('brain-fever', { ben: 'tomes al-azif+dream-sending' })
    t.does('ana play:brain-fever, ana ben, ben cast:dream-sending', 'ana sanity 10; ben sanity 8')
  })

  test('insomnia: two cards less at most; a LODGING ends it', () => {
    const t = holding('insomnia', { ben: 'hand the-witch-house' })
    const most = () => number(t, 'handMax', { who: 'ben' })
    const before = most()
    t.choose('ana', 'play:insomnia').choose('ana', 'ben')
    const under = most()
    t.choose('ben', 'play:the-witch-house')
    expect([before, under, most()]).toEqual([6, 4, 6])
  })
  test('amnesia: only English, Allies unaffected; a LIBRARY ends it', () => {
    const t = holding('amnesia', { ben: 'is professor-of-classics; allies edward-derby; hand miskatonic-library' })
    const knows = () => (['english', 'greek', 'french'] as const).map((language) => number(t, 'language', { who: 'ben', language }))
    const before = knows()
    t.choose('ana', 'play:amnesia').choose('ana', 'ben')
    const under = knows()
    t.choose('ben', 'play:miskatonic-library')
    expect([before, under, knows()]).toEqual([
      [1, 1, 0],
      [1, 0, 0],
      [1, 1, 0],
    ])
  })
  test('haunted-by-dreams: 1 SAN at the end of each Round; a CHURCH ends it', () => {
    const t = holding('haunted-by-dreams', { ben: 'at devil-reef; hand hall-of-the-esoteric-order' })
    nextRound(t.does('ana play:haunted-by-dreams, ana ben, ben pass, ana pass')).shows('ana sanity 11; ben sanity 9')
    t.untilAsk('ben', 'prompt.turn', { 'prompt.turn': 'pass' }).does('ben play:hall-of-the-esoteric-order', 'ana events none')
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

  test.each([
    ['expedition-aircraft', { at: 'widener-library' }, 'MY-GEN-01'],
    ['diving-bell-descent', { at: 'widener-library' }, 'MY-GEN-01'],
    ['pact-with-the-outer-ones', { at: 'widener-library' }, 'MY-GEN-01'],
  ] as const)('%s is refused there', (event, ana, rule) => {
    expect(holding(event, { ana }).refused('ana')[`play:${event}`]).toEqual([rule])
  })
  test.each([
    ['abdul-reis-guide', 'an Explorer'],
    ['dr-herbert-west', 'a Scientist'],
  ])('expedition-aircraft with %s, %s', (ally) => {
    holding('expedition-aircraft', { ana: { at: 'widener-library', allies: [ally] } }).shows('ana offered play:expedition-aircraft …')
  })
  test('the-awakening only from the Dreamlands', () => {
    expect(holding('the-awakening', {}).refused('ana')['play:the-awakening']).toContain('MY-DIM-05')
  })
  test('pact-with-the-outer-ones from anywhere with a Brain Cylinder', () => {
    holding('pact-with-the-outer-ones', { ana: 'artifacts brain-cylinder' }).shows('ana offered play:pact-with-the-outer-ones …')
  })
})

test('no Event was left out', () => {
  expect([...events, ...travels].map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
})
