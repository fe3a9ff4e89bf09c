import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { blots } from '../../../content/expansions/rorschach.ts'
import { clockwise } from '../../../rules/board.ts'
import { SYMBOLS } from '../../../rules/shape.ts'
import { minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { rorschach: true }
const DREAMERS = ['shub-niggurath', 'dagon', 'nyarlathotep', 'ghatanothoa', 'hastur']

/** One card of each symbol, and another. */
const SHOWING = {
  shield: 'stand-firm',
  tentacle: 'whispered-formula',
  eye: 'keen-glance',
  planet: 'celestial-chart',
  star: 'guiding-light',
} as const

/** These blots lie unresolved, the next one is this; then the terror phase. */
const revealing = (open: readonly string[], next: string, picture: Picture = {}) =>
  scene({ options, ...picture, chance: { 'draw:blot-deck': [next] } })
    .put(open, 'blots')
    .arrange(() => {}, [{ step: 'terror' }, { step: 'curtain' }])

rule(['CS-EXP-17', 'CS-RULING-132'], 'fifteen blots: three dreams of each Ancient One, its symbol with each of the three after it', () => {
  expect(scene({ options }).zone('blot-deck')).toHaveLength(15)
  for (const [i, ancient] of DREAMERS.entries()) {
    const symbol = SYMBOLS[i] as (typeof SYMBOLS)[number]
    const dream = blots.filter((blot) => blot.ancient === ancient)
    expect(dream.map(({ symbols }) => symbols)).toEqual([1, 2, 3].map((steps) => [symbol, clockwise(symbol, steps)]))
  }
})

rule(
  ['CS-EXP-17', 'CS-RULING-132', 'CS-RULING-134'],
  'each terror phase reveals one, before the terror marker moves, and it does nothing',
  () => {
    const table = revealing([], 'blot-dagon-1')
    expect([table.zone('blots'), table.state.terror, minds(table)]).toEqual([['blot-dagon-1'], 'tentacle', [0, 0, 0]])
    const told = table.table.kernel.events.flatMap((event) => event.told.ana ?? []).map(({ key }) => key)
    expect(told.indexOf('blot-revealed')).toBeLessThan(told.indexOf('terror-advanced'))
  },
)

rule(['CS-EXP-18', 'CS-RULING-132'], 'the third of one dream wakes its dreamer, and the three are gone', () => {
  const table = revealing(['blot-dagon-1', 'blot-dagon-2', 'blot-hastur-1'], 'blot-dagon-3', { marker: 'planet' })
  expect([table.zone('lair:planet'), minds(table), table.zone('blots')]).toEqual([['dagon'], [1, 1, 1], ['blot-hastur-1']])
  expect(table.zone('blot-discard')).toHaveLength(3)
})

rule(['CS-EXP-18', 'CS-RULING-132'], 'two are not enough, nor three of different dreams', () => {
  const table = revealing(['blot-dagon-1', 'blot-hastur-2'], 'blot-dagon-2')
  expect([table.zone('blots').length, minds(table)]).toEqual([3, [0, 0, 0]])
})

rule(['CS-RULING-132'], 'by the rules of summoning: beside another Ancient One it fails', () => {
  const open = ['blot-dagon-1', 'blot-dagon-2']
  const table = revealing(open, 'blot-dagon-3', { ancients: { eye: 'hastur' }, columns: { eye: 2 }, marker: 'planet' })
  expect([table.zone('lair:planet'), minds(table), table.zone('blots')]).toEqual([[], [1, 1, 1], []])
})

rule(['CS-RULING-132'], 'where the marker’s place is sealed it comes to the next one', () => {
  const table = revealing(['blot-dagon-1', 'blot-dagon-2'], 'blot-dagon-3', { marker: 'planet', sealed: ['planet'] })
  expect(table.zone('lair:star')).toEqual(['dagon'])
})

rule(['CS-RULING-132'], 'its own card comes, though a special sect is played with', () => {
  const picture = { options: { ...options, sect: 'hollow-choir' }, marker: 'planet' } as const
  const table = scene({ ...picture, chance: { 'draw:blot-deck': ['blot-dagon-3'] } })
  table.put(['blot-dagon-1', 'blot-dagon-2'], 'blots').arrange(() => {}, [{ step: 'terror' }, { step: 'curtain' }])
  expect(table.zone('lair:planet')).toEqual(['dagon'])
})

rule(['CS-RULING-132'], 'without its two symbols nobody resolves it', () => {
  const detectives = { ana: { hand: ['whispered-formula', 'stand-firm'] } }
  const table = scene({ options, detectives }).put('blot-dagon-1', 'blots')
  table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
  expect(table.refused('ana')['use:blot-dagon-1/0']).toEqual(['CS-LOC-07'])
})

test('an empty deck is made anew of what was resolved', () => {
  const table = scene({ options })
  table.arrange((w, t) => w.put(t.inZone('blot-deck'), 'blot-discard'), [{ step: 'terror' }, { step: 'curtain' }])
  expect([table.zone('blots').length, table.zone('blot-deck').length]).toEqual([1, 14])
})

test.each(blots)('$id is resolved from anywhere by one card of each of its symbols', ({ id, symbols }) => {
  const hand = [...symbols.map((symbol) => SHOWING[symbol]), 'fresh-lead']
  const table = scene({ options, detectives: { bea: { at: 'star', hand } } }).put(id, 'blots')
  table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }]).choose('bea', `use:${id}/0`)
  // Two Stars in hand: which one is paid is Bea's to say.
  if (symbols.includes('star')) table.choose('bea', ['guiding-light'])
  expect([table.zone('blots'), table.zone('blot-discard'), table.zone('hand:bea')]).toEqual([[], [id], ['fresh-lead']])
})

expansionIsPrinted(import.meta.url, blots)
gamesWith('Rorschach', options)
