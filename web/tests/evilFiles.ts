/** What the worker of a local table does with a file from outside, in a worker: reads it, opens it, tells it to somebody. */
import { games } from '@miskatonic/games'
import { type Playing, Room } from '@miskatonic/room'
import { forged, shared } from '@miskatonic/testing/evilKeys'
import { beginningFrom, tableFile } from '../link/local/tableFile.ts'
import { ME } from '../link/local/wire.ts'

export default async function tryAll(id: string): Promise<{ tried: number; opened: number; poisoned: string[] }> {
  const playing = (await games.find((game) => game.id === id)?.load())?.module as Playing
  const seats = ['Ana', 'Luis']
  const house = { name: 'x', undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 0 } as const
  const sittings = Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot', level: 'random' } as const]))
  const begin = (first: string): Room =>
    Room.begin(playing, { id, code: '', created: 0, game: id, seats: [first, 'Luis'], options: null, seed: 'x', house, sittings })
  const played = begin('Ana')
  for (let n = 0; n < 10; n++) played.playBot(n)
  const file = tableFile(played.saved(null, null), { name: 'x', sittings })
  const before = shared()
  const found = { tried: 0, opened: 0, poisoned: [] as string[] }
  const attempt = (what: string, work: () => Room): void => {
    found.tried++
    try {
      const room = work()
      room.enter({ id: 'page', person: ME, name: 'Ana', lang: 'en', mayClaim: true })
      for (let n = 0; n < 3; n++) room.playBot(n)
      found.opened++
    } catch {
      // Refused: what counts is what it leaves behind.
    }
    if (shared() !== before) found.poisoned.push(what)
  }
  for (const name of ['__proto__', 'constructor', 'prototype']) attempt(`seat ${name}`, () => begin(name))
  for (const text of forged(file, 'Ana', 2))
    attempt(text.slice(0, 300), () => Room.open(playing, beginningFrom(text, { id, name: '', me: 'Ana', now: 0 }).beginning, [], [], 0))
  return found
}
