import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { has } from '../rules/place.ts'
import { offered, QUIET, table } from './duel.ts'
import { became, type Said, type Someone, someone, type Table } from './position.ts'

const isCrossed = (t: Table, place: string): boolean => t.get(t.piece(place), 'crossed')
/** On the way from the Library to a place. */
const towards = (place: string, more: Said = {}): Someone => ({
  at: [place, 'crossed'],
  chronicle: ['miskatonic-library'],
  ...someone(more),
})

describe('going on foot', () => {
  rule('MY-WALK-01 MY-WALK-02', 'to a Location of the same Region: it is laid crossed on top', () => {
    const t = table('at miskatonic-library; hand sentinel-hill')
    became(
      t,
      'ana play:sentinel-hill',
      'ana sanity 16→15; miskatonic-library here:ana→chronicle:ana; sentinel-hill crossed; sentinel-hill hand:ana→here:ana',
    )
  })

  rule('MY-WALK-03 MY-WALK-04', 'MY-EX-12: laid, straightened, and only then can the Tome be read', () => {
    const t = table('at miskatonic-exhibit-hall; hand john-hay-library wonders-of-the-invisible-world', 'artifacts electric-torch')
    const idle = () => t.choose('ben', defined(t.offered('ben')[0]))
    t.choose('ana', 'play:john-hay-library').expectAsk('ben', 'prompt.turn')
    idle()
    t.shows('ana refused play:wonders-of-the-invisible-world MY-WALK-13').does('ana straighten:john-hay-library', 'ben asked prompt.turn')
    idle()
    expect(t.offered('ana')).toContain('play:wonders-of-the-invisible-world')
  })

  rule('MY-WALK-05', 'between two Locations in the COUNTRYSIDE there is no other way', () => {
    const drive = (by: string) => table(`at ${by}; chronicle sentinel-hill; hand dark-mountain`).refused('ana')
    for (const by of ['motor-car', 'express-train', 'ocean-liner', 'dirigible'])
      expect(drive(by), by).toEqual({ 'play:dark-mountain': ['MY-TRAVEL-09'] })
    const t = table('at sentinel-hill; hand dark-mountain').choose('ana', 'play:dark-mountain')
    expect(isCrossed(t, 'dark-mountain')).toBe(true)
    // From the countryside to a city one may drive.
    expect(offered('at motor-car; chronicle sentinel-hill; hand miskatonic-library')).toContain('play:miskatonic-library')
  })

  rule('MY-WALK-06', 'MY-EX-11: inside a city one walks and is there at once', () => {
    const t = table('at miskatonic-library; hand christchurch-cemetery ghoul').choose('ana', 'play:christchurch-cemetery')
    expect(isCrossed(t, 'christchurch-cemetery')).toBe(false)
    t.shows('ana here christchurch-cemetery, chronicle miskatonic-library').does('ben pass', 'ana offered threat:ghoul …')
    for (const by of ['motor-car', 'ocean-liner', 'dirigible'])
      expect(table(`at ${by}; chronicle miskatonic-library; hand christchurch-cemetery`).refused('ana'), by).toEqual({
        'play:christchurch-cemetery': ['MY-TRAVEL-09'],
      })
  })

  rule('MY-RULING-19', 'what is barred there is every Travel Event, but not what says otherwise, carries or transports', () => {
    const hills = 'chronicle sentinel-hill; hand dark-mountain'
    for (const by of ['motor-car', 'tramp-steamer', 'dirigible']) expect(offered(`${hills}; at ${by}`), by).toEqual(['pass'])
    expect(offered(`${hills}; at ox-cart`)).toContain('play:dark-mountain')
    // A Monster that carries, and a Spell that lays a Location.
    expect(offered(`${hills}; at night-gaunt`)).toContain('play:dark-mountain')
    const spell = table('at sentinel-hill; tomes al-azif+dho-hna-formula; hand dark-mountain')
    spell.does('ana cast:dho-hna-formula, ana dark-mountain')
    expect([spell.zone('here:ana'), isCrossed(spell, 'dark-mountain')]).toEqual([['dark-mountain'], false])
  })
})

describe('on the way', () => {
  const church = (more: Said = {}): Table => table(towards('central-hill-church', more))
  rule('MY-WALK-07 MY-WALK-08 MY-WALK-09', 'MY-EX-13: OUTDOORS, with the other generic attributes, without CITY and the like', () => {
    const tags = ['outdoors', 'indoors', 'night', 'day', 'church', 'underground', 'city', 'library', 'university'] as const
    const { kernel } = church().table
    expect(tags.filter((tag) => has(kernel, 'ana', tag))).toEqual(['outdoors', 'night', 'church', 'underground'])
  })

  rule('MY-WALK-07', 'so the storm finds the walker', () => {
    const storm = (at: Someone['at']) =>
      table('tomes al-azif+call-the-storm; at sentinel-hill', { sanity: 9, at: defined(at) })
        .choose('ana', 'cast:call-the-storm')
        .get('ben', 'sanity')
    expect([storm('central-hill-church'), storm(['central-hill-church', 'crossed'])]).toEqual([9, 8])
  })

  rule('MY-WALK-08', 'an Event that looks for the UNDERGROUND finds the walker too', () => {
    table('hand ghastly-discovery', { sanity: 9, ...towards('central-hill-church') }).does('ana play:ghastly-discovery', 'ben sanity 7')
  })

  rule('MY-WALK-09', 'CITY, TOME and ARTIFACT are not there yet, nor what the place says', () => {
    const raid = table('hand sealed-by-the-authorities', towards('the-witch-house'))
    expect(raid.refused('ana')).toEqual({ 'play:sealed-by-the-authorities': ['MY-EVENT-03'] })
    const cost = (at: Someone['at']) => {
      const t = table({ at: defined(at), hand: ['deep-one'] })
      return t.table.kernel.number('price', { who: 'ana', card: t.piece('deep-one') })
    }
    expect([cost('devil-reef'), cost(['devil-reef', 'crossed'])]).toEqual([0, 1])
  })

  rule('MY-WALK-10 MY-WALK-11 MY-WALK-12', 'Events, Spells and Artifacts serve the walker', () => {
    const t = church('hand nightfall university-grant; deck zoog; tomes al-azif+dream-sending; artifacts clay-bas-relief')
    expect(t.offered('ana')).toEqual(
      expect.arrayContaining([
        'play:nightfall',
        'play:university-grant',
        'cast:dream-sending',
        'use:clay-bas-relief',
        'straighten:central-hill-church',
        'pass',
      ]),
    )
    expect(t.offered('ana')).toHaveLength(6)
    // Unless they say otherwise.
    expect(church('sanity 9; hand rest-cure').refused('ana')).toEqual({ 'play:rest-cure': ['MY-GEN-01'] })
  })

  rule('MY-WALK-13', 'but Allies, Artifacts, Tomes, Monsters, Cultists and Great Old Ones wait for the arrival', () => {
    const hand = ['zadok-allen', 'jade-amulet', 'shotgun', 'johansens-narrative', 'deep-one', 'joe-sargent', 'father-dagon']
    const t = table(towards('devil-reef', `allies barnabas-marsh; hand ${hand}`)).shows('ana offered straighten:devil-reef pass')
    const why = t.refused('ana')
    for (const card of ['play:zadok-allen', 'play:jade-amulet', 'play:shotgun', 'play:johansens-narrative', 'play:joe-sargent'])
      expect(why[card], card).toEqual(['MY-WALK-13'])
    for (const card of ['threat:deep-one', 'threat:joe-sargent']) expect(why[card], card).toEqual(['MY-GATE-09'])
    expect(why['play:father-dagon']).toEqual(expect.arrayContaining(['MY-GATE-09']))
    // Nothing but the walk was in the way.
    const there = table(`at devil-reef; allies barnabas-marsh; hand ${hand}`).offered('ana')
    expect(there).toEqual(
      expect.arrayContaining(['play:zadok-allen', 'play:jade-amulet', 'threat:deep-one', 'threat:joe-sargent', 'play:father-dagon']),
    )
  })

  rule('MY-RULING-17', 'also placing a Spell, telling a story, turning a card up', () => {
    const hand = ['dream-sending', 'shadows-over-the-reef']
    const seen = ['innsmouth-wharves', 'marsh-refinery', 'devil-reef', 'deep-one', 'deep-one', 'zadok-allen']
    const t = table(`at miskatonic-library crossed; chronicle ${seen}; tomes al-azif; allies earl-sawyer; hand ${hand}`)
    t.arrange((w) => void w.turn('earl-sawyer#1', 'back'))
    t.shows('ana offered {pass play:dream-sending play:shadows-over-the-reef straighten:miskatonic-library up:earl-sawyer}')
  })

  rule('MY-WALK-14', 'the place one walks to is no part of a story yet', () => {
    const reef = 'chronicle innsmouth-wharves marsh-refinery deep-one deep-one; allies zadok-allen; hand shadows-over-the-reef'
    expect(table(`${reef}; at devil-reef crossed`).refused('ana')).toEqual({ 'play:shadows-over-the-reef': ['MY-ADV-21'] })
    expect(offered(`${reef}; at devil-reef`)).toContain('play:shadows-over-the-reef')
  })

  rule('MY-WALK-18', 'a walk may take turns and Rounds; the card stays crossed until it is straightened', () => {
    const t = table(towards('sentinel-hill', 'hand nightfall')).does('ana play:nightfall, ben pass')
    expect(isCrossed(t, 'sentinel-hill')).toBe(true)
    t.choose('ana', 'pass').untilAsk('ana', 'prompt.turn', QUIET)
    expect([t.state.round, isCrossed(t, 'sentinel-hill')]).toEqual([3, true])
    expect(t.offered('ana')).toContain('straighten:sentinel-hill')
  })

  rule('MY-RULING-18', 'one may change one’s mind: the crossed Location is discarded, the trip judged from the last upright one', () => {
    // To another city on foot; back into the same city at once; by train.
    const t = table(towards('sentinel-hill', 'sanity 9; hand widener-library'))
    became(
      t,
      'ana play:widener-library',
      'sentinel-hill here:ana→discard:ana; sentinel-hill not crossed; widener-library crossed; widener-library hand:ana→here:ana',
    )
    expect(t.zone('chronicle:ana')).toEqual(['miskatonic-library'])
    const home = table(towards('sentinel-hill', 'hand christchurch-cemetery')).choose('ana', 'play:christchurch-cemetery')
    expect([isCrossed(home, 'christchurch-cemetery'), home.zone('discard:ana')]).toEqual([false, ['sentinel-hill']])
    const train = table(towards('sentinel-hill', 'hand express-train dark-mountain christchurch-cemetery'))
    train.does('ana play:express-train', 'ana discard sentinel-hill')
    // From Arkham, not from Sentinel Hill: the mountain is open to the train, the cemetery is round the corner.
    train.expectAsk('ana', 'prompt.destination', ['dark-mountain', 'stay'])
    // Nor does a journey that starts only there start from a place one has not reached: not by the water, not in Vermont.
    for (const [place, travel] of [
      ['innsmouth-wharves', 'diving-bell-descent'],
      ['dark-mountain', 'pact-with-the-outer-ones'],
    ] as const) {
      expect(table(towards(place, `hand ${travel}`)).refused('ana'), place).toEqual({ [`play:${travel}`]: ['MY-GEN-01'] })
      const left = table(`at miskatonic-library crossed; chronicle ${place}; hand ${travel}`)
      expect(left.offered('ana'), place).toContain(`play:${travel}`)
    }
  })
})

describe('where nobody walks', () => {
  const why = (at: string, to: string) => table(`at ${at}; hand ${to}`).refused('ana')[`play:${to}`]
  rule('MY-WALK-15', 'between Islands, to one or from one', () => {
    expect(why('ponape', 'easter-island')).toEqual(['MY-WALK-15'])
    expect(why('miskatonic-library', 'ponape')).toEqual(['MY-WALK-15'])
    expect(why('ponape', 'miskatonic-library')).toEqual(['MY-WALK-15'])
  })

  rule('MY-WALK-16', 'to an Exotic Place or from one', () => {
    expect(why('miskatonic-library', 'greenland-ice-shelf')).toEqual(['MY-WALK-16'])
    expect(why('greenland-ice-shelf', 'miskatonic-library')).toEqual(['MY-WALK-16'])
    expect(why('ruins-of-pnakotus', 'greenland-ice-shelf')).toEqual(['MY-WALK-16'])
  })

  rule('MY-WALK-17', 'from one Region or dimension to another', () => {
    expect(why('miskatonic-library', 'british-museum')).toEqual(['MY-WALK-17'])
    expect(why('british-museum', 'cairo-museum')).toEqual(['MY-WALK-17'])
    expect(why('miskatonic-library', 'celephais')).toEqual(['MY-DIM-04'])
    expect(why('celephais', 'miskatonic-library')).toEqual(['MY-DIM-04'])
  })
})
