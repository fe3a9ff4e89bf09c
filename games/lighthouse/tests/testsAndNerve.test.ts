import type { QuantityOf } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { loseNerve, recoverNerve } from '../rules/keepers.ts'
import type { Lighthouse, Skill } from '../rules/shape.ts'
import { test as tested } from '../rules/test.ts'
import { type Picture, scene, script } from './scene.ts'

const knack = (picture: Picture) => script(picture, (t) => tested(t, 'ana', { skill: 'knack' }))
type Of = Partial<QuantityOf<Lighthouse, 'dice'>> & { readonly skill: Skill }
const dice = (picture: Picture, of: Of) =>
  script(picture, (t) => t.change(() => {})).t.number('dice', { who: 'ana', modifier: 0, against: null, ...of })

rule('LH-TEST-01', 'two dice for Knack, Nerve for Will, and the modifier', () => {
  expect(dice({}, { skill: 'knack' })).toBe(2)
  expect(dice({ keepers: { ana: { nerve: 3 } } }, { skill: 'will' })).toBe(3)
  expect(dice({}, { skill: 'will', modifier: -1 })).toBe(3)
})
rule('LH-TEST-02', 'five and six succeed', () => {
  const at = knack({ chance: { 'test:ana': [[5, 4]] } })
  expect(at.heard('ana').slice(-2)).toEqual(['Prueba tuya, Maña: 5, 4.', '1 éxito.'])
  expect(
    knack({ chance: { 'test:ana': [[6, 5]] } })
      .heard('bea')
      .slice(-2),
  ).toEqual(['Prueba de ana, Maña: 6, 5.', '2 éxitos.'])
})
rule('LH-TEST-03', 'the highest bonus, everything else in full, one to six dice', () => {
  const armed = { skill: 'knack', against: 'thing' } as const
  expect(dice({ keepers: { ana: { kit: ['harpoon', 'harpoon'] } } }, armed)).toBe(4)
  expect(dice({ keepers: { ana: { kit: ['harpoon'], turned: ['gills'] } } }, armed)).toBe(5)
  expect(dice({}, { skill: 'knack', modifier: -5 })).toBe(1)
  expect(dice({}, { skill: 'knack', modifier: 9 })).toBe(6)
  const losing = script({ keepers: { ana: { kit: ['harpoon', 'harpoon'] } } }, (t) => t.change(() => {}))
  const { parts } = losing.t.explain('dice', { who: 'ana', modifier: 0, ...armed })
  expect(parts.map(({ amount, counts }) => [amount, counts])).toEqual([
    [2, true],
    [2, true],
    [2, false],
  ])
})
rule('LH-TEST-04', 'without a success, once, one Nerve for all dice', () => {
  const at = knack({ chance: { 'test:ana': [[1, 2]], 'steady:ana': [[6, 1]] } })
  expect(at.about).toBe('steady-yourself')
  expect(knack({ chance: { 'test:ana': [[1, 5]] } }).ended()).toBe(true)
  at.does('ana', 'yes')
  expect(at.nerve('ana')).toBe(3)
  expect(at.heard('ana').at(-1)).toBe('1 éxito.')
  expect(
    knack({ chance: { 'test:ana': [[1, 2]], 'steady:ana': [[1, 1]] } })
      .does('ana', 'yes')
      .ended(),
  ).toBe(true)
  expect(knack({ keepers: { ana: { nerve: 1 } }, chance: { 'test:ana': [[1, 2]] } }).ended()).toBe(true)
})
rule('LH-TEST-05', 'a die rolled again shows its new face', () => {
  const at = knack({ keepers: { ana: { kit: ['sextant'] } }, chance: { 'test:ana': [[3, 1]], 'reroll:ana': [[6]] } })
  at.does('ana', 'sextant#1/0')
  expect(at.heard('ana').slice(-2)).toEqual(['Los dados son ahora 6, 1.', '1 éxito.'])
  const passed = knack({ keepers: { ana: { kit: ['sextant'] } }, chance: { 'test:ana': [[3, 6]] } })
  expect(passed.ended(), 'who has passed is not asked').toBe(true)
})

rule('LH-NERVE-01', 'four to begin with', () => {
  expect(scene({ seats: 3 }, 'shifts').t.seats.map((seat) => scene({ seats: 3 }, 'shifts').nerve(seat))).toEqual([4, 4, 4])
})
rule('LH-NERVE-02', 'nobody recovers beyond four', () => {
  expect(script({ keepers: { ana: { nerve: 3 } } }, (t) => recoverNerve(t, 'ana', 3)).nerve('ana')).toBe(4)
})
rule('LH-NERVE-03', 'the last point cannot be spent', () => {
  const at = scene({ nights: ['pinholes'], oil: 2, keepers: { ana: { nerve: 1 } } }, 'nightCard')
  expect(at.ended()).toBe(true)
  expect(at.t.state.oil).toBe(0)
  expect(at.t.canPay('ana', [{ pay: 'nerve', n: 1 }])).toMatchObject([{ rule: 'LH-NERVE-03' }])
})
rule('LH-COST-01', 'in full or not at all', () => {
  const at = scene({ oil: 0, cracks: 1, keepers: { ana: { at: 'tower' } } }, { step: 'watch', args: { who: 'ana' } })
  expect(at.refused('ana').mend).toEqual(['LH-COST-01'])
})
rule('LH-COST-02', 'spending is not losing', () => {
  const at = knack({
    keepers: { ana: { turned: ['scales'] }, bea: { kit: ['hemp-rope'] } },
    chance: { 'test:ana': [[1, 2]], 'steady:ana': [[6, 1]] },
  }).does('ana', 'yes')
  expect(at.nerve('ana')).toBe(3)
  expect(at.ended()).toBe(true)
})
rule('LH-COST-03', 'who pays decides what stands in for oil', () => {
  const at = scene({ oil: 2, keepers: { ana: { at: 'tower', kit: ['black-wick'] }, bea: { at: 'bed' } } }, 'beam').does('ana', 2)
  expect(at.ask).toMatchObject({ kind: 'number', min: 0, max: 1 })
  at.does('ana', 1)
  expect([at.t.state.oil, at.nerve('ana'), at.t.state.burned]).toEqual([1, 3, 2])
})

rule('LH-LIMIT-01', 'once a night is once a night', () => {
  const at = scene(
    { keepers: { ana: { at: 'bed', kit: ['dory'] }, bea: { at: 'bed' } } },
    { step: 'watch', args: { who: 'ana' } },
    'council',
    'dusk',
  )
  at.does('ana', 'use:dory#1/0', 'tower')
  expect(at.offered('ana')).toContain('tend')
  expect(at.refused('ana')['use:dory#1/0']).toEqual(['LH-LIMIT-01'])
  at.does('ana', 'idle').does('ana', 'ready').does('bea', 'ready')
  expect(at.t.raw.used).toEqual({})
})
rule('LH-LIMIT-02', 'what would do nothing cannot be used', () => {
  const at = scene({ keepers: { ana: { kit: ['barometer'] } }, nights: [], only: true }, 'council')
  expect(at.refused('ana')['use:barometer#1/0']).toHaveLength(1)
  const open = scene({ keepers: { ana: { kit: ['barometer'] } } }, 'council')
  expect(open.offered('ana')).toContain('use:barometer#1/0')
})

rule('LH-KIT-01', 'four finds, and the rest goes at once', () => {
  const kit = ['flask', 'dory', 'harpoon', 'sextant']
  const at = scene({ finds: ['barometer'], keepers: { ana: { at: 'rocks', kit } } }, { step: 'watch', args: { who: 'ana' } }).does(
    'ana',
    'comb',
  )
  expect(at.about).toBe('choose-discard')
  at.does('ana', 'harpoon#1')
  expect(at.cards('kit:ana')).toEqual(['flask', 'dory', 'sextant', 'barometer'])
})
rule('LH-KIT-02', 'what is carried lies open and works', () => {
  const at = scene({ keepers: { ana: { at: 'tower', kit: ['storm-lantern'] } } }, 'council')
  expect(at.table.view('bea').zones['kit:ana']?.pieces.map(({ faces }) => faces.front)).toEqual(['find/storm-lantern'])
  expect(at.t.number('light', {})).toBe(2)
})
rule('LH-KIT-03', 'discarded finds are shuffled below the deck when it runs out', () => {
  const at = scene(
    { finds: [], only: true, keepers: { ana: { at: 'rocks' }, bea: { nerve: 1, kit: ['flask'] } } },
    { step: 'watch', args: { who: 'ana' } },
  )
  expect(at.refused('ana').comb).toEqual(['LH-STORES-05'])
  at.does('bea', 'use:flask#1/0').does('ana', 'comb')
  expect(at.cards('kit:ana')).toEqual(['flask'])
})

rule('LH-FALL-01', 'without Nerve a keeper is lost, and so is the kit', () => {
  const at = script({ keepers: { bea: { nerve: 1, kit: ['flask'] } } }, (t) => loseNerve(t, 'bea', 2))
  expect(at.t.get('bea', 'lost')).toBe(true)
  expect([at.cards('kit:bea'), at.cards('find-discard')]).toEqual([[], ['flask']])
})
rule('LH-FALL-02', 'what the fallen did ends there; what the others do goes on', () => {
  const night = scene(
    {
      seats: 3,
      nights: ['knocking'],
      sky: ['dead-calm'],
      keepers: { ana: { nerve: 1 }, bea: {}, carl: {} },
      chance: { 'test:ana': [[1]], 'test:bea': [[6, 1, 1, 1]], 'test:carl': [[6, 1, 1, 1]] },
    },
    'nightCard',
  )
  expect(night.t.get('ana', 'lost')).toBe(true)
  expect(night.told('bea').filter((key) => key === 'test-rolled')).toHaveLength(3)
  const song = script({ keepers: { ana: { nerve: 2, marks: ['the-song'] } }, chance: { roll: [[1]] } }, function* (t) {
    const out = yield* t.resolving({ kind: 'watch', who: 'ana', place: 'bed' }, function* () {
      yield* t.happens('night:fall', { n: 1 })
      yield* recoverNerve(t, 'bea', 1)
      return 'not reached'
    })
    expect(out).toEqual({ left: 'fallen' })
  })
  expect(song.t.get('ana', 'lost')).toBe(true)
  expect(song.t.raw.records).toEqual([])
})
rule('LH-FALL-03', 'the log passes on', () => {
  expect(script({ seats: 3, keepers: { ana: { nerve: 1 } } }, (t) => loseNerve(t, 'ana', 1)).t.state.log).toBe('bea')
})
rule('LH-FALL-04', 'the lost are asked nothing more', () => {
  expect(scene({ keepers: { bea: { lost: true, at: 'bed' } } }, { step: 'watch', args: { who: 'bea' } }).ended()).toBe(true)
  const at = scene({ seats: 3, keepers: { bea: { lost: true } } }, 'shifts', 'watches')
  expect(at.table.asked()).toEqual(['ana', 'carl'])
  at.does('ana', 'bed').does('carl', 'bed').does('ana', 'idle').does('carl', 'idle')
  expect(at.ended()).toBe(true)
})
