/** Decisions after which much happens at once: looked for in games that bots play, and kept as files from just before. */
import { games } from '@miskatonic/games'
import type { Json, Seat, SeatEvent } from '@miskatonic/kernel'
import { type Beginning, Room } from '@miskatonic/room'
import { tableFile } from '../link/local/tableFile.ts'
import { ME } from '../link/local/wire.ts'

/** A table that waits for `seat`, and the answer after which it happens. */
export type Stretch = { readonly file: string; readonly seat: Seat; readonly answer: string }

export type Looked = {
  readonly game: string
  readonly seats: readonly Seat[]
  readonly options: Json
  /** Games are played from these seeds on, `<seed>-1`, `<seed>-2` and so forth, until it happens. */
  readonly seed: string
  /** `next`: who is asked when all of it has happened. */
  readonly when: (told: readonly SeatEvent[], seat: Seat, next: readonly Seat[]) => boolean
}

/** No game is longer, and it happens in one of so many. */
const [LONGEST, TRIES] = [800, 40]

async function begin({ game, seats, options }: Looked, seed: string): Promise<Room> {
  const registered = games.find(({ id }) => id === game)
  if (!registered) throw new Error(`there is no game '${game}'`)
  const level = (await registered.setup()).setup.bots.find((one) => one === 'careful') ?? 'random'
  const beginning: Beginning = {
    seats,
    options,
    seed,
    id: 'stretch',
    code: '',
    created: 0,
    game,
    house: { name: '', undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 0 },
    sittings: Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot', level }])),
  }
  return Room.begin((await registered.load()).module, beginning)
}

/** The number of the first decision of the game after which it happens; null: it never does. */
function decisionIn(room: Room, { seats, when }: Looked): { readonly seq: number; readonly seat: Seat; readonly answer: string } | null {
  let told = 0
  const [watcher = ''] = seats
  for (let n = 0; n < LONGEST && !room.table.over; n++) {
    const { seq } = room.table
    const [seat = ''] = room.table.awaited()
    room.playBot(0)
    const fresh = room.table.eventsFor(watcher, told)
    told = fresh.at(-1)?.id ?? told
    const answer = (room.table.logFor(seat).findLast((one) => 'seq' in one && one.seq === seq) as { answer?: unknown } | undefined)?.answer
    if (typeof answer === 'string' && when(fresh, seat, room.table.awaited())) return { seq, seat, answer }
  }
  return null
}

export async function findStretch(looked: Looked): Promise<Stretch> {
  for (let n = 1; n <= TRIES; n++) {
    const seed = `${looked.seed}-${n}`
    const found = decisionIn(await begin(looked, seed), looked)
    if (!found) continue
    // The same game once more, as far as that question.
    const again = await begin(looked, seed)
    while (again.table.seq < found.seq) again.playBot(0)
    const sittings = Object.fromEntries(looked.seats.map((seat) => [seat, { kind: 'person' as const, person: ME, name: seat }]))
    return { file: tableFile(again.saved(null, null), { name: looked.seed, sittings }), seat: found.seat, answer: found.answer }
  }
  throw new Error(`${looked.game}: it never happened in ${TRIES} games.`)
}
