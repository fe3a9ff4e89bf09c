import { expect, test } from 'vitest'
import { fightSoFar, fightStep } from '../table/view/fight.ts'

let id = 0
const line = (key: string, args: object = {}) => ({
  id: ++id,
  seq: 1,
  record: null,
  cause: null,
  message: { key, args: args as never },
  text: key,
})
const part = (skill: 'will' | 'strength') => ({ skill, modifier: 0, value: 2 })
const foe = { horror: part('will'), damage: part('strength') } as never
const tested = (skill: string) => line('log.tested', { skill, n: 0, outcome: 'failed' })
const before = [line('log.combat'), tested('will'), tested('strength'), line('log.lost-to')]

test('a fight begins with its effects, whatever an earlier one came to', () => {
  const fight = fightSoFar([...before, line('log.ambushed')], foe)
  expect(fight).toEqual({ tested: [], lines: [] })
  expect(fightStep(fight, foe, false)).toBe('effects')
})

test('when the wound is to be settled the fight is at its second test, and no longer at its effects', () => {
  const fight = fightSoFar([...before, line('log.ambushed'), tested('will'), line('log.lost-to'), tested('strength')], foe)
  expect(fight.tested).toEqual(['horror', 'damage'])
  expect(fight.lines).toHaveLength(3)
  expect(fightStep(fight, foe, true)).toBe('damage')
})

test('after the first test either its loss is settled or the second is on', () => {
  const fight = fightSoFar([line('log.combat'), tested('will')], foe)
  expect(fightStep(fight, foe, true)).toBe('horror')
  expect(fightStep(fight, foe, false)).toBe('damage')
})

test('a spell’s test in the fight is none of its two; a Monster without Horror has one', () => {
  expect(fightSoFar([line('log.combat'), tested('lore')], foe).tested).toEqual([])
  expect(fightSoFar([line('log.combat'), tested('strength')], { horror: null, damage: part('strength') } as never).tested).toEqual([
    'damage',
  ])
})
