/** A thread that runs tables. It does what the main thread says, one message after the other, and never touches disk or network. */
import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@miskatonic/games'
import { type Beginning, type Line, type Mark, No, type Outcome, type Playing, Room, type ToTable } from '@miskatonic/host'
import { writeSave } from '@miskatonic/kernel'
import { type Done, type Meta, type Opened, type ToThread, WATCH } from './post.ts'

const rooms = new Map<string, Room>()
const playing = new Map<string, Playing>()
const watch = new BigInt64Array((workerData as { watch: SharedArrayBuffer }).watch)

const port = parentPort
if (!port) throw new Error('this module runs as a thread of the server')

/** Messages of one batch are worked off in order; opening a table may have to load its game first. */
let last: Promise<void> = Promise.resolve()
port.on('message', (batch: readonly ToThread[]) => {
  last = last.then(() => workOff(batch))
})

async function workOff(batch: readonly ToThread[]): Promise<void> {
  const done: Done[] = []
  for (const message of batch) {
    // A game's module is loaded before the clock starts: it is not the table's fault.
    if (message.do === 'open' || message.do === 'reopen') await loadGame(message.from.setup)
    else if (message.do === 'judge') await loadGame(message.setup)
    Atomics.store(watch, WATCH.n, BigInt(message.n))
    Atomics.store(watch, WATCH.started, process.hrtime.bigint())
    done.push(answer(message))
    Atomics.store(watch, WATCH.started, 0n)
  }
  port?.postMessage(done)
}

async function loadGame(setup: string): Promise<void> {
  const { game } = JSON.parse(setup) as Beginning
  if (playing.has(game)) return
  const entry = games.find(({ id }) => id === game)
  if (entry) playing.set(game, (await entry.load()) as unknown as Playing)
}

const EMPTY = { letters: [], keep: null, botsIn: null } as const

function answer(message: ToThread): Done {
  const { n, table } = message
  try {
    return { n, table, ...act(message) }
  } catch (error) {
    if (error instanceof No) return { n, table, ...EMPTY, refused: error.reason }
    // The words of a failing rule may speak of hidden cards: they go to the server's own log and nowhere else.
    console.error(`table ${table}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return { n, table, ...EMPTY, failed: true }
  }
}

function act(message: ToThread): Omit<Done, 'n' | 'table'> {
  switch (message.do) {
    case 'open': {
      const room = opened(message.from)
      rooms.set(message.table, room)
      return posted(room, room.standing())
    }
    case 'reopen': {
      const old = rooms.get(message.table)
      const room = opened(message.from)
      rooms.set(message.table, room)
      return posted(room, old ? room.succeed(old, message.anew) : room.standing())
    }
    case 'judge':
      return { ...EMPTY, ...judged(message.setup) }
    case 'close':
      rooms.delete(message.table)
      return EMPTY
    default:
      return inRoom(roomOf(message.table), message)
  }
}

function inRoom(room: Room, message: Exclude<ToThread, { do: 'open' | 'reopen' | 'close' | 'judge' }>): Omit<Done, 'n' | 'table'> {
  switch (message.do) {
    case 'enter':
      return posted(room, room.enter(message.guest))
    case 'leave':
      return posted(room, room.leave(message.guest))
    case 'handle':
      return posted(room, room.handle(message.guest, JSON.parse(message.message) as ToTable, message.now))
    case 'bot':
      return posted(room, room.playBot(message.now))
    case 'seat':
      return posted(room, room.hand(message.seat, message, message.now))
    case 'save':
      return { ...EMPTY, saved: writeSave(room.saved(message.seq, message.seed)) }
  }
}

/** Tries a beginning out; what the game or the save says against it may be told, for it speaks of what was handed in. */
function judged(setup: string): { wrong?: string } {
  const begun = JSON.parse(setup) as Beginning
  const game = playing.get(begun.game)
  if (!game) return { wrong: `there is no game «${begun.game}»` }
  try {
    const room = Room.begin(game, begun)
    for (const sitting of room.sittings.values()) if (sitting.kind === 'bot') room.makerOf(sitting.level)
    return {}
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : 'this cannot be played' }
  }
}

function roomOf(table: string): Room {
  const room = rooms.get(table)
  if (!room) throw new No('nothing')
  return room
}

function opened({ setup, lines, mark }: Opened): Room {
  const begun = JSON.parse(setup) as Beginning
  const game = playing.get(begun.game)
  if (!game) throw new Error(`there is no game «${begun.game}»`)
  return Room.open(
    game,
    begun,
    lines.map((line) => JSON.parse(line) as Line),
    mark === null ? null : (JSON.parse(mark) as Mark),
  )
}

function posted(room: Room, { keep, letters, botsIn }: Outcome): Omit<Done, 'n' | 'table'> {
  const pairs: string[] = []
  for (const { to, message } of letters) pairs.push(to, JSON.stringify(message))
  return {
    letters: pairs,
    botsIn,
    keep: keep && {
      from: keep.from,
      lines: keep.lines.map((line) => JSON.stringify(line)),
      mark: keep.mark ? JSON.stringify(keep.mark) : null,
      over: keep.over,
      meta: JSON.stringify(metaOf(room)),
    },
  }
}

function metaOf(room: Room): Meta {
  const { name, seats, hostPerson, spectators } = room.info('en')
  return {
    name,
    seats: seats.map(({ seat, holder }) => ({
      seat,
      kind: holder.kind,
      name: holder.kind === 'open' ? '' : holder.name,
      ...(holder.kind === 'person' ? { person: holder.person } : {}),
    })),
    hostPerson,
    spectators,
    awaited: room.table.awaited(),
    decisions: room.table.seq,
  }
}
