import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { scene } from './scene.ts'

const carrying = { keepers: { ana: { kit: ['flask'] }, bea: { kit: ['dory'] } } } as const

rule('LH-COUNCIL-01', 'anybody may speak first', () => {
  const at = scene(carrying, 'council')
  expect(at.ask.kind).toBe('floor')
  expect(at.table.asked()).toEqual(['ana', 'bea'])
  at.does('bea', 'ready')
  expect(at.table.asked()).toEqual(['ana'])
})
rule('LH-COUNCIL-02', 'a trade needs both to agree to the same offer', () => {
  const at = scene(carrying, 'council').does('ana', 'trade:bea', 'offer:flask#1', 'consent:1').does('bea', 'offer:dory#1', 'consent:2')
  expect(at.cards('kit:bea')).toEqual(['dory'])
  at.does('ana', 'consent:2')
  expect([at.cards('kit:ana'), at.cards('kit:bea')]).toEqual([['dory'], ['flask']])
  expect(at.heard('bea').slice(-2)).toEqual(['ana te ha dado «Petaca».', 'Has dado «Chinchorro» a ana.'])
  expect(scene({}, 'council').ended()).toBe(false)
  expect(scene({ seats: 3 }, 'council').refused('ana')['trade:bea']).toEqual(['LH-COUNCIL-02'])
})
rule('LH-COUNCIL-03', 'one proposal a night', () => {
  const at = scene(carrying, 'council').does('ana', 'trade:bea', 'leave')
  expect(at.refused('ana')['trade:bea']).toEqual(['LH-COUNCIL-03'])
  expect(at.refused('bea')['trade:ana']).toEqual(['LH-COUNCIL-03'])
})
rule('LH-COUNCIL-04', 'a trade that cannot be carried does not happen', () => {
  const full = { ana: { kit: ['flask'] }, bea: { kit: ['dory', 'harpoon', 'sextant', 'beeswax'] } }
  const at = scene({ keepers: full }, 'council').does('ana', 'trade:bea', 'offer:flask#1', 'consent:1').does('bea', 'consent:1')
  expect(at.told('ana')).toContain('deal-failed')
  expect(at.cards('kit:ana')).toEqual(['flask'])
})
rule('LH-COUNCIL-05', 'when all are ready the night ends, with what lasted until then', () => {
  const at = scene({ ...carrying, nights: ['st-elmos-fire', 'ground-swell'] }, 'nightCard', 'council')
  expect(at.t.raw.lasting).toHaveLength(2)
  const dark = at.t.state.dark
  at.does('ana', 'ready').does('bea', 'ready')
  expect(at.t.state.night).toBe(1)
  expect(at.t.raw.lasting).toEqual([])
  expect(at.t.state.dark).toBe(dark + 1)
})
