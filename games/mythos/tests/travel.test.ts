import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { MODES } from '../content/nodes.ts'
import { travels } from '../content/travels.ts'
import { has } from '../rules/place.ts'
import { offered, table } from './duel.ts'
import { changes, type Said, someone } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const LAND = 'motor-car'
const SEA = 'tramp-steamer'
const AIR = 'dirigible'
const SPACE = 'flight-through-the-aether'
const UNDERWATER = 'the-u-29'
/** ana travels by this, having left that place: which of the destinations are open, and why the others are not. */
const arrive = (by: string, from: string, ...to: string[]) =>
  offered({ at: by, chronicle: [from], hand: to, sanity: 15, allies: ['prof-william-dyer'] })
    .filter((key) => key !== 'pass')
    .map((key) => key.slice('play:'.length))
const whyNot = (by: string, from: string, to: string) =>
  table({ at: by, chronicle: [from], hand: [to], sanity: 15 }).refused('ana')[`play:${to}`]

describe('Travel Events', () => {
  rule('MY-TRAVEL-01', 'go by Land, Sea, Air, Space or Underwater; two passages of ours are dreams', () => {
    expect(MODES).toEqual(['land', 'sea', 'air', 'space', 'underwater', 'dream'])
    expect(new Set(travels.map(({ mode }) => mode))).toEqual(new Set(MODES))
    expect(travels.filter(({ mode }) => mode === 'dream').map(({ id }) => id)).toEqual(['seventy-steps-of-slumber', 'the-awakening'])
    // And they are Events: who bars Sea and Air bars these and no others.
    const fog = table(`hand ${LAND} ${SEA} ${AIR}`, 'events dense-sea-fog: nobody')
    expect(fog.refused('ana')).toEqual({ [`play:${SEA}`]: ['MY-GEN-01'], [`play:${AIR}`]: ['MY-GEN-01'] })
  })

  rule('MY-TRAVEL-02 MY-TRAVEL-04', 'are played onto the Chronicle and are the current Location there', () => {
    const t = table(`at christchurch-cemetery; hand ${SEA} ghoul walter-gilman`).choose('ana', `play:${SEA}`).choose('ben', 'pass')
    expect([t.zone('here:ana'), t.zone('chronicle:ana')]).toEqual([[SEA], ['christchurch-cemetery']])
    // Neither the Gate nor the city of the place one left.
    expect(t.offered('ana')).toEqual(['pass'])
  })

  rule('MY-TRAVEL-03', 'have attributes, and these are the traveller’s', () => {
    const at = (by: string) => {
      const { kernel } = table({ at: by, chronicle: ['sentinel-hill'] }).table
      return (['day', 'night', 'indoors', 'outdoors', 'lodging', 'ruins'] as const).filter((tag) => has(kernel, 'ana', tag))
    }
    expect(at('ocean-liner')).toEqual(['day', 'indoors', 'lodging'])
    expect(at(SEA)).toEqual(['day', 'outdoors'])
    expect(at('seventy-steps-of-slumber')).toEqual(['night', 'indoors'])
  })

  rule('MY-TRAVEL-05 MY-TRAVEL-24', 'can be ridden as long as one likes, with nowhere to go in Hand', () => {
    const t = table('at miskatonic-library; hand ocean-liner').does('ana play:ocean-liner, ben pass, ana pass')
    t.untilAsk('ana', 'prompt.turn', { 'prompt.lobotomy': 'no', 'prompt.turn': 'pass' }).shows('table round 3; ana here ocean-liner')
    // The destination is drawn later.
    t.put('british-museum', 'hand:ana').does('ana play:british-museum', 'ana here british-museum')
  })

  rule('MY-TRAVEL-06 MY-TRAVEL-07', 'MY-EX-15: an EXPRESS brings one on in the same turn, and one arrives upright', () => {
    const t = table('at museum-of-fine-arts; hand express-train john-hay-library')
    t.does('ana play:express-train', 'ana asked prompt.destination: john-hay-library stay')
    t.does('ana john-hay-library', 'ana here john-hay-library; john-hay-library not crossed; ben asked prompt.turn')
    // It may also wait.
    const later = table('at museum-of-fine-arts; hand express-train john-hay-library')
    later.does('ana play:express-train, ana stay, ben pass, ana play:john-hay-library', 'john-hay-library not crossed')
  })

  rule('MY-TRAVEL-22', 'count for stories, on top and beneath', () => {
    const reef = { allies: ['zadok-allen'], artifacts: ['idol-of-cthulhu'], hand: ['the-call-from-the-deep'] }
    const seen = ['rlyeh', 'ponape']
    const told = (ana: Said) => offered({ ...reef, ...someone(ana) }).includes('play:the-call-from-the-deep')
    expect(told(`at ${SEA}; chronicle ${seen}`)).toBe(true)
    expect(told(`at miskatonic-library; chronicle ${seen} ${SEA}`)).toBe(true)
    expect(told(`at miskatonic-library; chronicle ${seen} ${AIR}`)).toBe(false)
  })

  rule('MY-TRAVEL-23', 'have their price, their dimension and their Title like other Events', () => {
    table('sanity 10; at miskatonic-library; hand aeroplane-charter').does('ana play:aeroplane-charter', 'ana sanity 9')
    expect(table('sanity 9; hand ocean-liner').choose('ana', 'play:ocean-liner').get('ana', 'sanity')).toBe(10)
    expect(table(`sanity 1; hand ${SPACE}`).refused('ana')).toEqual({ [`play:${SPACE}`]: ['MY-SAN-08'] })
    expect(table('at miskatonic-library; hand the-awakening').refused('ana')['play:the-awakening']).toContain('MY-DIM-05')
    expect(offered('at celephais; hand the-awakening')).toContain('play:the-awakening')
  })
})

describe('by Land', () => {
  rule('MY-TRAVEL-08', 'MY-EX-16: only inside one Region', () => {
    expect(arrive(LAND, 'museum-of-fine-arts', 'john-hay-library', 'british-museum', 'cairo-museum')).toEqual(['john-hay-library'])
    expect(whyNot(LAND, 'museum-of-fine-arts', 'british-museum')).toEqual(['MY-TRAVEL-08'])
    expect(arrive(LAND, 'british-museum', 'paris-catacombs', 'john-hay-library')).toEqual(['paris-catacombs'])
  })

  rule('MY-TRAVEL-09', 'MY-EX-14: where one may walk, but not where one must', () => {
    // One may also walk there.
    table('at museum-of-fine-arts; hand john-hay-library').does('ana play:john-hay-library', 'john-hay-library crossed')
    expect(arrive(LAND, 'museum-of-fine-arts', 'john-hay-library')).toEqual(['john-hay-library'])
    expect(whyNot(LAND, 'sentinel-hill', 'dark-mountain')).toEqual(['MY-TRAVEL-09'])
    expect(whyNot(LAND, 'museum-of-fine-arts', 'widener-library')).toEqual(['MY-TRAVEL-09'])
    expect(arrive('ox-cart', 'sentinel-hill', 'dark-mountain')).toEqual(['dark-mountain'])
  })

  rule('MY-TRAVEL-10', 'never to an Island, from one or between them', () => {
    for (const [from, to] of [
      ['miskatonic-library', 'ponape'] as const,
      ['ponape', 'miskatonic-library'] as const,
      ['ponape', 'easter-island'] as const,
    ])
      expect(whyNot(LAND, from, to), `${from} ${to}`).toEqual(['MY-TRAVEL-10'])
  })

  rule('MY-TRAVEL-11', 'never to an Exotic Place or from one', () => {
    expect(whyNot(LAND, 'miskatonic-library', 'bayou-of-the-swamp-cult')).toEqual(['MY-TRAVEL-11'])
    expect(whyNot(LAND, 'bayou-of-the-swamp-cult', 'miskatonic-library')).toEqual(['MY-TRAVEL-11'])
  })
})

describe('by Sea and Air', () => {
  rule('MY-TRAVEL-12 MY-TRAVEL-13', 'inside a Region and between Regions', () => {
    for (const by of [SEA, AIR])
      expect(arrive(by, 'museum-of-fine-arts', 'john-hay-library', 'british-museum', 'cairo-museum', 'ponape'), by).toEqual([
        'john-hay-library',
        'british-museum',
        'cairo-museum',
        'ponape',
      ])
  })

  rule('MY-TRAVEL-14', 'Monsters and Spells that carry do the same, as printed', () => {
    expect(arrive('mi-go', 'museum-of-fine-arts', 'john-hay-library', 'british-museum')).toEqual(['john-hay-library', 'british-museum'])
    const t = table('at museum-of-fine-arts; tomes al-azif+dho-hna-formula; hand british-museum yuggoth celephais')
    // Any Region of the same dimension, but nothing that needs Space.
    t.choose('ana', 'cast:dho-hna-formula').expectAsk('ana', 'prompt.play-now', ['british-museum'])
  })

  rule('MY-TRAVEL-15 MY-TRAVEL-16', 'MY-EX-17: to another Region it takes a turn more, EXPRESS or not, unless the card says so', () => {
    const fly = (by: string) =>
      table(`at museum-of-fine-arts; sanity 9; hand ${by} british-museum john-hay-library`).choose('ana', `play:${by}`)
    const charter = fly('aeroplane-charter').shows('ana asked prompt.destination: john-hay-library stay')
    charter.does('ana stay, ben pass, ana play:british-museum', 'ana here british-museum')
    fly('the-steam-yacht').expectAsk('ana', 'prompt.destination', ['british-museum', 'john-hay-library', 'stay'])
    // The Whaling Schooner from the waterside to an Island, and no farther.
    const sail = (from: string) =>
      table({ at: from, hand: ['whaling-schooner', 'ponape', 'british-museum'] }).choose('ana', 'play:whaling-schooner')
    sail('innsmouth-wharves').expectAsk('ana', 'prompt.destination', ['ponape', 'stay'])
    sail('museum-of-fine-arts').expectAsk('ana', 'prompt.destination', ['stay'])
  })

  rule('MY-TRAVEL-17 MY-RULING-20', 'an Island is reached and left by Sea or Air, or by what is as good', () => {
    const open = (by: string) => [...arrive(by, 'miskatonic-library', 'ponape'), ...arrive(by, 'ponape', 'british-museum', 'easter-island')]
    for (const by of [SEA, AIR, 'mi-go']) expect(open(by), by).toEqual(['ponape', 'british-museum', 'easter-island'])
    for (const by of [LAND, SPACE, UNDERWATER]) expect(open(by), by).toEqual([])
  })

  rule('MY-TRAVEL-18 MY-RULING-20', 'MY-EX-18: R’lyeh is closed to Air, for coming and for leaving', () => {
    expect(whyNot(AIR, 'miskatonic-library', 'rlyeh')).toEqual(['MY-TRAVEL-18'])
    expect(arrive(SEA, 'miskatonic-library', 'rlyeh', 'upheaved-mud-flats')).toEqual(['rlyeh', 'upheaved-mud-flats'])
    expect([arrive(AIR, 'rlyeh', 'miskatonic-library'), arrive(SEA, 'rlyeh', 'miskatonic-library')]).toEqual([[], ['miskatonic-library']])
  })
})

describe('to Exotic Places', () => {
  rule('MY-TRAVEL-19', 'by the mode they name', () => {
    const places = ['yuggoth', 'yha-nthlei', 'greenland-ice-shelf', 'plateau-of-leng']
    const reached = (by: string) => arrive(by, 'innsmouth-wharves', ...places)
    expect([SPACE, UNDERWATER, SEA, AIR].map(reached)).toEqual([['yuggoth'], ['yha-nthlei'], ['greenland-ice-shelf'], ['plateau-of-leng']])
    expect(whyNot(SEA, 'innsmouth-wharves', 'yuggoth')).toEqual(['MY-TRAVEL-19'])
  })

  rule('MY-TRAVEL-20', 'by Sea or Air where they name none', () => {
    expect([SEA, AIR, LAND, SPACE, UNDERWATER].filter((by) => arrive(by, 'miskatonic-library', 'lost-valley').length)).toEqual([SEA, AIR])
  })

  rule('MY-TRAVEL-21', 'and with whatever else they ask for', () => {
    expect(arrive(AIR, 'miskatonic-library', 'city-of-the-elder-things')).toEqual(['city-of-the-elder-things'])
    expect(whyNot(AIR, 'miskatonic-library', 'city-of-the-elder-things')).toEqual(['MY-TRAVEL-21'])
  })
})

describe('the trip matrix', () => {
  const ENDS = {
    mainland: 'miskatonic-library',
    elsewhere: 'cairo-museum',
    island: 'ponape',
    closed: 'rlyeh',
    space: 'yuggoth',
    sea: 'greenland-ice-shelf',
    deep: 'yha-nthlei',
  }
  const MATRIX: { readonly [from: string]: { readonly [to: string]: readonly string[] } } = {
    mainland: { elsewhere: [SEA, AIR], island: [SEA, AIR], closed: [SEA], space: [SPACE], sea: [SEA], deep: [UNDERWATER] },
    island: { mainland: [SEA, AIR], closed: [SEA], space: [SPACE], sea: [SEA], deep: [UNDERWATER] },
    closed: { mainland: [SEA], island: [SEA], space: [SPACE], deep: [UNDERWATER] },
    space: { mainland: [SPACE], island: [SPACE], sea: [], deep: [] },
    sea: { mainland: [SEA], closed: [SEA], space: [] },
    deep: { mainland: [UNDERWATER], island: [UNDERWATER], sea: [] },
  }
  for (const [from, tos] of Object.entries(MATRIX))
    rule('MY-RULING-45', `from ${from}: a mode serves where both ends accept it`, () => {
      for (const [to, modes] of Object.entries(tos)) {
        const [a, b] = [ENDS[from as keyof typeof ENDS], ENDS[to as keyof typeof ENDS]]
        expect(
          [LAND, SEA, AIR, SPACE, UNDERWATER].filter((by) => arrive(by, a, b).length),
          `to ${to}`,
        ).toEqual(modes)
      }
    })

  rule('MY-RULING-45', 'inside a mainland Region: on foot, by Land, Sea and Air, not through Space', () => {
    expect([LAND, SEA, AIR, SPACE, UNDERWATER].filter((by) => arrive(by, 'miskatonic-library', 'john-hay-library').length)).toEqual([
      LAND,
      SEA,
      AIR,
    ])
    expect(offered('at miskatonic-library; hand john-hay-library')).toContain('play:john-hay-library')
  })
})

describe('on the journey', () => {
  rule('MY-RULING-46', 'a second Travel Event is laid on the first and its mode counts; nobody walks from one', () => {
    const t = table(`at ${LAND}; chronicle miskatonic-library; hand ${SEA} british-museum`)
    t.shows('ana refused only play:british-museum MY-TRAVEL-08').does(`ana play:${SEA}, ben pass`)
    expect(t.zone('chronicle:ana')).toEqual([LAND, 'miskatonic-library'])
    expect(t.offered('ana')).toContain('play:british-museum')
    // Under the sea no Location of the same Region can be walked to.
    expect(whyNot(UNDERWATER, 'miskatonic-library', 'john-hay-library')).toEqual(['MY-RULING-45'])
    expect(whyNot(AIR, 'miskatonic-library', 'christchurch-cemetery')).toEqual(['MY-TRAVEL-09'])
    // The place one left is still that of the first: from the water's edge one may change into the bell, from the library not.
    const afloat = (from: string) => offered(`at ${SEA}; chronicle ${from}; hand diving-bell-descent`)
    expect([afloat('innsmouth-wharves'), afloat('miskatonic-library')]).toEqual([['play:diving-bell-descent', 'pass'], ['pass']])
  })

  rule('MY-RULING-46', 'after a lobotomy on board one is still in the Region one left', () => {
    const t = table(
      `at ${LAND}; chronicle british-museum`,
      {},
      {
        from: [
          { step: 'lobotomy', args: { seat: 'ana' } },
          { step: 'turn', args: { seat: 'ana' } },
        ],
      },
    )
    t.choose('ana', 'yes').put(['paris-catacombs', 'john-hay-library'], 'hand:ana')
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['play:paris-catacombs']))
    expect(t.refused('ana')).toMatchObject({ 'play:john-hay-library': ['MY-TRAVEL-08'] })
    // On foot likewise: it is no first Location that one turns to.
    const foot = table(
      'at castle-ferenczy crossed; chronicle british-museum',
      {},
      {
        from: [
          { step: 'lobotomy', args: { seat: 'ana' } },
          { step: 'turn', args: { seat: 'ana' } },
        ],
      },
    )
    foot.does('ana yes').put(['paris-catacombs', 'john-hay-library'], 'hand:ana')
    foot.shows('ana refused only play:john-hay-library MY-WALK-17').does('ana play:paris-catacombs', 'paris-catacombs#1 crossed')
  })

  rule(
    'MY-RULING-24',
    'a summoned Monster that carries is laid on the Chronicle and stays there; only inside the Region one arrives in the same turn',
    () => {
      const t = table(
        'sanity 12; at museum-of-fine-arts; tomes al-azif+voice-to-the-outer-fungi; hand mi-go british-museum john-hay-library',
      )
      expect(changes(t, () => t.choose('ana', 'cast:voice-to-the-outer-fungi').choose('ana', 'mi-go').choose('ana', 'ride'))).toEqual(
        expect.arrayContaining(['mi-go hand:ana→here:ana', 'museum-of-fine-arts here:ana→chronicle:ana', 'ana sanity 12→10']),
      )
      t.shows('ana asked prompt.destination: john-hay-library stay')
      t.does('ana stay, ben pass, ana play:british-museum', 'ana here british-museum, chronicle mi-go museum-of-fine-arts')
      for (const seat of ['ana', 'ben']) expect(t.table.view(seat).zones['chronicle:ana']?.pieces[0]?.faces.front).toBe('monster:mi-go')
    },
  )

  rule('MY-RULING-64', 'it offers its attributes alone: who is found at LODGING is found on a liner, who is found in Arkham is not', () => {
    const aboard = 'at ocean-liner; chronicle christchurch-cemetery; hand ship-steward walter-gilman private-detective ghoul'
    const t = table(aboard)
    t.shows(
      `ana offered play:ship-steward pass, refused only play:walter-gilman MY-ALLY-02 play:private-detective MY-ALLY-02
        threat:ghoul MY-MON-02`,
    )
    expect(offered(`${aboard}; at ${SEA}`)).toEqual(['pass'])
  })
})
