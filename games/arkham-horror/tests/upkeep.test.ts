import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { curtainFallen, has, purse, scene, stepOf } from './scene.ts'

const upkeep = stepOf('upkeep')
const phase = 'upkeep' as const

rule('AH-UPKEEP-02', 'exhausted cards are ready again', () => {
  const at = scene({ phase, people: { ana: { exhausted: ['bravery'] } } }, upkeep)
  expect(at.get(at.piece('bravery', 'possessions:ana'), 'exhausted')).toBe(false)
})

rule('AH-EX-06 AH-UPKEEP-08 AH-SKILL-03 AH-SKILL-02', 'as many stops in all as Focus, and no more', () => {
  const at = scene({ phase, people: { ana: { is: 'carolyn-fern', stops: [1, 1, 1] } } }, stepOf('focus'))
  at.expectAsk('ana', 'choose-sliders')
  expect(() => at.choose('ana', ['speedStop:2', 'loreStop:2', 'fightStop:2'])).toThrow()
  at.choose('ana', ['speedStop:2', 'loreStop:0'])
  expect([at.get('ana', 'speedStop'), at.get('ana', 'fightStop'), at.get('ana', 'loreStop')]).toEqual([2, 1, 0])
})

rule('AH-SKILL-06 AH-SKILL-01', 'no slider goes beyond its stops', () => {
  const at = scene({ phase, people: { ana: { stops: [0, 3, 1] } } }, stepOf('focus'))
  expect(
    at
      .offered('ana')
      .filter((key) => key.startsWith('speedStop'))
      .sort(),
  ).toEqual(['speedStop:1', 'speedStop:2', 'speedStop:3'])
})

rule('AH-UPKEEP-09 AH-UPKEEP-05', 'a Blessing ends on a 1, but not in the first Upkeep', () => {
  const old = (face: number) => has(scene({ phase, turn: 5, people: { ana: { cards: ['blessing'] } }, chance: { dice: [[face]] } }, upkeep))
  expect([old(1), old(2)]).toEqual([[], ['blessing']])
  const fresh = scene({ phase, turn: 1, people: { ana: { cards: ['blessing'] } } }, upkeep)
  expect([has(fresh), fresh.told('ana').some(({ key }) => key === 'dice-rolled')]).toEqual([['blessing'], false])
})

rule(
  'AH-EX-45 AH-UPKEEP-06 AH-UPKEEP-07 AH-UPKEEP-10',
  'a Retainer pays from the first Upkeep on, and is rolled for from the second',
  () => {
    const first = scene({ phase, turn: 1, people: { ana: { cards: ['retainer'] } } }, upkeep)
    expect([purse(first)[2], has(first)]).toEqual([2, ['retainer']])
    const at = scene({ phase, turn: 4, people: { ana: { cards: ['retainer'] } }, chance: { dice: [[1]] } }, upkeep)
    at.untilAsk('ana', 'choose-sliders')
    expect([purse(at)[2], has(at)]).toEqual([2, []])
  },
)

rule('AH-EX-44 AH-UPKEEP-11 AH-UPKEEP-12 AH-UPKEEP-13', 'a loan on 1 to 3: a dollar, or everything', () => {
  const with_ = (money: number, face: number) =>
    scene({ phase, turn: 4, people: { ana: { money, cards: ['bank-loan', 'axe', 'heal', 'duke'] } }, chance: { dice: [[face]] } }, upkeep)
  const paid = with_(3, 2)
  paid.expectAsk('ana', 'or-else').choose('ana', 'yes')
  expect([purse(paid)[2], has(paid)]).toEqual([2, ['axe', 'bank-loan', 'duke', 'heal']])
  const willing = with_(3, 2)
  willing.choose('ana', 'no')
  expect([has(willing), willing.get('ana', 'defaulted'), purse(willing)[2]]).toEqual([['duke'], true, 3])
  const poor = with_(0, 3)
  expect([has(poor), poor.get('ana', 'defaulted')]).toEqual([['duke'], true])
  expect(has(with_(0, 4))).toEqual(['axe', 'bank-loan', 'duke', 'heal'])
})

rule('AH-SPECIAL-04', 'ten dollars pay the loan off, whenever one moves', () => {
  const at = scene({ people: { ana: { money: 12, cards: ['bank-loan'] } } }, stepOf('nextMove'))
  at.choose('ana', 'bank-loan')
  expect([purse(at)[2], has(at)]).toEqual([2, []])
})

rule('AH-UPKEEP-14', 'the Deputy is paid a dollar', () => {
  expect(purse(scene({ phase, people: { ana: { cards: ['deputy'] } } }, upkeep))[2]).toBe(1)
})

rule('AH-UPKEEP-03 AH-UPKEEP-04', 'what cards do in the Upkeep is done, in an order of choice where there are several', () => {
  const at = scene({ phase, turn: 4, people: { ana: { is: 'jenny-barnes', cards: ['retainer'] } }, chance: { dice: [[6]] } }, upkeep)
  at.expectAsk('ana', 'order-effects')
  at.untilAsk('ana', 'choose-sliders')
  expect(purse(at)[2]).toBe(3)
})

rule('AH-UPKEEP-18 AH-STATUS-03', 'a merely delayed one has a normal Upkeep', () => {
  expect(purse(scene({ phase, people: { ana: { is: 'jenny-barnes', delayed: true } } }, upkeep))[2]).toBe(1)
})

rule('AH-UPKEEP-17', 'in the cell there is no Upkeep', () => {
  const at = scene({ phase, people: { ana: { is: 'jenny-barnes', at: 'jail', delayed: true } } }, upkeep)
  expect([purse(at)[2], curtainFallen(at)]).toEqual([0, true])
})
