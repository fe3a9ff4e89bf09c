import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { TERRAINS } from '../content/kinds.ts'
import { discardOf, handOf, maskOf } from '../rules/people.ts'
import { terrainAt } from '../rules/scape.ts'
import type { Laid } from '../rules/shape.ts'
import { inDream } from './inDream.ts'
import { inSlumber } from './inSlumber.ts'
import { inRound, scene, worth } from './scene.ts'

/* Terrain: printed on tiles, laid as tokens; it says nothing by itself. The Delver's Mask draws one more in Darkness. */

const c3 = worth('cunning', 3)
const delver = 'face-of-the-miner'
type At = ReturnType<typeof inRound>
const draws = (at: At, square: string, tokens: readonly Laid[] = []): number => {
  at.arrange(
    (w, t) => {
      w.put(t.inZone(handOf('ana')), discardOf('ana'), { face: 'front' })
      w.put(t.inZone(maskOf('ana')), 'mask-pool')
      w.make(delver, maskOf('ana'))
      w.set('ana', 'at', square)
      w.set('table', 'tokens', tokens)
    },
    [{ step: 'draw', args: { who: 'ana' } }, { step: 'curtain' }],
  )
  return at.zone(handOf('ana')).length
}
const inFirst = (square: string, tokens: readonly Laid[]) => draws(scene({ dreamers: { ana: { deck: 20 } } }), square, tokens)
const kindsAt = (at: At, square: string) => [...terrainAt(at.table.kernel, square)].sort()

rule('EF-TERR-03', 'what is drawn on a whole tile is on its four squares', () => {
  for (const square of ['5,1', '6,1', '5,2', '6,2']) expect(draws(inDream('i02'), square), square).toBe(5)
  expect(draws(inDream('i02'), '3,1')).toBe(4)
})
rule('EF-TERR-04', 'what is drawn on a line is on the two squares beside it', () => {
  const coal = (square: string) => draws(inSlumber('tallyman', { tiles: ['coal-hole'] }), square)
  expect(['1,3', '1,4', '2,3', '2,4'].map(coal)).toEqual([5, 5, 4, 4])
})
rule('EF-TERR-05', 'tokens go by where they lie: one square, or all of a tile', () => {
  const one: Laid = { token: 'darkness', at: ['1,1'] }
  const tile: Laid = { token: 'darkness', at: ['1,1', '2,1', '1,2', '2,2'] }
  expect([inFirst('1,1', [one]), inFirst('2,2', [one]), inFirst('2,2', [tile]), inFirst('3,3', [tile])]).toEqual([5, 4, 5, 4])
})
rule('EF-TERR-05', 'a candle lights the whole tile one stands on', () => {
  const at = inRound({ items: ['candle-end'], dreamers: { ana: { at: '3,2' } } }).choose('ana', 'use:item:candle-end/light')
  for (const square of ['3,1', '4,1', '3,2', '4,2']) expect(kindsAt(at, square)).toEqual(['light'])
  expect(kindsAt(at, '2,2')).toEqual([])
})
rule(['EF-TERR-06', 'EF-RULING-17'], 'where there is Light, Darkness is ignored', () => {
  const both: readonly Laid[] = [
    { token: 'darkness', at: ['1,1', '2,1'] },
    { token: 'light', at: ['1,1'] },
  ]
  expect([inFirst('1,1', both), inFirst('2,1', both)]).toEqual([4, 5])
})
rule(['EF-TERR-05', 'EF-EX-51'], 'Water on all of a tile, Light on its upper line', () => {
  const tokens: readonly Laid[] = [
    { token: 'water', at: ['1,1', '2,1', '1,2', '2,2'] },
    { token: 'light', at: ['1,1', '2,1'] },
  ]
  const at = scene({ tokens })
  expect(['1,1', '2,1', '1,2', '2,2'].map((square) => kindsAt(at, square))).toEqual([
    ['light', 'water'],
    ['light', 'water'],
    ['water'],
    ['water'],
  ])
})
rule(['EF-TERR-01', 'EF-TERR-02'], 'none of the four hinders a step or a reach', () => {
  for (const token of TERRAINS) {
    const tokens: readonly Laid[] = [{ token, at: ['2,1', '3,1'] }]
    const at = inRound({ tokens, caretaker: ['2,1'], dreamers: { ana: { at: '1,1', hand: [c3, worth('awareness', 2)] } } })
    expect(at.offered('ana')).toContain('use:entity:caretaker/contact')
    at.choose('ana', 'move').choose('ana', [c3]).choose('ana', 'no')
    expect(at.offered('ana'), token).toEqual(expect.arrayContaining(['2,1', '3,1', '4,1']))
  }
  expect(TERRAINS).toHaveLength(4)
})
