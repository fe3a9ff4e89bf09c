import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { gainMark } from '../rules/marks.ts'
import { soundCall } from '../rules/purposes.ts'
import { scene, script } from './scene.ts'

rule('LH-MARK-01', 'its back nobody sees, not even its owner', () => {
  const at = script({ marks: ['gills'] }, (t) => gainMark(t, 'ana'))
  for (const seat of ['ana', 'bea'])
    expect(at.table.view(seat).zones['skin:ana']?.pieces.map(({ faces, up }) => [faces, up])).toEqual([
      [{ front: 'mark-front/salt-mark' }, 'front'],
    ])
  expect(JSON.stringify([at.table.view('ana'), at.table.eventsFor('ana')])).not.toContain('gills')
})
rule('LH-MARK-02', 'at nightfall one or two turn it', () => {
  const fall = (face: number) =>
    script({ keepers: { ana: { marks: ['gills'] } }, chance: { roll: [[face]] } }, (t) => t.happens('night:fall', { n: 1 }))
  expect([1, 2, 3, 6].map((face) => fall(face).t.up('gills#1'))).toEqual(['back', 'back', 'front', 'front'])
})
rule('LH-MARK-03', 'turned, all see it, and only the back works', () => {
  const at = script({ keepers: { ana: { marks: ['gills'] } }, chance: { roll: [[1], [1]] } }, function* (t) {
    yield* t.happens('night:fall', { n: 1 })
    yield* t.happens('night:fall', { n: 2 })
  })
  expect(at.table.view('bea').zones['skin:ana']?.pieces[0]?.faces).toMatchObject({ back: 'mark/gills' })
  expect(at.t.number('dice', { who: 'ana', skill: 'knack', modifier: 0 })).toBe(3)
  expect(at.heard('bea').filter((line) => line.includes('Branquias'))).toEqual(['La Marca de ana era «Branquias».'])
})

const betrothed = { ana: { purpose: 'the-tally' }, bea: { purpose: 'the-tides-betrothed' } }

rule('LH-CALL-01', 'everybody is asked; only the betrothed can answer', () => {
  const at = script({ keepers: betrothed }, soundCall)
  expect([at.table.asked(), at.offered('ana')]).toEqual([['ana'], ['stay']])
  expect(at.table.askFor('bea')).toMatchObject({ kind: 'waiting' })
  at.does('ana', 'stay')
  expect(at.offered('bea')).toEqual(['stay', 'answer'])
  expect(at.table.askFor('ana')).toMatchObject({ kind: 'waiting' })
})
rule('LH-CALL-02', 'an answer brings the Dark', () => {
  const dark = (answer: string) => script({ dark: 1, keepers: betrothed }, soundCall).does('ana', 'stay').does('bea', answer).t.state.dark
  expect([dark('stay'), dark('answer')]).toEqual([1, 2])
})
rule('LH-CALL-03', 'an offering is known to its giver alone', () => {
  const at = script({ keepers: betrothed }, soundCall).does('ana', 'stay').does('bea', 'answer')
  expect(at.table.view('bea').of.bea).toMatchObject({ offerings: 1 })
  expect(at.table.view('ana').of.bea).not.toHaveProperty('offerings')
  expect(at.heard('ana')).toContain('Alguien ha respondido a la Llamada.')
  expect(scene({}, 'shifts').table.view('ana').of.bea).not.toHaveProperty('offerings')
})
