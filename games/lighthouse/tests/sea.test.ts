import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { driveOff } from '../rules/things.ts'
import { scene, script, still } from './scene.ts'

rule('LH-THING-01', 'each thing strikes once, in the order in which they came', () => {
  const at = scene('shore weed-mother drowned-sailor; ana at rocks', 'strikes')
  expect(at.hears('bea', 99).filter((line) => line.includes('golpeado'))).toEqual([
    '«Madre de las algas» ha golpeado a ana.',
    '«Marinero ahogado» ha golpeado a ana.',
  ])
})
rule('LH-THING-02', 'the group decides whom it strikes', () => {
  const at = scene('seats 3; log carl; shore drowned-sailor; ana at rocks; bea at rocks; carl at bed', 'strikes')
  expect(at.table.ask).toMatchObject({ seat: 'carl', group: true })
  at.shows('carl offered ana bea').does('carl bea', 'ana nerve 4; bea nerve 3')
})
rule('LH-THING-03', 'its bite is what it costs', () => {
  scene('shore weed-mother; ana at rocks', 'strikes').shows('ana nerve 2')
})
rule('LH-THING-04', 'nobody there: a crack', () => {
  scene('shore drowned-sailor', 'strikes').shows('masonry crack')
})
rule('LH-THING-05', 'what is driven off is lost among the others', () => {
  const at = script('shore deep-one', (t) => driveOff(t, defined(t.inZone('shore')[0]), 'ana')).shows('shore none; deep deep-one …')
  expect(at.t.raw.zones.deep?.every(({ mixed }) => mixed)).toBe(true)
})
rule('LH-THING-06', 'driven off before its turn, it does not strike', () => {
  const at = scene('shore weed-mother drowned-sailor; ana at rocks; bea at bed, kit flare-pistol', 'strikes')
  const sailor = at.piece('drowned-sailor', 'shore')
  at.does('bea pass, bea flare-pistol/0', `ana nerve 2; ${sailor} lies deep`)
  scene('ana at rocks', { step: 'strike', args: { thing: 'drowned-sailor#1' } }).shows('ana nerve 4')
})

const inTower = 'ana at tower; bea at tower'

rule('LH-BEAM-01', 'the first in the tower, counted from the log, throws it', () => {
  expect(scene(`${inTower}; log bea`, 'beam').table.ask).toMatchObject({ kind: 'number', seat: 'bea' })
})
rule('LH-BEAM-02', 'an empty tower lets the Dark in', () => {
  scene('dark 2; ana at bed; bea at rocks', 'beam').shows('table dark 3')
})
rule('LH-BEAM-03', 'one for each keeper there and for each can, three cans at most', () => {
  const at = scene(`${inTower}; oil 5`, 'beam')
  expect(at.table.ask).toMatchObject({ min: 0, max: 3 })
  at.does('ana 3', 'table oil 2')
  expect(at.hears('ana')).toEqual(['Has lanzado el haz: 5 de luz.'])
})
rule('LH-BEAM-04', 'a Nerve for two more, with a ship in the channel', () => {
  const at = scene(`${inTower}; oil 0; channel ironclad`, 'beam').shows('table about dare-light').does('ana yes', 'ana nerve 3')
  expect(at.table.ask).toMatchObject({ kind: 'allocate', total: 4 })
  scene(`${inTower}; oil 0`, 'beam').shows('table about curtain')
})
rule('LH-BEAM-05', 'who falls throwing the beam still throws it', () => {
  const at = scene('oil 0; channel hospital-ship; ana at tower, nerve 1; bea at bed, nerve 2', 'beam').does('ana yes', 'ana not lost')
  // Saved while the keeper still stood: the ship brought the Nerve back, and nobody falls.
  at.does('ana hospital-ship=3+sea=0', 'harbour hospital-ship; ana not lost, nerve 1')
  const barge = scene('oil 0; channel mail-packet; ana at tower, nerve 1', 'beam')
  barge.does('ana yes, ana mail-packet=2+sea=1, ana no', 'harbour mail-packet; ana lost')
})
rule('LH-BEAM-06', 'all light is spread, none beyond need', () => {
  const at = scene(`${inTower}; oil 1; channel grain-barge mail-packet`, 'beam').does('ana 1, ana no')
  expect(at.table.ask).toMatchObject({ kind: 'allocate', total: 3 })
  expect(() => at.does('ana grain-barge=2+mail-packet=1+sea=0')).toThrow('out-of-range')
  expect(() => at.does('ana grain-barge=1+mail-packet=1+sea=0')).toThrow('wrong-count')
  at.does('ana grain-barge=0+mail-packet=1+sea=2', 'mail-packet#1 lit 1')
})
rule('LH-BEAM-07', 'enough light saves; less does not', () => {
  const at = scene(`${inTower}; oil 0; channel grain-barge mail-packet`, 'beam')
  at.does('ana no, ana grain-barge=1+mail-packet=1+sea=0', 'harbour grain-barge; channel mail-packet')
})
rule('LH-BEAM-08', 'two on the open sea drive the Dark back', () => {
  const lit = () => scene(`${inTower}; dark 3; oil 0; channel mail-packet`, 'beam')
  lit().does('ana no, ana mail-packet=0+sea=2', 'table dark 2')
  lit().does('ana no, ana mail-packet=1+sea=1', 'table dark 3')
})
rule('LH-BEAM-09', 'each crack takes one light away', () => {
  const at = still(`${inTower}; cracks 1`)
  expect(at.light).toBe(1)
  expect(at.t.explain('light', {}).parts).toMatchObject([{ amount: 2 }, { amount: -1, source: { piece: 'crack#1' } }])
  expect(still(`${inTower}; cracks 5`).light).toBe(0)
})

rule('LH-SHIP-01', 'a ship that is sighted lies in the channel', () => {
  scene('night 1; fleet mail-packet', 'dusk').shows('channel mail-packet')
})
rule('LH-SHIP-02', 'ships without light run aground', () => {
  scene('channel mail-packet grain-barge', 'foundering').shows('channel none; aground mail-packet grain-barge')
})
rule('LH-SHIP-03', 'ships that were aground are lost, in the order the group chooses', () => {
  // The Dark breaks the storm before the second of them is lost: a thing comes first, or it does not.
  const at = scene('seats 3; dark 7; aground coffin-ship grain-barge', 'foundering')
  at.does('ana grain-barge+coffin-ship', 'seabed grain-barge')
  expect(at.table.kernel.raw.table.stormy).toBe(true)
})
rule('LH-SHIP-03', 'nobody is asked for an order that makes no difference', () => {
  scene('seats 3; aground merry-widow grain-barge; channel mail-packet', 'foundering').shows(
    'seabed {grain-barge merry-widow}; aground mail-packet',
  )
})
rule('LH-SHIP-04', 'the Dark advances by what is lost', () => {
  scene('dark 1; aground hospital-ship', 'foundering').shows('table dark 3')
})
