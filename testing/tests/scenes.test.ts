import { describe, expect, test, vi } from 'vitest'
import { play } from '../player.ts'
import { telling } from '../scenes.ts'
import { cellar } from './planted/cellar.ts'

/* What a text would make tests of is run here, one after the other, so that what must fail can be seen to fail. */
const made = vi.hoisted((): Map<string, () => void> => new Map())
vi.mock('../rule.ts', () => ({ rule: (ids: string, title: string, run: () => void) => made.set(`${ids}: ${title}`, run) }))

const CARDS = { 'draw:deck': ['lamp', 'rope', 'rope', 'knife', 'idol', 'mask'], 'draw:omens': ['omen-of-ash', 'omen-of-salt'] }
const opened: string[] = []
const tell = telling({
  open: (people, table) => {
    opened.push(`${people.join('/')} @ ${table}`)
    return play(cellar, { seats: ['ana', 'ben'], chance: CARDS })
  },
  deeds: { brave: (t) => t.does('ana careful, ben bold') },
  ways: (people, table, said) => expect(`${people} @ ${table}`.trim()).toBe(said),
  changes: (t, gestures) => {
    const before = t.zone('row:ana')
    gestures()
    return t.zone('row:ana').slice(before.length)
  },
})
function run(text: string): string[] {
  made.clear()
  opened.length = 0
  tell(text)
  for (const one of made.values()) one()
  return [...made.keys()]
}

test('a rule to a heading, a scene to a line or several, remarks between', () => {
  const text = `
    CELLAR-ROW CELLAR-HAND: title: of two
      first;
      of ana
      | - @ round 3
      => ana hand {rope rope lamp}
      (A remark
       of two lines.)
      -> brave, ana lay:rope > rope == rope; rope
      => ana row rope rope
    CELLAR-ROW: another
      <one two> => ana asked nerve: bold careful`
  expect(run(text)).toEqual(['CELLAR-ROW CELLAR-HAND: title: of two', 'CELLAR-ROW: another'])
  expect(opened).toEqual(['first; of ana/ @ round 3', 'one @ ', 'two @ '])
})

describe('what is told of a card is a test as well', () => {
  tell(`
    rope: who is asked is looked at, and until when it goes on
      one -> ana? nerve: bold careful > careful
      one -> until ben nerve`)
})

test('a scene may go every way it can; the words of all scenes are known', () => {
  run('CELLAR-ROW: ways\none; two @ round 3 ~> one; two @ round 3\n<a b> ~> <a b> @')
  const told = tell('CELLAR-ROW: title\none; <two three> ~> four')
  expect(['one', 'two', 'three', 'title'].map((word) => told.has(word))).toEqual([true, true, true, false])
})

test.each([
  ['one ~> two', "'one @'"],
  ['one ~> one @  => ana hand lamp', '«~>» tells all there is'],
  ['one => ana hand lamp', 'ana hand lamp'],
  ['one -> brave, ana lay:rope > rope == rope', 'to deeply equal'],
  ['one -> brave, ana lay:rope > rope =+ lamp', 'to deeply equal'],
  ['one -> ana lay:nothing => ana row none', 'cannot choose'],
  ['one -> ana bold', 'shows nothing'],
  ['one -> ana? nerve: bold', 'to deeply equal'],
  ['one -> ana? lay', 'Asked is «nerve»'],
  ['one == rope', 'follows no deeds'],
  ['<one two> => ana hand <lamp rope knife>', 'are not 2'],
])('«%s» fails', (scene, why) => {
  expect(() => run(`CELLAR-ROW: title\n${scene}`)).toThrow(why)
})

test('a rule without a scene and a scene without a rule are errors', () => {
  expect(() => run('CELLAR-ROW: title')).toThrow('told in no scene')
  expect(() => run('rope: title')).toThrow('told in no scene')
  expect(() => run('one => ana hand lamp')).toThrow('tells of no rule')
})

test('where no changes are told none can be expected', () => {
  telling({ open: () => play(cellar, { seats: ['ana', 'ben'], chance: CARDS }) })('CELLAR-ROW: changes\none -> ana bold == nothing')
  expect(() => made.get('CELLAR-ROW: changes')?.()).toThrow('no changes are told here')
  telling({ open: () => play(cellar, { seats: ['ana', 'ben'], chance: CARDS }) })('CELLAR-ROW: ways\none ~> nothing')
  expect(() => made.get('CELLAR-ROW: ways')?.()).toThrow('no ways are told here')
})
