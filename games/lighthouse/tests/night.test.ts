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
  const stages = (kernel.raw.zones['night-deck'] ?? []).map(
    ({ ids, mixed }) => `${mixed ? 'mixed' : 'known'} ${ids.map((piece) => cardOf(kernel, piece, 'night').stage).join('')}`,
  )
  expect(stages).toEqual(['mixed 11', 'mixed 222', 'mixed 33'])
})
rule('LH-SETUP-04', 'a Purpose is seen by its owner alone', () => {
  const table = start(2)
  const seen = (watcher: string, whose: string) => Object.keys(table.view(watcher).zones[`purpose:${whose}`]?.pieces[0]?.faces ?? {})
  expect([seen('ana', 'ana'), seen('ana', 'bea')]).toEqual([['front'], []])
  const told = table.eventsFor('ana').map(({ message }) => message.key)
  expect(told.filter((key) => key.startsWith('purpose')).sort()).toEqual(['purpose-dealt', 'purpose-yours'])
})
rule('LH-SETUP-05', 'the first keeper keeps the log and speaks for the group', () => {
  const at = scene('seats 3; dark 7; aground coffin-ship grain-barge; ana at bed; bea at bed', 'foundering').shows('table log ana')
  expect(at.table.ask).toMatchObject({ seat: 'ana', group: true })
})

rule('LH-DUSK-01', 'each dusk is one night more', () => {
  scene('night 3', 'dusk').shows('table night 4')
})
rule('LH-DUSK-02', 'the log passes to the next who stands, from the second night on', () => {
  scene('night 0', 'dusk').shows('table log ana')
  scene('night 1; seats 3; bea lost', 'dusk').shows('table log carl')
})
rule('LH-DUSK-03', 'one ship is sighted; two with three keepers', () => {
  scene('night 1', 'dusk').shows('channel 1 cards')
  scene('night 1; seats 3', 'dusk').shows('channel 2 cards')
})
rule('LH-DUSK-04', 'without a night card the Great Storm breaks', () => {
  scene('nights; only', 'dusk').shows('table stormy')
})

rule('LH-SHIFT-01', 'shifts are chosen at once and in secret', () => {
  const at = scene('', 'shifts').shows('ana offered tower stores rocks bed; bea offered tower stores rocks bed')
  expect(at.table.ask).toMatchObject({ kind: 'all', secret: true })
  at.does('ana rocks', 'ana shift none')
  expect(JSON.stringify([at.table.view('bea'), at.table.logFor('bea'), at.table.askFor('bea')])).not.toContain('"answer":"rocks"')
})
rule('LH-SHIFT-02', 'all shifts are shown together', () => {
  const at = scene('', 'shifts').does('ana rocks', 'bea not told shift-taken').does('bea tower')
  expect(at.hears('bea', 2)).toEqual(['ana está en las rocas.', 'Estás en la torre.'])
})
rule('LH-SHIFT-03', 'shifts begin with the keeper of the log', () => {
  const at = scene('seats 3; log bea; ana at tower; bea at bed, nerve 2; carl at stores', 'watches')
  const order: string[] = []
  while (at.table.ask?.kind === 'floor') {
    order.push(defined(at.table.ask.lead))
    at.does(`${order.at(-1)} idle`)
  }
  expect(order).toEqual(['bea', 'carl', 'ana'])
})
rule('LH-SHIFT-04', 'one deed, and the shift is over', () => {
  const at = scene('oil 0; ana at stores', 'watch ana').shows('ana offered fetch rummage idle')
  at.does('ana fetch', 'table oil 2, about curtain')
})
rule('LH-SHIFT-05', 'others may help, are not waited for, and take nothing away', () => {
  const at = scene('ana at stores, nerve 1; bea at tower, kit flask dory', 'watch ana').shows('bea offered use:flask/0')
  expect(at.table.ask).toMatchObject({ kind: 'floor', lead: 'ana' })
  expect(at.table.askFor('ana')).toMatchObject({ kind: 'floor' })
  at.does('bea use:flask/0', 'ana nerve 3, offered fetch …')
})

rule('LH-NIGHT-01', 'the night card is revealed and resolved', () => {
  const at = scene('nights ground-swell; ana at rocks; bea at bed', 'nightCard')
  at.shows('bea told night-card-revealed; ana nerve 3; bea nerve 4; night-discard ground-swell')
})
rule('LH-NIGHT-02', 'you is the keeper of the log, or whom it befalls', () => {
  const leaking = scene('nights pinholes; log bea; oil 3', 'nightCard').shows('table asks bea')
  expect(language.you(leaking.t, { source: {}, piece: null, controller: null, bound: {} })).toBe('bea')
  leaking.does('bea no', 'table oil 1')
  const barge = scene('log ana; channel grain-barge; ana nerve 2, at bed; bea nerve 2, at tower', 'beam')
  barge.does('bea 0, bea no, bea grain-barge=1+sea=0', 'ana nerve 2; bea nerve 3')
})
rule('LH-NIGHT-03', 'weather stays until other weather comes', () => {
  scene('nights ground-swell; sky dead-calm', 'nightCard').shows('sky dead-calm')
  scene('nights salt-fog; sky dead-calm', 'nightCard').shows('sky salt-fog')
})
rule('LH-NIGHT-04', 'what a card says cannot be, cannot be', () => {
  scene('nights wall-of-water; sky dead-calm', 'nightCard').shows('shore none')
  scene('nights wall-of-water', 'nightCard').shows('shore 1 cards')
  scene('aground coffin-ship; ana at rocks, kit hemp-rope', 'watch ana').shows('ana refused rescue LH-RESCUE-01')
})
