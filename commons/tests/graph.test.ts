import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chart, graph, type Place, type Way } from '../map/index.ts'

/* Two towns on two boards: streets with houses, a railway between them, a sky for whoever flies, a whirlpool nobody sails into willingly. */
type State = { readonly shut?: readonly string[]; readonly raised?: boolean }
type Kind = 'road' | 'rail' | 'air' | 'pull'

const places: readonly Place[] = [
  { id: 'market', board: 'town' },
  { id: 'bridge', board: 'town' },
  { id: 'quay', board: 'town' },
  { id: 'shop', board: 'town' },
  { id: 'station', board: 'town' },
  { id: 'halt', board: 'village' },
  { id: 'green', board: 'village' },
  { id: 'causeway', board: 'village' },
  { id: 'tower', board: 'village' },
  { id: 'whirlpool', board: 'village' },
  { id: 'sky' },
]
const ways: readonly Way<string, Kind>[] = [
  { from: 'market', to: 'bridge', kind: 'road' },
  { from: 'bridge', to: 'quay', kind: 'road' },
  { from: 'market', to: 'shop', kind: 'road' },
  { from: 'quay', to: 'station', kind: 'road' },
  { from: 'station', to: 'halt', kind: 'rail' },
  { from: 'halt', to: 'green', kind: 'road' },
  { from: 'green', to: 'causeway', kind: 'road' },
  { from: 'causeway', to: 'tower', kind: 'road' },
  { from: 'green', to: 'whirlpool', kind: 'pull', oneWay: true },
  { from: 'sky', to: 'market', kind: 'air' },
  { from: 'sky', to: 'quay', kind: 'air' },
  { from: 'sky', to: 'green', kind: 'air' },
]
const both = (from: string, to: string) => [
  { name: 'black', from, to },
  { name: 'white', from, to },
]
const arrows = [
  { name: 'black', from: 'market', to: 'bridge' },
  { name: 'black', from: 'bridge', to: 'quay' },
  { name: 'black', from: 'quay', to: 'market' },
  { name: 'white', from: 'quay', to: 'bridge' },
  { name: 'white', from: 'bridge', to: 'market' },
  { name: 'black', from: 'green', to: 'whirlpool' },
  ...both('shop', 'market'),
]
const map = graph<State, string, Kind>({
  places,
  ways,
  arrows,
  open: ({ raised }, { from, to }) => !(raised && [from, to].includes('bridge') && [from, to].includes('quay')),
  enter: ({ shut = [] }, place) => !shut.includes(place),
})
const now = map.at({})

describe('places and boards', () => {
  test('boards, kinds and places as the chart has them', () => {
    expect(map.onBoard('village')).toEqual(['halt', 'green', 'causeway', 'tower', 'whirlpool'])
    expect([map.boardOf('quay'), map.boardOf('sky')]).toEqual(['town', null])
    expect(map.onBoard('moon')).toEqual([])
    expect([...map.kindsAt('quay')]).toEqual(['road', 'air'])
    expect([map.has('quay'), map.has('moon')]).toEqual([true, false])
  })

  test('neighbours in the order of the chart, each once, by kind of way', () => {
    expect(now.neighbours('quay')).toEqual(['bridge', 'station', 'sky'])
    expect(now.neighbours('quay', { by: ['road'] })).toEqual(['bridge', 'station'])
    const twice = graph({
      places: [{ id: 'a' }, { id: 'b' }],
      ways: [
        { from: 'a', to: 'b', kind: 'ship' },
        { from: 'b', to: 'a', kind: 'train' },
      ],
    }).at()
    expect(twice.neighbours('a')).toEqual(['b'])
    expect(twice.ways('a').map(({ kind, to }) => `${kind} ${to}`)).toEqual(['ship b', 'train b'])
  })

  test('a one-way leads there and not back', () => {
    expect(now.neighbours('green')).toContain('whirlpool')
    expect(now.neighbours('whirlpool')).toEqual([])
    expect(now.distance('whirlpool', 'green')).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('distances', () => {
  const walker = { by: ['road', 'rail'] as const }

  test('fewest ways, other boards included', () => {
    expect(now.distance('market', 'halt', walker)).toBe(4)
    expect(now.distance('market', 'halt')).toBe(3)
    expect(now.distance('market', 'market')).toBe(0)
  })

  test('within so many ways, nearest first and the place itself', () => {
    expect(now.within('market', 1)).toEqual(['market', 'bridge', 'shop', 'sky'])
    expect(now.within('market', 0)).toEqual(['market'])
    expect(now.within('station', 9, { on: ['town'] })).toEqual(['station', 'quay', 'bridge', 'market', 'shop'])
  })

  test('nearest: all that tie, in the order given, and none that cannot be reached', () => {
    expect(now.nearest('bridge', ['station', 'quay', 'market'], walker)).toEqual(['quay', 'market'])
    expect(now.nearest('market', ['market', 'bridge'])).toEqual(['market'])
    expect(now.nearest('whirlpool', ['green', 'sky'])).toEqual([])
    expect(now.nearest('market', [])).toEqual([])
    expect(now.nearest('market', ['whirlpool', 'tower'], { by: ['road'] })).toEqual([])
  })

  test('steps toward: every neighbour that begins a shortest path', () => {
    const ring = graph({
      places: ['n', 'e', 's', 'w'].map((id) => ({ id })),
      ways: [
        { from: 'n', to: 'e', kind: '' },
        { from: 'e', to: 's', kind: '' },
        { from: 's', to: 'w', kind: '' },
        { from: 'w', to: 'n', kind: '' },
      ],
    }).at()
    expect(ring.stepsToward('n', 's')).toEqual(['e', 'w'])
    expect(ring.stepsToward('n', 'w')).toEqual(['w'])
    expect(ring.stepsToward('n', 'n')).toEqual([])
    expect(ring.path('n', 's')).toEqual(['n', 'e', 's'])
    expect(ring.path('n', 'n')).toEqual(['n'])
  })

  test('forbidden places are gone around, dear ones where it pays', () => {
    expect(now.path('market', 'quay', walker)).toEqual(['market', 'bridge', 'quay'])
    expect(now.path('market', 'quay', { avoid: (place) => place === 'bridge' })).toEqual(['market', 'sky', 'quay'])
    expect(now.path('market', 'quay', { ...walker, avoid: (place) => place === 'bridge' })).toBeNull()
    const tolled = { cost: ({ to }: { to: string }) => (to === 'bridge' ? 5 : 1) }
    expect(now.path('market', 'quay', tolled)).toEqual(['market', 'sky', 'quay'])
    expect(now.distance('market', 'bridge', tolled)).toBe(5)
    expect(now.stepsToward('market', 'bridge', { cost: ({ to }) => (to === 'bridge' ? 5 : 0) })).toEqual(['bridge', 'sky'])
  })

  test('a cost that is no whole number is a mistake', () => {
    expect(() => now.distance('market', 'quay', { cost: () => -1 })).toThrow(/cannot cost -1/)
    expect(() => now.distance('market', 'quay', { cost: () => 0.5 })).toThrow(/cannot cost 0.5/)
  })

  test('a place that ends the journey can be reached but not crossed; one may leave it', () => {
    const walks = { ...walker, stopAt: (place: string) => place === 'causeway' }
    expect(now.distance('green', 'causeway', walks)).toBe(1)
    expect(now.distance('green', 'tower', walks)).toBe(Number.POSITIVE_INFINITY)
    expect(now.distance('causeway', 'tower', walks)).toBe(1)
    expect(now.stepsToward('green', 'causeway', walks)).toEqual(['causeway'])
    expect(now.stepsToward('green', 'tower', walks)).toEqual([])
  })
})

describe('what opens and closes is state', () => {
  test('a closed way is not used, in either direction', () => {
    const raised = map.at({ raised: true })
    expect(raised.neighbours('bridge')).toEqual(['market'])
    expect(raised.distance('quay', 'bridge', { by: ['road'] })).toBe(Number.POSITIVE_INFINITY)
    expect(map.at({ raised: false }).distance('quay', 'bridge')).toBe(1)
  })

  test('a closed place is not entered; who is there may leave', () => {
    const shut = map.at({ shut: ['shop'] })
    expect(shut.neighbours('market')).toEqual(['bridge', 'sky'])
    expect(shut.neighbours('shop')).toEqual(['market'])
  })
})

describe('arrows', () => {
  test('one of each name leads out of a place; half black, half white is both', () => {
    expect(now.arrow('market', 'black')).toBe('bridge')
    expect(now.arrow('market', 'white')).toBeNull()
    expect([now.arrow('shop', 'black'), now.arrow('shop', 'white')]).toEqual(['market', 'market'])
  })

  test('a fast one follows two, and stops where it meets somebody', () => {
    expect(now.follow('market', 'black', 2)).toEqual(['bridge', 'quay'])
    expect(now.follow('market', 'black', 2, { stopAt: (place) => place === 'bridge' })).toEqual(['bridge'])
    expect(now.follow('quay', 'white', 5)).toEqual(['bridge', 'market'])
    expect(now.follow('market', 'black', 0)).toEqual([])
  })

  test('an arrow into a closed place is not followed, nor one this traveller avoids', () => {
    expect(map.at({ shut: ['bridge'] }).arrow('market', 'black')).toBeNull()
    expect(now.arrow('green', 'black')).toBe('whirlpool')
    expect(now.arrow('green', 'black', { avoid: (place) => place === 'whirlpool' })).toBeNull()
    expect(now.arrow('market', 'black', { on: ['village'] })).toBeNull()
  })
})

describe('a chart with a mistake is refused', () => {
  const good: Chart<void, string, string, string> = {
    places: [{ id: 'a' }, { id: 'b' }],
    ways: [{ from: 'a', to: 'b', kind: 'road' }],
    arrows: [{ name: 'black', from: 'a', to: 'b' }],
  }

  test.each([
    [{ places: [...good.places, { id: 'a' }] }, /two places «a»/],
    [{ ways: [{ from: 'a', to: 'c', kind: 'road' }] }, /the way a → c: there is no place «c»/],
    [{ ways: [{ from: 'a', to: 'a', kind: 'road' }] }, /the way a → a leads nowhere/],
    [{ arrows: [{ name: 'black', from: 'x', to: 'b' }] }, /the black arrow x → b: there is no place «x»/],
    [{ arrows: [...(good.arrows ?? []), { name: 'black', from: 'a', to: 'b' }] }, /two arrows black of a/],
  ])('%j', (wrong, message) => {
    expect(() => graph(good)).not.toThrow()
    expect(() => graph({ ...good, ...wrong })).toThrow(message)
  })
})

describe('on any map', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const anyId = fc.constantFrom(...ids)
  const anyWay = fc
    .record({ from: anyId, to: anyId, kind: fc.constantFrom('x', 'y'), oneWay: fc.boolean(), cost: fc.integer({ min: 0, max: 4 }) })
    .filter(({ from, to }) => from !== to)
  const drawn = fc.array(anyWay, { maxLength: 16 }).map((list) => {
    const costs = new Map(list.map(({ from, to, cost }) => [`${from}${to}`, cost]))
    return {
      costs,
      roads: graph({
        places: ids.map((id) => ({ id })),
        ways: list.map(({ from, to, kind, oneWay }) => ({ from, to, kind, ...(oneWay ? { oneWay } : {}) })),
      }).at(),
    }
  })
  const costOf = (costs: ReadonlyMap<string, number>) => ({
    cost: ({ from, to }: { from: string; to: string }) => costs.get(`${from}${to}`) ?? costs.get(`${to}${from}`) ?? 1,
  })

  /** All pairs, by relaxing every way until nothing changes: slow, plain, and written differently. */
  const expected = (roads: ReturnType<typeof drawn.generate>['value']['roads'], cost: (way: { from: string; to: string }) => number) => {
    const best = new Map(ids.map((id) => [`${id}${id}`, 0]))
    for (let round = 0; round < ids.length; round++)
      for (const start of ids)
        for (const from of ids)
          for (const way of roads.ways(from)) {
            const reached = (best.get(`${start}${from}`) ?? Number.POSITIVE_INFINITY) + cost(way)
            if (reached < (best.get(`${start}${way.to}`) ?? Number.POSITIVE_INFINITY)) best.set(`${start}${way.to}`, reached)
          }
    return (from: string, to: string) => best.get(`${from}${to}`) ?? Number.POSITIVE_INFINITY
  }

  test('distances are the least there are, with and without costs', () => {
    fc.assert(
      fc.property(drawn, ({ roads, costs }) => {
        const [plain, priced] = [expected(roads, () => 1), expected(roads, costOf(costs).cost)]
        for (const from of ids)
          for (const to of ids) {
            expect(roads.distance(from, to)).toBe(plain(from, to))
            expect(roads.distance(from, to, costOf(costs))).toBe(priced(from, to))
          }
      }),
      { numRuns: 60 },
    )
  })

  test('a path is made of ways and costs the distance; its second place is a step toward the last', () => {
    fc.assert(
      fc.property(drawn, anyId, anyId, ({ roads, costs }, from, to) => {
        const travel = costOf(costs)
        const path = roads.path(from, to, travel)
        if (path === null) {
          expect(roads.distance(from, to, travel)).toBe(Number.POSITIVE_INFINITY)
          return
        }
        const legs = path.slice(1).map((next, i) => {
          const found = roads.ways(path[i] as string).filter((way) => way.to === next)
          expect(found.length).toBeGreaterThan(0)
          return Math.min(...found.map(travel.cost))
        })
        expect(legs.reduce((sum, cost) => sum + cost, 0)).toBe(roads.distance(from, to, travel))
        if (path.length > 1) expect(roads.stepsToward(from, to, travel)).toContain(path[1])
      }),
      { numRuns: 200 },
    )
  })

  test('nearest and within agree with the distances', () => {
    fc.assert(
      fc.property(drawn, anyId, fc.uniqueArray(anyId), fc.nat(4), ({ roads }, from, among, n) => {
        const least = Math.min(...among.map((place) => roads.distance(from, place)))
        expect(roads.nearest(from, among)).toEqual(among.filter((place) => Number.isFinite(least) && roads.distance(from, place) === least))
        for (const to of ids) expect(roads.stepsToward(from, to)).toEqual(roads.stepsToward(from, to, {}))
        expect(new Set(roads.within(from, n))).toEqual(new Set(ids.filter((place) => roads.distance(from, place) <= n)))
      }),
      { numRuns: 200 },
    )
  })
})
