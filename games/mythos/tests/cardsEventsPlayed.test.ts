import type { Seat } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import type { Tag } from '../content/nodes.ts'
import { travels } from '../content/travels.ts'
import { number } from './duel.ts'
import { answering, becoming, type Position, position, type Said, someone, type Table } from './position.ts'
import { tellSeeing } from './told.ts'

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
})

const WALKS = 'kingsport-harbour boylston-street-subway john-hay-library tramp-steamer diving-bell-descent express-train st-marys-hospital'
const told = tellSeeing({ 'price-to-ben': (t, card) => number(t, 'price', { who: 'ben', card }) })(`
# Events and their targets
  library-theft: of several Tomes the target gives up one of its choice
    hand library-theft | tomes al-azif+elder-sign regnum-congo book-of-dzyan
      -> ana play:library-theft, ben? pick: regnum-congo book-of-dzyan > book-of-dzyan => ben chronicle book-of-dzyan
  confiscated-luggage: of several Artifacts too
    hand confiscated-luggage | artifacts electric-torch resonator
      -> ana play:confiscated-luggage, ben? pick: electric-torch resonator > resonator => ben discard resonator
  elsewhere: nobody is a target
    at widener-library; hand <missed-connection summons-to-testify sealed-by-the-authorities ghastly-discovery whip-poor-wills>
      | at <widener-library sentinel-hill sentinel-hill widener-library widener-library> => ana refused play:<> MY-EVENT-03
    at widener-library; hand <betrayal rational-explanation> | at christchurch-cemetery; allies baron-ferenczy
      => ana refused play:<> MY-EVENT-03
  missed-connection: the next turn is lost, and only that, as it is by summons
    at widener-library; hand <missed-connection summons-to-testify> | at <express-train christchurch-cemetery>
      -> ana play:<>, ana? turn => ana chronicle <> -> ana pass, ben? turn

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
  full-moon: UNDEAD and Ghouls are stronger, and no others
    hand full-moon; threat <graveyard-skeleton ghoul deep-one> | threat gug => <> worth <1 2 2> -> ana play:full-moon => <> worth <2 3 2>
  cult-recruitment: Cultists of a Threat are stronger, and no others
    hand cult-recruitment; threat <barnabas-marsh deep-one> | threat gug => <> worth 2 -> ana play:cult-recruitment => <> worth <3 2>
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
  phobia: what one may still play; a HOSPITAL ends it
    hand hydrophobia | at the-unvisited-island; hand ${WALKS} -> ana play:hydrophobia > ben
      => ben offered {play:boylston-street-subway play:john-hay-library play:express-train play:st-marys-hospital pass}
      -> ben play:st-marys-hospital => ana events none, chronicle hydrophobia
    hand claustrophobia | at the-unvisited-island; hand ${WALKS} -> ana play:claustrophobia > ben
      => ben refused only play:boylston-street-subway MY-GEN-01
      -> ben play:st-marys-hospital => ana events none, chronicle claustrophobia
    hand agoraphobia | at the-unvisited-island; hand ${WALKS} -> ana play:agoraphobia > ben
      => ben offered {play:tramp-steamer play:diving-bell-descent play:express-train play:st-marys-hospital pass}
      -> ben play:st-marys-hospital => ana events none, chronicle agoraphobia
  nyctophobia: a NIGHT place costs 1 SAN more
    hand nyctophobia | hand <cold-spring-glen john-hay-library> => <> price-to-ben 0
      -> ana play:nyctophobia > ben => <> price-to-ben <1 0>
  brain-fever: a Tome does
    hand brain-fever | at christchurch-cemetery; hand <book-of-dzyan shotgun> => <> price-to-ben <1 0>
      -> ana play:brain-fever > ben => <> price-to-ben <2 0>
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

describe('Travel Events', () => {
  const NEAR = 'john-hay-library gilman-house-hotel dark-mountain'
  const FAR = `${NEAR} cairo-museum ponape`
  /** From where, what may follow in the same turn («–»: the turn ends), and what in a later one. */
  test.each(
    rows(`
    express-train | museum-of-fine-arts | ${NEAR} | ${NEAR}
    motor-car | sentinel-hill | john-hay-library gilman-house-hotel | john-hay-library gilman-house-hotel
    innsmouth-bus | museum-of-fine-arts | gilman-house-hotel | gilman-house-hotel
    ox-cart | sentinel-hill | ${NEAR} | ${NEAR}
    ocean-liner | museum-of-fine-arts | – | ${FAR}
    tramp-steamer | museum-of-fine-arts | – | ${FAR}
    whaling-schooner | kingsport-harbour | ${NEAR} ponape | ${FAR}
    whaling-schooner | museum-of-fine-arts | ${NEAR} | ${FAR}
    the-steam-yacht | museum-of-fine-arts | ${FAR} | ${FAR}
    aeroplane-charter | museum-of-fine-arts | ${NEAR} | ${FAR}
    dirigible | museum-of-fine-arts | – | ${FAR}
    expedition-aircraft | museum-of-fine-arts | – | ${FAR}
    the-u-29 | museum-of-fine-arts | – | yha-nthlei
    diving-bell-descent | devil-reef | – | yha-nthlei
    flight-through-the-aether | museum-of-fine-arts | – | yuggoth
    pact-with-the-outer-ones | akeley-farmhouse | – | yuggoth
    seventy-steps-of-slumber | museum-of-fine-arts | celephais sarkomand | celephais sarkomand
    the-awakening | dylath-leen | ${NEAR} cairo-museum | ${NEAR} cairo-museum
    the-white-ship | kingsport-harbour | – | celephais sarkomand ponape
    the-white-ship | dylath-leen | – | celephais sarkomand ponape`),
  )('%s from %s', (event, at, now, later) => {
    const hand = `${FAR} yuggoth yha-nthlei celephais sarkomand`
    const t = holding(event, { ana: `at ${at}; hand ${hand}; allies prof-lake; deck zoog` })
    t.does(`ana play:${event}, ${now === '–' ? 'ben? turn' : `ana? destination: ${now} stay > stay`}`, `ana here ${event}`)
    t.does('ben pass', `ana offered {${later.replace(/\S+/g, 'play:$&')} pass}`)
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
