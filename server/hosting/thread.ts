/** A thread that runs tables. It does what the main thread says, one message after the other, and never touches disk or network. */
import { parentPort, workerData } from 'node:worker_threads'
import { games, type RegisteredGame } from '@miskatonic/games'
import { type Beginning, type Language, type Line, type Mark, No, type Outcome, type Playing, Room, type ToTable } from '@miskatonic/host'
import { ContractError, SaveError, writeSave } from '@miskatonic/kernel'
import { BadFile, gameIn, goingOn, savedIn } from './files.ts'
import { type Begins, type Done, type Meta, type Opened, type Read, type ToThread, WATCH } from './post.ts'

/** `games`: a module with a register of its own, for tests that need a game which fails. */
export type ThreadData = { readonly watch: SharedArrayBuffer; readonly games: string | null }

const given = workerData as ThreadData
const register: readonly Pick<RegisteredGame, 'id' | 'load'>[] = given.games === null ? games : (await import(given.games)).games
const rooms = new Map<string, Room>()
const playing = new Map<string, Playing>()
const watch = new BigInt64Array(given.watch)

const port = parentPort
if (!port) throw new Error('this module runs as a thread of the server')

/** Batches are worked off in order; opening a table may have to load its game first. */
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
    else if (message.do === 'read') await load(gameIn(message.file) ?? '')
    Atomics.store(watch, WATCH.n, BigInt(message.n))
    Atomics.store(watch, WATCH.started, process.hrtime.bigint())
    done.push(answer(message))
    Atomics.store(watch, WATCH.started, 0n)
  }
  port?.postMessage(done)
}

const loadGame = (setup: string): Promise<void> => load((JSON.parse(setup) as Beginning).game)

async function load(game: string): Promise<void> {
  if (playing.has(game)) return
  try {
    const module = await register.find(({ id }) => id === game)?.load()
    if (module) playing.set(game, module as unknown as Playing)
  } catch (error) {
    // The table that wants it will be told that there is no such game.
    console.error(`game ${game} cannot be loaded: ${wordsOf(error)}`)
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

type Doing = Omit<Done, 'n'>
const NOTHING: Doing = { letters: [], keep: null, botsIn: null }

function answer(message: ToThread): Done {
  const { n } = message
  try {
    return { n, ...act(message) }
  } catch (error) {
    if (error instanceof No) return { n, ...NOTHING, refused: error.reason }
    return { n, ...NOTHING, failed: `${message.do}: ${wordsOf(error)}` }
  }
}

function act(message: ToThread): Doing {
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
      return posted(room, old ? room.succeed(old) : room.standing())
    }
    case 'judge':
      return { ...NOTHING, ...judged(JSON.parse(message.setup) as Beginning) }
    case 'read':
      return { ...NOTHING, ...read(message.file) }
    case 'close':
      rooms.delete(message.table)
      return NOTHING
    case 'pause':
      return NOTHING
    default:
      return inRoom(roomOf(message.table), message)
  }
}

function inRoom(room: Room, message: Exclude<ToThread, { do: 'open' | 'reopen' | 'close' | 'judge' | 'read' | 'pause' }>): Doing {
  switch (message.do) {
    case 'follow':
      return posted(
        room,
        room.follow(
          message.from,
          message.lines.map((line) => JSON.parse(line) as Line),
        ),
      )
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
    case 'broke':
      return posted(room, room.tellBroken())
    case 'elsewhere':
      return posted(room, room.hearElsewhere(message.process, message.persons))
    case 'pointed':
      return posted(room, room.hearPoint(message.pointed))
    case 'save': {
      const saved = writeSave(room.saved(message.seq, message.seed))
      return { ...posted(room, room.taken(message)), saved }
    }
  }
}

/** Games say under this name what is wrong with their options. */
const speaksOfWhatWasHandedIn = (error: unknown): error is Error =>
  error instanceof SaveError || error instanceof ContractError || (error instanceof Error && error.name === 'OptionsError')
/** It may quote all of it. */
const MOST_WORDS = 500

/** Tries a beginning out; what the game or the save says against it may be told, for it speaks of what was handed in. */
function judged(begun: Beginning, readers: readonly Language[] = []): { wrong: string } | { begins: Begins } {
  const game = playing.get(begun.game)
  if (!game) return { wrong: `there is no game «${begun.game}»` }
  try {
    const room = Room.begin(game, begun)
    for (const sitting of room.sittings.values()) if (sitting.kind === 'bot') room.bots.makerOf(sitting.level)
    for (const lang of readers) room.enter({ id: lang, person: '', name: '', lang, mayClaim: false })
    return { begins: { awaited: room.table.awaited(), decisions: room.table.seq } }
  } catch (error) {
    if (error instanceof No) return { wrong: `this game has no such bot` }
    return { wrong: speaksOfWhatWasHandedIn(error) ? error.message.slice(0, MOST_WORDS) : 'this cannot be played' }
  }
}

/** Reads a file from outside and tries it out: here, where there is a limit to how long that may take. */
function read(file: string): { wrong: string } | { begins: Begins; read: Read } {
  try {
    const { begun, ...found } = goingOn(savedIn(file))
    if (!playing.has(begun.game)) return { wrong: 'this is not a table of a game we have' }
    // Also what it tells must be something that can be said.
    const verdict = judged(begun, ['es', 'en'])
    return 'wrong' in verdict ? verdict : { ...verdict, read: found }
  } catch (error) {
    if (error instanceof BadFile) return { wrong: error.message }
    throw error
  }
}

function roomOf(table: string): Room {
  const room = rooms.get(table)
  if (!room) throw new Error('the table is not open')
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

function posted(room: Room, { keep, letters, botsIn, thinking, away, aloud }: Outcome): Doing {
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
      public: room.house.public,
      meta: JSON.stringify(metaOf(room)),
    },
    ...(thinking ? { thinking } : {}),
    ...(away ? { away } : {}),
    ...(aloud ? { aloud } : {}),
  }
}

function metaOf({ house, begun, sittings, table }: Room): Meta {
  return {
    name: house.name,
    seats: begun.seats.map((seat) => {
      const sitting = sittings.get(seat) ?? { kind: 'open' }
      return sitting.kind === 'person'
        ? { seat, kind: sitting.kind, name: sitting.name, person: sitting.person }
        : { seat, kind: sitting.kind, name: '' }
    }),
    hostPerson: house.hostPerson,
    awaited: table.awaited(),
    decisions: table.seq,
  }
}
