import { CONCEDE, finished } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Playing, RequestRefused, sha256 } from '../index.ts'
import { beginning, Party, playingOf } from './party.ts'

const lighthouse = await playingOf('lighthouse')
const eldritch = await playingOf('eldritch-horror')
const mythos = await playingOf('mythos')

const withPeople = (playing: Playing, people: readonly string[], more = {}): Party => {
  const seats = ['north', 'south'] as const
  const sittings = Object.fromEntries(
    seats.map((seat, i) => {
      const person = people[i]
      return [seat, person ? { kind: 'person' as const, person, name: person } : { kind: 'bot' as const, level: 'random' as const }]
    }),
  )
  const p = new Party(playing, beginning({ game: playing.game.id, seats, sittings, options: null, ...more }))
  for (const person of new Set(people)) p.enter(person, person === 'ana' ? 'es' : 'en')
  return p
}
/** To the end: by giving up where that is possible, else by playing. */
const end = (p: Party): void => {
  p.bots()
  if (p.table.mayConcede('north')) expect(p.say('ana', { do: 'decide', seat: 'north', seq: p.table.seq, answer: CONCEDE })).toBe('done')
  else p.playOn(1500)
  expect(p.table.over).toBe(true)
}
/** A game that came to its end without anybody having looked at a card alone, and a moment near its beginning. */
function endedInTheOpen(): { p: Party; seq: number } {
  for (const course of ['x', 'y', 'z', 'u', 'v', 'w']) {
    const p = withPeople(eldritch, ['ana', 'luis'], { house: { ...beginning().house, undo: 'free' } })
    p.playOn(8)
    const { seq } = p.table
    p.playOn(1500, course)
    expect(p.table.over).toBe(true)
    const seen = Object.values(p.table.kernel.raw.pieces).flatMap((piece) => Object.values(piece.seen ?? {}))
    if (seen.every((by) => p.table.kernel.seats.every((seat) => by.includes(seat)))) return { p, seq }
  }
  throw new Error('somebody looked at a card in every one of these games')
}
const take = (p: Party, person: string, seq: number | null = null) => finished(p.room.exportInParts({ person, seq, seed: null, now: 1 }))
const last = (p: Party, person: string): string | undefined => p.readers.get(person)?.last('chat')?.lines.at(-1)?.text

describe('an ended game that is taken back', () => {
  test('with secrets among people: not at all, by whoever gave up, by consent, by the host or by the policy', () => {
    for (const undo of ['free', 'consent', 'host', 'own'] as const) {
      const p = withPeople(mythos, ['ana', 'luis'], { house: { ...beginning().house, undo } })
      p.playOn(6)
      const { seq } = p.table
      end(p)
      expect(p.readers.get('ana')?.info?.info.seed).toBe('party')
      expect(p.say('ana', { do: 'undo', seat: 'north', to: seq })).toBe('not-allowed')
      expect(p.say('luis', { do: 'undo', seat: 'south', to: seq })).toBe('not-allowed')
      expect(p.say('ana', { do: 'restart', to: seq })).toBe('not-allowed')
      expect(p.readers.get('ana')?.last('refused')?.text).toContain('ha enseñado lo oculto')
      // Somebody who was put out of the seat meanwhile has still played there.
      expect(p.say('ana', { do: 'remove', seat: 'south' })).toBe('done')
      expect(p.say('ana', { do: 'undo', seat: 'north', to: seq })).toBe('not-allowed')
      p.room = p.reopened()
      p.enter('ana')
      expect(p.say('ana', { do: 'undo', seat: 'north', to: seq })).toBe('not-allowed')
      expect(p.table.over).toBe(true)
    }
  })

  test('without secrets: if all agree, whatever the policy, and with a seed nobody knows, also after a restart', () => {
    const { p, seq } = endedInTheOpen()
    expect(p.say('ana', { do: 'restart', to: seq })).toBe('done')
    expect(p.table.over).toBe(true)
    expect(p.readers.get('luis')?.last('wish')?.wish).toEqual({ by: 'north', to: seq, waiting: ['south'] })
    expect(p.say('luis', { do: 'agree', seat: 'south', yes: true })).toBe('done')
    expect(p.table.over).toBe(false)
    expect(last(p, 'luis')).toContain('goes on with another seed')
    const { seed } = p.table.setup
    expect(seed).not.toBe('party')
    expect(p.readers.get('ana')?.info?.info).toMatchObject({ seed: null, seedHash: sha256(seed) })
    p.playOn(6)
    const again = p.reopened()
    expect([again.problems, again.table.hash, again.table.setup.seed]).toEqual([[], p.table.hash, seed])
    // What comes next is the same in both, and another process that followed line by line.
    const follower = new Party(eldritch, p.begun)
    follower.room.follow(
      0,
      p.lines.map((line) => JSON.parse(line)),
    )
    const counters = p.table.kernel.chance.counters()
    for (const room of [again, follower.room]) {
      expect(room.table.setup.seed).toBe(seed)
      expect(room.table.kernel.chance.counters()).toEqual(counters)
      expect(room.table.view('north')).toEqual(p.table.view('north'))
    }
  })

  test('alone: at once, and still with another seed', () => {
    const p = withPeople(mythos, ['ana'])
    p.playOn(6)
    const { seq } = p.table
    end(p)
    expect(p.say('ana', { do: 'undo', seat: 'north', to: seq })).toBe('done')
    expect([p.table.over, p.table.setup.seed === 'party']).toEqual([false, false])
  })
})

describe('taking a running table home', () => {
  test('who plays alone takes all of it; everybody who comes later is told', () => {
    const p = withPeople(mythos, ['ana'])
    p.playOn(6)
    const { saved, outcome } = take(p, 'ana')
    p.settle(outcome)
    expect([saved.seed, saved.log.length]).toEqual(['party', p.table.seq])
    p.room = p.reopened()
    const eva = p.enter('eva', 'es')
    expect(eva.info?.info.laidOpen).toBe(true)
    expect(last(p, 'eva')).toBe('ana exporta la mesa: el archivo contiene lo oculto.')
  })

  test('with secrets among people nobody takes it, nor where somebody can still sit down or has sat', () => {
    const two = withPeople(lighthouse, ['ana', 'luis'])
    const open = withPeople(lighthouse, ['ana'], { sittings: { north: { kind: 'person', person: 'ana', name: 'ana' } } })
    const left = withPeople(lighthouse, ['ana', 'luis'])
    expect(left.say('ana', { do: 'bot', seat: 'south', level: 'random' })).toBe('done')
    for (const p of [two, open, left]) {
      p.playOn(1)
      expect(() => take(p, 'ana')).toThrow(RequestRefused)
      expect(() => take(p, 'ana', 0)).toThrow(RequestRefused)
      expect(p.readers.get('ana')?.info?.you.file).toBe('nothing')
    }
  })

  test('without secrets it is the table as they see it; who only watches gets none', () => {
    const p = withPeople(eldritch, ['ana', 'luis'])
    p.playOn(8)
    const { saved, outcome } = take(p, 'luis')
    p.settle(outcome)
    expect(last(p, 'ana')).toBe('luis exporta la mesa como la ve, sin nada de lo oculto.')
    expect(saved.seed).not.toBe('party')
    expect(saved.events).toEqual([])
    expect(() => take(p, 'eva')).toThrow(RequestRefused)
    expect(p.readers.get('ana')?.info?.you.file).toBe('seen')
  })
})
