import { type Seat, SPECTATOR, type View } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { applyChange, type JournalLine, type Told } from '../index.ts'
import { beginning, Party, playingOf, type Reader } from './party.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const tellings = (reader: Reader, seat: Seat): Told[] =>
  reader.letters.filter((letter): letter is Told => letter.is === 'told' && letter.seat === seat)

/** The view before a telling, through its beats, to its end. */
function viewsOf(before: View, { beats = [], change }: Told): View[] {
  const views = [before]
  for (const beat of beats) views.push(applyChange(views.at(-1) as View, { seq: before.seq, ...beat.change }))
  if (change) views.push(applyChange(views.at(-1) as View, change))
  return views.slice(1)
}

const twoSeats = (game: string, seed: string) =>
  beginning({
    game,
    seed,
    seats: ['north', 'south'],
    sittings: { north: { kind: 'person', person: 'ana', name: 'Ana' }, south: { kind: 'person', person: 'luis', name: 'Luis' } },
  })

describe.each(['lighthouse', 'eldritch-horror', 'mythos'])('beats of %s', (game) => {
  test('the view before, the beats and the change at the end make the view of the table; every line belongs to a beat', async () => {
    const p = new Party(await playingOf(game), twoSeats(game, `beats of ${game}`))
    const [ana, luis, eva] = [p.enter('ana', 'es'), p.enter('luis'), p.enter('eva', 'en', false)]
    p.say('ana', { do: 'beats', on: true })
    p.say('eva', { do: 'beats', on: true })
    let beats = 0
    let inBetween = 0
    const known = new Map<Reader, View>([
      [ana, ana.views.get('north') as View],
      [eva, eva.views.get(SPECTATOR) as View],
    ])
    for (let n = 0; n < 120 && p.table.ask; n++) {
      p.playOn(1, `${game}/${n}`)
      for (const [reader, seat] of [
        [ana, 'north'],
        [eva, SPECTATOR],
      ] as const) {
        const told = tellings(reader, seat).at(-1) as Told
        const views = viewsOf(known.get(reader) as View, told)
        expect(plain(views.at(-1))).toEqual(plain(p.table.view(seat)))
        const ends = (told.beats ?? []).map((beat) => beat.told)
        expect(ends).toEqual(ends.toSorted((a, b) => a - b))
        if (told.events.length) expect(ends.at(-1)).toBe(told.eventCount)
        if (ends.length) expect(told.beats?.[0]?.by).toBeDefined()
        known.set(reader, views.at(-1) as View)
        beats += ends.length
        inBetween += told.beats?.filter(({ change }) => change).length ?? 0
      }
    }
    expect(beats).toBeGreaterThan(40)
    expect(inBetween).toBeGreaterThan(20)
    // Who did not ask for them gets what everybody got before there were any.
    expect(tellings(luis, 'south').every((told) => told.beats === undefined)).toBe(true)
    expect(plain(luis.views.get('south'))).toEqual(plain(p.table.view('south')))
  })
})

describe('beats', () => {
  const open = async () => {
    const p = new Party(await playingOf('eldritch-horror'), twoSeats('eldritch-horror', 'whole'))
    const ana = p.enter('ana')
    p.enter('luis')
    return { p, ana }
  }

  test('a newcomer, an undo and another language bring a whole view without any', async () => {
    const { p, ana } = await open()
    p.say('ana', { do: 'beats', on: true })
    expect(tellings(ana, 'north')).toHaveLength(1)
    p.playOn(6)
    const seat = p.table.log.findLast((entry) => 'seat' in entry)
    expect(seat).toBeDefined()
    p.say('ana', { do: 'read', lang: 'es' })
    expect(tellings(ana, 'north').at(-1)).toMatchObject({ view: expect.anything() })
    expect(tellings(ana, 'north').at(-1)?.beats).toBeUndefined()
    p.playOn(2)
    expect(p.say('ana', { do: 'restart', to: 2 })).toBe('done')
    expect(tellings(ana, 'north').at(-1)?.view).toBeDefined()
    expect(tellings(ana, 'north').at(-1)?.beats).toBeUndefined()
  })

  test('who wants them no longer is told what changed at once', async () => {
    const { p, ana } = await open()
    p.say('ana', { do: 'beats', on: true })
    p.playOn(6)
    expect(tellings(ana, 'north').some((told) => told.beats)).toBe(true)
    p.say('ana', { do: 'beats', on: false })
    const before = tellings(ana, 'north').length
    p.playOn(6)
    expect(
      tellings(ana, 'north')
        .slice(before)
        .some((told) => told.beats),
    ).toBe(false)
  })

  test('what another process wrote is told in one letter, all of its beats in a chain', async () => {
    const { p } = await open()
    const other = new Party(p.playing, p.begun)
    const reader = other.enter('ana')
    other.say('ana', { do: 'beats', on: true })
    const before = reader.views.get('north') as View
    p.playOn(8)
    const lines = p.lines.map((line) => JSON.parse(line) as JournalLine)
    other.settle(other.room.follow(0, lines))
    const told = tellings(reader, 'north').at(-1) as Told
    expect(told.beats?.length).toBeGreaterThan(1)
    expect(told.beats?.at(-1)?.told).toBe(told.eventCount)
    expect(plain(viewsOf(before, told).at(-1))).toEqual(plain(p.table.view('north')))
  })

  test('a refused answer leaves none behind', async () => {
    const { p, ana } = await open()
    p.say('ana', { do: 'beats', on: true })
    const before = tellings(ana, 'north').length
    expect(p.say('ana', { do: 'decide', seat: 'north', seq: p.table.seq, answer: 'no such thing' })).not.toBe('done')
    expect(tellings(ana, 'north')).toHaveLength(before)
  })
})
