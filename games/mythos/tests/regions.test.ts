import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { cardById } from '../content/index.ts'
import { locations } from '../content/locations.ts'
import type { LocationCard, Region } from '../content/nodes.ts'
import { sameCity, sameRegion } from '../rules/travel.ts'
import { faceText } from '../text/faces.ts'
import { rowsOf } from './catalogue.ts'
import { table } from './duel.ts'
import { headingOf } from './printed.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

/** How ana, who is at one place, could lay the other: on foot, at once, or why not. */
function walk(at: string, to: string): string {
  const t = table(`at ${at}; hand ${to}`)
  if (!t.offered('ana').includes(`play:${to}`)) return t.refused('ana')[`play:${to}`]?.join() ?? 'not offered'
  return t.choose('ana', `play:${to}`).get(t.piece(to), 'crossed') ? 'crossed' : 'upright'
}
const idsOf = (region: Region): string[] => locations.filter((card) => card.region === region).map(({ id }) => id)
const place = (id: string) => locations.find((card) => card.id === id) as (typeof locations)[number]

describe('the colours', () => {
  const COLOURS = {
    newEngland: 'New England (green)',
    middleEast: 'Middle East (orange)',
    europe: 'Europe (purple)',
    islands: 'Islands (blue)',
    exotic: 'Exotic (grey)',
  } as const
  const RULES = {
    newEngland: 'MY-REGION-01',
    middleEast: 'MY-REGION-02',
    europe: 'MY-REGION-03',
    islands: 'MY-REGION-04',
    exotic: 'MY-REGION-05',
  } as const
  const NAMES = { newEngland: 'NEW ENGLAND', middleEast: 'MIDDLE EAST', europe: 'EUROPE', islands: 'ISLANDS', exotic: 'EXOTIC' } as const
  for (const region of Object.keys(COLOURS) as (keyof typeof COLOURS)[])
    rule([RULES[region], 'MY-RULING-03'], `${COLOURS[region]}: its Locations are those of section 9, and say so`, () => {
      const titles = rowsOf('L')
        .filter((row) => headingOf(row) === COLOURS[region])
        .map((row) => row.Title?.replaceAll("'", '’'))
      expect(idsOf(region).map((id) => place(id).title.en)).toEqual(titles)
      for (const id of idsOf(region))
        expect(faceText(`location:${id}`, 'en')?.figures?.region).toMatchObject({ id: region, text: NAMES[region] })
    })

  rule('MY-REGION-01', 'New England is where one is before the first Location', () => {
    table('at express-train; hand sentinel-hill british-museum').shows('ana offered play:sentinel-hill pass')
  })

  rule('MY-RULING-03', 'the Dreamlands are one further Region, a mainland in their own dimension', () => {
    expect(walk('the-enchanted-wood', 'vale-of-pnath')).toBe('crossed')
    expect(walk('ulthar-town-of-cats', 'celephais')).toBe('crossed')
    expect(new Set(idsOf('dreamlands').map((id) => place(id).dimension))).toEqual(new Set(['dreamlands']))
  })

  rule('MY-REGION-06', 'a Region nobody has heard of is a Region like the others', () => {
    expect(walk('mombasa', 'kilimanjaro')).toBe('crossed')
    expect(walk('mombasa', 'miskatonic-library')).toBe('MY-WALK-17')
    table('at express-train; chronicle mombasa; hand kilimanjaro miskatonic-library').shows('ana offered play:kilimanjaro pass')
  })
})

describe('one Region, or two', () => {
  rule('MY-REGION-07', 'Locations of one colour are in one Region', () => {
    expect(walk('miskatonic-library', 'dark-mountain')).toBe('crossed')
    expect(walk('british-museum', 'castle-ferenczy')).toBe('crossed')
    expect(walk('cairo-museum', 'irem-of-the-pillars')).toBe('crossed')
    expect(walk('miskatonic-library', 'british-museum')).toBe('MY-WALK-17')
  })

  rule('MY-REGION-08', 'for travel each Island is a Region of its own', () => {
    expect(walk('ponape', 'easter-island')).toBe('MY-WALK-15')
    // So an EXPRESS of the Region reaches none of them in the same turn.
    const t = table('at ponape; hand aeroplane-charter easter-island').does(
      'ana play:aeroplane-charter',
      'ana asked prompt.destination: stay',
    )
    t.does('ana stay, ben pass', 'ana offered play:easter-island …')
  })

  const story = (chronicle: string[], hand: string) =>
    table(`at miskatonic-library; chronicle ${chronicle}; hand ${hand}`).offered('ana').includes(`play:${hand}`)
  rule('MY-REGION-09 MY-REGION-10', 'MY-EX-19: for stories all Islands are one Region, each Exotic Place its own', () => {
    const seen = ['ponape', 'easter-island', 'lakes-antarctic-camp', 'ruins-of-pnakotus']
    // With New England: Islands, two Exotic Places, and home are four.
    expect(story(seen, 'four-regions')).toBe(true)
    expect(story(seen.slice(1), 'four-regions')).toBe(true)
    expect(story(['ponape', 'easter-island', 'lakes-antarctic-camp'], 'four-regions')).toBe(false)
    expect(story(['ponape', 'easter-island'], 'three-regions')).toBe(false)
    expect(story(['yuggoth', 'yha-nthlei'], 'three-regions')).toBe(true)
  })

  rule('MY-REGION-10', 'for travel too: from one Exotic Place one does not walk to another', () => {
    expect(walk('lakes-antarctic-camp', 'city-of-the-elder-things')).toContain('MY-WALK-16')
    expect(sameRegion(place('yuggoth'), place('court-of-the-daemon-sultan'))).toBe(false)
  })

  rule('MY-REGION-11', 'each Exotic Place says how it is reached and left', () => {
    for (const id of idsOf('exotic')) {
      expect(place(id).access, id).toBeDefined()
      const text = faceText(`location:${id}`, 'en')?.parts[0]?.rules ?? ''
      expect(text, id).toMatch(/Reached and left/)
    }
    // And keeps to it: nobody leaves Yuggoth by sea.
    expect(table('at tramp-steamer; chronicle yuggoth; hand miskatonic-library').offered('ana')).toEqual(['pass'])
    table('at flight-through-the-aether; chronicle yuggoth; hand miskatonic-library').shows('ana offered play:miskatonic-library …')
  })
})

describe('cities', () => {
  rule('MY-REGION-12', 'a city is known by the CITY of its Locations', () => {
    const cities = new Set(locations.filter(({ attributes }) => attributes.includes('city')).map(({ subregion }) => subregion))
    expect([...cities].sort()).toEqual(
      [
        'arkham',
        'boston',
        'cairo',
        'celephais',
        'damascus',
        'dunedin',
        'dylathLeen',
        'innsmouth',
        'kingsport',
        'london',
        'oslo',
        'paris',
        'prague',
        'providence',
        'ulthar',
      ].sort(),
    )
    // Dunwich has none: its Locations are not one step apart.
    expect([walk('sentinel-hill', 'cold-spring-glen'), walk('innsmouth-wharves', 'devil-reef')]).toEqual(['crossed', 'upright'])
  })

  rule('MY-REGION-13', 'two Locations are in the same city if both are CITY, of one subregion and one dimension', () => {
    const same = (a: string, b: string) => sameCity(place(a), place(b))
    expect(same('miskatonic-library', 'christchurch-cemetery')).toBe(true)
    expect(same('miskatonic-library', 'widener-library')).toBe(false)
    expect(same('whateley-farmhouse', 'osborns-general-store')).toBe(false)
    expect(same('paris-catacombs', 'rue-dauseil')).toBe(true)
    // Arkham of another age is another city.
    expect(sameCity(place('miskatonic-library'), cardById('drowned-arkham') as LocationCard)).toBe(false)
    expect(walk('miskatonic-library', 'drowned-arkham')).toBe('MY-DIM-04')
  })
})
