import { games } from '@miskatonic/games'
import { finished, randomFrom, sample } from '@miskatonic/kernel'
import { expect, test, vi } from 'vitest'
import { ownDecisions } from '../ownDecisions.ts'
import type { Playing } from '../roomState.ts'
import { forkAt } from '../tableFork.ts'
import { beginning, Party } from './party.ts'

const playing = (await games.find(({ id }) => id === 'lighthouse')?.load())?.module as Playing

/** A table at which one person has decided for every seat. */
function played(decisions: number): Party {
  const party = new Party(playing)
  party.enter('ana')
  const random = randomFrom('looking')
  const { room } = party
  for (let n = 0; n < decisions && !room.table.over; n++) {
    const [seat] = room.table.awaited()
    if (seat === undefined || !room.table.ask) break
    const answer = sample(room.table.ask, seat, random)
    room.decide({ seat, answer, seq: room.table.seq, by: 'human', keys: 'real' }, n)
  }
  return party
}

/** How many parts it takes. */
function parts(on: Generator<void, unknown>): number {
  let count = 0
  while (!on.next().done) count++
  return count
}

const first = (party: Party): string => party.room.begun.seats[0] as string
const own = (party: Party): number => party.room.table.line.filter(({ seat }) => seat === first(party)).length

test('one’s last decisions are looked up one by one, and each only once', () => {
  const party = played(24)
  const wanted = Math.min(20, own(party))
  expect(wanted).toBeGreaterThan(3)
  // To come to the last of them the game is played again, which is cut as well.
  const replayed = Math.floor(party.room.table.line.length / 20)
  expect(parts(ownDecisions(party.room.facts, first(party), 'en'))).toBe(wanted + replayed)
  expect(parts(ownDecisions(party.room.facts, first(party), 'en'))).toBe(0)
  // Another language has other words.
  expect(parts(ownDecisions(party.room.facts, first(party), 'es'))).toBe(wanted + replayed)
  const fork = vi.spyOn(party.room.table, 'fork')
  parts(ownDecisions(party.room.facts, first(party), 'es'))
  expect(fork).not.toHaveBeenCalled()
})

test('what was looked up before is told as it would be now', () => {
  const [early, late] = [played(12), played(24)]
  const seat = first(early)
  const all = (party: Party) => {
    const on = ownDecisions(party.room.facts, seat, 'en')
    for (;;) {
      const { done, value } = on.next()
      if (done) return value
    }
  }
  const before = all(early) ?? []
  const after = all(late) ?? []
  expect(after.filter(({ seq }) => seq < 12)).toEqual(before.filter(({ seq }) => after.some((one) => one.seq === seq)))
})

test('a moment somebody looked at is there for the next who does', () => {
  const { room } = played(16)
  const guest = [...room.guests.keys()][0] as string
  const seat = room.facts.watchedBy(room.guests.get(guest) as never)[0] as string
  const fork = vi.spyOn(room.table, 'fork')
  const look = (seq: number): unknown => {
    const on = room.handleInParts(guest, { do: 'moment', id: 1, seat, seq }, 0)
    for (let part = on.next(); ; part = on.next())
      if (part.done) return part.value.letters.find(({ message }) => message.is === 'moment')?.message
  }
  const [one, again] = [look(4), look(4)] as { view: unknown }[]
  expect(fork).toHaveBeenCalledTimes(1)
  expect(again?.view).toEqual(one?.view)
  fork.mockRestore()
  expect(one?.view).toEqual(finished(forkAt(room.table, 4)).view(seat))
})

test('a moment long ago is played again in parts, and between them the table goes on', () => {
  const { room } = played(50)
  const seq = room.table.seq - 8
  expect(seq).toBeGreaterThan(20)
  const guest = [...room.guests.keys()][0] as string
  const seat = room.facts.watchedBy(room.guests.get(guest) as never)[0] as string
  const view = finished(forkAt(room.table, seq)).view(seat)
  const on = room.handleInParts(guest, { do: 'moment', id: 1, seat, seq }, 0)
  let count = 0
  for (let part = on.next(); ; part = on.next(), count++) {
    if (part.done) {
      const letter = part.value.letters.find(({ message }) => message.is === 'moment')?.message
      expect(letter).toMatchObject({ is: 'moment', view })
      break
    }
    // Somebody decides meanwhile.
    const [awaited] = room.table.awaited()
    if (awaited === undefined || !room.table.ask) continue
    const answer = sample(room.table.ask, awaited, randomFrom(`meanwhile ${count}`))
    room.decide({ seat: awaited, answer, seq: room.table.seq, by: 'human', keys: 'real' }, 100 + count)
  }
  // Twenty decisions in one part.
  expect(count).toBe(Math.floor(seq / 20))
})

test('so is a file from an earlier moment; who may no longer take it when it is done gets nothing', () => {
  const alone = {
    seats: ['north', 'south'],
    sittings: Object.fromEntries(['north', 'south'].map((seat) => [seat, { kind: 'person', person: 'ana', name: 'Ana' }])),
  }
  const party = new Party(playing, beginning(alone as never))
  party.enter('ana')
  party.enter('luis')
  party.playOn(40)
  const on = party.room.exportInParts({ person: 'ana', seq: 30, seed: null, now: 1 })
  expect(on.next().done).toBe(false)
  expect(party.say('ana', { do: 'give', seat: 'south', to: 'luis' })).toBe('done')
  expect(() => finished(on)).toThrow('not-allowed')
})
