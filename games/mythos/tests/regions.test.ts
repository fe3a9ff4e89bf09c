import { rule } from '@miskatonic/testing'
import { names } from '@miskatonic/testing/pictures'
import { describe, expect, vi } from 'vitest'
import { cardById } from '../content/index.ts'
import { locations } from '../content/locations.ts'
import type { LocationCard, Region } from '../content/nodes.ts'
import { sameCity, sameRegion } from '../rules/travel.ts'
import { faceText } from '../text/faces.ts'
import { rowsOf } from './catalogue.ts'
import { table } from './duel.ts'
import { headingOf } from './printed.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

/** How ana, who is at one place, could lay the other: on foot, at once, or why not. */
function walk(at: string, to: string): string {
  const t = table(`at ${at}; hand ${to}`)
  if (!t.offered('ana').includes(`play:${to}`)) return t.refused('ana')[`play:${to}`]?.join() ?? 'not offered'
  return t.choose('ana', `play:${to}`).get(t.piece(to), 'crossed') ? 'crossed' : 'upright'
}
const idsOf = (region: Region): string[] => locations.filter((card) => card.region === region).map(({ id }) => id)
const place = (id: string) => locations.find((card) => card.id === id) as (typeof locations)[number]

tell(`
# the colours
  MY-REGION-01: New England is where one is before the first Location
    at express-train; hand sentinel-hill british-museum => ana offered play:sentinel-hill pass
  MY-REGION-06: a Region nobody has heard of is a Region like the others
    at mombasa; hand kilimanjaro => ana offered play:kilimanjaro … -> ana play:kilimanjaro => kilimanjaro crossed
    at mombasa; hand miskatonic-library => ana not offered play:miskatonic-library, refused play:miskatonic-library MY-WALK-17
    at express-train; chronicle mombasa; hand kilimanjaro miskatonic-library => ana offered play:kilimanjaro pass
# one Region, or two
  MY-REGION-07: Locations of one colour are in one Region
    at <miskatonic-library british-museum cairo-museum>; hand <dark-mountain castle-ferenczy irem-of-the-pillars>
      => ana offered play:<dark-mountain castle-ferenczy irem-of-the-pillars> …
      -> ana play:<dark-mountain castle-ferenczy irem-of-the-pillars> => <dark-mountain castle-ferenczy irem-of-the-pillars> crossed
    at miskatonic-library; hand british-museum => ana not offered play:british-museum, refused play:british-museum MY-WALK-17
  MY-REGION-08: for travel each Island is a Region of its own
    at ponape; hand easter-island => ana not offered play:easter-island, refused play:easter-island MY-WALK-15
    (So an EXPRESS of the Region reaches none of them in the same turn.)
    at ponape; hand aeroplane-charter easter-island -> ana play:aeroplane-charter => ana asked prompt.destination: stay -> ana stay,
      ben pass => ana offered play:easter-island …
  MY-REGION-09 MY-REGION-10: MY-EX-19: for stories all Islands are one Region, each Exotic Place its own
    (With New England: Islands, two Exotic Places, and home are four.)
    at miskatonic-library; chronicle ponape easter-island lakes-antarctic-camp ruins-of-pnakotus; hand four-regions
      => ana offered play:four-regions …
    at miskatonic-library; chronicle easter-island lakes-antarctic-camp ruins-of-pnakotus; hand four-regions
      => ana offered play:four-regions …
    at miskatonic-library; chronicle ponape easter-island lakes-antarctic-camp; hand four-regions => ana not offered play:four-regions
    at miskatonic-library; chronicle ponape easter-island; hand three-regions => ana not offered play:three-regions
    at miskatonic-library; chronicle yuggoth yha-nthlei; hand three-regions => ana offered play:three-regions …
`)

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

  rule('MY-RULING-03', 'the Dreamlands are one further Region, a mainland in their own dimension', () => {
    expect(walk('the-enchanted-wood', 'vale-of-pnath')).toBe('crossed')
    expect(walk('ulthar-town-of-cats', 'celephais')).toBe('crossed')
    expect(new Set(idsOf('dreamlands').map((id) => place(id).dimension))).toEqual(new Set(['dreamlands']))
  })
})

describe('one Region, or two', () => {
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
      names('arkham boston cairo celephais damascus dunedin dylathLeen innsmouth kingsport london oslo paris prague providence ulthar'),
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
