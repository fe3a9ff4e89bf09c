import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { cultistEvents } from '../../../content/expansions/cultistEvents.ts'
import type { Slot } from '../../../rules/shape.ts'
import { crowds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { cultistEvents: true }
const at = <S extends Slot>(slot: S) => slot

/** The second cultist phase, with this event; then these steps. */
const phaseWith = (event: string, picture: Picture = {}, ...steps: readonly string[]) =>
  scene({ options, turn: 2, ...picture, chance: { 'draw:cultist-event-deck': [event], ...picture.chance } }, 'cultists', ...steps)
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

rule(['CS-EXP-11', 'CS-RULING-127'], 'twenty cards: sixteen harm, two neither, two help', () => {
  const copies = (ids: readonly string[]) => sum(cultistEvents.filter(({ id }) => ids.includes(id)).map((card) => card.copies))
  const all = cultistEvents.map(({ id }) => id)
  const [neutral, helpful] = [['held-breath'], ['two-robes-quarrel']]
  expect([copies(neutral), copies(helpful), copies(all)]).toEqual([2, 2, 20])
  expect(scene({ options }).zone('cultist-event-deck')).toHaveLength(20)
})

rule(['CS-EXP-11', 'CS-RULING-127'], 'from the second turn on one is drawn before the first arrival, and lies there for the turn', () => {
  const table = phaseWith('unlit-candles', {}, 'turnEnd')
  expect(table.zone('cultist-event-discard')).toEqual(['unlit-candles'])
  const during = phaseWith('unlit-candles')
  expect([during.zone('cultist-event'), during.zone('cultist-event-deck').length]).toEqual([['unlit-candles'], 19])
})

rule(['CS-RULING-127'], 'in the first turn nothing is drawn', () => {
  const table = scene({ options, turn: 1 }, 'cultists')
  expect([table.zone('cultist-event'), table.zone('cultist-event-deck').length, sum(crowds(table))]).toEqual([[], 20, 3])
})

test('an empty deck is made anew of what was discarded', () => {
  const table = scene({ options, turn: 2 })
  table.arrange((w, t) => w.put(t.inZone('cultist-event-deck'), 'cultist-event-discard'), [{ step: 'cultists' }, { step: 'curtain' }])
  table.untilAsk('ana', 'pick-some')
  expect([table.zone('cultist-event').length, table.zone('cultist-event-deck').length]).toEqual([1, 19])
})

rule(['CS-EXP-11', 'CS-RULING-127'], 'One More: what is drawn is done, a cultist by the marker before the others', () => {
  expect(crowds(phaseWith('late-arrivals'))).toEqual([1, 1, 1, 1, 0])
})

test('Through the Tunnels: the marker goes on by two, and they arrive from there', () => {
  const table = phaseWith('through-the-tunnels')
  expect([crowds(table), table.state.marker]).toEqual([[0, 0, 1, 1, 1], 'shield'])
})

test('Fervour: cultists after the marker show its symbol once more, for this turn', () => {
  // shield-1 shows Tentacle, Eye, Planet; at the Tentacle it takes one Tentacle more now.
  const ana = { at: at('tentacle'), hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], targets: ['shield-1'] }
  const fight = { step: 'combatTurn', args: { who: 'ana' } }
  const dice = Object.fromEntries(['shield', 'tentacle', 'eye', 'planet', 'star'].map((slot) => [`cultist-die:${slot}`, [[6]]]))
  const picture = { columns: { tentacle: ['shield-1'] }, detectives: { ana }, chance: dice }
  const table = phaseWith('fervour', picture)
  expect(table.state.emboldened).toBe('tentacle')
  table.arrange(() => {}, [fight, { step: 'curtain' }]).choose('ana', 'fight:shield-1')
  expect([table.zone('column:tentacle')[0], table.zone('hand:ana').length]).toEqual(['shield-1', 3])
  const later = phaseWith('fervour', picture, 'turnEnd').untilAsk('ana', 'revise-hand')
  expect(later.state.emboldened).toBeNull()
  later.arrange((w) => w.set('ana', 'targets', [later.piece('shield-1')]), [fight, { step: 'curtain' }]).choose('ana', 'fight:shield-1')
  expect(later.zone('column:tentacle')).not.toContain('shield-1')
})

test('Fervour does not concern Ancient Ones', () => {
  const picture = { columns: { tentacle: ['eye-1'] }, ancients: { tentacle: 'dagon' } }
  const table = phaseWith('fervour', picture)
  table.arrange(
    (w, t) => {
      w.set('ana', 'at', 'tentacle')
      w.set('slot:tentacle', 'die', 'blank')
      w.set('ana', 'targets', [table.piece('dagon')])
      w.put(t.inZone('dice-reserve').slice(0, 1), 'dice:ana')
    },
    [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }],
  )
  expect([table.state.emboldened, table.zone('devoured:tentacle')]).toEqual(['tentacle', ['eye-1']])
  table.choose('ana', 'fight:dagon')
  // Five of its own, an Eye it has devoured, the Tentacle of the place; the wild die covers one of the seven.
  expect(table.table.ask?.about.args?.symbols).toHaveLength(6)
})

test('A Tooth in Your Pocket: one die less in the pool', () => {
  const table = phaseWith('a-tooth-in-your-pocket', {}, 'revision')
  expect(table.zone('dice-pool')).toHaveLength(2)
})

test('Out of the Wall: blocks do not hold', () => {
  const blocks = [{ slot: at('tentacle'), card: null }]
  const arrivals = (event: string) => {
    const table = scene({ options, turn: 2, chance: { 'draw:cultist-event-deck': [event] } })
    return crowds(table.arrange((w) => w.set('table', 'blocks', blocks), [{ step: 'cultists' }, { step: 'curtain' }]))
  }
  expect([arrivals('out-of-the-wall'), arrivals('held-breath')]).toEqual([
    [1, 1, 1, 0, 0],
    [1, 0, 1, 0, 0],
  ])
})

test('Unlit Candles: terror goes on by one', () => {
  expect(phaseWith('unlit-candles').state.terror).toBe('tentacle')
})

test('A Photograph of Your Table: each discards a card', () => {
  const detectives = { ana: { hand: ['stand-firm', 'keen-glance'] }, bea: { hand: ['fresh-lead'] } }
  const table = phaseWith('a-photograph-of-your-table', { detectives }).choose('ana', ['keen-glance'])
  expect(['ana', 'bea', 'carl'].map((who) => table.zone(`hand:${who}`))).toEqual([['stand-firm'], [], []])
})

test('Closed for Mourning: no location serves anybody this turn', () => {
  const picture = { altars: { shield: 'sanatorium' }, detectives: { ana: { at: at('shield'), madness: 2 } } }
  const table = phaseWith('closed-for-mourning', picture, 'preparation')
  expect(table.refused('ana')['use:sanatorium/0']).toEqual(['CS-FRAME-06'])
  expect(phaseWith('held-breath', picture, 'preparation').offered('ana')).toContain('use:sanatorium/0')
})

test('Seen among Them: nothing is given or exchanged this turn', () => {
  const detectives = { ana: { at: at('eye'), items: ['laudanum'] }, bea: { at: at('eye'), items: ['lucky-coin'] } }
  const table = phaseWith('seen-among-them', { detectives }, 'preparation')
  expect(table.refused('ana')['give:laudanum:bea']).toEqual(['CS-FRAME-06'])
  expect(table.offered('ana').some((key) => key.startsWith('swap:'))).toBe(false)
  expect(phaseWith('held-breath', { detectives }, 'preparation').offered('ana')).toContain('give:laudanum:bea')
})

test('Held Breath: all cultist dice show nothing until they are rolled', () => {
  const table = phaseWith('held-breath', { dice: { eye: 'star', star: 'eye' } })
  const set = table.table.kernel.events.flatMap((event) => event.told.ana ?? []).filter(({ key }) => key === 'cultist-die-set')
  expect(set.map(({ args }) => args)).toEqual([
    { slot: 'eye', face: 'blank' },
    { slot: 'star', face: 'blank' },
  ])
})

test('Two Robes Quarrel: one arrival fewer', () => {
  expect(crowds(phaseWith('two-robes-quarrel'))).toEqual([1, 1, 0, 0, 0])
})

expansionIsPrinted(import.meta.url, cultistEvents)
gamesWith('Cultist Events', options)
