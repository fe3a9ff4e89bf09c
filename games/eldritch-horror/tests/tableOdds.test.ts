/** Odds on the table are those of what is really thrown. */
import { describe, expect, test } from 'vitest'
import { diceAnew, rerollOf } from '../table/view/throws.ts'
import { position, saying } from './position.ts'

type Asked = Parameters<typeof diceAnew>[0]

function asked(at: string, faces: readonly number[]) {
  const t = position(
    `ana trish-scarborough 10; ben charlie-kane ${at}, clues 2`,
    saying('charlie-kane', { do: 'test', skill: 'observation', bands: { 3: { do: 'gain', what: 'clue', n: 5 } } }),
    { chance: { test: [[...faces]], reroll: [[1, 1]] } },
  )
  return t.expectAsk('ben', 'prompt.reroll')
}
const thrownBy = (t: ReturnType<typeof asked>) => rerollOf(5, diceAnew(t.table.askFor('ben') as unknown as Asked)).dice

describe('a die thrown anew for a Clue', () => {
  test('is one die; beside Trish two are thrown for it, and the odds are of both', () => {
    expect(thrownBy(asked('rome', [2, 3, 6]))).toBe(1)
    const beside = asked('10', [2, 3, 6])
    expect(thrownBy(beside)).toBe(2)
    // The second die is chosen for the same throw.
    expect(thrownBy(beside.choose('ben', 'die:0').expectAsk('ben', 'prompt.second-die'))).toBe(2)
  })

  test('only what failed can be thrown: with one failure Trish changes nothing', () => {
    expect(thrownBy(asked('10', [2, 6, 6]))).toBe(1)
  })
})
