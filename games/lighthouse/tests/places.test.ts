import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { type Picture, scene } from './scene.ts'

const watch = (picture: Picture, who = 'ana') => scene(picture, { step: 'watch', args: { who } })
const light = (at: ReturnType<typeof scene>) => at.t.number('light', {})

rule('LH-TOWER-01', 'tending gives one light more until the night ends', () => {
  const at = scene({ keepers: { ana: { at: 'tower' }, bea: { at: 'bed' } } }, { step: 'watch', args: { who: 'ana' } }, 'council')
  expect(light(at)).toBe(1)
  at.does('ana', 'tend')
  expect(light(at)).toBe(2)
  expect(at.t.explain('light', {}).parts.map(({ amount, rule: id }) => [amount, id])).toEqual([
    [1, 'LH-BEAM-03'],
    [1, 'LH-TOWER-01'],
  ])
  at.does('ana', 'ready')
  expect(light(at)).toBe(0)
})
rule('LH-TOWER-02', 'mending costs one can', () => {
  const at = watch({ oil: 2, cracks: 2, keepers: { ana: { at: 'tower' } } }).does('ana', 'mend')
  expect([at.t.state.oil, at.cards('masonry').length]).toEqual([1, 1])
})
rule('LH-TOWER-03', 'nothing to mend without a crack', () => {
  expect(watch({ keepers: { ana: { at: 'tower' } } }).refused('ana')).toEqual({ mend: ['LH-TOWER-03'] })
})

rule('LH-STORES-01', 'fetching gives two cans', () => {
  expect(watch({ oil: 1, keepers: { ana: { at: 'stores' } } }).does('ana', 'fetch').t.state.oil).toBe(3)
})
rule('LH-STORES-02', 'only who rummages sees the finds', () => {
  const at = watch({ finds: ['flask', 'dory', 'harpoon'], keepers: { ana: { at: 'stores' } } }).does('ana', 'rummage')
  expect(at.heard('ana').at(-1)).toBe('Has mirado «Petaca», «Chinchorro» y «Arpón».')
  expect(at.heard('bea').at(-1)).toBe('ana ha mirado 3 hallazgos.')
  expect(at.offered('ana')).toEqual(['flask#1', 'dory#1', 'harpoon#1'])
  const top = (seat: string) => at.table.view(seat).zones.finds?.pieces[0]?.faces
  expect([top('ana'), top('bea')]).toEqual([{ front: 'find/flask' }, {}])
})
rule('LH-STORES-03', 'two arms hold three; the rest goes to the bottom', () => {
  const at = watch({ finds: ['flask', 'dory', 'harpoon'], keepers: { ana: { at: 'stores' } } }).does('ana', 'rummage')
  expect(at.try('ana', ['dory#1', 'flask#1'])).toMatchObject({ ok: false, error: { reason: 'not-allowed' } })
  at.does('ana', ['flask#1', 'harpoon#1'])
  expect(at.cards('kit:ana')).toEqual(['flask', 'harpoon'])
  expect(at.cards('finds').at(-1)).toBe('dory')
})
rule('LH-STORES-04', 'one of each title', () => {
  const at = watch({ finds: ['flask', 'flask', 'dory'], keepers: { ana: { at: 'stores' } } }).does('ana', 'rummage')
  expect(at.try('ana', ['flask#1', 'flask#2'])).toMatchObject({ ok: false, error: { reason: 'not-allowed' } })
})
rule('LH-STORES-05', 'where nothing is left nothing is found', () => {
  expect(watch({ finds: [], only: true, keepers: { ana: { at: 'stores' } } }).refused('ana')).toEqual({ rummage: ['LH-STORES-05'] })
})

rule('LH-ROCKS-01', 'combing draws one find', () => {
  expect(
    watch({ finds: ['flask'], keepers: { ana: { at: 'rocks' } } })
      .does('ana', 'comb')
      .cards('kit:ana'),
  ).toEqual(['flask'])
})
rule('LH-ROCKS-02', 'as many successes as its strength drive a thing off', () => {
  const fight = (faces: number[]) =>
    watch({ shore: ['deep-one'], keepers: { ana: { at: 'rocks' } }, chance: { 'test:ana': [faces] } }).does('ana', 'fight')
  expect(fight([5, 6]).cards('shore')).toEqual([])
  expect(fight([5, 4]).cards('shore')).toEqual(['deep-one'])
})
rule('LH-ROCKS-03', 'nothing to fight', () => {
  expect(watch({ keepers: { ana: { at: 'rocks' } } }).refused('ana').fight).toEqual(['LH-ROCKS-03'])
})

rule('LH-RESCUE-01', 'every need needs an item of its own, from anybody on the rocks', () => {
  const hospital = (ana: string[], bea: string[], there: 'rocks' | 'bed' = 'rocks') =>
    watch({ aground: ['hospital-ship'], keepers: { ana: { at: 'rocks', kit: ana }, bea: { at: there, kit: bea } } })
  expect(hospital(['dory'], ['hemp-rope']).offered('ana')).toContain('rescue')
  expect(hospital(['dory'], ['hemp-rope'], 'bed').refused('ana').rescue).toEqual(['LH-RESCUE-01'])
  expect(hospital(['hemp-rope', 'harpoon'], []).refused('ana').rescue).toEqual(['LH-RESCUE-01'])
})
rule('LH-RESCUE-02', 'what is used is discarded, and the ship is saved', () => {
  const at = watch({ aground: ['hospital-ship'], keepers: { ana: { at: 'rocks', kit: ['dory', 'harpoon', 'hemp-rope'] } } })
  at.does('ana', 'rescue')
  expect(at.about).toBe('choose-item')
  expect(at.offered('ana')).toEqual(['harpoon#1', 'hemp-rope#1'])
  at.does('ana', 'hemp-rope#1')
  expect(at.cards('harbour')).toEqual(['hospital-ship'])
  expect(at.cards('kit:ana')).toEqual(['harpoon'])
  expect(at.cards('find-discard')).toEqual(['dory', 'hemp-rope'])
})
rule('LH-RESCUE-03', 'nothing to rescue', () => {
  expect(watch({ keepers: { ana: { at: 'rocks' } } }).refused('ana').rescue).toEqual(['LH-RESCUE-03'])
})

rule('LH-BED-01', 'sleep restores two', () => {
  expect(
    watch({ keepers: { ana: { at: 'bed', nerve: 1 } } })
      .does('ana', 'sleep')
      .nerve('ana'),
  ).toBe(3)
})
rule('LH-BED-02', 'nobody sleeps with a thing outside, but for wax in the ears', () => {
  const bed = (kit: string[]) => watch({ shore: ['drowned-sailor'], keepers: { ana: { at: 'bed', nerve: 1, kit } } })
  expect(bed([]).refused('ana').sleep).toEqual(['LH-BED-02'])
  expect(bed(['beeswax']).offered('ana')).toContain('sleep')
})
rule('LH-BED-03', 'nobody sleeps without need', () => {
  expect(watch({ keepers: { ana: { at: 'bed' } } }).refused('ana').sleep).toEqual(['LH-BED-03'])
})
rule('LH-BED-04', 'who reads the sky knows what comes; the others know only that', () => {
  const at = watch({ nights: ['the-call'], keepers: { ana: { at: 'bed' } } }).does('ana', 'read')
  expect(at.heard('ana').at(-1)).toBe('Has mirado «La Llamada».')
  expect(at.heard('bea').at(-1)).toBe('ana ha mirado 1 carta de noche.')
  const top = (seat: string) => at.table.view(seat).zones['night-deck']?.pieces[0]?.faces
  expect([top('ana'), top('bea')]).toEqual([{ front: 'night/the-call' }, {}])
})
