import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { gainMark } from '../rules/marks.ts'
import { soundCall } from '../rules/purposes.ts'
import { scene, script } from './scene.ts'

rule('LH-MARK-01', 'its back nobody sees, not even its owner', () => {
  const at = script('marks gills', (t) => gainMark(t, 'ana')).shows('ana skin gills; gills#1 up')
  for (const seat of ['ana', 'bea']) expect(at.seen(seat, 'skin:ana')).toEqual({ front: 'mark-front/salt-mark' })
  expect(JSON.stringify([at.table.view('ana'), at.table.eventsFor('ana')])).not.toContain('gills')
})
rule('LH-MARK-02', 'at nightfall one or two turn it', () => {
  const fall = (face: number) => script(`ana marks gills; rolls roll ${face}`, (t) => t.happens('night:fall', { n: 1 }))
  expect([1, 2, 3, 6].map((face) => fall(face).t.up('gills#1'))).toEqual(['back', 'back', 'front', 'front'])
})
rule('LH-MARK-03', 'turned, all see it, and only the back works', () => {
  const at = script('ana marks gills; rolls roll 1 1', function* (t) {
    yield* t.happens('night:fall', { n: 1 })
    yield* t.happens('night:fall', { n: 2 })
  })
  expect(at.seen('bea', 'skin:ana')).toMatchObject({ back: 'mark/gills' })
  expect(at.t.number('dice', { who: 'ana', skill: 'knack', modifier: 0 })).toBe(3)
  expect(at.hears('bea', 99).filter((line) => line.includes('Branquias'))).toEqual(['La Marca de ana era «Branquias».'])
})

const betrothed = 'ana purpose the-tally; bea purpose the-tides-betrothed'

rule('LH-CALL-01', 'everybody is asked; only the betrothed can answer', () => {
  const at = script(betrothed, soundCall).shows('table asks ana; ana offered stay')
  expect(at.table.askFor('bea')).toMatchObject({ kind: 'waiting' })
  at.does('ana stay', 'bea offered stay answer')
  expect(at.table.askFor('ana')).toMatchObject({ kind: 'waiting' })
})
rule('LH-CALL-02', 'an answer brings the Dark', () => {
  script(`dark 1; ${betrothed}`, soundCall).does('ana stay, bea stay', 'table dark 1')
  script(`dark 1; ${betrothed}`, soundCall).does('ana stay, bea answer', 'table dark 2')
})
rule('LH-CALL-03', 'an offering is known to its giver alone', () => {
  const at = script(betrothed, soundCall).does('ana stay, bea answer')
  expect(at.table.view('bea').of.bea).toMatchObject({ offerings: 1 })
  expect(at.table.view('ana').of.bea).not.toHaveProperty('offerings')
  expect(at.hears('ana', 9)).toContain('Alguien ha respondido a la Llamada.')
  expect(scene('', 'shifts').table.view('ana').of.bea).not.toHaveProperty('offerings')
})
