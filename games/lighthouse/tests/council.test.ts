import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { scene } from './scene.ts'

const carrying = 'ana kit flask; bea kit dory'

rule('LH-COUNCIL-01', 'anybody may speak first', () => {
  const at = scene(carrying, 'council').shows('table asks ana bea')
  expect(at.table.ask?.kind).toBe('floor')
  at.does('bea ready', 'table asks ana')
})
rule('LH-COUNCIL-02', 'a trade needs both to agree to the same offer', () => {
  const at = scene(carrying, 'council').does('ana trade:bea, ana offer:flask, ana consent:1, bea offer:dory, bea consent:2', 'bea kit dory')
  at.does('ana consent:2', 'ana kit dory; bea kit flask')
  expect(at.hears('bea', 2)).toEqual(['ana te ha dado «Petaca».', 'Has dado «Chinchorro» a ana.'])
  scene('', 'council').shows('table about council')
  scene('seats 3', 'council').shows('ana refused trade:bea LH-COUNCIL-02')
})
rule('LH-COUNCIL-03', 'one proposal a night', () => {
  const at = scene(carrying, 'council').does('ana trade:bea, ana leave')
  at.shows('ana refused trade:bea LH-COUNCIL-03; bea refused trade:ana LH-COUNCIL-03')
})
rule('LH-COUNCIL-04', 'a trade that cannot be carried does not happen', () => {
  const at = scene('ana kit flask; bea kit dory harpoon sextant beeswax', 'council').does('ana trade:bea, ana offer:flask, ana consent:1')
  at.does('bea consent:1', 'ana told deal-failed, kit flask')
})
rule('LH-COUNCIL-05', 'when all are ready the night ends, with what lasted until then', () => {
  const at = scene(`${carrying}; nights st-elmos-fire ground-swell`, 'nightCard', 'council')
  expect(at.t.raw.lasting).toHaveLength(2)
  at.does('ana ready, bea ready', `table night 1, dark ${at.state.dark + 1}`)
  expect(at.t.raw.lasting).toEqual([])
})
