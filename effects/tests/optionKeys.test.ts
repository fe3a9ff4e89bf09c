import { restore, save } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../nodes.ts'
import { optionKeys } from '../optionKeys.ts'
import { clues, gain, health, lose, work } from './workshop.ts'

const choose = (...options: readonly Effect[]): Effect => ({ do: 'choose', options })
const curse = (name: string): Effect => ({ do: 'befall', name, n: 1 })

describe('the options of a choice are named by what they do', () => {
  test('its verb and the words in its fields; a control node is called after what is done in it', () => {
    const forAll: Effect = { do: 'forEach', of: { the: 'seats' }, effect: curse('sleep'), order: 'together' }
    expect(optionKeys([lose(1), curse('deafness'), { do: 'seq', effects: [gain(1), lose(1)] }, forAll])).toEqual([
      'lose',
      'befall-deafness',
      'gain',
      'befall-sleep',
    ])
    expect(
      optionKeys([{ do: 'loseSight' }, { do: 'native', id: 'tiny:doom' }, { do: 'for', who: { the: 'you' }, effect: gain(1) }]),
    ).toEqual(['lose-sight', 'native-tiny-doom', 'for-gain'])
  })

  test('where two are called the same, as much of what differs as tells them apart', () => {
    expect(optionKeys([lose(1), gain(1), lose(2)])).toEqual(['lose-1', 'gain', 'lose-2'])
    const to = (where: string): Effect => ({ do: 'move', to: { the: 'space', with: where } })
    expect(optionKeys([to('clue'), to('gate')])).toEqual(['move-clue', 'move-gate'])
    const both = (a: number, b: number): Effect => ({ do: 'seq', effects: [lose(a), gain(b)] })
    expect(optionKeys([both(1, 2), both(1, 3), both(2, 2)])).toEqual(['lose-1-2', 'lose-1-3', 'lose-2-2'])
  })

  test('an option keeps its name wherever it stands', () => {
    const options = [lose(1), curse('sleep'), lose(2), { do: 'pay', cost: [{ pay: 'clue', n: 1 }], effect: lose(2) }]
    const named = new Map(optionKeys(options).map((key, i) => [options[i], key]))
    const turned = [...options].reverse()
    expect(optionKeys(turned)).toEqual(turned.map((option) => named.get(option)))
  })

  test('a table whose card has its options in another order by now goes the way that was chosen', () => {
    const before = work(choose(gain(1), lose(1)), { answers: ['lose'] })
    const reordered = work(choose(lose(1), gain(1))).table.kernel.game
    const { table, remake, problems } = restore(reordered, save(before.table))
    expect([remake, problems, table.hash]).toEqual([[], [], before.table.hash])
    expect([health(before), clues(before)]).toEqual([4, 0])
    expect(table.kernel.get('ana', 'health')).toBe(4)
  })

  test('two options that nothing sets apart are refused', () => {
    expect(() => work(choose(lose(1), gain(1), lose(1)))).toThrow(/two options are both called «lose»/)
  })
})
