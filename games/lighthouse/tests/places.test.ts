import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { scene } from './scene.ts'

const watch = (picture: string) => scene(picture, 'watch ana')

rule('LH-TOWER-01', 'tending gives one light more until the night ends', () => {
  const at = scene('ana at tower; bea at bed', 'watch ana', 'council')
  expect([at.light, at.does('ana tend').light]).toEqual([1, 2])
  const parts = at.t.explain('light', {}).parts.map(({ amount, rule: id }) => `${amount} ${id}`)
  expect(parts).toEqual(['1 LH-BEAM-03', '1 LH-TOWER-01'])
  expect(at.does('ana ready').light).toBe(0)
})
rule('LH-TOWER-02', 'mending costs one can', () => {
  watch('oil 2; cracks 2; ana at tower').does('ana mend', 'table oil 1; masonry crack')
})
rule('LH-TOWER-03', 'nothing to mend without a crack', () => {
  watch('ana at tower').shows('ana refused only mend LH-TOWER-03')
})

rule('LH-STORES-01', 'fetching gives two cans', () => {
  watch('oil 1; ana at stores').does('ana fetch', 'table oil 3')
})
rule('LH-STORES-02', 'only who rummages sees the finds', () => {
  const at = watch('finds flask dory harpoon; ana at stores').does('ana rummage', 'ana offered flask dory harpoon')
  expect([at.hears('ana'), at.hears('bea')]).toEqual([['Has mirado «Petaca», «Chinchorro» y «Arpón».'], ['ana ha mirado 3 hallazgos.']])
  expect([at.seen('ana', 'finds'), at.seen('bea', 'finds')]).toEqual([{ front: 'find/flask' }, {}])
})
rule('LH-STORES-03', 'two arms hold three; the rest goes to the bottom', () => {
  const at = watch('finds flask dory harpoon; ana at stores').does('ana rummage')
  expect(() => at.does('ana dory+flask')).toThrow('not-allowed')
  at.does('ana flask+harpoon', 'ana kit flask harpoon')
  expect(at.zone('finds').at(-1)).toBe('dory')
})
rule('LH-STORES-04', 'one of each title', () => {
  const at = watch('finds flask flask dory; ana at stores').does('ana rummage')
  expect(() => at.does('ana flask+flask')).toThrow('not-allowed')
})
rule('LH-STORES-05', 'where nothing is left nothing is found', () => {
  watch('finds; only; ana at stores').shows('ana refused only rummage LH-STORES-05')
})

rule('LH-ROCKS-01', 'combing draws one find', () => {
  watch('finds flask; ana at rocks').does('ana comb', 'ana kit flask')
})
rule('LH-ROCKS-02', 'as many successes as its strength drive a thing off', () => {
  watch('shore deep-one; ana at rocks; rolls test:ana 5+6').does('ana fight', 'shore none')
  watch('shore deep-one; ana at rocks; rolls test:ana 5+4').does('ana fight', 'shore deep-one')
})
rule('LH-ROCKS-03', 'nothing to fight', () => {
  watch('ana at rocks').shows('ana refused fight LH-ROCKS-03')
})

rule('LH-RESCUE-01', 'every need needs an item of its own, from anybody on the rocks', () => {
  watch('aground hospital-ship; ana at rocks, kit dory; bea at rocks, kit hemp-rope').shows('ana offered rescue …')
  watch('aground hospital-ship; ana at rocks, kit dory; bea at bed, kit hemp-rope').shows('ana refused rescue LH-RESCUE-01')
  watch('aground hospital-ship; ana at rocks, kit hemp-rope harpoon; bea at rocks').shows('ana refused rescue LH-RESCUE-01')
})
rule('LH-RESCUE-02', 'what is used is discarded, and the ship is saved', () => {
  const at = watch('aground hospital-ship; ana at rocks, kit dory harpoon hemp-rope')
  at.does('ana rescue', 'ana asked choose-item: harpoon hemp-rope')
  at.does('ana hemp-rope', 'harbour hospital-ship; ana kit harpoon; find-discard dory hemp-rope')
})
rule('LH-RESCUE-03', 'nothing to rescue', () => {
  watch('ana at rocks').shows('ana refused rescue LH-RESCUE-03')
})

rule('LH-BED-01', 'sleep restores two', () => {
  watch('ana at bed, nerve 1').does('ana sleep', 'ana nerve 3')
})
rule('LH-BED-02', 'nobody sleeps with a thing outside, but for wax in the ears', () => {
  watch('shore drowned-sailor; ana at bed, nerve 1').shows('ana refused sleep LH-BED-02')
  watch('shore drowned-sailor; ana at bed, nerve 1, kit beeswax').shows('ana offered sleep …')
})
rule('LH-BED-03', 'nobody sleeps without need', () => {
  watch('ana at bed').shows('ana refused sleep LH-BED-03')
})
rule('LH-BED-04', 'who reads the sky knows what comes; the others know only that', () => {
  const at = watch('nights the-call; ana at bed').does('ana read')
  expect([at.hears('ana'), at.hears('bea')]).toEqual([['Has mirado «La Llamada».'], ['ana ha mirado 1 carta de noche.']])
  expect([at.seen('ana', 'night-deck'), at.seen('bea', 'night-deck')]).toEqual([{ front: 'night/the-call' }, {}])
})
