import { LANGUAGES } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { faceKey, pieceByAlias } from '../table/view/figures.ts'
import { ladder } from '../table/view/ladder.ts'
import { openCombat, openEncounter, openTest, sceneOf, successes } from '../table/view/resolving.ts'
import { stage } from '../table/view/staging.ts'
import { moments, readOf, spoken } from './tableViews.ts'

describe('what is being resolved', () => {
  test('a rolled test shows a sum that comes to its dice, and the part of the card that is read', () => {
    const seen = { tests: 0, stakes: 0, parts: 0, scenes: new Set<string>(), looked: new Set<string>() }
    for (const seed of ['resolving one', 'resolving two', 'resolving three'])
      for (const moment of moments(seed, { ancientOne: 'azathoth' }, 220)) {
        const { view, face } = readOf(moment, 'es')
        const open = openTest(view)
        if (open?.rolled) {
          const sum = open.pool.filter(({ counts, phase }) => counts && !phase.startsWith('floor')).reduce((n, { amount }) => n + amount, 0)
          expect(Math.max(1, sum)).toBe(open.faces.length)
          for (const { from } of open.pool) if (from !== null) expect(pieceByAlias(view, from)).not.toBeNull()
          expect([4, 5, 6]).toContain(open.least)
          seen.tests++
        }
        if (open?.stake) {
          expect(openCombat(view)).not.toBeNull()
          expect(open.stake.value).toBeGreaterThanOrEqual(0)
          seen.stakes++
        }
        const encounter = openEncounter(view)
        const card = pieceByAlias(view, encounter?.card ?? null)
        if (encounter?.card && card) {
          const parts = face(faceKey(card) ?? '')?.parts.map(({ id }) => id) ?? []
          expect(parts).toContain(encounter.part)
          seen.parts++
        }
        const scene = sceneOf({ view, ask: { ...moment.ask, kind: 'choose' } as never })
        if (scene) seen.scenes.add(scene)
        expect(sceneOf({ view, ask: null })).toBeNull()
        const others = sceneOf({ view, ask: null, onlooking: true })
        if (others) seen.looked.add(others)
      }
    expect(seen.tests).toBeGreaterThan(10)
    expect(seen.stakes).toBeGreaterThan(2)
    expect(seen.parts).toBeGreaterThan(5)
    expect([...seen.scenes]).toEqual(expect.arrayContaining(['investigators', 'test', 'combat', 'encounter', 'purchase']))
    // Who looks on sees what lies open, and no choice of somebody else's.
    expect([...seen.looked]).toEqual(expect.arrayContaining(['test', 'combat', 'encounter']))
    expect(seen.looked.has('investigators') || seen.looked.has('purchase')).toBe(false)
  })

  test('the text that is read in the middle of something hides nothing of it', () => {
    const kinds = (...all: string[]) => ({ records: all.map((kind, id) => ({ id, kind })), zones: {} })
    const ask = { kind: 'choose', about: { key: 'prompt.pick' }, options: [] }
    const scene = (...all: string[]) => sceneOf({ view: kinds(...all) as never, ask: ask as never })
    expect(scene('action', 'spell')).toBe('test')
    expect(scene('action', 'spell', 'text')).toBe('test')
    expect(scene('encounter', 'combat', 'action', 'text')).toBe(scene('encounter', 'combat', 'action'))
  })

  test('a ladder has one rung one stands on and falls as successes rise', () => {
    for (const of of ['horror', 'damage'] as const)
      for (let value = 0; value <= 6; value++)
        for (let left = 1; left <= 8; left++)
          for (let n = 0; n <= 9; n++) {
            const rungs = ladder({ of, value, left }, n)
            expect(rungs.filter(({ state }) => state === 'now')).toHaveLength(1)
            expect(rungs.length).toBeLessThanOrEqual(5)
            const lost = rungs.map((rung) => rung.lost)
            expect(lost).toEqual([...lost].sort((a, b) => b - a))
            expect(rungs.at(-1)?.orMore).toBe(true)
            const now = rungs.find(({ state }) => state === 'now')
            expect(now?.lost).toBe(Math.max(0, value - n))
            if (of === 'damage') expect(now?.falls).toBe(n >= left)
          }
  })

  test('successes count faces from the least on, and sixes for what they are worth', () => {
    expect(successes({ least: 5, perSix: 1, faces: [1, 4, 5, 6] })).toBe(2)
    expect(successes({ least: 4, perSix: 1, faces: [1, 4, 5, 6] })).toBe(3)
    expect(successes({ least: 6, perSix: 2, faces: [1, 4, 5, 6] })).toBe(2)
  })
})

describe('what holds the eye', () => {
  const stagings = (lang: (typeof LANGUAGES)[number]) => {
    const moment = [...moments('pages', { ancientOne: 'azathoth' }, 200)].at(-1)
    if (!moment) throw new Error('the game ended before it began')
    const { view, face } = readOf(moment, lang)
    return spoken(moment.table.eventsFor(moment.seat), lang).map((event) => ({ event, held: stage(event, { view, face }) }))
  }

  test.each(LANGUAGES)(
    'every encounter, fight and Mythos card is to be read by whom it concerns, as long as there is text (%s)',
    (lang) => {
      const read = stagings(lang).filter(({ held }) => held?.hold === 'read')
      const of = (key: string) => read.filter(({ event }) => event.message.key === key)
      expect(of('log.mythos-drawn').length).toBeGreaterThan(2)
      for (const { held } of of('log.mythos-drawn')) expect(held).toMatchObject({ whose: 'all' })
      for (const { held } of of('log.mythos-drawn')) expect(held?.letters).toBeGreaterThan(20)
      for (const { event, held } of of('log.encounter')) {
        expect(held?.whose, event.text).toMatch(/^[abc]$/)
        if (JSON.stringify(event.message.args).includes('card')) expect(held?.letters, event.text).toBeGreaterThan(20)
      }
      expect(of('log.encounter').length + of('log.combat').length).toBeGreaterThan(3)
    },
  )

  test('dice fall for as long as there are dice; what is on the map is shown there', () => {
    const all = stagings('en')
    const dice = all.filter(({ event }) => event.message.key === 'log.rolled')
    expect(dice.length).toBeGreaterThan(3)
    for (const { event, held } of dice) expect(held?.dice).toBe(((event.message.args?.dice ?? []) as readonly number[]).length)
    const spawned = all.filter(({ event }) => event.message.key === 'log.monster-spawned')
    for (const { held } of spawned) expect(held?.places).toHaveLength(1)
    expect(spawned.length).toBeGreaterThan(1)
  })

  test('a scene gives way to the map while something happens there', () => {
    let resolved: ReturnType<typeof readOf>['view'] | null = null
    for (const moment of moments('encounters', { ancientOne: 'azathoth' }, 200)) {
      const { view } = readOf(moment, 'en')
      if (sceneOf({ view, ask: null, onlooking: true })) resolved = view
    }
    if (!resolved) throw new Error('nothing was resolved')
    const fresh = [
      { id: 1, seq: 1, record: null, cause: null, message: { key: 'log.gate-closed', args: { at: { space: 'rome' } } }, text: '' },
    ]
    expect(sceneOf({ view: resolved, ask: null, onlooking: true, fresh })).toBeNull()
  })
})
