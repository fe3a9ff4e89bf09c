import { defined } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { allies } from '../content/allies.ts'
import { locations } from '../content/locations.ts'
import { type AllyCard, type FoundAt, LANGUAGES, type LocationCard } from '../content/nodes.ts'
import { cultistClass } from '../rules/filters.ts'
import { knows } from '../rules/languages.ts'
import { number } from './duel.ts'
import { changes, type Position, pause, position, type Said, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

/* Every Ally, met. The Private Eye knows English only, so that what an Ally reads shows; ana has 12 SAN, ben 10. */

const table = (ana: Said, ben: Said = {}, more: Partial<Position> = {}): Table =>
  position({ seats: { ana: { sanity: 12, ...someone(ana) }, ben: { sanity: 10, ...someone(ben) } }, ...more })

const isAt = (place: LocationCard, found: FoundAt): boolean =>
  (found.subregion === undefined || place.subregion === found.subregion) &&
  (found.region === undefined || place.region === found.region) &&
  (found.dimension === undefined || place.dimension === found.dimension) &&
  (found.has === undefined || [...place.attributes, ...place.generics].includes(found.has as never))
/** In its own dimension: the first place that fits, and the first that fits nothing it says. */
const worldOf = ({ dimension }: AllyCard): readonly LocationCard[] =>
  locations.filter((place) => (dimension === undefined || place.dimension === dimension) && place.id !== 'arkham-sanitarium')
const meetings = allies.flatMap((card) => card.foundAt.map((found) => [card.id, card, found] as const))

/** What an Ally does when it is played, besides SAN. */
const SAYS: { readonly [id: string]: { readonly ben?: Said; readonly answers?: readonly string[]; readonly led: readonly string[] } } = {
  'newspaper-reporter': { led: ['ghoul deck:ana→hand:ana'] },
  'zadok-allen': { answers: ['zoog'], led: ['zoog deck:ana→hand:ana'] },
  'inspector-legrasse': {
    ben: 'allies joe-sargent barnabas-marsh earl-sawyer',
    led: ['joe-sargent allies:ben→chronicle:ben'],
  },
}

describe('played as an Ally', () => {
  test.each(meetings)('%s %#', (id, card, found) => {
    const place = defined(worldOf(card).find((one) => isAt(one, found)))
    const { ben = {}, answers = [], led = [] } = SAYS[id] ?? {}
    const marks = found.past ? { marks: { [place.id]: { past: 'covered' as const } } } : {}
    const t = table({ at: place.id, hand: [id], deck: ['ghoul', 'zoog', 'gug'] }, ben, marks)
    const seen = changes(t, () => {
      t.choose('ana', `play:${id}`)
      for (const answer of answers) t.choose('ana', [answer])
      if (id === 'zadok-allen') t.choose('ana', ['gug', 'ghoul'])
    })
    const san = card.sanity ? [`ana sanity 12→${12 + card.sanity}`] : []
    expect(seen).toEqual([`${id} hand:ana→allies:ana`, ...san, ...led].sort())
    if (id === 'zadok-allen') expect(t.zone('deck:ana')).toEqual(['gug', 'ghoul'])
  })

  test.each(allies.map((card) => [card.id, card] as const))('%s is not found where nothing fits', (id, card) => {
    const elsewhere = worldOf(card).find((place) => !card.foundAt.some((found) => isAt(place, found)))
    const t = table({ at: defined(elsewhere).id, hand: [id] })
    const past = card.foundAt.some((found) => found.past)
    expect(t.refused('ana')[`play:${id}`]).toEqual([past ? 'MY-ALLY-05' : 'MY-ALLY-02'])
  })

  test.each(allies.filter(({ foundAt }) => foundAt[0]?.past).map((card) => [card.id, card] as const))(
    '%s is met in the past alone',
    (id, card) => {
      const place = defined(locations.find((one) => isAt(one, defined(card.foundAt[0]))))
      expect(table({ at: place.id, hand: [id] }).refused('ana')[`play:${id}`]).toEqual(['MY-ALLY-05'])
    },
  )
  test.each(allies.filter(({ dimension }) => dimension).map(({ id }) => [id]))('%s is of the Dreamlands', (id) => {
    expect(table(`at kingsport-harbour; hand ${id}`).refused('ana')[`play:${id}`]).toContain('MY-DIM-05')
  })
})

describe('in play', () => {
  test.each(allies.map((card) => [card.id, card] as const))('%s: value, sight, languages, Spells', (id, card) => {
    const spells = Array.from({ length: card.knowsSpell ?? 0 }, () => 'elder-sign')
    const t = table(`at cold-spring-glen; allies ${id}; hand dream-sending`)
    const detective = card.attributes.includes('detective') ? 1 : 0 // the Private Eye's own bonus
    expect(number(t, 'value', { piece: t.piece(id), who: 'ana' })).toBe(card.value + detective)
    expect(number(t, 'sees', { piece: t.piece(id), who: 'ana' })).toBe(card.sees ? 1 : 0)
    expect(LANGUAGES.filter((language) => knows(t.table.kernel, 'ana', language)).sort()).toEqual(
      ['english', ...(card.languages ?? [])].sort(),
    )
    expect(t.offered('ana').includes('play:dream-sending')).toBe(card.knowsSpell !== undefined)
    table({ at: 'cold-spring-glen', allies: [[id, ...spells]], hand: ['dream-sending'] }).shows('ana not offered play:dream-sending')
  })

  test.each(allies.filter(({ knowsSpell }) => knowsSpell).map(({ id }) => [id]))('%s casts without SAN, and the Spell is buried', (id) => {
    const t = table(`at cold-spring-glen; allies ${id}+dream-sending`)
    const from = `under:${t.piece(id)}`
    expect(changes(t, () => t.choose('ana', 'cast:dream-sending'))).toEqual(['ben sanity 10→8', `dream-sending ${from}→chronicle:ana`])
  })
})

describe('in a Threat', () => {
  test.each(allies.map((card) => [card.id, card] as const))('%s', (id, card) => {
    const at = card.dimension ? 'dylath-leen' : 'sentinel-hill'
    const t = table(`at ${at}; hand ${id}`)
    expect(t.offered('ana').includes(`threat:${id}`)).toBe(card.attributes.includes('cultist'))
    expect(cultistClass(card)).toBe(
      !card.attributes.includes('cultist') ? null : card.attributes.includes('undead') ? 'undead' : 'lesserIndependent',
    )
    if (!card.attributes.includes('cultist')) return
    t.choose('ana', `threat:${id}`)
    expect([t.zone('threat:ana'), t.get('ana', 'sanity'), t.get(t.piece(at), 'inverted')]).toEqual([[id], 12 + (card.sanity ?? 0), true])
  })
})

tellDuels(`
# texts
  brown-jenkin: harms: a card is discarded at random
    threat brown-jenkin | hand ghoul ghoul; at miskatonic-library @ combat -> until ben lobotomy | defend done
      => ben sanity 9, hand ghoul, discard ghoul
  dr-herbert-west: UNDEAD are free, and so on
    at cold-spring-glen; allies <dr-herbert-west richard-upton-pickman aviator>; hand <reanimated-corpse ghoul aeroplane-charter>
      => <reanimated-corpse ghoul aeroplane-charter> price 0
    at cold-spring-glen; allies <dr-herbert-west richard-upton-pickman aviator earl-sawyer>; hand <ghoul deep-one the-u-29 ghoul>
      => <ghoul deep-one the-u-29 ghoul> price 1
  prof-nathaniel-peaslee: the Engine may be built at a UNIVERSITY
    at miskatonic-library; allies prof-nathaniel-peaslee; hand mind-sending-engine electric-torch
      => ana offered play:mind-sending-engine pass
    at <christchurch-cemetery miskatonic-library>; allies <prof-nathaniel-peaslee earl-sawyer>; hand mind-sending-engine electric-torch
      => ana offered pass
  captain-obed-marsh: Deep Ones in your Threat, nobody else
    allies captain-obed-marsh; threat deep-one ghoul | threat gug => deep-one worth 3; ghoul worth 2
    allies captain-obed-marsh | threat deep-one => deep-one worth 2
    (A summoned Deep One is in no Threat.)
    allies captain-obed-marsh; tomes al-azif+call-the-sea-folk; hand deep-one -> ana cast:call-the-sea-folk, ana deep-one => ben sanity 8
  randolph-carter: into the Dreamlands from a LODGING or a CEMETERY
    at <gilman-house-hotel christchurch-cemetery>; allies randolph-carter; hand celephais => ana offered play:celephais pass
    at miskatonic-library; allies randolph-carter; hand celephais => ana offered pass
  dream-galley-captain: by steamer in the same turn, inside the Dreamlands
    at dylath-leen; allies dream-galley-captain; hand tramp-steamer celephais -> ana play:tramp-steamer, ana? destination: celephais stay
    at kingsport-harbour; allies dream-galley-captain; hand tramp-steamer miskatonic-library -> ana play:tramp-steamer, ben? turn
    at dylath-leen; allies earl-sawyer; hand tramp-steamer celephais -> ana play:tramp-steamer, ben? turn
  cultists: who raises the UNDEAD calls them out of a Threat; who rules the lesser races does not, and the other way round
    tomes al-azif+raise-the-dead | threat <joseph-curwen simon-orne baron-ferenczy queen-nitocris>: ana @ casting
      -> ana cast:raise-the-dead => ana threat <>
    tomes al-azif+raise-the-dead | threat wilbur-whateley: ana @ casting -> ana cast:raise-the-dead => ana threat none
    tomes al-azif+dominion-over-lesser-races | threat wilbur-whateley: ana @ casting
      -> ana cast:dominion-over-lesser-races => ana threat wilbur-whateley
    tomes al-azif+dominion-over-lesser-races | threat <joseph-curwen simon-orne baron-ferenczy queen-nitocris>: ana @ casting
      -> ana cast:dominion-over-lesser-races => ana threat none
`)

// All Land Travel Events of this collection are EXPRESS themselves: that the driver makes them so shows only in the sum.
test('joe-sargent makes Land Travel Events EXPRESS', () => {
  const parts = (ally: string, travel: string) => {
    const t = table(`at innsmouth-wharves; allies ${ally}; hand ${travel}`)
    return t.table.kernel.explain('express', { who: 'ana', card: t.piece(travel) }).parts.length
  }
  expect(parts('joe-sargent', 'motor-car')).toBe(parts('earl-sawyer', 'motor-car') + 1)
  expect(parts('joe-sargent', 'tramp-steamer')).toBe(parts('earl-sawyer', 'tramp-steamer'))
})

/** A Polyp of 5, invisible: who absorbs nothing, and who two points. */
test.each([
  ['captain-norrys', 5, 'allies:ben'],
  ['erich-zann', 7, 'chronicle:ben'],
  ['cats-of-ulthar', 7, 'chronicle:ben'],
])('%s against a Flying Polyp leaves %i SAN', (ally, sanity, lies) => {
  const t = table('threat flying-polyp', `at miskatonic-library; allies ${ally}`, { from: [{ step: 'combat' }, pause] })
  t.untilAsk('ben', 'prompt.defend').choose('ben', `defend:ana:${t.piece(ally)}`)
  t.untilAsk('ben', 'prompt.lobotomy', { 'prompt.defend': 'done' })
  expect([t.get('ben', 'sanity'), t.table.kernel.where(t.piece(ally))]).toEqual([sanity, lies])
})
