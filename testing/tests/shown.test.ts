import { expect, test } from 'vitest'
import { play } from '../player.ts'
import { cellar } from './planted/cellar.ts'

const CARDS = { 'draw:deck': ['lamp', 'rope', 'rope', 'knife', 'idol', 'mask'], 'draw:omens': ['omen-of-ash', 'omen-of-salt'] }
const dealt = () => play(cellar, { seats: ['ana', 'ben'], chance: CARDS })
const exploring = () =>
  play(cellar, {
    seats: ['ana', 'ben'],
    at: [{ step: 'explore', args: 'ana' }, { step: 'endOfRound' }],
    arrange: (w) => w.make('knife', 'row:ben'),
  })

test('gestures in words are the gestures, and the table shows what they led to', () => {
  const t = dealt().shows('ana asked nerve: bold careful, hand {rope lamp rope}; ben hand knife idol mask, hand 3 cards, row none')
  t.does('ana careful, ben bold, ana lay:rope, ana rope', 'ana row rope rope, hand lamp, refused only lay:lamp CELLAR-ROW')
  t.shows('ana offered ready …, not offered lay:rope; rope lies row:ana, not up; ben told happened, not told nothing; table asks ana ben')
  exploring().does('ana steal:knife').choose('ana', { treasure: 2 }).shows('ana treasure 2')
})

test.each([
  ['ana hand lamp rope'],
  ['ana hand {lamp rope}'],
  ['ana hand 2 cards'],
  ['ana hand none'],
  ['ana hand idol …'],
  ['ana not hand lamp'],
  ['ana asked explore'],
  ['ana asked nerve: bold'],
  ['ana offered bold careful idle'],
  ['ana offered idle …'],
  ['ana not offered bold'],
  ['ana refused bold CELLAR-ROW'],
  ['ana refused only bold CELLAR-ROW'],
  ['ana told nothing'],
  ['ana health 17'],
  ['lamp lies hand:ben'],
  ['rope up, lies row:ben'],
  ['table asks ben'],
  ['table about explore'],
  ['over'],
  ['ana'],
])('«%s» does not hold where it is not so', (wrong) => {
  expect(() => dealt().shows(wrong)).toThrow()
})
