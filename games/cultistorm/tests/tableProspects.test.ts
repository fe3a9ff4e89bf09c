import { expect, test } from 'vitest'
import { text } from '../index.ts'
import { momentIn } from '../table/view/moments.ts'
import { goals, prospects } from '../table/view/prospects.ts'
import { fightStory, openStory } from '../table/view/stories.ts'
import { detectiveOf } from '../table/view/storm.ts'
import { scene } from './scene.ts'

/* What the table works out for those who sit at it. */

type Read = Parameters<typeof prospects>[0]
const seen = (player: ReturnType<typeof scene>, seat: string): Read => ({
  view: player.table.view(seat) as Read['view'],
  face: (key) => text.face(key, 'en'),
  lang: 'en',
})

/** Ana stands before an Initiate of the Black Wood (Tentacle, Eye, Planet) away from home. */
const picture = (hand: readonly string[], more: object = {}) => ({
  columns: { eye: ['shield-1', 'shield-4'] },
  detectives: { ana: { at: 'eye' as const, hand, ...more }, bea: { at: 'star' as const, hand: ['keen-glance', 'stand-firm'] } },
})

test('the helper says what beating somebody takes, and what it leaves', () => {
  const at = scene(picture(['whispered-formula', 'keen-glance', 'celestial-chart', 'guiding-light'], { dice: ['wild'] }), 'deliberation')
  const [first] = prospects(seen(at, 'ana'), 'ana')
  expect(first).toMatchObject({ lacks: [], leaves: ['star', 'wild'], lenders: [] })
})

test('the helper says what is lacking, and which of the others has a card for it', () => {
  const at = scene(picture(['whispered-formula', 'celestial-chart']), 'deliberation')
  const [first] = prospects(seen(at, 'ana'), 'ana')
  expect(first?.lacks).toEqual(['eye'])
  expect(first?.lenders.every(({ seat }) => seat === 'bea')).toBe(true)
})

test('the helper says which common die would be enough, as long as one may be taken', () => {
  const table = { ...picture(['whispered-formula', 'celestial-chart']), pool: ['star', 'eye', 'wild'] as const }
  const one = (from: object) => prospects(seen(scene({ ...table, ...from }, 'deliberation'), 'ana'), 'ana')[0]
  expect(one({})?.dice).toEqual(['eye', 'wild'])
  expect(one(picture(['whispered-formula']))?.dice).toEqual([])
  const taken = scene(table, 'deliberation').arrange((w) => w.set('ana', 'takes', 1), [{ step: 'deliberation' }])
  expect(prospects(seen(taken, 'ana'), 'ana')[0]?.dice).toEqual([])
})

test('who fights hand to hand is told of the first of the column, who shoots of all', () => {
  const at = scene(picture(['whispered-formula']), 'deliberation')
  expect(prospects(seen(at, 'ana'), 'ana')).toHaveLength(1)
  const afar = scene({ ...picture([]), detectives: { bea: { at: 'eye', hand: ['stand-firm'] } } }, 'deliberation')
  expect(prospects(seen(afar, 'bea'), 'bea')).toHaveLength(2)
})

test('everybody sees whom somebody is after, and whether they can', () => {
  const at = scene(picture(['whispered-formula', 'celestial-chart'], { targets: ['shield-1'] }), 'deliberation')
  const read = seen(at, 'carl')
  const ana = detectiveOf(read, 'ana')
  expect(ana && goals(read, ana).map(({ enemy, lacks }) => [enemy.piece.faces.front, lacks])).toEqual([['cultist/shield-1', ['eye']]])
})

test('a story is a scene while it is read, and stands beside the fight afterwards', () => {
  const ana = { at: 'eye' as const, hand: ['stand-firm'], dice: ['star', 'eye'] as const, targets: ['shield-1'] }
  const table = (k: number) =>
    scene(
      { options: { narrative: true }, columns: { eye: ['shield-1'] }, narrative: [`narrative-${k}`], detectives: { ana } },
      { step: 'combatTurn', args: { who: 'ana' } },
    ).choose('ana', 'fight:shield-1')
  // 12 asks whether a die is rolled again: it is still being read.
  expect(openStory(seen(table(12), 'bea'))?.number).toBe(12)
  const fighting = seen(table(1), 'bea')
  expect([openStory(fighting), fightStory(fighting)?.faces.front]).toEqual([null, 'tale/tale-1'])
})

test('what befalls all is a moment of its own', () => {
  const at = scene(
    { ring: { tentacle: 'blood-price' }, crystals: { tentacle: 4 }, detectives: { ana: { trophies: ['eye', 'star'] } } },
    'terror',
  )
  expect(momentIn(seen(at, 'bea'))).toMatchObject({ kind: 'terror', at: 'tentacle' })
})
