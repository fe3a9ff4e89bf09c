import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { relics } from '../../../content/expansions/ancientRelics.ts'
import { crowds, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { ancientRelics: true }
const OPEN = 'use:rule:CS-RULING-125/open-portal'
const ready = { at: 'eye', trophies: ['star', 'eye'] } as const
/** Ana, with what she needs, and a die that shows this. */
const portal = (face: number, picture: Picture = {}) =>
  scene({ options, detectives: { ana: ready }, chance: { 'portal:ana': [[face]] }, ...picture }, 'preparation')
/** Ana has this relic in the preparation phase. */
const holding = (relic: string, picture: Picture = {}, ...steps: readonly string[]) => {
  const table = scene({ options, ...picture })
  return table.put(relic, 'relics:ana').arrange(
    () => {},
    [...(steps.length ? steps : ['preparation']), 'curtain'].map((step) => ({ step })),
  )
}

rule(['CS-EXP-09', 'CS-RULING-125'], 'a portal costs a trophy, a token and a step of terror; a strange face shows one relic', () => {
  const table = portal(5).choose('ana', OPEN).choose('ana', 'star')
  expect([table.get('ana', 'trophies'), minds(table)[0], table.state.terror, table.state.supply.star]).toEqual([['eye'], 1, 'tentacle', 9])
  expect([table.zone('relics:ana').length, table.zone('relic-deck').length]).toEqual([1, 7])
})

rule(['CS-RULING-125'], 'the symbol of the place, or a wild, shows two, and one is kept', () => {
  for (const face of [3, 6]) {
    const table = portal(face).choose('ana', OPEN).choose('ana', 'star')
    expect(table.offered('ana')).toHaveLength(2)
    table.choose('ana', table.offered('ana')[1] as string)
    expect([table.zone('relics:ana').length, table.zone('relic-deck').length, table.zone('relics-found:ana')]).toEqual([1, 7, []])
  }
})

rule(['CS-RULING-125'], 'the second time a portal is opened somebody comes through', () => {
  const detectives = { ana: ready, bea: { at: 'eye', trophies: ['eye'] } } as const
  const table = portal(5, { detectives, chance: { 'portal:ana': [[5]], 'portal:bea': [[5]] } })
    .choose('ana', OPEN)
    .choose('ana', 'star')
  expect(crowds(table)).toEqual([0, 0, 0, 0, 0])
  table.choose('bea', OPEN)
  expect(crowds(table)).toEqual([0, 0, 1, 0, 0])
})

rule(
  ['CS-RULING-125'],
  'not where it is sealed or an Ancient One stands, not for nothing, not for a fifth token, and one relic each',
  () => {
    expect(portal(5, { sealed: ['eye'] }).refused('ana')[OPEN]).toEqual(['CS-RULING-125'])
    expect(portal(5, { ancients: { eye: 'dagon' }, columns: { eye: 1 } }).refused('ana')[OPEN]).toEqual(['CS-RULING-125'])
    expect(portal(5, { detectives: { ana: { at: 'eye' } } }).refused('ana')[OPEN]).toEqual(['CS-TROPHY-10'])
    expect(portal(5, { detectives: { ana: { ...ready, madness: 4 } } }).refused('ana')[OPEN]).toEqual(['CS-RULING-36'])
    expect(holding('bone-flute', { detectives: { ana: ready } }).refused('ana')[OPEN]).toEqual(['CS-RULING-125'])
  },
)

rule(['CS-EXP-05', 'CS-EXP-22'], 'without the expansion nobody opens a portal', () => {
  const table = scene({ detectives: { ana: ready } }, 'preparation')
  expect([table.offered('ana').includes(OPEN), table.refused('ana')[OPEN], table.zone('relic-deck')]).toEqual([false, undefined, []])
})

test('Elder Prism: in a fight it is any symbol, once a combat phase', () => {
  // shield-1 shows Tentacle, Eye, Planet.
  const ana = { at: 'tentacle', hand: ['whispered-formula', 'keen-glance'], targets: ['shield-1'] } as const
  const table = scene({ options, columns: { tentacle: ['shield-1'] }, detectives: { ana } }).put('elder-prism', 'relics:ana')
  table.arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }]).choose('ana', 'fight:shield-1')
  expect([crowds(table)[1], table.get('elder-prism#1', 'committed'), table.zone('relics:ana')]).toEqual([0, true, ['elder-prism']])
})

test('Elder Prism drives its bearer a little mad when it is taken', () => {
  const table = scene(
    { options, detectives: { ana: ready }, chance: { 'portal:ana': [[5]], 'draw:relic-deck': ['elder-prism'] } },
    'preparation',
  )
  table.choose('ana', OPEN).choose('ana', 'star')
  expect(minds(table)[0]).toBe(2)
})

test('Black Mirror: once a turn any cultist die is rolled again', () => {
  const table = holding('black-mirror', { dice: { star: 'eye' }, chance: { 'cultist-die:star': [[6]] } })
  table.choose('ana', 'use:black-mirror/0').choose('ana', 'star')
  expect([table.get('slot:star', 'die'), table.refused('ana')['use:black-mirror/0']]).toEqual(['blank', ['CS-LOC-06']])
})

test('Bone Flute: the last of the column walks on, and terror with it', () => {
  const table = holding('bone-flute', { columns: { eye: 2 }, detectives: { ana: { at: 'eye' } } }).choose('ana', 'use:bone-flute/0')
  expect([crowds(table), table.state.terror]).toEqual([[0, 0, 1, 1, 0], 'tentacle'])
})

test('Dreamer’s Crown: one card more when hands are filled', () => {
  const table = holding('dreamers-crown', {}, 'revision')
  expect(['ana', 'bea'].map((who) => table.zone(`hand:${who}`).length)).toEqual([5, 4])
})

test('Key of the Gate: counts as any seal, once', () => {
  const ana = { at: 'eye' } as const
  const table = holding('key-of-the-gate', { offered: { eye: ['star', 'star', 'star'] }, detectives: { ana } }, 'sealing')
  table.choose('ana', 'seal')
  expect([table.get('slot:eye', 'sealed'), table.zone('relics:ana'), table.zone('relics-gone')]).toEqual([
    'marker',
    [],
    ['key-of-the-gate'],
  ])
})

test('Star Glass: the next cultist is known, and need not be looked at twice', () => {
  const table = holding('star-glass', { cultists: ['eye-1'] }).choose('ana', 'use:star-glass/0')
  expect(JSON.stringify(table.table.view('bea').zones['cultist-deck'])).toContain('cultist/eye-1')
  expect(table.refused('ana')['use:star-glass/0']).toEqual(['CS-RULING-37'])
})

test('Salt of Saints: for a card, somebody beside its bearer is spared a token', () => {
  const detectives = { ana: { at: 'star', hand: ['stand-firm'] }, bea: { at: 'star', hand: ['guiding-light'] } } as const
  const table = holding('salt-of-saints', { detectives }).choose('bea', 'support:guiding-light:carl')
  table.choose('ana', 'salt-of-saints/0')
  expect([minds(table), table.zone('hand:ana')]).toEqual([[0, 0, 1], []])
})

test('Heart of Stone: facing an Ancient One leaves no mark', () => {
  const ana = { at: 'star', targets: ['dagon'] } as const
  const lost = (relic?: string) => {
    const table = scene({ options, ancients: { star: 'dagon' }, detectives: { ana } })
    if (relic) table.put(relic, 'relics:ana')
    table.arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }]).choose('ana', 'fight:dagon')
    return minds(table)[0]
  }
  // The fight itself is lost: that costs a token in any case.
  expect([lost(), lost('heart-of-stone')]).toEqual([2, 1])
})

test('there are eight, each told in both languages', () => {
  expect(relics).toHaveLength(8)
  for (const { story } of relics) expect(story?.es && story.en).toBeTruthy()
})

expansionIsPrinted(import.meta.url, relics)
gamesWith('relics', options)
