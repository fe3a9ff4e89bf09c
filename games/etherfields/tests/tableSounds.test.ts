import { Table } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { etherfields } from '../rules/game.ts'
import { ambience } from '../table/view/ambience.ts'
import { text } from '../text/voice.ts'

const factsOf = (key: string) => text.line?.({ key }, null) ?? {}

test('dice and harm sound, turns are headings, gains and losses are written so', () => {
  expect(factsOf('die-rolled').cue).toBe('dice')
  expect(factsOf('anguish-suffered')).toMatchObject({ cue: 'harm', tone: 'harm' })
  expect(factsOf('anguish-cured')).toEqual({ tone: 'gain' })
  expect(factsOf('turn-begins').tone).toBe('head')
  expect(factsOf('dreamer-moved').cue).toBeUndefined()
})

test('it sounds of the sea on the Map and of beyond in a dream, and of danger when cards run out', () => {
  const seat = 'Seat 1'
  const view = Table.start(etherfields, { seats: [seat], options: null, seed: 'heard' }, { quiet: true }).view(seat)
  const heard = (changed: object, of: object = {}) => {
    const own = { ...view.of[seat], ...of }
    return ambience({ view: { ...view, table: { ...view.table, ...changed }, of: { ...view.of, [seat]: own } }, face: () => null } as never)
  }
  expect(heard({ mode: 'map' })?.place).toBe('sea')
  expect(heard({ mode: 'slumber' })?.place).toBe('wild')
  expect(heard({ mode: 'dream' })?.place).toBe('beyond')
  expect(heard({})?.danger).toBe(0)
  expect(heard({}, { anguish: 7 })?.danger).toBe(1)
  const few = { ...view.zones, [`deck:${seat}`]: { ...view.zones[`deck:${seat}`], count: 6 } }
  expect(ambience({ view: { ...view, zones: few }, face: () => null } as never)?.danger).toBeGreaterThan(0.5)
})
