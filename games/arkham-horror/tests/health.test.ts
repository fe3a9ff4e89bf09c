import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { devoured, gain, lose, loseNextTurn, lostInTime, lowerMaximum } from '../content/builders.ts'
import { sheetZone } from '../rules/people.ts'
import { curtainFallen, has, purse, says, scene, stepOf, trophies } from './scene.ts'

rule('AH-HEALTH-01', 'nobody has more than the maximum', () => {
  expect(scene({ people: { ana: { sanity: 4 } } }, says(gain.sanity(3))).get('ana', 'sanity')).toBe(5)
})

rule(
  'AH-EX-40 AH-ITEM-01 AH-HEALTH-02 AH-HEALTH-03 AH-HEALTH-04 AH-HEALTH-08 AH-HEALTH-09 AH-HEALTH-10',
  'unconscious: half the items and Clues, the Retainer, and the Hospital; money, Allies and Skills stay',
  () => {
    const at = scene(
      {
        people: {
          ana: {
            at: 'woods',
            stamina: 1,
            money: 7,
            clues: 3,
            cards: ['axe', 'knife', 'heal', 'silver-key', 'lantern', 'retainer', 'duke', 'bravery'],
          },
        },
      },
      says(lose.stamina(2)),
    )
    at.expectAsk('ana', 'choose-discards', ['axe', 'knife', 'heal', 'silver-key', 'lantern']).choose('ana', ['axe', 'heal'])
    expect([at.get('ana', 'at'), purse(at), has(at), at.get('ana', 'delayed')]).toEqual([
      'st-marys-hospital',
      [5, 1, 7, 2],
      ['bravery', 'duke', 'knife', 'lantern', 'silver-key'],
      false,
    ])
  },
)

rule('AH-HEALTH-06', 'in another world who falls is lost', () => {
  const at = scene({ people: { ana: { at: 'abyss-second', sanity: 1 } } }, says(lose.sanity(1)))
  expect([at.get('ana', 'at'), at.get('ana', 'sanity'), at.get('ana', 'delayed')]).toEqual(['lost', 1, true])
})

rule('AH-HEALTH-11', 'a lower maximum takes what exceeds it', () => {
  const at = scene({}, says(lowerMaximum('sanity', 2)))
  expect(at.get('ana', 'sanity')).toBe(3)
  expect(scene({ people: { ana: { sanity: 2 } } }, says(lowerMaximum('sanity', 2))).get('ana', 'sanity')).toBe(2)
})

rule('AH-HEALTH-07', 'a maximum of nothing devours', () => {
  expect(scene({}, says(lowerMaximum('stamina', 5))).get('ana', 'inPlay')).toBe(false)
})

rule('AH-HEALTH-13', 'a loss is reduced before it comes; reduced to nothing it does not', () => {
  const at = scene({ people: { ana: { is: 'harvey-walters', sanity: 3 } } }, says(lose.sanity(1)))
  expect([at.get('ana', 'sanity'), at.told('ana')]).toEqual([3, []])
  const food = scene({ people: { ana: { cards: ['food'] } } }, says(lose.stamina(1)))
  food.expectAsk('ana', 'use-ability').choose('ana', 'food')
  expect([food.get('ana', 'stamina'), has(food)]).toEqual([5, []])
})

rule('AH-HEALTH-14', 'a closed Hospital is replaced by its street', () => {
  const at = scene({ people: { ana: { at: 'woods', stamina: 1 } }, closed: ['st-marys-hospital'] }, says(lose.stamina(1)))
  expect(at.get('ana', 'at')).toBe('uptown')
  const gated = scene(
    { people: { ana: { at: 'woods', stamina: 1 } }, closed: ['st-marys-hospital'], gates: { 'st-marys-hospital': 'abyss' } },
    says(lose.stamina(1)),
  )
  expect(gated.get('ana', 'at')).toBe('st-marys-hospital')
})

rule('AH-HEALTH-15', 'who falls while lost stays lost; in the cell one is brought away, delayed as before', () => {
  expect(scene({ people: { ana: { at: 'lost', delayed: true, sanity: 1 } } }, says(lose.sanity(1))).get('ana', 'at')).toBe('lost')
  const jailed = scene({ people: { ana: { at: 'jail', delayed: true, sanity: 1 } } }, says(lose.sanity(1)))
  expect([jailed.get('ana', 'at'), jailed.get('ana', 'delayed')]).toEqual(['arkham-asylum', true])
})

rule(
  'AH-STATUS-09 AH-STATUS-10 AH-STATUS-11 AH-TROPHY-04',
  'devoured: all is lost but the trophies; somebody else comes next turn, in the own home',
  () => {
    const at = scene(
      {
        seats: 2,
        people: { ana: { at: 'woods', money: 5, clues: 2, cards: ['axe', 'retainer'], trophies: ['ghoul', 'gate-abyss'] } },
        turn: 4,
      },
      says(devoured),
      { step: 'turnEnd' },
    )
    at.untilAsk('ana', 'choose-first-sliders')
    expect([at.get('ana', 'inPlay'), at.state.turn, trophies(at)]).toEqual([true, 5, ['gate-abyss', 'ghoul']])
    expect(at.zone(sheetZone('ana'))).not.toContain('amanda-sharpe')
    const [sheet] = at.zone(sheetZone('ana'))
    const home = at.table.kernel.game.definitions.has(sheet as string)
    expect([home, has(at).includes('axe')]).toEqual([true, false])
  },
)

rule('AH-GEN-22', 'a lost turn is lost whole, and the Mythos come all the same', () => {
  const at = scene({ seats: 1, people: { ana: { at: 'woods' } }, turn: 4 }, says(loseNextTurn), { step: 'turnEnd' })
  at.untilAsk('ana', 'choose-sliders')
  expect(at.state.turn).toBe(6)
})

rule('AH-STATUS-12', 'with no sheet left and nobody in play, all is lost', () => {
  const at = scene({ people: { ana: { at: 'woods' } } }, says(devoured))
  at.arrange((w, t) => w.put(t.inZone('investigators'), 'box'), [{ step: 'turn' }])
  expect((at.result as { outcome: string }).outcome).toBe('nobody')
})

rule('AH-STATUS-17 AH-STATUS-19', 'being lost takes one out of whatever was going on', () => {
  const at = scene({ people: { ana: { at: 'woods' } } }, says({ do: 'seq', effects: [lostInTime, gain.money(5)] }))
  expect([at.get('ana', 'at'), at.get('ana', 'money')]).toEqual(['lost', 0])
})

rule('AH-STATUS-16', 'a home that is closed is replaced by its street', () => {
  const at = scene({ closed: ['general-store'] }, says({ do: 'moveTo', area: 'general-store' }))
  expect(at.get('ana', 'at')).toBe('rivertown')
})

rule('AH-STATUS-03', 'a delayed one has encounters', () => {
  const at = scene({ phase: 'arkham', people: { ana: { at: 'newspaper', delayed: true } } }, stepOf('arkham'))
  expect(at.told('ana').map(({ key }) => key)).toContain('encounter-begun')
  expect(curtainFallen(at) || at.offered('ana').length > 0).toBe(true)
})
