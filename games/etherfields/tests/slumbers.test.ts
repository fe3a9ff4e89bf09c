import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { figureId } from '../content/cards.ts'
import type { Suit } from '../content/kinds.ts'
import { slumbers } from '../content/slumbers/index.ts'
import { type MapPicture, onMap } from './onMap.ts'
import { sizes, worth } from './scene.ts'

/* Slumbers: what the top tile is, how it is set up, how it ends, and when it can be left out. */

const r4 = worth('rage', 4)
const a2 = worth('awareness', 2)
/** Into the net lofts, where the top Slumber waits. */
const into = (...slumbers: readonly string[]) => inPicture({ slumbers })
const inPicture = (picture: MapPicture) => onMap({ place: 'rope-walk', ...picture }).choose('ana', 'go:net-lofts')
const strong = { dreamers: { ana: { hand: [r4, r4, a2, a2] }, bea: {} } }
const play = { 'skip-slumber': 'no', 'discard-before-drawing': [] }

rule(
  ['EF-MAP-15', 'EF-SLUM-03', 'EF-SLUM-01', 'EF-SLUM-05'],
  'a Slumber Place turns the top tile: its Entity comes onto the Slumber Scape',
  () => {
    const at = into('salt-widow', 'tallyman').untilAsk('ana', 'your-round', play)
    expect(at.zone('slumber')).toEqual(['salt-widow'])
    expect(at.zone('slumbers')).toEqual(['tallyman'])
    expect(at.zone('figures')).toEqual([figureId('salt-widow')])
    expect(at.state).toMatchObject({ mode: 'slumber', encounter: { kind: 'slumber', id: 'salt-widow', turn: 1 } })
    expect(at.zone('scape').sort()).toEqual(['slumber-kitchen', 'slumber-landing'])
  },
)
rule(['EF-SLUM-06', 'EF-TURN-04'], 'as many Turn cards and pieces as the tile says', () => {
  const at = into('wet-choir').untilAsk('ana', 'your-round', play)
  expect(at.zone('turn-deck')).toHaveLength(5)
  expect(at.zone('turn-discard')).toHaveLength(7)
  expect(at.zone('figures')).toHaveLength(3)
  expect(into('inside-out-hound').untilAsk('ana', 'your-round').zone('turn-deck')).toHaveLength(4)
})
rule(['EF-SLUM-04', 'EF-SLUM-09'], 'a tile that is no Entity is followed and goes under the deck', () => {
  const at = inPicture({ slumbers: ['ebb', 'tallyman'], dreamers: { ana: { sealed: 2 }, bea: { sealed: 1 } } }).untilAsk('ana', 'travel')
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual([1, 0])
  expect(at.zone('slumbers')).toEqual(['tallyman', 'ebb'])
  expect(at.state).toMatchObject({ mode: 'map', encounter: null })
})
/** The Dreamers stand where the figure is, and Ana has the means. */
const LIGHT = [{ token: 'light', at: ['3,3'] }] as const
const atHand = (picture: MapPicture) => {
  const at = inPicture({ ...strong, ...picture }).untilAsk('ana', 'your-round', play)
  return at.arrange((w, t) => {
    w.set('ana', 'at', t.get(t.inZone('figures')[0] ?? '', 'at'))
    w.set('table', 'tokens', LIGHT)
  })
}
const beaten = (picture: MapPicture) => {
  const at = atHand(picture)
  const before = { squares: [at.get('ana', 'at'), at.get('bea', 'at')], turns: at.zone('turn-deck').length }
  at.choose('ana', 'use:entity:salt-widow/attack').untilAsk('ana', 'travel', { 'choose-target': 'enough', 'pay-motive': [r4], boost: 'no' })
  return { at, before }
}
rule(
  ['EF-SLUM-08', 'EF-SLUM-09', 'EF-SLUM-11', 'EF-SLUM-12', 'EF-MAP-10', 'EF-MAP-11', 'EF-SLUM-14'],
  'it ends at once: tile under the deck, piece gone; map, Whims, other tokens and Dreamers stay, and the Team is where it was',
  () => {
    const { at, before } = beaten({ slumbers: ['salt-widow', 'tallyman'], whims: { '4,4': 'stove-left-lit' } })
    expect(before.turns).toBe(5)
    expect(at.zone('slumbers')).toEqual(['tallyman', 'salt-widow'])
    expect([at.zone('figures'), at.zone('slumber'), at.zone('turn-deck')]).toEqual([[], [], []])
    expect(at.zone('whims')).toEqual(['stove-left-lit'])
    expect(at.state.tokens).toEqual(LIGHT)
    expect(at.zone('scape').sort()).toEqual(['slumber-kitchen', 'slumber-landing'])
    expect([at.get('ana', 'at'), at.get('bea', 'at')]).toEqual(before.squares)
    expect(at.state).toMatchObject({ mode: 'map', place: 'net-lofts', encounter: null })
  },
)
rule('EF-SLUM-07', 'the next one begins on the squares where the last one ended', () => {
  const { at } = beaten({ slumbers: ['salt-widow', 'inside-out-hound'] })
  const squares = [at.get('ana', 'at'), at.get('bea', 'at')]
  at.arrange((w) => w.set('table', 'place', 'rope-walk'), [{ step: 'onward' }])
  at.choose('ana', 'go:net-lofts').untilAsk('ana', 'your-round', play)
  expect(at.zone('slumber')).toEqual(['inside-out-hound'])
  expect([at.get('ana', 'at'), at.get('bea', 'at')]).toEqual(squares)
})
rule('EF-MAP-12', 'having come out, the Team does not resolve the Place again: it goes on', () => {
  const { at } = beaten({ slumbers: ['salt-widow', 'tallyman'] })
  at.expectAsk('ana', 'travel')
  expect(at.offered('ana')).toContain('go:chandlery')
  expect(at.zone('slumber')).toEqual([])
})
rule(['EF-MAP-07', 'EF-MAP-12'], 'a Place with a Slumber and a Key: the Key comes after the Slumber, once', () => {
  const fought = onMap({ place: 'tide-pole', districts: ['tidal-flats'], slumbers: ['lantern-children'] })
  fought.choose('ana', 'go:bait-huts').untilAsk('ana', 'your-round', play)
  expect(fought.state.keys).toBe(0)
  fought.arrange((w) => w.set('table', 'hours', 0), [{ step: 'turnDiscard' }])
  fought.untilAsk('ana', 'travel', { ...play, 'skip-slumber': 'yes' })
  expect(fought.state).toMatchObject({ keys: 1, place: 'bait-huts', mode: 'map' })
  const driven = onMap({ ...strong, place: 'tide-pole', districts: ['tidal-flats'], slumbers: ['salt-widow'] })
  driven.choose('ana', 'go:bait-huts').untilAsk('ana', 'your-round', play)
  driven.arrange((w, t) => w.set('ana', 'at', t.get(t.inZone('figures')[0] ?? '', 'at')))
  driven.choose('ana', 'use:entity:salt-widow/attack')
  driven.untilAsk('ana', 'travel', { 'choose-target': 'enough', 'pay-motive': [r4], boost: 'no' })
  expect(driven.state).toMatchObject({ keys: 1, place: 'bait-huts' })
})
const lastTurn = (id: string, suit: Suit, n: number, picture: MapPicture = {}) => {
  const at = inPicture({ slumbers: [id, 'tallyman'], ...picture }).untilAsk('ana', 'your-round', play)
  at.arrange(
    (w, t) => {
      w.set('table', 'hours', 0)
      w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
      const card = t.inZone('turn-discard').find((piece) => t.def(piece).id === `turn-${suit}-${n}`) ?? ''
      w.put(card, 'turn-deck', { face: 'front' })
    },
    [{ step: 'turnDiscard' }],
  )
  return at
}
rule(['EF-SLUM-19', 'EF-SLUM-13'], 'after the last Turn card: what Out of Turns says, and no Loot', () => {
  const at = lastTurn('paper-bride', 'clubs', 3, { dreamers: { ana: { ether: 0 }, bea: { ether: 0 } } }).untilAsk('ana', 'travel')
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual([2, 2])
  expect([at.get('ana', 'ether'), at.get('bea', 'ether')]).toEqual([0, 0])
  expect(at.zone('slumbers')).toEqual(['tallyman', 'paper-bride'])
})
rule(
  ['EF-SKIP-01', 'EF-SKIP-04', 'EF-EX-37', 'EF-SLUM-09'],
  'one with Skip may be left out before it is set up: nothing comes, each Seals 2',
  () => {
    const at = into('tallyman', 'ebb').expectAsk('ana', 'skip-slumber')
    expect([at.zone('figures'), at.zone('turn-deck')]).toEqual([[], []])
    at.choose('ana', 'yes').untilAsk('ana', 'travel')
    expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual([2, 2])
    expect(at.zone('slumbers')).toEqual(['ebb', 'tallyman'])
    expect(at.zone('turn-discard')).toHaveLength(12)
  },
)
rule('EF-SKIP-01', 'one without Skip is played', () => {
  into('salt-widow').untilAsk('ana', 'your-round', { 'discard-before-drawing': [] })
  const at = into('salt-widow')
  expect(at.table.ask?.about.key).not.toBe('skip-slumber')
})
rule(['EF-SKIP-02', 'EF-SKIP-03'], 'at the start of any later Turn it may still be left, with Turn cards to spare', () => {
  const at = into('tallyman', 'ebb').choose('ana', 'no').expectAsk('ana', 'skip-slumber').choose('ana', 'no')
  at.untilAsk('ana', 'your-round', { 'discard-before-drawing': [] })
  at.arrange(() => {}, [{ step: 'turnDiscard' }])
  at.untilAsk('ana', 'skip-slumber', { 'hours-for-turns': 0 })
  expect(at.zone('turn-deck')).toHaveLength(4)
  const sealed = sizes(at, 'ana').sealed
  at.choose('ana', 'yes').untilAsk('ana', 'travel')
  expect(sizes(at, 'ana').sealed).toBe(sealed + 2)
  expect(at.state).toMatchObject({ mode: 'map', encounter: null })
  expect([at.zone('figures'), at.zone('turn-deck')]).toEqual([[], []])
})
rule(['EF-SLUM-16', 'EF-RULING-22'], 'the Delta Phase: two of five for each, the Clock, and under the others', () => {
  const at = inPicture({
    slumbers: ['delta-phase', 'ebb', 'tallyman', 'salt-widow'],
    hours: 1,
    dreamers: { ana: { anguish: 4, sealed: 8 }, bea: { anguish: 2 } },
  })
  at.untilAsk('ana', 'choose-effect').choose('ana', '0').choose('ana', '1')
  at.untilAsk('ana', 'travel')
  expect([at.get('ana', 'anguish'), sizes(at, 'ana').sealed]).toEqual([1, 2])
  expect(at.state.hours).toBe(4)
  expect(at.zone('slumbers').at(-1)).toBe('delta-phase')
  expect(at.zone('slumbers').sort()).toEqual(['delta-phase', 'ebb', 'salt-widow', 'tallyman'])
})
rule('EF-SLUM-15', 'new tiles go under those that are there', () => {
  const at = inPicture({
    slumbers: ['undertow', 'tallyman', 'polite-stranger', 'salt-widow', 'paper-bride'],
    dreamers: { ana: { ether: 6 } },
  })
  at.untilAsk('ana', 'travel')
  expect(at.zone('slumbers').slice(0, 5)).toEqual(['tallyman', 'polite-stranger', 'salt-widow', 'paper-bride', 'borrowed-shadow'])
})
rule(['EF-SETUP-19', 'EF-SLUM-02'], 'each chooses an entrance square of the Slumber Scape', () => {
  const at = onMap({ dreamers: { ana: {}, bea: {} } }).choose('ana', 'wake')
  at.untilAsk('ana', 'choose-entrance').expectAsk('ana', 'choose-entrance', ['3,3', '3,4']).choose('ana', '3,4')
  at.expectAsk('bea', 'choose-entrance').choose('bea', '3,3').untilAsk('ana', 'travel')
  expect([at.get('ana', 'at'), at.get('bea', 'at')]).toEqual(['3,4', '3,3'])
})
rule('EF-RULING-34', 'a Block token on a Turn card does not come along into the next encounter', () => {
  const at = atHand({ slumbers: ['salt-widow', 'inside-out-hound'] })
  const blocks = at.state.blocksLeft
  at.arrange((w) => {
    w.set('table', 'blockedSteps', [0])
    w.set('table', 'blocksLeft', blocks - 1)
  })
  at.choose('ana', 'use:entity:salt-widow/attack').untilAsk('ana', 'travel', { 'choose-target': 'enough', 'pay-motive': [r4], boost: 'no' })
  expect(at.state).toMatchObject({ blockedSteps: [], blocksLeft: blocks })
})
rule('EF-SLUM-17', 'every Entity tile has Turns, pieces, a Movement value, Interactions, at most three effects, and Out of Turns', () => {
  const tiles = slumbers.filter(({ entity }) => entity)
  expect(tiles).toHaveLength(12)
  for (const { id, entity, actions = [] } of tiles) {
    expect(entity?.turns, id).toBeGreaterThan(0)
    expect(entity?.pieces, id).toBeGreaterThan(0)
    expect(entity?.move.value, id).toBeGreaterThanOrEqual(0)
    expect(actions.length, id).toBeGreaterThan(0)
    expect(Object.keys(entity?.steps ?? {}).length, id).toBeLessThanOrEqual(3)
    expect(entity?.outOfTurns, id).toBeDefined()
  }
})
const friendly = (wisdom: readonly string[]) => {
  const at = atHand({ slumbers: ['polite-stranger', 'ebb'], wisdom })
  return at.choose('ana', 'use:entity:polite-stranger/contact')
}
rule('EF-SLUM-18', 'to let a thing go for good means nothing before the rule for it is known', () => {
  const before = friendly([]).untilAsk('ana', 'travel', { 'choose-target': 'enough', 'may-do': 'yes' })
  expect(before.zone('slumbers')).toEqual(['ebb', 'polite-stranger'])
  const since = friendly(['release']).untilAsk('ana', 'may-do').choose('ana', 'yes').untilAsk('ana', 'travel')
  expect(since.zone('slumbers')).toEqual(['ebb'])
  expect(since.zone('removed')).toContain('polite-stranger')
})
