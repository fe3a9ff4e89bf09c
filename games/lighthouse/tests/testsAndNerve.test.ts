import type { QuantityOf } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { loseNerve, recoverNerve } from '../rules/keepers.ts'
import type { Lighthouse, Skill } from '../rules/shape.ts'
import { test as tested } from '../rules/test.ts'
import { scene, script, still } from './scene.ts'

const knack = (picture: string) => script(picture, (t) => tested(t, 'ana', { skill: 'knack' }))
type Of = Partial<QuantityOf<Lighthouse, 'dice'>> & { readonly skill: Skill }
const dice = (picture: string, of: Of) => still(picture).t.number('dice', { who: 'ana', modifier: 0, against: null, ...of })

rule('LH-TEST-01', 'two dice for Knack, Nerve for Will, and the modifier', () => {
  expect(dice('', { skill: 'knack' })).toBe(2)
  expect(dice('ana nerve 3', { skill: 'will' })).toBe(3)
  expect(dice('', { skill: 'will', modifier: -1 })).toBe(3)
})
rule('LH-TEST-02', 'five and six succeed', () => {
  expect(knack('rolls test:ana 5+4').hears('ana', 2)).toEqual(['Prueba tuya, Maña: 5, 4.', '1 éxito.'])
  expect(knack('rolls test:ana 6+5').hears('bea', 2)).toEqual(['Prueba de ana, Maña: 6, 5.', '2 éxitos.'])
})
rule('LH-TEST-03', 'the highest bonus, everything else in full, one to six dice', () => {
  const armed = { skill: 'knack', against: 'thing' } as const
  expect(dice('ana kit harpoon harpoon', armed)).toBe(4)
  expect(dice('ana kit harpoon, turned gills', armed)).toBe(5)
  expect(dice('', { skill: 'knack', modifier: -5 })).toBe(1)
  expect(dice('', { skill: 'knack', modifier: 9 })).toBe(6)
  const { parts } = still('ana kit harpoon harpoon').t.explain('dice', { who: 'ana', modifier: 0, ...armed })
  expect(parts.map(({ amount, counts }) => `${amount} ${counts}`)).toEqual(['2 true', '2 true', '2 false'])
})
rule('LH-TEST-04', 'without a success, once, one Nerve for all dice', () => {
  const at = knack('rolls test:ana 1+2; rolls steady:ana 6+1').shows('table about steady-yourself').does('ana yes', 'ana nerve 3')
  expect(at.hears('ana')).toEqual(['1 éxito.'])
  knack('rolls test:ana 1+5').shows('table about curtain')
  knack('rolls test:ana 1+2; rolls steady:ana 1+1').does('ana yes', 'table about curtain')
  knack('ana nerve 1; rolls test:ana 1+2').shows('table about curtain')
})
rule('LH-TEST-05', 'a die rolled again shows its new face', () => {
  const at = knack('ana kit sextant; rolls test:ana 3+1; rolls reroll:ana 6').does('ana sextant/0')
  expect(at.hears('ana', 2)).toEqual(['Los dados son ahora 6, 1.', '1 éxito.'])
})
rule('LH-TEST-05', 'who has passed is not asked whether to roll again', () => {
  knack('ana kit sextant; rolls test:ana 3+6').shows('table about curtain')
})

rule('LH-NERVE-01', 'four to begin with', () => {
  scene('seats 3', 'shifts').shows('ana nerve 4; bea nerve 4; carl nerve 4')
})
rule('LH-NERVE-02', 'nobody recovers beyond four', () => {
  script('ana nerve 3', (t) => recoverNerve(t, 'ana', 3)).shows('ana nerve 4')
})
rule('LH-NERVE-03', 'the last point cannot be spent', () => {
  const at = scene('nights pinholes; oil 2; ana nerve 1', 'nightCard').shows('table oil 0, about curtain')
  expect(at.t.canPay('ana', [{ pay: 'nerve', n: 1 }])).toMatchObject([{ rule: 'LH-NERVE-03' }])
})
rule('LH-COST-01', 'in full or not at all', () => {
  scene('oil 0; cracks 1; ana at tower', 'watch ana').shows('ana refused mend LH-COST-01')
})
rule('LH-COST-02', 'spending is not losing', () => {
  const at = knack('ana turned scales; bea kit hemp-rope; rolls test:ana 1+2; rolls steady:ana 6+1')
  at.does('ana yes', 'ana nerve 3; table about curtain')
})
rule('LH-COST-03', 'who pays decides what stands in for oil', () => {
  const at = scene('oil 2; ana at tower, kit black-wick; bea at bed', 'beam').does('ana 2')
  expect(at.table.ask).toMatchObject({ kind: 'number', min: 0, max: 1 })
  at.does('ana 1', 'table oil 1, burned 2; ana nerve 3')
})

rule('LH-LIMIT-01', 'once a night is once a night', () => {
  const at = scene('ana at bed, kit dory; bea at bed', 'watch ana', 'council', 'dusk')
  at.does('ana use:dory/0, ana tower', 'ana offered tend …, refused use:dory/0 LH-LIMIT-01').does('ana idle, ana ready, bea ready')
  expect(at.t.raw.used).toEqual({})
})
rule('LH-LIMIT-02', 'what would do nothing cannot be used', () => {
  const spent = scene('ana kit barometer; nights; only', 'council')
  expect(spent.refused('ana')['use:barometer/0']).toHaveLength(1)
  scene('ana kit barometer', 'council').shows('ana offered use:barometer/0 …')
})

rule('LH-KIT-01', 'four finds, and the rest goes at once', () => {
  const at = scene('finds barometer; ana at rocks, kit flask dory harpoon sextant', 'watch ana').does(
    'ana comb',
    'table about choose-discard',
  )
  at.does('ana harpoon', 'ana kit flask dory sextant barometer')
})
rule('LH-KIT-02', 'what is carried lies open and works', () => {
  const at = scene('ana at tower, kit storm-lantern', 'council').shows('ana kit storm-lantern')
  expect([at.seen('bea', 'kit:ana'), at.light]).toEqual([{ front: 'find/storm-lantern' }, 2])
})
rule('LH-KIT-03', 'discarded finds are shuffled below the deck when it runs out', () => {
  const at = scene('finds; only; ana at rocks; bea nerve 1, kit flask', 'watch ana').shows('ana refused comb LH-STORES-05')
  at.does('bea use:flask/0, ana comb', 'ana kit flask')
})

rule('LH-FALL-01', 'without Nerve a keeper is lost, and so is the kit', () => {
  script('bea nerve 1, kit flask', (t) => loseNerve(t, 'bea', 2)).shows('bea lost, kit none; find-discard flask')
})
rule('LH-FALL-02', 'what the fallen did ends there; what the others do goes on', () => {
  const rolls = 'rolls test:ana 1; rolls test:bea 6+1+1+1; rolls test:carl 6+1+1+1'
  const night = scene(`seats 3; nights knocking; sky dead-calm; ana nerve 1; ${rolls}`, 'nightCard').shows('ana lost')
  expect(night.told('bea').filter(({ key }) => key === 'test-rolled')).toHaveLength(3)
  const song = script('ana nerve 2, marks the-song; rolls roll 1', function* (t) {
    const out = yield* t.resolving({ kind: 'watch', who: 'ana', place: 'bed' }, function* () {
      yield* t.happens('night:fall', { n: 1 })
      yield* recoverNerve(t, 'bea', 1)
      return 'not reached'
    })
    expect(out).toEqual({ left: 'fallen' })
  }).shows('ana lost')
  expect(song.t.raw.records).toEqual([])
})
rule('LH-FALL-03', 'the log passes on', () => {
  script('seats 3; ana nerve 1', (t) => loseNerve(t, 'ana', 1)).shows('table log bea')
})
rule('LH-FALL-04', 'the lost are asked nothing more', () => {
  scene('bea lost, at bed', 'watch bea').shows('table about curtain')
  const at = scene('seats 3; bea lost', 'shifts', 'watches').shows('table asks ana carl')
  at.does('ana bed, carl bed, ana idle, carl idle', 'table about curtain')
})
