import { describe, expect, test } from 'vitest'
import { clues, gain, health, lose, work } from './workshop.ts'

const pay = (n: number | 'any') => [{ pay: 'clue', n }]

describe('control verbs', () => {
  test('a sequence does one after the other', () => {
    const bench = work({ do: 'seq', effects: [lose(1), gain(2)] })
    expect([health(bench), clues(bench)]).toEqual([4, 2])
  })

  test('what is paid for any number of something is hoped for: the price is not paid yet', () => {
    const bench = work(
      {
        do: 'choose',
        options: [
          { do: 'pay', cost: pay('any'), effect: { do: 'repeat', times: { of: 'named', name: 'paid:clue' }, effect: lose(1) } },
          lose(3),
        ],
      },
      { ana: { clues: 1 } },
    )
    bench.answer('lose-pay')
    expect([health(bench), clues(bench)]).toEqual([4, 0])
  })

  test('a choice offers only what could do anything, and the chosen one is marked as chosen', () => {
    const full = work({ do: 'choose', options: [gain(1), lose(1)] }, { ana: { clues: 3 } })
    expect(health(full)).toBe(4) // gaining was not possible, so nothing was asked
    const open = work({ do: 'choose', options: [gain(1), lose(1)] })
    expect(open.table.ask?.kind).toBe('choose')
    open.answer('lose')
    expect([health(open), clues(open)]).toEqual([4, 0])
  })

  test('a prohibition that spares what one chooses oneself does not close the option', () => {
    const stubborn = { mule: [{ ability: 'cannot', on: 'health:lose', where: { who: 'ana', not: { chosenBy: 'you' } } }] } as const
    const forced = work(lose(1), { cards: stubborn })
    expect(health(forced)).toBe(5)
    const chosen = work({ do: 'choose', options: [gain(1), lose(1)] }, { cards: stubborn, answers: ['lose'] })
    expect(health(chosen)).toBe(4)
    const unless = work({ do: 'unless', cost: pay(1), otherwise: lose(1) }, { cards: stubborn, ana: { clues: 1 }, answers: ['no'] })
    expect(health(unless)).toBe(5) // refusing the price is not choosing the rest
  })

  test('may: asked only when it could do something and can be paid', () => {
    expect(work({ do: 'may', effect: lose(1), cost: pay(1) }).table.over).toBe(true)
    const yes = work({ do: 'may', effect: lose(1), cost: pay(1) }, { ana: { clues: 2 }, answers: ['yes'] })
    expect([health(yes), clues(yes)]).toEqual([4, 1])
    const no = work({ do: 'may', effect: lose(1), cost: pay(1) }, { ana: { clues: 2 }, answers: ['no'] })
    expect([health(no), clues(no)]).toEqual([5, 2])
  })

  test('unless: without the price the rest must be resolved', () => {
    expect(health(work({ do: 'unless', cost: pay(1), otherwise: lose(2) }))).toBe(3)
    const paid = work({ do: 'unless', cost: pay(1), otherwise: lose(2) }, { ana: { clues: 1 }, answers: ['yes'] })
    expect([health(paid), clues(paid)]).toEqual([5, 0])
    const acted = work({ do: 'unless', act: gain(1), otherwise: lose(2) }, { answers: ['yes'] })
    expect([health(acted), clues(acted)]).toEqual([5, 1])
  })

  test('if you do: the second part needs the first', () => {
    const wall = { wall: [{ ability: 'cannot', on: 'clue:gain' }] } as const
    expect(health(work({ do: 'ifYouDo', first: gain(1), then: lose(1) }, { cards: wall }))).toBe(5)
    expect(health(work({ do: 'ifYouDo', first: gain(1), then: lose(1), otherwise: lose(3) }, { cards: wall }))).toBe(2)
    expect(health(work({ do: 'ifYouDo', first: gain(1), then: lose(1) }))).toBe(4)
  })

  test('when: one part or the other', () => {
    const effect = { do: 'when', if: { is: 'clues', atLeast: 2 }, then: lose(1), otherwise: lose(3) }
    expect(health(work(effect, { ana: { clues: 2 } }))).toBe(4)
    expect(health(work(effect))).toBe(2)
    expect(health(work({ ...effect, if: { is: 'not', condition: { is: 'clues', atLeast: 2 } } }))).toBe(4)
  })

  test('for each: everybody is addressed in turn, or all at once', () => {
    const inOrder = work({ do: 'forEach', of: { the: 'seats' }, order: 'inOrder', effect: lose(1) })
    expect([health(inOrder), health(inOrder, 'ben')]).toEqual([4, 4])
    const together = work({ do: 'forEach', of: { the: 'seats' }, order: 'together', effect: lose(2) })
    expect([health(together), health(together, 'ben')]).toEqual([3, 3])
    const others = work({ do: 'forEach', of: { the: 'other', of: { the: 'seats' } }, order: 'inOrder', effect: lose(1) })
    expect([health(others), health(others, 'ben')]).toEqual([5, 4])
  })

  test('repeat, and numbers that are counted, halved or named', () => {
    expect(health(work({ do: 'repeat', times: 2, effect: lose(1) }))).toBe(3)
    expect(health(work(lose({ count: { the: 'seats' } })))).toBe(3)
    expect(health(work(lose({ of: 'players', plus: 1 })))).toBe(2)
    expect(health(work(lose({ of: 'half', amount: { of: 'players', plus: 1 }, round: 'up' })))).toBe(3)
    const spent = work({ do: 'pay', cost: pay(3), effect: lose({ of: 'named', name: 'paid:clue' }) }, { ana: { clues: 3 } })
    expect(health(spent)).toBe(2) // as much as was spent
  })

  test('as: what is meant is fixed under a name', () => {
    const bench = work({ do: 'as', name: 'crowd', of: { the: 'seats' }, effect: lose({ count: { the: 'that', name: 'crowd' } }) })
    expect(health(bench)).toBe(3)
  })

  test('roll: the faces decide, and a face without a band does nothing', () => {
    const effect = {
      do: 'roll',
      dice: 1,
      bands: [
        { on: [1, 2], effect: lose(1) },
        { on: [6, 6], effect: gain(1) },
      ],
    }
    expect(health(work(effect, { chance: { roll: [[2]] } }))).toBe(4)
    expect(clues(work(effect, { chance: { roll: [[6]] } }))).toBe(1)
    const nothing = work(effect, { chance: { roll: [[4]] } })
    expect([health(nothing), clues(nothing)]).toEqual([5, 0])
  })

  test('later: once, at the moment named, for whoever it was said to', () => {
    expect(health(work({ do: 'later', on: 'round:end', effect: lose(1) }))).toBe(4)
  })

  test('lasting: until its scope ends', () => {
    const shield = { do: 'lasting', ability: { ability: 'cannot', on: 'health:lose' }, until: { scope: 'round' } }
    const bench = work({ do: 'seq', effects: [shield, lose(1)] })
    expect(health(bench)).toBe(5)
    expect(bench.t.raw.lasting).toEqual([])
  })

  test('native, nothing, and a word that does not exist', () => {
    expect(work({ do: 'native', id: 'tiny:doom' }).t.state.doom).toBe(1)
    expect(work({ do: 'nothing' }).table.over).toBe(true)
    expect(() => work({ do: 'teleport' })).toThrow(/no verb «teleport»/)
  })
})
