import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { generalCards } from '../../../content/actions/general.ts'
import { rituals } from '../../../content/expansions/darkRituals.ts'
import type { Slot } from '../../../rules/shape.ts'
import { crowds, crystals, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { darkRituals: true }
const at = <S extends Slot>(slot: S) => slot

/** Ana has learned this ritual; then these steps. */
const learned = (ritual: string, picture: Picture = {}, ...steps: readonly string[]) =>
  scene({ options, ...picture })
    .put(ritual, 'learned:ana')
    .arrange(
      () => {},
      [...(steps.length ? steps : ['preparation']), 'curtain'].map((step) => ({ step })),
    )
/** Its power; 0 is learning it. */
const power = (ritual: string) => `use:${ritual}/1`

/** Ana beats shield-1 (Tentacle, Eye, Planet) with these cards. */
const won = (hand: readonly string[], support: readonly (readonly [string, string])[] = []) => {
  const ana = { at: at('tentacle'), hand, support, targets: ['shield-1'] }
  const table = scene({ options, columns: { tentacle: ['shield-1'] }, detectives: { ana } })
  return table
    .arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'preparation' }, { step: 'curtain' }])
    .choose('ana', 'fight:shield-1')
}

rule(['CS-EXP-10', 'CS-RULING-126'], 'five cards of each deck bear a point of experience, one of each symbol', () => {
  const bearing = generalCards.filter(({ experience }) => experience)
  expect(bearing.map(({ symbol }) => symbol).sort()).toEqual(['eye', 'planet', 'shield', 'star', 'tentacle'])
})

rule(['CS-EXP-10', 'CS-RULING-126'], 'a card with experience gives it when a fight is won with it', () => {
  const table = won(['call-them-out', 'search-party', 'celestial-chart'])
  expect([crowds(table)[1], table.get('ana', 'experience')]).toEqual([0, 2])
  expect(won(['whispered-formula', 'keen-glance', 'celestial-chart']).get('ana', 'experience')).toBe(0)
})

rule(['CS-RULING-126'], 'a lost fight gives none', () => {
  const table = won(['call-them-out', 'search-party'])
  expect([crowds(table)[1], table.get('ana', 'experience')]).toEqual([1, 0])
})

rule(['CS-EXP-10', 'CS-RULING-126'], 'ten rituals lie open; whoever pays learns one, and nobody else can', () => {
  const table = won(['call-them-out', 'search-party', 'celestial-chart'])
  expect(table.zone('rituals')).toHaveLength(10)
  expect([table.offered('ana').includes('use:second-sight/0'), table.refused('ana')['use:banishment/0']]).toEqual([true, ['CS-RULING-126']])
  expect(table.refused('bea')['use:second-sight/0']).toEqual(['CS-RULING-126'])
  table.choose('ana', 'use:second-sight/0')
  expect([table.get('ana', 'experience'), table.zone('learned:ana'), table.zone('rituals').length]).toEqual([0, ['second-sight'], 9])
  expect([table.offered('ana').includes(power('second-sight')), table.offered('bea').includes(power('second-sight'))]).toEqual([
    true,
    false,
  ])
  expect(table.refused('bea')['use:second-sight/0']).toBeUndefined()
})

rule(['CS-RULING-126'], 'what nobody has learned does nothing', () => {
  const table = scene({ options, detectives: { ana: { madness: 2 } } }, 'preparation')
  expect([table.offered('ana').includes(power('quiet-mind')), power('quiet-mind') in table.refused('ana')]).toEqual([false, false])
})

test('Ward of Salt: two cards block the own location, once a turn', () => {
  const ana = { at: at('eye'), hand: ['stand-firm', 'keen-glance', 'fresh-lead'] }
  const table = learned('ward-of-salt', { detectives: { ana } })
    .choose('ana', power('ward-of-salt'))
    .choose('ana', ['stand-firm', 'keen-glance'])
  expect([table.state.blocks.map(({ slot }) => slot), table.zone('hand:ana')]).toEqual([['eye'], ['fresh-lead']])
  expect(table.refused('ana')[power('ward-of-salt')]).toEqual(['CS-LOC-06'])
})

test('Second Sight: a terror card is seen by all, once a turn', () => {
  const table = learned('second-sight', { ring: { eye: 'panic' } })
    .choose('ana', power('second-sight'))
    .choose('ana', 'eye')
  expect(JSON.stringify(table.table.view('bea').zones['ring:eye'])).toContain('terror/panic')
  expect(table.refused('ana')[power('second-sight')]).toEqual(['CS-LOC-06'])
})

test('Binding Knot: an Ancient One skips its move, once a game', () => {
  const table = learned('binding-knot', { ancients: { eye: 'dagon' }, columns: { eye: 2 } }).choose('ana', power('binding-knot'))
  expect(table.state.holds.map(({ ancient }) => ancient)).toEqual([table.piece('dagon')])
  for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
  table.arrange(
    () => {},
    ['turnEnd', 'preparation'].map((step) => ({ step })),
  )
  expect(table.zone('lair:eye')).toEqual(['dagon'])
  table.untilAsk('ana', 'prepare')
  expect(table.refused('ana')[power('binding-knot')]).toEqual(['CS-LOC-06'])
})

test('Shared Burden: a token goes from one to another whom it does not kill', () => {
  const table = learned('shared-burden', { detectives: { bea: { madness: 2 }, carl: { madness: 4 } } })
  table.choose('ana', power('shared-burden')).choose('ana', 'bea')
  expect(minds(table)).toEqual([1, 1, 4])
})

test('Blood Script: a token for any symbol in a fight', () => {
  const ana = { at: at('tentacle'), hand: ['whispered-formula', 'keen-glance'], targets: ['shield-1'] }
  const table = scene({ options, columns: { tentacle: ['shield-1'] }, detectives: { ana } }).put('blood-script', 'learned:ana')
  table
    .arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }])
    .choose('ana', 'fight:shield-1')
    .choose('ana', power('blood-script'))
  expect([crowds(table)[1], minds(table)[0], table.zone('learned:ana')]).toEqual([0, 1, ['blood-script']])
})

test('Blood Script never costs the fifth token', () => {
  const ana = {
    at: at('tentacle'),
    hand: ['keen-glance'],
    targets: ['shield-1'],
    madness: 4,
    dice: ['eye' as const],
    items: ['lucky-coin'],
  }
  const table = scene({ options, columns: { tentacle: ['shield-1'] }, detectives: { ana } }).put('blood-script', 'learned:ana')
  table.arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }])
  table.choose('ana', 'fight:shield-1')
  expect(table.refused('ana')[power('blood-script')]).toEqual(['CS-RULING-36'])
})

test('Quiet Mind: everybody heals one, once a game', () => {
  const table = learned('quiet-mind', { detectives: { ana: { madness: 2 }, carl: { madness: 1 } } }).choose('ana', power('quiet-mind'))
  expect([minds(table), table.refused('ana')[power('quiet-mind')]]).toEqual([[1, 0, 0], ['CS-LOC-06']])
})

test('Banishment: the last of a column goes, without a trophy', () => {
  const table = learned('banishment', { columns: { eye: ['eye-1', 'eye-2'], star: 1 } })
    .choose('ana', power('banishment'))
    .choose('ana', 'eye')
  expect([table.zone('column:eye'), table.zone('cultist-discard'), table.get('ana', 'trophies')]).toEqual([['eye-1'], ['eye-2'], []])
})

test('Turn of the Wheel: two crystals go, from one card or two', () => {
  const table = learned('turn-of-the-wheel', { crystals: { shield: 2, eye: 1 } }).choose('ana', power('turn-of-the-wheel'))
  table.choose('ana', 'shield').choose('ana', 'eye')
  expect(crystals(table)).toEqual([1, 0, 0, 0, 0])
})

test('Mirror Soul: help played for somebody else works for its owner too, without madness', () => {
  const detectives = { ana: { madness: 3 }, bea: { hand: ['steady-the-nerves'] }, carl: { madness: 1 } }
  const table = learned('mirror-soul', { detectives })
  expect(table.refused('ana')[power('mirror-soul')]).toEqual(['CS-RULING-37'])
  table.choose('bea', 'support:steady-the-nerves:carl')
  expect(minds(table)).toEqual([3, 1, 0])
  table.choose('ana', power('mirror-soul'))
  expect([minds(table), table.zone('support:ana')]).toEqual([[0, 1, 0], ['steady-the-nerves']])
})

test('Mirror Soul: a copied symbol is lent in the fight, and the copy is nobody’s afterwards', () => {
  const ana = { at: at('tentacle'), hand: ['whispered-formula', 'keen-glance'], targets: ['shield-1'] }
  const bea = { at: at('eye'), hand: ['celestial-chart'] }
  const table = learned('mirror-soul', { columns: { tentacle: ['shield-1'] }, detectives: { ana, bea } }, 'preparation', 'combat')
  table.choose('bea', 'support:celestial-chart:carl').choose('ana', power('mirror-soul'))
  for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
  table.untilAsk('ana', 'combat-turn').choose('ana', 'fight:shield-1')
  expect([crowds(table)[1], table.zone('support:ana'), table.zone('discard:ana').sort()]).toEqual([
    0,
    [],
    ['keen-glance', 'whispered-formula'],
  ])
})

test('Closing Word: seals with one trophy less, once a game', () => {
  const ana = { at: at('eye'), seals: ['eye' as const, 'star' as const] }
  const table = learned('closing-word', { offered: { eye: ['star', 'star'] }, detectives: { ana } }, 'sealing')
  expect(table.refused('ana').seal).toEqual(['CS-SEAL-02'])
  table.choose('ana', power('closing-word'))
  expect([table.get('slot:eye', 'sealed'), table.state.supply.star]).toEqual(['card', 10])
  const few = learned(
    'closing-word',
    { offered: { eye: ['star'] }, detectives: { ana: { ...ana, trophies: ['eye' as const] } } },
    'sealing',
  )
  expect(few.refused('ana')[power('closing-word')]).toEqual(['CS-RULING-37'])
})

expansionIsPrinted(import.meta.url, rituals)
gamesWith('Dark Rituals', options)
