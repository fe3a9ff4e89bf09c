import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { otherworlds } from '../../../content/expansions/otherworlds.ts'
import { allOf } from '../../../rules/cards.ts'
import type { Slot } from '../../../rules/shape.ts'
import { curtainFallen, ending, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { otherworlds: true }
const RESCUE = 'use:rule:CS-RULING-124/rescue'
/** At the Eye an Ancient One stands with its world open; these are trapped in it. */
const open = (
  world: string,
  trapped: readonly string[],
  picture: Picture,
  ...steps: readonly (string | { step: string; args: object })[]
) => {
  const ancient = otherworlds.find(({ id }) => id === world)?.ancient ?? ''
  const table = scene({ options, ancients: { eye: ancient }, columns: { eye: 2 }, ...picture }).put(world, 'otherworld:eye')
  const flow = [...steps, 'curtain'].map((step) => (typeof step === 'string' ? { step } : step))
  return table.arrange((w) => {
    for (const who of trapped) {
      w.set(who, 'at', 'eye')
      w.set(who, 'trapped', 'eye')
    }
  }, flow as never)
}
const eye: Slot = 'eye'

rule(['CS-EXP-06', 'CS-RULING-124'], 'an Ancient One that arrives brings its world to that location', () => {
  const table = scene({ options, columns: { shield: 3 }, cultists: ['star-1'] }, 'arrival')
  expect([table.zone('lair:shield'), table.zone('otherworld:shield'), table.zone('otherworlds').length]).toEqual([
    ['hastur'],
    ['carcosa'],
    12,
  ])
})

rule(['CS-EXP-07', 'CS-RULING-124'], 'who is there when preparation ends is sucked in, unless a marker lies on the Ancient One', () => {
  const detectives = { ana: { at: eye, targets: ['dagon'] }, bea: { at: eye }, carl: { at: 'star' } } as const
  const table = open('sunken-reef', [], { detectives }, 'preparation')
  for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
  expect(['ana', 'bea', 'carl'].map((who) => table.get(who, 'trapped'))).toEqual([null, 'eye', null])
  // A marker on somebody in front of it does not hold anybody back.
  const before = { ana: { at: eye, targets: ['shield-1'] }, bea: { at: eye, targets: ['shield-1', 'dagon'] } } as const
  const crowded = open('sunken-reef', [], { columns: { eye: ['shield-1'] }, detectives: before }, 'preparation')
  for (const who of ['ana', 'bea', 'carl']) crowded.choose(who, 'ready')
  expect(['ana', 'bea'].map((who) => crowded.get(who, 'trapped'))).toEqual(['eye', null])
})

rule(['CS-RULING-124'], 'who is trapped neither moves nor targets nor fights, and pays no penalty; helping is possible', () => {
  const table = open('carcosa', ['ana'], { detectives: { ana: { hand: ['stand-firm'] } } }, 'preparation', 'combatAt')
  expect([table.refused('ana')['move:star'], table.offered('ana').some((key) => key.startsWith('target:'))]).toEqual([
    ['CS-RULING-124'],
    false,
  ])
  table.choose('ana', 'support:stand-firm:bea')
  expect(table.zone('support:bea')).toEqual(['stand-firm'])
  const fighting = open('carcosa', ['ana'], {}, { step: 'combatAt', args: { at: 'eye' } })
  expect([minds(fighting)[0], curtainFallen(fighting)]).toEqual([0, true])
})

rule(['CS-EXP-08', 'CS-RULING-124'], 'somebody there pulls one out with a card of the symbol of that world', () => {
  const bea = { at: eye, hand: ['whispered-formula', 'stand-firm'] }
  const table = open('sunken-reef', ['ana'], { detectives: { bea } }, 'preparation')
  expect([table.refused('ana')[RESCUE], table.refused('carl')[RESCUE]]).toEqual([['CS-RULING-124'], ['CS-RULING-124']])
  table.choose('bea', RESCUE)
  expect([table.get('ana', 'trapped'), table.zone('discard:bea'), table.offered('ana').includes('move:star')]).toEqual([
    null,
    ['whispered-formula'],
    true,
  ])
  const without = open('sunken-reef', ['ana'], { detectives: { bea: { at: eye, hand: ['stand-firm'] } } }, 'preparation')
  expect(without.refused('bea')[RESCUE]).toEqual(['CS-RULING-124'])
})

rule(
  ['CS-EXP-08', 'CS-RULING-124'],
  'if the portal closes with somebody inside, all is lost: so rescue comes before the final blow',
  () => {
    const hand = [
      'whispered-formula',
      'call-them-out',
      'keen-glance',
      'celestial-chart',
      'stand-firm',
      'barricade-the-door',
      'read-the-signs',
    ]
    const picture = { columns: {}, detectives: { bea: { at: eye, hand, targets: ['dagon'] } } }
    const blow = (trapped: readonly string[]) => {
      const table = open('sunken-reef', trapped, picture, { step: 'combatTurn', args: { who: 'bea' } }).choose('bea', 'fight:dagon')
      while (table.table.ask?.about.key === 'commit') table.choose('bea', table.offered('bea')[0] as string)
      return table
    }
    expect(ending(blow(['ana']))).toBe('swallowed')
    const won = blow([])
    expect([ending(won), won.get('slot:eye', 'sealed'), won.zone('otherworld:eye'), won.zone('otherworlds').length]).toEqual([
      null,
      'marker',
      [],
      13,
    ])
  },
)

test('nobody is offered a rescue while nobody is trapped', () => {
  const table = open('carcosa', [], {}, 'preparation')
  expect([table.offered('ana').includes(RESCUE), table.refused('ana')[RESCUE]]).toEqual([false, undefined])
})

describe('what each world does to those it holds, when a preparation phase begins', () => {
  const hand = ['stand-firm', 'keen-glance', 'guiding-light']
  const held = (world: string) => open(world, ['ana'], { detectives: { ana: { hand } }, pool: ['eye', 'star', 'wild'] }, 'preparation')
  const discards: { readonly [world: string]: number } = { 'black-wood': 1, 'clay-pit': 1, 'beyond-the-gate': 2 }
  test.each(Object.entries(discards))('%s: %i cards', (world, n) => {
    const table = held(world)
    table.choose('ana', hand.slice(0, n))
    expect(table.zone('hand:ana')).toHaveLength(3 - n)
  })
  test.each(['yuggoth-peak', 'throne-of-chaos', 'stopped-hour'])('%s: a step of terror', (world) => {
    expect(held(world).state.terror).toBe('tentacle')
  })
  test.each(['carcosa', 'rlyeh', 'ash-desert'])('%s: a token of madness', (world) => {
    expect(minds(held(world))).toEqual([1, 0, 0])
  })
  test.each(['sunken-reef', 'prism'])('%s: no die', (world) => {
    const table = held(world)
    expect(Object.entries(table.refused('ana')).filter(([key]) => key.startsWith('take:'))).not.toEqual([])
    expect(table.offered('ana').some((key) => key.startsWith('take:'))).toBe(false)
    expect(table.offered('bea').some((key) => key.startsWith('take:'))).toBe(true)
  })
  test('hall-of-masks: no help comes through', () => {
    const table = open('hall-of-masks', ['ana'], { detectives: { bea: { hand: ['stand-firm'] } } }, 'preparation')
    expect([table.refused('bea')['support:stand-firm:ana'], table.offered('bea').includes('support:stand-firm:carl')]).toEqual([
      ['CS-RULING-124'],
      true,
    ])
  })
  test('silent-nave: no help goes out', () => {
    expect(held('silent-nave').refused('ana')['support:stand-firm:bea']).toEqual(['CS-RULING-124'])
  })
})

test('there are thirteen, one for every Ancient One', () => {
  const all = allOf('ancient').map(({ id }) => id)
  expect([otherworlds.length, otherworlds.map(({ ancient }) => ancient).sort()]).toEqual([13, all.sort()])
})

expansionIsPrinted(import.meta.url, otherworlds)
gamesWith('otherworlds', options)
