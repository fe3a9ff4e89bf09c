import { defined, Table } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { cardOf } from '../rules/cards.ts'
import { lighthouse } from '../rules/game.ts'
import { language } from '../rules/vocabulary/language.ts'
import { SEATS } from './randomGames.ts'
import { scene } from './scene.ts'

const start = (seats: number) => Table.start(lighthouse, { seats: SEATS.slice(0, seats), seed: 'night' })

rule('LH-SETUP-01', 'two to four keepers', () => {
  expect(() => start(1)).toThrow('2 to 4 seats')
  expect(() => Table.start(lighthouse, { seats: [...SEATS, 'eve'], seed: '' })).toThrow('2 to 4 seats')
})
rule('LH-SETUP-02', 'oil for two nights and one more for each keeper', () => {
  expect([2, 3, 4].map((seats) => start(seats).kernel.state.oil)).toEqual([4, 5, 6])
})
rule('LH-SETUP-03', 'the night deck is stacked by stages, each of them mixed', () => {
  const { kernel } = start(2)
  const segments = kernel.raw.zones['night-deck'] ?? []
  const stages = segments.map(({ ids, mixed }) => [mixed, ids.map((piece) => cardOf(kernel, piece, 'night').stage)])
  expect(stages).toEqual([
    [true, [1, 1]],
    [true, [2, 2, 2]],
    [true, [3, 3]],
  ])
})
rule('LH-SETUP-04', 'a Purpose is seen by its owner alone', () => {
  const table = start(2)
  const seen = (watcher: string, whose: string) => Object.keys(table.view(watcher).zones[`purpose:${whose}`]?.pieces[0]?.faces ?? {})
  expect(seen('ana', 'ana')).toEqual(['front'])
  expect(seen('ana', 'bea')).toEqual([])
  expect(table.eventsFor('ana').map(({ message }) => message.key)).toContain('purpose-yours')
  expect(table.eventsFor('ana').filter(({ message }) => message.key === 'purpose-dealt')).toHaveLength(1)
})
rule('LH-SETUP-05', 'the first keeper keeps the log and speaks for the group', () => {
  const at = scene({ seats: 3, dark: 7, aground: ['coffin-ship', 'grain-barge'], keepers: { ana: { at: 'bed' }, bea: { at: 'bed' } } }, 'foundering')
  expect(at.t.state.log).toBe('ana')
  expect(at.ask).toMatchObject({ seat: 'ana', group: true })
})

rule('LH-DUSK-01', 'each dusk is one night more', () => {
  expect(scene({ night: 3 }, 'dusk').t.state.night).toBe(4)
})
rule('LH-DUSK-02', 'the log passes to the next who stands, from the second night on', () => {
  expect(scene({ night: 0 }, 'dusk').t.state.log).toBe('ana')
  expect(scene({ night: 1, seats: 3, keepers: { bea: { lost: true } } }, 'dusk').t.state.log).toBe('carl')
})
rule('LH-DUSK-03', 'one ship is sighted; two with three keepers', () => {
  expect(scene({ night: 1 }, 'dusk').cards('channel')).toHaveLength(1)
  expect(scene({ night: 1, seats: 3 }, 'dusk').cards('channel')).toHaveLength(2)
})
rule('LH-DUSK-04', 'without a night card the Great Storm breaks', () => {
  const at = scene({ nights: [], only: true }, 'dusk')
  expect(at.t.state.stormy).toBe(true)
})

rule('LH-SHIFT-01', 'shifts are chosen at once and in secret', () => {
  const at = scene({}, 'shifts')
  expect(at.offered('ana')).toEqual(['tower', 'stores', 'rocks', 'bed'])
  expect(at.offered('bea')).toEqual(['tower', 'stores', 'rocks', 'bed'])
  expect(at.ask).toMatchObject({ kind: 'all', secret: true })
  at.does('ana', 'rocks')
  expect(JSON.stringify([at.table.view('bea'), at.table.logFor('bea'), at.table.askFor('bea')])).not.toContain('"answer":"rocks"')
  expect(at.t.get('ana', 'shift')).toBeNull()
})
rule('LH-SHIFT-02', 'all shifts are shown together', () => {
  const at = scene({}, 'shifts').does('ana', 'rocks')
  expect(at.told('bea')).not.toContain('shift-taken')
  at.does('bea', 'tower')
  expect(at.heard('bea').slice(-2)).toEqual(['ana está en las rocas.', 'Estás en la torre.'])
})
rule('LH-SHIFT-03', 'shifts begin with the keeper of the log', () => {
  const at = scene(
    { seats: 3, log: 'bea', keepers: { ana: { at: 'tower' }, bea: { at: 'bed', nerve: 2 }, carl: { at: 'stores' } } },
    'watches',
  )
  const order: string[] = []
  while (!at.ended()) {
    const lead = at.ask.kind === 'floor' ? defined(at.ask.lead) : ''
    order.push(lead)
    at.does(lead, 'idle')
  }
  expect(order).toEqual(['bea', 'carl', 'ana'])
})
rule('LH-SHIFT-04', 'one deed, and the shift is over', () => {
  const at = scene({ oil: 0, keepers: { ana: { at: 'stores' } } }, { step: 'watch', args: { who: 'ana' } })
  expect(at.offered('ana')).toEqual(['fetch', 'rummage', 'idle'])
  at.does('ana', 'fetch')
  expect(at.t.state.oil).toBe(2)
  expect(at.ended()).toBe(true)
})
rule('LH-SHIFT-05', 'others may help, are not waited for, and take nothing away', () => {
  const at = scene(
    { keepers: { ana: { at: 'stores', nerve: 1 }, bea: { at: 'tower', kit: ['flask', 'dory'] } } },
    { step: 'watch', args: { who: 'ana' } },
  )
  expect(at.ask).toMatchObject({ kind: 'floor', lead: 'ana' })
  expect(at.table.askFor('ana')).toMatchObject({ kind: 'floor' })
  expect(at.offered('bea')).toEqual(['use:flask#1/0'])
  at.does('bea', 'use:flask#1/0')
  expect(at.nerve('ana')).toBe(3)
  expect(at.offered('ana')).toContain('fetch')
})

rule('LH-NIGHT-01', 'the night card is revealed and resolved', () => {
  const at = scene({ nights: ['ground-swell'], channel: [], keepers: { ana: { at: 'rocks' }, bea: { at: 'bed' } } }, 'nightCard')
  expect(at.told('bea')).toContain('night-card-revealed')
  expect([at.nerve('ana'), at.nerve('bea')]).toEqual([3, 4])
  expect(at.cards('night-discard')).toEqual(['ground-swell'])
})
rule('LH-NIGHT-02', 'you is the keeper of the log, or whom it befalls', () => {
  const leaking = scene({ nights: ['pinholes'], log: 'bea', oil: 3 }, 'nightCard')
  expect(leaking.ask).toMatchObject({ seat: 'bea' })
  expect(language.you(leaking.t, { source: {}, piece: null, controller: null, bound: {} })).toBe('bea')
  leaking.does('bea', 'no')
  expect(leaking.t.state.oil).toBe(1)
  const barge = scene(
    { log: 'ana', channel: ['grain-barge'], keepers: { ana: { nerve: 2, at: 'bed' }, bea: { nerve: 2, at: 'tower' } } },
    'beam',
  )
  barge.does('bea', 0, 'no', { 'grain-barge#1': 1, sea: 0 })
  expect([barge.nerve('ana'), barge.nerve('bea')]).toEqual([2, 3])
})
rule('LH-NIGHT-03', 'weather stays until other weather comes', () => {
  const calm = scene({ nights: ['ground-swell'], sky: ['dead-calm'] }, 'nightCard')
  expect(calm.cards('sky')).toEqual(['dead-calm'])
  expect(scene({ nights: ['salt-fog'], sky: ['dead-calm'] }, 'nightCard').cards('sky')).toEqual(['salt-fog'])
})
rule('LH-NIGHT-04', 'what a card says cannot be, cannot be', () => {
  expect(scene({ nights: ['wall-of-water'], sky: ['dead-calm'] }, 'nightCard').cards('shore')).toEqual([])
  expect(scene({ nights: ['wall-of-water'] }, 'nightCard').cards('shore')).toHaveLength(1)
  const coffin = scene(
    { aground: ['coffin-ship'], keepers: { ana: { at: 'rocks', kit: ['hemp-rope'] } } },
    { step: 'watch', args: { who: 'ana' } },
  )
  expect(coffin.refused('ana').rescue).toEqual(['LH-RESCUE-01'])
})
