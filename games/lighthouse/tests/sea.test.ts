import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { driveOff } from '../rules/things.ts'
import { scene, script } from './scene.ts'

rule('LH-THING-01', 'each thing strikes once, in the order in which they came', () => {
  const at = scene({ shore: ['weed-mother', 'drowned-sailor'], keepers: { ana: { at: 'rocks' } } }, 'strikes')
  expect(at.heard('bea').filter((line) => line.includes('golpeado'))).toEqual([
    '«Madre de las algas» ha golpeado a ana.',
    '«Marinero ahogado» ha golpeado a ana.',
  ])
})
rule('LH-THING-02', 'the group decides whom it strikes', () => {
  const at = scene(
    { seats: 3, log: 'carl', shore: ['drowned-sailor'], keepers: { ana: { at: 'rocks' }, bea: { at: 'rocks' }, carl: { at: 'bed' } } },
    'strikes',
  )
  expect(at.ask).toMatchObject({ seat: 'carl', group: true })
  expect(at.offered('carl')).toEqual(['ana', 'bea'])
  at.does('carl', 'bea')
  expect([at.nerve('ana'), at.nerve('bea')]).toEqual([4, 3])
})
rule('LH-THING-03', 'its bite is what it costs', () => {
  expect(scene({ shore: ['weed-mother'], keepers: { ana: { at: 'rocks' } } }, 'strikes').nerve('ana')).toBe(2)
})
rule('LH-THING-04', 'nobody there: a crack', () => {
  expect(scene({ shore: ['drowned-sailor'] }, 'strikes').cards('masonry')).toEqual(['crack'])
})
rule('LH-THING-05', 'what is driven off is lost among the others', () => {
  const at = script({ shore: ['deep-one'] }, (t) => driveOff(t, defined(t.inZone('shore')[0]), 'ana'))
  expect(at.cards('shore')).toEqual([])
  expect(at.cards('deep')).toContain('deep-one')
  expect(at.t.raw.zones.deep?.every(({ mixed }) => mixed)).toBe(true)
})
rule('LH-THING-06', 'driven off before its turn, it does not strike', () => {
  const at = scene(
    { shore: ['weed-mother', 'drowned-sailor'], keepers: { ana: { at: 'rocks' }, bea: { at: 'bed', kit: ['flare-pistol'] } } },
    'strikes',
  )
  const sailor = at.piece('shore', 'drowned-sailor')
  at.does('bea', 'pass', 'flare-pistol#1/0')
  expect(at.nerve('ana')).toBe(2)
  expect(at.t.where(sailor)).toBe('deep')
  const gone = scene({ keepers: { ana: { at: 'rocks' } } }, { step: 'strike', args: { thing: 'drowned-sailor#1' } })
  expect(gone.nerve('ana')).toBe(4)
})

const inTower = { keepers: { ana: { at: 'tower' }, bea: { at: 'tower' } } } as const

rule('LH-BEAM-01', 'the first in the tower, counted from the log, throws it', () => {
  expect(scene({ ...inTower, log: 'bea' }, 'beam').ask).toMatchObject({ kind: 'number', seat: 'bea' })
})
rule('LH-BEAM-02', 'an empty tower lets the Dark in', () => {
  expect(scene({ dark: 2, keepers: { ana: { at: 'bed' }, bea: { at: 'rocks' } } }, 'beam').t.state.dark).toBe(3)
})
rule('LH-BEAM-03', 'one for each keeper there and for each can, three cans at most', () => {
  const at = scene({ ...inTower, oil: 5 }, 'beam')
  expect(at.ask).toMatchObject({ min: 0, max: 3 })
  at.does('ana', 3)
  expect(at.heard('ana').at(-1)).toBe('Has lanzado el haz: 5 de luz.')
  expect(at.t.state.oil).toBe(2)
})
rule('LH-BEAM-04', 'a Nerve for two more, with a ship in the channel', () => {
  const at = scene({ ...inTower, oil: 0, channel: ['ironclad'] }, 'beam')
  expect(at.about).toBe('dare-light')
  at.does('ana', 'yes')
  expect(at.ask).toMatchObject({ kind: 'allocate', total: 4 })
  expect(at.nerve('ana')).toBe(3)
  expect(scene({ ...inTower, oil: 0 }, 'beam').ended()).toBe(true)
})
rule('LH-BEAM-05', 'who falls throwing the beam still throws it', () => {
  const at = scene(
    { oil: 0, channel: ['hospital-ship'], keepers: { ana: { at: 'tower', nerve: 1 }, bea: { at: 'bed', nerve: 2 } } },
    'beam',
  ).does('ana', 'yes')
  expect(at.t.get('ana', 'lost')).toBe(false)
  at.does('ana', { 'hospital-ship#1': 3, sea: 0 })
  expect(at.cards('harbour')).toEqual(['hospital-ship'])
  // Saved while the keeper still stood: the ship brought the Nerve back, and nobody falls.
  expect([at.t.get('ana', 'lost'), at.nerve('ana')]).toEqual([false, 1])
  const barge = scene({ oil: 0, channel: ['mail-packet'], keepers: { ana: { at: 'tower', nerve: 1 } } }, 'beam')
  barge.does('ana', 'yes', { 'mail-packet#1': 2, sea: 1 }, 'no')
  expect([barge.cards('harbour'), barge.t.get('ana', 'lost')]).toEqual([['mail-packet'], true])
})
rule('LH-BEAM-06', 'all light is spread, none beyond need', () => {
  const at = scene({ ...inTower, oil: 1, channel: ['grain-barge', 'mail-packet'] }, 'beam').does('ana', 1, 'no')
  expect(at.ask).toMatchObject({ kind: 'allocate', total: 3 })
  expect(at.try('ana', { 'grain-barge#1': 2, 'mail-packet#1': 1, sea: 0 })).toMatchObject({ ok: false, error: { reason: 'out-of-range' } })
  expect(at.try('ana', { 'grain-barge#1': 1, 'mail-packet#1': 1, sea: 0 })).toMatchObject({ ok: false, error: { reason: 'wrong-count' } })
  at.does('ana', { 'grain-barge#1': 0, 'mail-packet#1': 1, sea: 2 })
  expect(at.t.get('mail-packet#1', 'lit')).toBe(1)
})
rule('LH-BEAM-07', 'enough light saves; less does not', () => {
  const at = scene({ ...inTower, oil: 0, channel: ['grain-barge', 'mail-packet'] }, 'beam').does('ana', 'no', {
    'grain-barge#1': 1,
    'mail-packet#1': 1,
    sea: 0,
  })
  expect([at.cards('harbour'), at.cards('channel')]).toEqual([['grain-barge'], ['mail-packet']])
})
rule('LH-BEAM-08', 'two on the open sea drive the Dark back', () => {
  const sea = (n: number) =>
    scene({ ...inTower, dark: 3, oil: 0, channel: ['mail-packet'] }, 'beam').does('ana', 'no', { 'mail-packet#1': 2 - n, sea: n }).t.state
      .dark
  expect([sea(2), sea(1)]).toEqual([2, 3])
})
rule('LH-BEAM-09', 'each crack takes one light away', () => {
  const at = scene({ ...inTower, cracks: 1 }, 'council')
  expect(at.t.number('light', {})).toBe(1)
  expect(at.t.explain('light', {}).parts).toMatchObject([{ amount: 2 }, { amount: -1, source: { piece: 'crack#1' } }])
  expect(scene({ ...inTower, cracks: 5 }, 'council').t.number('light', {})).toBe(0)
})

rule('LH-SHIP-01', 'a ship that is sighted lies in the channel', () => {
  expect(scene({ night: 1, fleet: ['mail-packet'] }, 'dusk').cards('channel')).toEqual(['mail-packet'])
})
rule('LH-SHIP-02', 'ships without light run aground', () => {
  const at = scene({ channel: ['mail-packet', 'grain-barge'] }, 'foundering')
  expect([at.cards('channel'), at.cards('aground')]).toEqual([[], ['mail-packet', 'grain-barge']])
})
rule('LH-SHIP-03', 'ships that were aground are lost, in the order the group chooses', () => {
  // The dark breaks the storm before the second of them is lost: a thing comes first, or it does not.
  const at = scene({ seats: 3, dark: 7, aground: ['coffin-ship', 'grain-barge'] }, 'foundering')
  at.does('ana', ['grain-barge#1', 'coffin-ship#1'])
  expect([at.cards('seabed'), at.t.state.stormy]).toEqual([['grain-barge'], true])
})
rule('LH-SHIP-03', 'nobody is asked for an order that makes no difference', () => {
  const at = scene({ seats: 3, aground: ['merry-widow', 'grain-barge'], channel: ['mail-packet'] }, 'foundering')
  expect([at.cards('seabed').sort(), at.cards('aground')]).toEqual([['grain-barge', 'merry-widow'], ['mail-packet']])
})
rule('LH-SHIP-04', 'the Dark advances by what is lost', () => {
  expect(scene({ dark: 1, aground: ['hospital-ship'] }, 'foundering').t.state.dark).toBe(3)
})
