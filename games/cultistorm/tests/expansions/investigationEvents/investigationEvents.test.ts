import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { investigationEvents } from '../../../content/expansions/investigationEvents.ts'
import { crystals, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { investigationEvents: true }

/** Ana investigates with one icon and draws this event. */
const investigating = (event: string, picture: Picture = {}) => {
  const ana = { hand: ['fresh-lead'], ...picture.detectives?.ana }
  const chance = { 'draw:investigation-event-deck': [event], ...picture.chance }
  const items = { itemDeck: ['laudanum', 'lucky-coin', 'holy-chalk'] }
  const table = scene({ options, ...items, ...picture, chance, detectives: { ...picture.detectives, ana } }, 'preparation')
  return table.choose('ana', 'investigate:1')
}

rule(['CS-EXP-16', 'CS-RULING-131'], 'twenty cards: fifteen help, three are only a story, two harm', () => {
  const count = (fits: (card: (typeof investigationEvents)[number]) => boolean) =>
    investigationEvents.filter(fits).reduce((sum, { copies }) => sum + copies, 0)
  const harmful = ['you-were-expected', 'the-last-page']
  expect([count(() => true), count(({ effect }) => !effect), count(({ id }) => harmful.includes(id))]).toEqual([20, 3, 2])
  expect(scene({ options }).zone('investigation-event-deck')).toHaveLength(20)
})

rule(['CS-EXP-16', 'CS-RULING-131'], 'whoever investigates draws one first, then the items', () => {
  const table = investigating('the-gramophone')
  expect(table.told('bea').map(({ key }) => key)).toEqual(['investigation-begun', 'investigation-event-drawn', 'item-drawn'])
  expect([table.zone('investigation-event-discard'), table.offered('ana')]).toEqual([['the-gramophone'], ['laudanum', 'none']])
})

rule(['CS-RULING-131'], 'also where a card lets somebody investigate', () => {
  const chance = { 'draw:investigation-event-deck': ['the-last-page'] }
  const picture = { options: { ...options, innocentVictims: true }, chance, itemDeck: ['laudanum', 'lucky-coin'] }
  const table = scene({ ...picture, detectives: { ana: { at: 'eye', hand: ['whispered-formula', 'keen-glance'] } } })
  table.put('professor', 'civilians:eye').arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
  expect(minds(table.choose('ana', 'use:professor/0'))[0]).toBe(1)
})

test('an empty deck is made anew of what was discarded', () => {
  const table = scene({ options, detectives: { ana: { hand: ['fresh-lead'] } } })
  table.arrange(
    (w, t) => w.put(t.inZone('investigation-event-deck'), 'investigation-event-discard'),
    [{ step: 'preparation' }, { step: 'curtain' }],
  )
  table.choose('ana', 'investigate:1')
  expect(table.zone('investigation-event-deck')).toHaveLength(19)
})

test('The Second Drawer: one more card is drawn, this time', () => {
  const table = investigating('second-drawer', { detectives: { bea: { hand: ['fresh-lead'] } } })
  expect(table.offered('ana')).toEqual(['laudanum', 'lucky-coin', 'none'])
  table
    .choose('ana', 'none')
    .chance({ 'draw:investigation-event-deck': ['the-gramophone'] })
    .choose('bea', 'investigate:1')
  expect(table.offered('bea')).toEqual(['holy-chalk', 'none'])
})

test('The Second Drawer: the next investigation of the same detective is as usual', () => {
  const chance = { 'draw:investigation-event-deck': ['second-drawer', 'the-gramophone'] }
  const ana = { at: 'eye', hand: ['fresh-lead', 'whispered-formula', 'keen-glance'] } as const
  const itemDeck = ['laudanum', 'lucky-coin', 'holy-chalk', 'motor-car', 'silver-mirror']
  const table = scene({ options: { ...options, innocentVictims: true }, chance, itemDeck, detectives: { ana } })
  table.put('professor', 'civilians:eye').arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
  table.choose('ana', 'investigate:1').choose('ana', 'none').choose('ana', 'use:professor/0')
  expect(table.offered('ana')).toEqual(['holy-chalk', 'motor-car', 'none'])
})

test('An Open Window: one token is healed', () => {
  expect(minds(investigating('an-open-window', { detectives: { ana: { madness: 2 } } }))[0]).toBe(1)
})

test('The List of Members: all see the next three cultists, in their order', () => {
  const table = investigating('list-of-members', { cultists: ['eye-1', 'star-1', 'planet-1'] })
  const seen = JSON.stringify(table.table.view('carl').zones['cultist-deck'])
  expect(['eye-1', 'star-1', 'planet-1'].filter((id) => seen.includes(`cultist/${id}`))).toHaveLength(3)
  expect(table.zone('cultist-deck').slice(0, 3)).toEqual(['eye-1', 'star-1', 'planet-1'])
})

test('Better This Way: one of the own dice is rolled again', () => {
  const table = investigating('lucky-find', { detectives: { ana: { dice: ['eye'] } }, chance: { 'reroll:ana': [[5]] } })
  expect(table.get('detective-die#1', 'face')).toBe('star')
})

test('Your Own Handwriting: a card', () => {
  expect(investigating('your-own-handwriting').zone('hand:ana')).toHaveLength(2)
})

test('The Clock Is Fast: a crystal goes', () => {
  expect(crystals(investigating('the-clock-is-fast', { crystals: { planet: 2 } }))).toEqual([0, 0, 0, 1, 0])
})

test('What They Left Behind: any trophy', () => {
  expect(investigating('what-they-left-behind').choose('ana', 'eye').get('ana', 'trophies')).toEqual(['eye'])
})

test('Deep Pockets: one more item may be kept, this time', () => {
  const ana = { hand: ['fresh-lead', 'search-party'] }
  const table = scene(
    {
      options,
      itemDeck: ['laudanum', 'lucky-coin', 'holy-chalk'],
      chance: { 'draw:investigation-event-deck': ['deep-pockets'] },
      detectives: { ana },
    },
    'preparation',
  )
  table.choose('ana', 'investigate:2').choose('ana', 'laudanum').choose('ana', 'lucky-coin')
  expect(table.zone('items:ana')).toEqual(['laudanum', 'lucky-coin'])
  table.expectAsk('ana', 'prepare')
})

test.each(['the-wrong-house', 'a-child-s-drawing', 'the-gramophone'])('%s is only a story', (story) => {
  const table = investigating(story)
  expect([minds(table), table.state.terror, table.offered('ana')]).toEqual([[0, 0, 0], 'shield', ['laudanum', 'none']])
})

test('You Were Expected: terror goes on', () => {
  expect(investigating('you-were-expected').state.terror).toBe('tentacle')
})

test('The Last Page: a token', () => {
  expect(minds(investigating('the-last-page'))).toEqual([1, 0, 0])
})

expansionIsPrinted(import.meta.url, investigationEvents)
gamesWith('Investigation Events', options)
