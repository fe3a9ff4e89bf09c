import { describe, expect, test } from 'vitest'
import { chart } from '../table/map/board.ts'
import { titled } from '../table/optionLook.ts'
import { goalFor } from '../table/view/mission.ts'
import { placeIds, walk, waysOf } from '../table/view/places.ts'
import { HALF, MOST_SHOWN, stack, type ThingKind, takenSide } from '../table/view/things.ts'
import { doomTrack, omenTrack, stagesLeft } from '../table/view/threat.ts'

describe('tracks', () => {
  test('Doom stands on one step of its track, from its start down to zero', () => {
    for (let doom = 0; doom <= 15; doom++) {
      const track = doomTrack(15, doom)
      expect(track.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, i) => 15 - i))
      expect(track.filter(({ state }) => state === 'now').map(({ n }) => n)).toEqual([doom])
      expect(track.filter(({ state }) => state === 'passed').every(({ n }) => n > doom)).toBe(true)
      expect(track.filter(({ end }) => end).map(({ n }) => n)).toEqual([0])
    }
    expect(doomTrack(15, 17).at(0)).toEqual({ n: 17, state: 'now', end: false })
  })

  test('the Omen stands on one of four steps, two of them blue', () => {
    for (let omen = 0; omen < 4; omen++) expect(omenTrack(omen).filter(({ now }) => now)).toHaveLength(1)
    expect(omenTrack(0).filter(({ colour }) => colour === 'blue')).toHaveLength(2)
  })

  test('the Mythos deck is drawn from its first stage on', () => {
    expect(stagesLeft([4, 6, 6], 16)).toEqual([4, 6, 6])
    expect(stagesLeft([4, 6, 6], 13)).toEqual([1, 6, 6])
    expect(stagesLeft([4, 6, 6], 9)).toEqual([0, 3, 6])
    expect(stagesLeft([4, 6, 6], 0)).toEqual([0, 0, 0])
    expect(stagesLeft([4, 6, 6], 20)).toEqual([4, 6, 6])
  })

  test('a goal counts by players', () => {
    expect(goalFor({ n: 1 }, 4)).toBe(1)
    expect(goalFor({ players: 'half' }, 3)).toBe(2)
    expect(goalFor({ players: 2, plus: 0 }, 3)).toBe(6)
    expect(goalFor({}, 3)).toBeNull()
  })
})

describe('the board', () => {
  test('no token leaves the map, whatever lies on a space and wherever that is', () => {
    for (const [id, spot] of Object.entries(chart.places))
      for (const kind of Object.keys(HALF) as ThingKind[]) {
        const half = HALF[kind]
        const all = Array.from({ length: MOST_SHOWN + 1 }, () => ({ half }))
        for (const { dx, dy } of stack(all, spot.r * chart.natural, takenSide(spot, chart.width)).laid) {
          expect(spot.x + dx - half, `${kind} on ${id}`).toBeGreaterThanOrEqual(0)
          expect(spot.x + dx + half, `${kind} on ${id}`).toBeLessThanOrEqual(chart.width)
          expect(spot.y + dy - half, `${kind} on ${id}`).toBeGreaterThanOrEqual(0)
        }
      }
  })

  test('the arrow keys reach every space from London', () => {
    const reached = new Set(['london'])
    const queue = ['london']
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const to = walk(at, direction)
        if (to === null || reached.has(to)) continue
        reached.add(to)
        queue.push(to)
      }
    expect([...placeIds].filter((id) => !reached.has(id))).toEqual([])
    expect(walk('nowhere', 'left')).toBeNull()
  })

  test('every way is drawn, and leads from both its ends', () => {
    for (const { from, to } of chart.ways) {
      expect(waysOf(from).map((way) => way.to)).toContain(to)
      expect(waysOf(to).map((way) => way.to)).toContain(from)
    }
    expect(placeIds.reduce((sum, id) => sum + waysOf(id).length, 0)).toBe(chart.ways.length * 2)
  })
})

test('a long option has its title large and what it does small', () => {
  expect(titled('Whisky: Descarta esta carta para recuperar 1 punto de Cordura.')).toEqual({
    title: 'Whisky',
    note: 'Descarta esta carta para recuperar 1 punto de Cordura.',
  })
  expect(titled('Lanzar «Ajar». Realiza una prueba de Saber.')?.title).toBe('Lanzar «Ajar»')
  expect(titled('San Francisco')).toBeNull()
})
