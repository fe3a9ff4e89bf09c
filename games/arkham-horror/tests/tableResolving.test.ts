import { LANGUAGES } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { faceKey, pieceByAlias } from '../table/view/figures.ts'
import { openCheck, openEncounter, sceneOf } from '../table/view/resolving.ts'
import { stage } from '../table/view/staging.ts'
import { moments, readOf, spoken } from './tableViews.ts'

describe('what is being resolved', () => {
  test('a rolled check shows a sum that comes to its dice, an encounter the part that is read, and each scene comes up', () => {
    const seen = { checks: 0, parts: 0, scenes: new Set<string>() }
    for (const seed of ['resolving one', 'resolving two', 'resolving three'])
      for (const moment of moments(seed, 'azathoth', 260)) {
        const { view, face } = readOf(moment, 'es')
        const check = openCheck(view)
        if (check?.rolled && view.records.at(-1)?.kind === 'check') {
          for (const { from } of check.pool) if (from !== null) expect(pieceByAlias(view, from)).not.toBeNull()
          expect([4, 5, 6]).toContain(check.least)
          seen.checks++
        }
        const meeting = openEncounter(view)
        const card = pieceByAlias(view, meeting?.card ?? null)
        if (meeting && card) {
          expect(face(faceKey(card) ?? '')?.parts.map(({ id }) => id)).toContain(meeting.entry)
          seen.parts++
        }
        const scene = sceneOf({ view, ask: { ...moment.ask, kind: 'choose' } as never })
        if (scene) seen.scenes.add(scene)
        expect(sceneOf({ view, ask: null })).toBeNull()
      }
    expect(seen.checks).toBeGreaterThan(10)
    expect(seen.parts).toBeGreaterThan(5)
    expect([...seen.scenes]).toEqual(expect.arrayContaining(['check', 'fight', 'encounter']))
  })
})

describe('what holds the eye', () => {
  test.each(LANGUAGES)('encounters and Mythos cards are to be read, dice fall for as long as there are dice (%s)', (lang) => {
    const moment = [...moments('pages', 'azathoth', 240)].at(-1)
    if (!moment) throw new Error('the game ended before it began')
    const { view, face } = readOf(moment, lang)
    const all = spoken(moment.table.eventsFor(moment.seat), lang).map((event) => ({ event, held: stage(event, { view, face }) }))
    const of = (key: string) => all.filter(({ event }) => event.message.key === key)
    expect(of('mythos-drawn').length).toBeGreaterThan(1)
    for (const { held } of of('mythos-drawn')) expect(held).toMatchObject({ hold: 'read', whose: 'all' })
    for (const { held } of of('encounter-begun')) expect(held?.hold).toBe('read')
    const rolled = of('check-rolled')
    expect(rolled.length).toBeGreaterThan(3)
    for (const { event, held } of rolled) expect(held?.dice).toBe(((event.message.args?.faces ?? []) as readonly number[]).length)
    for (const { held } of of('gate-opened')) expect(held?.places).toHaveLength(1)
  })

  test('what happens to the town is seen on the map, whatever is being resolved meanwhile', () => {
    const scene = (moment: Parameters<typeof readOf>[0], key: string) =>
      sceneOf({ view: readOf(moment, 'es').view, ask: null, onlooking: true, fresh: [{ message: { key } }] as never })
    let resolving = 0
    for (const moment of moments('resolving one', 'azathoth', 120)) {
      if (scene(moment, 'sanity-lost') === null) continue
      resolving++
      for (const key of ['gate-opened', 'monster-moved', 'clue-placed', 'doom-added']) expect(scene(moment, key)).toBeNull()
    }
    expect(resolving).toBeGreaterThan(3)
  })
})
