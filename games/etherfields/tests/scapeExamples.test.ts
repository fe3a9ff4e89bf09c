import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { blockSquare, lose, putState, spawn } from '../content/builders.ts'
import { dreams } from '../content/dreams/index.ts'
import { STEPS } from '../content/kinds.ts'
import { tilesOf } from '../content/mapData.ts'
import { slumberTiles } from '../content/slumbers/tiles.ts'
import { isInRange, scapeOf } from '../rules/scape.ts'
import { type Ground, groundRound, onGround, pays, stands } from './onGround.ts'
import { sizes } from './scene.ts'

/* Squares, Walls, range, traps; the steps of the Turn card: on the proving ground, with the numbers of the worked examples. */

vi.mock('../content/dreams/index.ts', async (original) => {
  const { dreams, scriptsOfDreams } = await original<typeof import('../content/dreams/index.ts')>()
  const { ground, other, groundScripts } = await import('./provingGround.ts')
  return { dreams: [...dreams, ground, other], scriptsOfDreams: [...scriptsOfDreams, ...groundScripts] }
})

const use = (card: string) => `use:hand:${card}/play`
const says = (effect: object) => ({ step: 'saying', args: { effect } })
const stepOf = (i = 0) => ({ step: 'scapeStep', args: { i } })
/** Squares Ana may choose to Move to with so much Cunning. */
const reach = (at: string, amount: string, more: Ground = {}): string[] => {
  const hand = pays(amount)
  const here = groundRound({ options: { noBoost: true }, ...more, dreamers: { ana: { at, hand }, bea: { at: '6,6' }, ...more.dreamers } })
  return here
    .choose('ana', 'move')
    .choose('ana', hand)
    .offered('ana')
    .filter((key) => key !== 'stay')
    .sort()
}

// ── squares and Walls ──

rule('EF-MOVE-02', 'every tile of every map is cut into four squares at most, two by two', () => {
  const tiles = [
    ...dreams.flatMap(({ map }) => Object.values(tilesOf(map))),
    ...slumberTiles.flatMap(({ map }) => Object.values(tilesOf(map))),
  ]
  expect(tiles.length).toBeGreaterThan(40)
  const spans = tiles.map(({ squares = {} }) => {
    const at = Object.keys(squares).map((square) => square.split(',').map(Number) as [number, number])
    const width = (i: 0 | 1) => Math.max(...at.map((one) => one[i])) - Math.min(...at.map((one) => one[i])) + 1
    return at.length <= 4 && width(0) <= 2 && width(1) <= 2
  })
  expect(spans).not.toContain(false)
})
rule(['EF-MOVE-03', 'EF-RULING-06'], 'Move 2 is up to two squares, as one Move; what is left of it is lost', () => {
  expect(reach('1,1', '2C')).toEqual(['1,2', '1,3', '2,1', '2,2', '3,1'])
  const at = groundRound({ options: { noBoost: true }, dreamers: { ana: { at: '1,1', hand: pays('2C') } } })
  at.choose('ana', 'move').choose('ana', pays('2C')).choose('ana', '2,1').expectAsk('ana', 'your-round')
  expect(at.refused('ana').move).toContain('EF-MOVE-04')
})
rule('EF-MOVE-05', 'a placed card gives another way to Move, without Motive', () => {
  const at = groundRound({ dreamers: { ana: { at: '1,1', progress: ['blue-one'] } } }).choose('ana', 'use:progress:blue-one/step')
  expect(at.choose('ana', '2,1').get('ana', 'at')).toBe('2,1')
})
rule('EF-EX-23', 'a Wall between two neighbours makes the way three squares: an Attack of 1 is out of reach, one of 3 is not', () => {
  const at = groundRound({ walls: ['1,1|2,1'], figures: { shape: ['2,1'] }, dreamers: { ana: { at: '1,1', hand: pays('3R') } } })
  expect(scapeOf(at.table.kernel).distance('1,1', '2,1')).toBe(3)
  expect(at.refused('ana')['use:entity:shape/attack']).toEqual(['EF-MACT-01'])
  expect(at.offered('ana')).toContain('use:entity:shape/far')
})
rule(
  ['EF-EX-24', 'EF-RANGE-05', 'EF-RANGE-06'],
  'walled in on all sides, one is out of any range; an effect on any square finds it',
  () => {
    const walls = ['5,5|5,6', '5,5|6,5', '4,5|5,5', '5,4|5,5']
    const at = groundRound({ walls, figures: { shape: ['5,5'] }, dreamers: { ana: { at: '1,1', hand: ['goes-anywhere', ...pays('1R')] } } })
    const { kernel } = at.table
    expect([
      isInRange(kernel, '1,1', '5,5', 'any'),
      isInRange(kernel, '1,1', '5,5', 'everywhere'),
      isInRange(kernel, '1,1', '5,4', 'any'),
    ]).toEqual([false, true, true])
    expect(at.refused('ana')['use:entity:shape/from-anywhere']).toEqual(['EF-MACT-01'])
    expect(at.offered('ana')).toContain('use:entity:shape/on-any-square')
    expect(at.choose('ana', use('goes-anywhere')).offered('ana')).toContain('5,5')
  },
)
rule(['EF-WALL-03', 'EF-WALL-04'], 'an edge is a Wall or it is not: half a Wall is none, a gap between two tiles opens none', () => {
  expect(reach('2,1', '1C', { walls: ['2,1|3,1'] })).toEqual(['1,1', '2,2'])
  expect(reach('2,1', '1C', { walls: ['2,2|3,2'] })).toEqual(['1,1', '2,2', '3,1'])
})
rule(['EF-WALL-05', 'EF-WALL-06'], 'nobody goes or measures through a Blocked square; the way goes around it', () => {
  const at = onGround({ figures: { shape: ['4,4'] }, dreamers: { ana: { at: '2,4' } } })
  const map = scapeOf(at.table.kernel)
  expect([map.distance('2,4', '4,4'), isInRange(at.table.kernel, '2,4', '4,4', 3), isInRange(at.table.kernel, '2,4', '4,4', 4)]).toEqual([
    4,
    false,
    true,
  ])
  expect(reach('2,4', '3C')).not.toContain('4,4')
  expect(reach('2,4', '4C')).toContain('4,4')
})
rule('EF-RULING-46', 'nobody stops on a Blocked square or is Relocated there', () => {
  expect(reach('2,4', '4C')).not.toContain('3,4')
  const at = groundRound({ dreamers: { ana: { at: '2,4', hand: ['goes-anywhere'] } } }).choose('ana', use('goes-anywhere'))
  expect(at.offered('ana')).not.toContain('3,4')
  const made = onGround({ dreamers: { ana: { at: '1,1', hand: pays('4C') } } }, says(blockSquare('2,1')), {
    step: 'round',
    args: { who: 'ana' },
  })
  made.choose('ana', 'move').choose('ana', pays('4C')).choose('ana', 'no')
  expect(made.offered('ana')).not.toContain('2,1')
  const spawned = onGround({ figures: { shape: [] } }, says(spawn('shape', 1, '3,4')))
  expect(stands(spawned)).toEqual([])
})
rule(['EF-RANGE-02', 'EF-RULING-39'], 'a range is the most, and is measured when the action is declared', () => {
  const at = (square: string) => groundRound({ figures: { shape: [square] }, dreamers: { ana: { at: '1,1', hand: pays('1R') } } })
  expect(['1,1', '2,1', '4,1', '5,1'].map((square) => at(square).offered('ana').includes('use:entity:shape/far'))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
rule(['EF-RANGE-08', 'EF-AC-10'], 'a card reaches one farther with an Attack', () => {
  const at = (progress: readonly string[]) =>
    groundRound({ figures: { shape: ['3,1'] }, dreamers: { ana: { at: '1,1', hand: pays('3R'), progress } } })
  expect(at([]).refused('ana')['use:entity:shape/attack']).toEqual(['EF-MACT-01'])
  expect(at(['boathook']).offered('ana')).toContain('use:entity:shape/attack')
})
rule(
  ['EF-MACT-02', 'EF-AC-03', 'EF-AC-01'],
  'an Attack that is written on the map reaches its square from one away; other actions do not',
  () => {
    const at = groundRound({ dreamers: { ana: { at: '6,3', hand: pays('3R', '6A') } } })
    expect(at.offered('ana')).toContain('use:map:d')
    expect(at.choose('ana', 'use:map:d').untilAsk('ana', 'your-round', { boost: 'no' }).get('ana', 'ether')).toBe(3)
    const far = groundRound({ dreamers: { ana: { at: '6,2', hand: pays('3R') } } })
    expect(far.refused('ana')['use:map:d']).toEqual(['EF-MACT-01'])
    const beside = groundRound({ dreamers: { ana: { at: '1,1', hand: pays('6A') } } })
    expect(beside.refused('ana')['use:map:a']).toEqual(['EF-MACT-01'])
  },
)
rule('EF-AC-05', 'with no Attack or Contact on anything in play there is none', () => {
  const keys = (figures: Ground['figures']) => {
    const at = groundRound({ ...(figures ? { figures } : {}), dreamers: { ana: { at: '1,1', hand: pays('9A', '4R') } } })
    return [...at.offered('ana'), ...Object.keys(at.refused('ana'))].filter((key) => /attack|contact/.test(key))
  }
  expect([keys({ 'other-shape': ['1,1'] }), keys({})]).toEqual([[], []])
  expect(keys({ shape: ['1,1'] })).toHaveLength(2)
})

// ── what is drawn on squares ──

const trapped = (to: string, more: Ground = {}) =>
  groundRound({ options: { noBoost: true }, ...more, dreamers: { ana: { at: '1,6', hand: pays('3C') }, bea: { at: '6,6' } } })
    .choose('ana', 'move')
    .choose('ana', pays('3C'))
    .choose('ana', to)
const WALLED = ['1,5|1,6', '2,5|2,6', '3,5|3,6']
rule(
  ['EF-EX-52', 'EF-ICON-05', 'EF-ICON-06', 'EF-ICON-07', 'EF-RULING-38'],
  'a trap in the way fires once, at the end of the way once, and never for whoever stands there',
  () => {
    const through = trapped('4,6', { walls: WALLED })
    expect([through.get('ana', 'at'), through.get('ana', 'anguish')]).toEqual(['4,6', 1])
    const onto = trapped('2,6')
    expect([onto.get('ana', 'at'), onto.get('ana', 'anguish')]).toEqual(['2,6', 1])
    const put = groundRound({ dreamers: { ana: { at: '1,1', hand: ['goes-anywhere'] } } })
      .choose('ana', use('goes-anywhere'))
      .choose('ana', '2,6')
    expect(put.get('ana', 'anguish')).toBe(1)
    const off = groundRound({ dreamers: { ana: { at: '2,6', hand: ['goes-anywhere'] } } })
      .choose('ana', use('goes-anywhere'))
      .choose('ana', '1,1')
    expect(off.get('ana', 'anguish')).toBe(0)
  },
)
rule('EF-RULING-38', 'an Entity does not spring it', () => {
  const at = onGround(
    {
      turnCards: ['turn-hearts-1'],
      chance: { movement: [[3]] },
      figures: { shape: ['1,6'] },
      walls: WALLED,
      dreamers: { ana: { at: '5,6' }, bea: { at: '5,6' } },
    },
    stepOf(),
  )
  expect([stands(at), at.get('ana', 'anguish'), at.get('bea', 'anguish')]).toEqual([['3,6'], 0, 0])
})
rule(['EF-ICON-12', 'EF-GEN-08', 'EF-RULING-74'], 'Stairs lead nowhere, and a sign that nothing explains does nothing', () => {
  expect(reach('5,4', '1C')).toEqual(['4,4', '5,3', '5,5', '6,4'])
  const at = groundRound({ dreamers: { ana: { at: '1,1', hand: ['goes-anywhere'] } } })
    .choose('ana', use('goes-anywhere'))
    .choose('ana', '2,1')
  expect(scapeOf(at.table.kernel).data('2,1').mark).toBe('star')
  expect([at.get('ana', 'anguish'), at.get('ana', 'ether')]).toEqual([0, 0])
})
rule('EF-ICON-14', 'the special square has the use a card gives it', () => {
  const at = (square: string) => groundRound({ dreamers: { ana: { at: square, hand: ['on-the-star'] } } })
  expect(at('1,1').refused('ana')[use('on-the-star')]).toEqual(['EF-ACT-04'])
  expect(at('2,1').choose('ana', use('on-the-star')).get('ana', 'ether')).toBe(1)
})

// ── the Turn card ──

rule('EF-SCAPE-03', 'there are four steps: Metamorphosis, Basic, Special and movement', () => {
  expect([...STEPS].sort()).toEqual(['basic', 'metamorphosis', 'movement', 'special'])
})
const full = (more: Ground = {}): Ground => ({
  chance: { movement: [[3]] },
  figures: { shape: ['4,2'] },
  hours: 0,
  ...more,
  dreamers: { ana: { at: '1,2', hand: [] }, bea: { at: '6,6', hand: [] }, ...more.dreamers },
})
rule(
  ['EF-EX-34', 'EF-BLOCK-01', 'EF-BLOCK-03'],
  'Basic, movement, Special: the Team Blocks the last, it is skipped, and the token comes back with the card’s going',
  () => {
    const blocking = () =>
      groundRound(full({ turnCards: ['turn-hearts-3', 'turn-clubs-1'], dreamers: { ana: { at: '2,2', hand: ['blocks-a-step'] } } }))
    const at = blocking().choose('ana', use('blocks-a-step')).expectAsk('ana', 'choose-step', ['0', '1', '2']).choose('ana', '2')
    expect([at.state.blockedSteps, at.state.blocksLeft]).toEqual([[2], 5])
    at.choose('ana', 'done').choose('bea', 'pass').choose('ana', 'pass').untilAsk('ana', 'your-round')
    expect(at.state).toMatchObject({ blockedSteps: [], blocksLeft: 6, encounter: { turn: 2 } })
    expect([at.get('ana', 'anguish'), sizes(at, 'ana').sealed]).toEqual([1, 0])
    const moving = blocking().choose('ana', use('blocks-a-step')).choose('ana', '0')
    moving.choose('ana', 'done').choose('bea', 'pass').choose('ana', 'pass').untilAsk('ana', 'your-round')
    expect([stands(moving), moving.get('ana', 'anguish'), sizes(moving, 'ana').sealed]).toEqual([['4,2'], 0, 0])
  },
)
rule('EF-TCARD-06', 'told to resolve the Turn card now, it is; it stays, and is resolved again in its phase', () => {
  const at = groundRound(
    full({
      turnCards: ['turn-hearts-2', 'turn-clubs-1'],
      chance: { movement: [[1], [1]] },
      figures: { shape: ['2,2'] },
      dreamers: { ana: { at: '2,2', hand: ['all-at-once'] } },
    }),
  )
  at.choose('ana', use('all-at-once')).expectAsk('ana', 'your-round')
  expect([at.get('ana', 'anguish'), at.zone('turn-deck')]).toEqual([1, ['turn-hearts-2', 'turn-clubs-1']])
  at.choose('ana', 'done').choose('bea', 'pass').choose('ana', 'pass').untilAsk('ana', 'your-round')
  expect([at.get('ana', 'anguish'), at.zone('turn-deck')]).toEqual([2, ['turn-clubs-1']])
})
rule('EF-TCARD-06', 'a Blocked step is skipped then, too', () => {
  const at = groundRound(
    full({
      turnCards: ['turn-spades-1', 'turn-clubs-1'],
      figures: { shape: ['2,2'] },
      dreamers: { ana: { at: '2,2', hand: ['blocks-a-step', 'all-at-once'] } },
    }),
  )
  at.choose('ana', use('blocks-a-step')).choose('ana', use('all-at-once'))
  expect(at.get('ana', 'anguish')).toBe(0)
})
rule('EF-SCAPE-05', 'what several Entities do in one step comes in the order the Team likes', () => {
  const at = onGround(full({ turnCards: ['turn-spades-3'], figures: { shape: ['2,2'], 'other-shape': ['5,5'] } }), stepOf())
  at.expectAsk('ana', 'order-step', ['shape', 'other-shape']).choose('ana', ['other-shape', 'shape'])
  expect([at.zone(`meta:${at.piece('shape')}`).length, at.zone(`meta:${at.piece('other-shape')}`).length]).toEqual([1, 1])
})
rule(['EF-RULING-29'], 'ranges of one step are those of its beginning, and loss is checked after every token', () => {
  const hit = { at: '2,2', anguish: 7 }
  const at = onGround(
    full({
      turnCards: ['turn-spades-1'],
      figures: { shape: ['2,2'] },
      dreamers: { ana: { ...hit, deck: 20 }, bea: { at: '2,2', deck: 20 } },
    }),
    stepOf(),
  )
  expect(at.told('ana').filter(({ key }) => key === 'team-loses')).toHaveLength(1)
})
rule('EF-RULING-52', 'another’s text lets the Team name the tile; one without pieces is none', () => {
  const grows = (figures: Ground['figures']) =>
    groundRound(full({ ...(figures ? { figures } : {}), dreamers: { ana: { at: '1,2', hand: ['grows-something'] } } })).choose(
      'ana',
      use('grows-something'),
    )
  const at = grows({ shape: ['4,2'], 'other-shape': ['5,5'] })
    .expectAsk('ana', 'choose-entity', ['shape', 'other-shape'])
    .choose('ana', 'other-shape')
  expect([at.zone(`meta:${at.piece('shape')}`).length, at.zone(`meta:${at.piece('other-shape')}`).length]).toEqual([0, 1])
  const one = grows({ shape: [], 'other-shape': ['5,5'] }).expectAsk('ana', 'your-round')
  expect(one.zone(`meta:${one.piece('other-shape')}`)).toHaveLength(1)
})
rule(
  ['EF-SCAPE-07', 'EF-SCAPE-09'],
  'what is due at the end of the Turn comes after the steps and before the card goes; what lasts till then stops',
  () => {
    const at = groundRound(
      full({ turn: 5, turnCards: ['turn-spades-1', 'turn-clubs-1'], dreamers: { ana: { at: '2,2', hand: ['lasts-a-turn'] } } }),
    )
    at.choose('ana', use('lasts-a-turn'))
    expect(at.table.kernel.number('handLimit', { who: 'ana' })).toBe(8)
    at.choose('ana', 'done').choose('bea', 'pass').choose('ana', 'pass').untilAsk('ana', 'your-round')
    expect([at.state.hours, at.state.encounter?.turn]).toEqual([2, 6])
    expect(at.table.kernel.number('handLimit', { who: 'ana' })).toBe(6)
  },
)
rule('EF-SCAPE-09', 'it stops with the last Turn card too, before Out of Turns', () => {
  const at = groundRound(full({ turnCards: ['turn-spades-1'], dreamers: { ana: { at: '2,2', hand: ['lasts-a-turn'] } } }))
  at.choose('ana', use('lasts-a-turn')).arrange(() => {}, [{ step: 'turnDiscard' }])
  at.expectAsk('ana', 'book-decide')
  expect(at.table.kernel.number('handLimit', { who: 'ana' })).toBe(6)
})
rule('EF-EX-35', 'two Hours put the bottom two cards of the discard under the Turn deck: eight are left, and one Hour', () => {
  const all = ['hearts', 'spades', 'diamonds', 'clubs'].flatMap((suit) => [1, 2, 3].map((n) => `turn-${suit}-${n}`))
  const at = groundRound(full({ hours: 3, turn: 3, turnCards: all.slice(0, 6), dreamers: { ana: { at: '1,2', hand: pays('1A') } } }))
  at.arrange((w, t) => {
    const piece = (id: string) => t.inZone('turn-discard').find((one) => t.def(one).id === id) ?? ''
    for (const id of all.slice(6).reverse()) w.put(piece(id), 'turn-discard', { at: 'top' })
  })
  at.choose('ana', 'hours').choose('ana', 2)
  expect([at.zone('turn-deck'), at.state.hours]).toEqual([[...all.slice(0, 6), all[11], all[10]], 1])
})
rule('EF-CLOCK-04', 'whoever would lose Hours is asked before whether they become Turns', () => {
  const losing = () =>
    onGround(full({ hours: 3, turnCards: ['turn-spades-1', 'turn-clubs-1'] }), says(lose.hours(2))).expectAsk('ana', 'hours-before-loss')
  const spent = losing().choose('ana', 3)
  expect([spent.state.hours, spent.zone('turn-deck').length]).toEqual([0, 5])
  const kept = losing().choose('ana', 0)
  expect([kept.state.hours, kept.zone('turn-deck').length]).toEqual([1, 2])
})
rule('EF-ENT-03', 'what Entities of the box let one do is mostly Attack or Contact', () => {
  const entities = dreams
    .filter(({ id }) => id.startsWith('i'))
    .flatMap(({ cards }) => cards.flatMap((card) => (card.kind === 'entity' ? (card.actions ?? []) : [])))
  expect(entities.filter(({ keyword }) => keyword).length).toBeGreaterThan(entities.length / 2)
})
rule(['EF-ENT-09', 'EF-ENT-07'], 'no Entity uses what is written on the map, and the tile of one in a Dream ends nothing', () => {
  const at = onGround(
    full({
      turnCards: ['turn-hearts-1', 'turn-clubs-1'],
      figures: { shape: ['1,3'] },
      dreamers: { ana: { at: '1,2' }, bea: { at: '1,2' } },
    }),
    stepOf(),
  )
  expect([stands(at), at.state.stages, at.state.blocked]).toEqual([['1,2'], {}, []])
  for (const card of dreams.flatMap(({ cards }) => cards))
    if (card.kind === 'entity') expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['turns', 'outOfTurns']))
})

rule('EF-RULING-19', 'no Dreamer is Stunned', () => {
  const states = (state: 'stunned' | 'blinded') => onGround(full(), says(putState(state))).get('ana', 'states')
  expect([states('stunned'), states('blinded')]).toEqual([[], ['blinded']])
})
