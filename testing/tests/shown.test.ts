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

test('zones of their own, the table’s own words and the game’s, questions on the way', () => {
  const sights = { table: { cards: ({ table }: ReturnType<typeof dealt>) => table.kernel.size('hand:ana') } }
  play(cellar, { seats: ['ana', 'ben'], chance: CARDS, sights })
    .shows('hand:ana lamp rope rope, not knife, 3 cards', 'table cards 3, not over, unrolled none; ana refused nothing')
    .does('ana? nerve: careful bold > careful, until ben nerve | nerve careful, ben bold, ana lay:rope > rope', 'ana refused lay:lamp')
})

test('what nobody could mean is an error: another question, no such card, zone or bearer', () => {
  expect(() => dealt().does('ana? courage')).toThrow('Asked is «nerve»')
  expect(() => dealt().does('ana? nerve: careful')).toThrow()
  expect(() => dealt().does('ana')).toThrow('a deed says «ana»: expected who does what')
  expect(() => dealt().shows('hand:ana not lantern')).toThrow('there is no «lantern» in this game')
  expect(() => dealt().shows('hnad:ana none')).toThrow('there is no hnad:ana')
  expect(() => dealt().shows('table luck 3')).toThrow('the table has no «luck»')
})

test.each([
  ['hand:ana lamp rope'],
  ['hand:ana not lamp'],
  ['hand:ana 2 cards'],
  ['table over'],
  ['table unrolled draw:deck'],
  ['ana refused bold'],
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
