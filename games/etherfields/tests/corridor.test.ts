import { expect, test } from 'vitest'
import { g } from '../content/scriptNumbers.ts'
import { awakeningOf } from '../content/shared/awakenings.ts'
import { inRound, worth } from './scene.ts'

const c3 = worth('cunning', 3)

/* What I-01 and the nights between dreams add to the first walk. */

test('whoever walks the corridor from end to end first comes back to bed, and may look through the keyhole', () => {
  const at = inRound({ tiles: ['C1', 'C2'], dreamers: { ana: { at: '5,2', hand: [c3] } } })
  at.arrange((w) => w.set('table', 'marks', { doors: 2 }))
  at.choose('ana', 'move').choose('ana', [c3]).untilAsk('ana', 'choose-destination', { boost: 'no' }).choose('ana', '5,4')
  at.untilAsk('ana', 'book-decide')
  expect(at.offered('ana').sort()).toEqual(['lie', 'look'])
  expect(['1,1', '2,1', '3,1', '3,2']).toContain(at.get('ana', 'at'))
  at.choose('ana', 'look')
  expect(at.state.flags['i01-walked']).toBe(1)
})
test('with one door shut the corridor leads nowhere in particular', () => {
  const at = inRound({ tiles: ['C1', 'C2'], dreamers: { ana: { at: '5,2', hand: [c3] } } })
  at.choose('ana', 'move').choose('ana', [c3]).untilAsk('ana', 'choose-destination', { boost: 'no' }).choose('ana', '5,3')
  expect(at.get('ana', 'at')).toBe('5,3')
})
for (const [night, script] of [
  [1, 'S.01'],
  [2, 'S.02'],
  [4, 'S.03'],
  [7, 'S.04'],
  [8, 'S.05'],
  [11, 'S.05'],
] as const)
  test(`the Awakening after night ${night} is ${script}`, () => expect(awakeningOf(night)).toBe(g(script)))
