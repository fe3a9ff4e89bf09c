import { games } from '@miskatonic/games'
import type { Beginning, Keep, Playing } from '@miskatonic/room'
import { Room } from '@miskatonic/room'
import { EVIL, forged, shared } from '@miskatonic/testing/evilKeys'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tableFile } from './tableFile.ts'
import { type FromWorker, ME, type ToWorker } from './wire.ts'

/** The shelf of this test: what lies on IndexedDB in a browser. */
const shelf = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./shelf.ts', () => ({
  putUp: async (beginning: Beginning) => void shelf.set(beginning.id, structuredClone(beginning)),
  keptTable: async (id: string) => (shelf.has(id) ? { beginning: structuredClone(shelf.get(id)), lines: [], marks: [] } : null),
  keep: async (_: string, kept: Keep) => void structuredClone(kept),
}))

const heard: FromWorker[] = []
let waiting: (() => void) | null = null
const self = {
  onmessage: null as ((event: { data: ToWorker }) => void) | null,
  postMessage: (message: FromWorker) => {
    heard.push(message)
    waiting?.()
  },
}

beforeAll(async () => {
  vi.stubGlobal('self', self)
  await import('./worker.ts')
})

/** What the worker answers to one message, by its last word on it. */
async function ask(message: ToWorker, isAnswer: (answer: FromWorker) => boolean): Promise<FromWorker> {
  heard.length = 0
  self.onmessage?.({ data: message })
  for (;;) {
    const answer = heard.find(isAnswer)
    if (answer) return answer
    await new Promise<void>((resolve) => {
      waiting = resolve
    })
  }
}

const ended = (answer: FromWorker): boolean => 'failed' in answer || 'brought' in answer

const begun = (game: string, seats: readonly string[]): Beginning => ({
  id: 'x',
  code: '',
  created: 0,
  game,
  seats,
  options: null,
  seed: 'played',
  house: { name: 'x', undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 0 },
  sittings: Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot', level: 'random' }])),
})

/** A table that bots have played for a while, as a file. */
async function playedFile(id: string): Promise<string> {
  const playing = (await games.find((game) => game.id === id)?.load())?.module as Playing
  const beginning = begun(id, ['Ana', 'Luis', 'Eva', 'Max', 'Pia'].slice(0, Math.max(2, playing.game.seats.min)))
  const room = Room.begin(playing, beginning)
  for (let n = 0; n < 25; n++) room.playBot(n)
  return tableFile(room.saved(null, null), { name: 'x', sittings: beginning.sittings })
}

describe.each(games.map(({ id }) => id))('%s from a file with evil names', (id) => {
  test('is refused, or can be played; and nothing that all objects share is altered', async () => {
    const file = await playedFile(id)
    const before = shared()
    let [tried, brought] = [0, 0]
    for (const text of forged(file, 'Ana', 1)) {
      const answer = await ask({ bring: text, id: `${id} ${tried++}`, name: '', me: 'Ana' }, ended)
      expect(shared(), `forged file ${tried}`).toBe(before)
      if (!('brought' in answer)) continue
      brought++
      const opened = await ask({ open: answer.brought, name: 'Ana', lang: 'es' }, (one) => 'failed' in one || 'hear' in one)
      expect(shared(), `opened file ${tried}`).toBe(before)
      expect('failed' in opened || 'hear' in opened).toBe(true)
      await ask({ say: { do: 'again', id: 1 } }, (one) => 'failed' in one || ('hear' in one && one.hear.is === 'done'))
    }
    // Names of people and of the table are anybody's to choose.
    expect([tried > 40, brought > 0]).toEqual([true, true])
    expect(await ask({ bring: file, id: 'whole', name: '', me: 'Ana' }, ended)).toMatchObject({ brought: 'whole' })
  })
})

describe('a seat with such a name', () => {
  const begin = (playing: Playing, seat: string): Room => Room.begin(playing, begun('lighthouse', [seat, 'Luis']))

  test.each(EVIL.map((name) => [name.slice(0, 20), name]))('«%s» is refused by the table itself, or can be played', async (_, name) => {
    const playing = (await games.find((game) => game.id === 'lighthouse')?.load())?.module as Playing
    const before = shared()
    // Numbers are names like others.
    if (/^-?\d/.test(name)) {
      const room = begin(playing, name)
      for (let n = 0; n < 10; n++) room.playBot(n)
      expect(room.table.seq).toBe(10)
    } else expect(() => begin(playing, name)).toThrow('a name that no seat can have')
    expect(shared()).toBe(before)
  })
})
