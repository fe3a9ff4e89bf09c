import { LANGUAGES } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { text } from '../index.ts'
import { lastCombat, STEPS, stepNow } from '../table/view/combat.ts'
import { frontsAmong, threatAgainst, unassigned } from '../table/view/fronts.ts'
import { sideOf } from '../table/view/sides.ts'
import { moments, spoken } from './tableViews.ts'

type Line = Parameters<typeof lastCombat>[0][number]
let id = 0
const line = (key: string, args: object = {}, record: number | null = null): Line =>
  ({ id: ++id, seq: 0, record, cause: null, message: { key, args }, text: key }) as unknown as Line
const steps = (lines: readonly Line[]): string[] => lastCombat(lines)?.steps.map((step) => `${step.id} ${step.lines.length}`) ?? []

describe('a Combat as a story', () => {
  test('goes through its steps in their order, and only through those something happened in', () => {
    const told = [
      line('log.passed'),
      line('log.combat'),
      line('log.assigned'),
      line('log.defends', { card: { card: 'zadok-allen' } }),
      line('log.paid', {}, 7),
      line('log.cast', { card: { card: 'elder-sign' } }, 7),
      line('log.revealed', { cards: [{ card: 'deep-one' }, { card: 'ghoul' }] }),
      line('log.battle', { who: { seat: 'Ana' }, other: { seat: 'Ben' }, n: 4, m: 1 }),
      line('log.absorbed', { card: { card: 'zadok-allen' } }),
      line('log.lost'),
      line('log.buried', { card: { card: 'deep-one' } }),
    ]
    const combat = lastCombat(told)
    expect(combat?.over).toBe(false)
    expect(combat?.steps.map((step) => step.id)).toEqual(['assign', 'defend', 'cast', 'reveal', 'cosmic', 'plane', 'loss', 'burial'])
    expect(combat?.steps.find((step) => step.id === 'reveal')?.cards).toEqual(['deep-one', 'ghoul'])
    expect(combat?.steps.find((step) => step.id === 'cosmic')?.duels).toEqual([{ kind: 'battle', a: 'Ana', b: 'Ben', n: 4, m: 1 }])
  })

  test('is over when the Round ends, and what is paid for that is no part of it', () => {
    const fought = [line('log.combat'), line('log.assigned'), line('log.buried')]
    expect(lastCombat([...fought, line('log.discarded')])?.over).toBe(true)
    expect(lastCombat([...fought, line('log.paid', {}, 9), line('log.lobotomy', {}, 9)])?.over).toBe(true)
    expect(steps([line('log.combat'), line('log.paid', {}, 3), line('log.lobotomy', {}, 3)])).toEqual([])
    expect(steps([line('log.combat'), line('log.discarded')])).toEqual([])
  })

  test('a card buried by a Spell is buried while Spells are cast', () => {
    expect(steps([line('log.combat'), line('log.cast', {}, 4), line('log.buried', {}, 4), line('log.revealed')])).toEqual([
      'cast 2',
      'reveal 1',
    ])
  })

  test('an Ally that falls is buried while it defends', () => {
    const fallen = { card: { card: 'zadok-allen' } }
    expect(
      steps([
        line('log.combat'),
        line('log.revealed'),
        line('log.absorbed', fallen),
        line('log.buried', fallen),
        line('log.lost'),
        line('log.buried'),
      ]),
    ).toEqual(['reveal 1', 'plane 2', 'loss 1', 'burial 1'])
  })

  test('without one there is none', () => {
    expect(lastCombat([line('log.round'), line('log.played')])).toBeNull()
  })

  test('the step that is on is never before the one last told', () => {
    const cast = lastCombat([line('log.combat'), line('log.cast')])
    expect(stepNow(cast, { about: { key: 'prompt.defend' } })).toBe('cast')
    expect(stepNow(null, { about: { key: 'prompt.defend' } })).toBe('defend')
    expect(stepNow(cast, null)).toBe('cast')
  })

  test('every Combat of random games is told in order, and ends', () => {
    const over = new Set<number>()
    for (const seed of ['combat one', 'combat two', 'combat three'])
      for (const { table, seat } of moments(seed, 220)) {
        if (table.view(seat).table.phase === 'combat') continue
        const combat = lastCombat(spoken(table.eventsFor(seat), LANGUAGES[0]))
        if (!combat) continue
        const order = combat.steps.map((step) => STEPS.indexOf(step.id))
        expect(order).toEqual([...order].sort((a, b) => a - b))
        if (combat.over && combat.steps.length) over.add(combat.id)
      }
    expect(over.size).toBeGreaterThan(2)
  })
})

describe('who faces whom', () => {
  const face = (key: string) => text.face(key, 'en')
  const SEATS = ['Ana', 'Ben', 'Eva']

  test('of three, all who fight each other; a Monster faces one of them or, before it is assigned, nobody', () => {
    const seen = { besides: 0, unassigned: 0 }
    for (const seed of ['front one', 'front two', 'front three'])
      for (const { table, seat } of moments(seed, 260, SEATS)) {
        const view = table.view(seat)
        if (view.table.phase !== 'combat') continue
        const fronts = frontsAmong({ view, face }, SEATS).map((front) => front.join(' '))
        for (const side of SEATS.map((one) => sideOf(view, one, face))) {
          const others = SEATS.filter((one) => one !== side.seat)
          const struck = others.filter((one) => threatAgainst(view, side, one).length > 0)
          for (const one of struck) expect(fronts).toContain([side.seat, one].sort().join(' '))
          if (side.seat !== seat && struck.some((one) => one !== seat)) seen.besides++
          const assigned = others.flatMap((one) => threatAgainst(view, side, one))
          expect(assigned.length + unassigned(side).length).toBe(side.threat.length)
          seen.unassigned += unassigned(side).length
        }
      }
    expect(seen.besides).toBeGreaterThan(0)
    expect(seen.unassigned).toBeGreaterThan(0)
  })

  test('a summoned Monster strikes at whom it was set on alone', () => {
    const monster = { alias: 'm1', up: 'front', faces: {}, attributes: {} }
    const attack = { id: 1, kind: 'attack', who: 'Ana', against: 'Eva' }
    const side = { seat: 'Ana', threat: [], summoned: [monster] } as never
    expect(['Eva', 'Ben'].map((seat) => threatAgainst({ records: [attack] }, side, seat).length)).toEqual([1, 0])
  })
})
