import type { View } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import {
  backed,
  type Cue,
  dueAt,
  heard,
  holdOf,
  IDLE,
  isBehind,
  type Playing,
  pressed,
  type Situation,
  skipped,
  ticked,
} from './director.ts'

let id = 0
const cue = (hold: Cue['hold'], more: Partial<Cue> & { readonly seq?: number; readonly key?: string } = {}): Cue => {
  id++
  const line = { id, seq: 1, record: null, cause: null, message: { key: more.key ?? `k${id}` }, text: `line ${id}` }
  return {
    view: { seq: more.seq ?? 1 } as View,
    lines: [line],
    told: id,
    by: 'I',
    own: true,
    hold,
    letters: 100,
    dice: 3,
    places: [],
    ...more,
  }
}
const others = (hold: Cue['hold'], more: Parameters<typeof cue>[1] = {}): Cue => cue(hold, { own: false, by: 'II', ...more })
const at = (own: Situation['pace']['own'], more: Partial<Situation> = {}): Situation => ({
  pace: { own, others: 'watch' },
  asked: 'no',
  hidden: false,
  ...more,
})
const holds = ({ queue }: Playing) => queue.map(({ hold }) => hold)

/** Lets the clock run to each moment at which something is due; gives when each beat was put up. */
function timesOf(cues: readonly Cue[], situation: Situation): number[] {
  let playing = heard(IDLE, cues, 0, situation)
  const times: number[] = []
  for (let n = 0; n < 100 && playing.queue.length; n++) {
    times.push(playing.since)
    const due = dueAt(playing, situation)
    if (due === null) return times
    playing = ticked(playing, due, situation)
  }
  return times
}

describe('one’s own beats', () => {
  test('at my pace what is to be read waits for a press, and so do the dice; the rest passes by itself', () => {
    const situation = at('mine')
    let playing = heard(IDLE, [cue('read'), cue('roll'), cue('dice'), cue('result'), cue('plain')], 0, situation)
    expect(dueAt(playing, situation)).toBeNull()
    playing = ticked(playing, 1e6, situation)
    expect(holds(playing)).toEqual(['read', 'roll', 'dice', 'result', 'plain'])
    playing = pressed(playing, 1e6, situation)
    expect(holds(playing)[0]).toBe('roll')
    playing = pressed(playing, 2e6, situation)
    expect(holds(playing)[0]).toBe('dice')
    expect(dueAt(playing, situation)).toBe(2e6 + 900 + 270)
    playing = ticked(playing, 2e6 + 1170, situation)
    expect(holds(playing)).toEqual(['result', 'plain'])
    playing = ticked(playing, 2e6 + 1170 + 900 + 450, situation)
    expect(playing.queue).toEqual([])
  })

  test.each([
    ['flowing', [0, 5500, 6400, 7570, 8470]],
    ['fast', [0, 350, 430, 730, 980]],
  ] as const)('%s: each after the other', (pace, times) => {
    expect(timesOf([cue('read'), cue('roll'), cue('dice'), cue('result'), cue('plain')], at(pace))).toEqual(times)
  })

  test('fast is over within a second and a half however much there is', () => {
    const many = Array.from({ length: 40 }, (_, i) => cue(i % 5 ? 'plain' : 'read'))
    const times = timesOf(many, at('fast'))
    expect(times).toHaveLength(40)
    expect(times.at(-1)).toBeLessThanOrEqual(1500)
  })

  test('fast waits for no press, and no beat of it is on for longer than in flow', () => {
    for (const hold of ['read', 'roll', 'dice', 'result', 'great', 'plain', 'pass'] as const) {
      const playing = { ...IDLE, queue: [cue(hold, { letters: 0, dice: 1 })] }
      expect(holdOf(playing, at('fast')), hold).toBeLessThanOrEqual(holdOf(playing, at('flowing')) ?? 0)
      // A table without beats lets dice fall for 400 ms: one that tells them fast is not slower.
      expect(holdOf(playing, at('fast')), hold).toBeLessThanOrEqual(400)
    }
  })

  test('off shows nothing but the end', () => {
    expect(heard(IDLE, [cue('read'), cue('plain')], 0, at('off')).queue).toEqual([])
  })

  test('reading takes as long as there is to read, up to a limit', () => {
    const flowing = at('flowing')
    const holdFor = (letters: number) => holdOf(heard(IDLE, [cue('read', { letters })], 0, flowing), flowing)
    expect([holdFor(10), holdFor(100), holdFor(5000)]).toEqual([1900, 5500, 12_000])
  })

  test('what says nothing of itself passes at once', () => {
    expect(holds(heard(IDLE, [cue('pass'), cue('pass'), cue('plain')], 0, at('flowing')))).toEqual(['plain'])
  })

  test('a run of one kind passes quickly', () => {
    expect(
      timesOf([cue('plain', { key: 'buried' }), cue('plain', { key: 'buried' }), cue('plain', { key: 'buried' })], at('mine')),
    ).toEqual([0, 160, 320])
  })
})

describe('a press', () => {
  test('on what passes by itself leads to the next that waits', () => {
    const situation = at('mine')
    const playing = heard(IDLE, [cue('plain'), cue('plain'), cue('read'), cue('plain')], 0, situation)
    const next = pressed(playing, 10, situation)
    expect(holds(next)).toEqual(['read', 'plain'])
    expect(next.past).toHaveLength(2)
  })

  test('▸▸ leads to the question, and says how many lines were jumped over', () => {
    const situation = at('mine')
    const playing = skipped(heard(IDLE, [cue('read'), cue('plain'), cue('plain')], 0, situation), 10)
    expect(playing.queue).toEqual([])
    expect(playing.jumped).toBe(2)
  })

  test('← reads the last text again, also when everything is over', () => {
    const situation = at('mine')
    const read = cue('read')
    const playing = pressed(heard(IDLE, [read, cue('plain'), cue('plain')], 0, situation), 5, situation)
    const again = backed(ticked(playing, 10_000, situation), 20_000)
    expect(again.queue[0]).toBe(read)
    expect(holds(again)).toEqual(['read', 'plain', 'plain'])
    expect(again.past).toEqual([])
  })

  test('with nothing behind, ← changes nothing', () => {
    const playing = heard(IDLE, [cue('read')], 0, at('mine'))
    expect(backed(playing, 5)).toBe(playing)
  })
})

describe('the others’ beats', () => {
  test('are followed as they happen, without a press', () => {
    expect(timesOf([others('read', { letters: 10 }), others('plain')], at('mine'))).toEqual([0, 1900])
  })

  test.each([
    ['a little: as set', 2, 450],
    ['more than four seconds: twice as fast', 12, 225],
    ['more than twelve: only what is to be read and what is great', 30, 0],
  ] as const)('%s', (_, n, hold) => {
    const queue = Array.from({ length: n }, () => others('plain'))
    expect(holdOf({ ...IDLE, queue }, at('mine'))).toBe(hold)
  })

  test('beyond thirty seconds, beyond three decisions, or where nobody looks, they are jumped over', () => {
    const long = Array.from({ length: 80 }, () => others('plain'))
    expect(heard(IDLE, long, 0, at('mine'))).toMatchObject({ queue: [], jumped: 79 })
    const several = [1, 2, 3, 4].map((seq) => others('plain', { seq }))
    expect(heard(IDLE, several, 0, at('mine')).queue).toEqual([])
    expect(heard(IDLE, [others('plain')], 0, at('mine', { hidden: true })).queue).toEqual([])
  })

  test('what is one’s own after them is still shown in full', () => {
    const queue = heard(IDLE, [others('plain'), cue('read'), others('plain')], 0, at('mine', { hidden: true }))
    expect(holds(queue)).toEqual(['read', 'plain'])
  })

  test('while a question waits the last three seconds of them are shown', () => {
    const many = Array.from({ length: 20 }, () => others('plain'))
    const times = timesOf(many, at('mine', { asked: 'yes' }))
    expect(times.length).toBeGreaterThan(3)
    expect(times.at(-1)).toBeLessThanOrEqual(3000)
  })

  test('where rivals may speak first, the question is there at once', () => {
    expect(heard(IDLE, [others('read')], 0, at('mine', { asked: 'rivals' })).queue).toEqual([])
  })

  test('who wants to skip them sees the end', () => {
    const situation: Situation = { pace: { own: 'mine', others: 'skip' }, asked: 'no', hidden: false }
    expect(heard(IDLE, [others('great')], 0, situation).queue).toEqual([])
  })

  test('a glance is short', () => {
    const situation: Situation = { pace: { own: 'mine', others: 'glance' }, asked: 'no', hidden: false }
    expect(timesOf([others('read', { letters: 40 }), others('plain')], situation)).toEqual([0, 1250])
  })
})

test('with more than one decision to show, bots wait', () => {
  const playing = heard(IDLE, [cue('read', { seq: 4 }), others('plain', { seq: 5 })], 0, at('mine'))
  expect(isBehind(playing)).toBe(true)
  expect(isBehind(pressed(playing, 1, at('mine')))).toBe(false)
})
