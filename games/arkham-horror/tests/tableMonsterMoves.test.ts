import { expect, test } from 'vitest'
import { text } from '../index.ts'
import { chart } from '../table/map/board.ts'
import { arrowsOf } from '../table/view/monsterMoves.ts'
import { walk } from '../table/view/places.ts'

type Seen = Parameters<typeof arrowsOf>[0]

/** A Mythos card on the table, a monster of its sign at a place, perhaps somebody somewhere. */
function position(at: string, monster: string, card: string, people: readonly string[] = []): Seen {
  const piece = (alias: string, face: string) => ({ alias, up: 'front', faces: { front: face }, attributes: {} })
  return {
    view: {
      seats: people.map((_, i) => `s${i}`),
      table: {},
      of: Object.fromEntries(people.map((place, i) => [`s${i}`, { at: place, inPlay: true }])),
      records: [],
      zones: {
        mythos: { count: 1, pieces: [piece('m', `mythos/${card}`)] },
        [`area:${at}`]: { count: 1, pieces: [piece('x', `monster/${monster}`)] },
        ...Object.fromEntries(people.map((_, i) => [`sheet:s${i}`, { count: 1, pieces: [piece(`p${i}`, 'investigator/joe-diamond')] }])),
      },
    },
    face: (key: string) => text.face(key, 'en'),
    events: [{ message: { key: 'mythos-drawn' } }],
  } as unknown as Seen
}

const figures = (key: string) =>
  text.face(key, 'en')?.figures as { readonly white: readonly string[]; readonly black: readonly string[]; readonly symbol: string }
const cards = [
  'curfew-enforced',
  'feds-raid-arkham',
  'all-quiet-in-arkham',
  'campus-security-increased',
  'horror-at-groundbreaking',
  'an-evil-fog',
]
const withSign = (monster: string, box: 'white' | 'black'): string | undefined =>
  cards.find((id) => figures(`mythos/${id}`)[box].includes(figures(`monster/${monster}`).symbol))

test('monsters of the card are shown on their way: out of a location into its street, along the street by the colour of its box', () => {
  const monster = ['cultist', 'ghoul', 'witch', 'zombie', 'maniac', 'warlock'].find((one) => withSign(one, 'white')) ?? ''
  const card = withSign(monster, 'white') ?? ''
  expect(arrowsOf(position('woods', monster, card))).toEqual([{ from: 'woods', to: 'uptown', colour: 'white' }])
  expect(arrowsOf(position('uptown', monster, card))).toEqual([{ from: 'uptown', to: 'miskatonic-university', colour: 'white' }])
  // Where somebody stands it stays; once one of them has gone, no arrow is left.
  expect(arrowsOf(position('uptown', monster, card, ['uptown']))).toEqual([])
  const gone = position('uptown', monster, card)
  expect(arrowsOf({ ...gone, events: [...gone.events, { message: { key: 'monster-moved' } }] as never })).toEqual([])
})

test('the arrow keys reach every place of the town', () => {
  const reached = new Set(['downtown'])
  const queue = ['downtown']
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const to = walk(at, direction)
      if (to === null || reached.has(to)) continue
      reached.add(to)
      queue.push(to)
    }
  expect(Object.keys(chart.places).filter((id) => !reached.has(id))).toEqual([])
})
