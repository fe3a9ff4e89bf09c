/** A thread that runs tables. It does what the main thread says, one message after the other, and never touches disk or network. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Campaign, RegisteredGame } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { ContractError, finished, type Saved, SaveError, writeSave } from '@miskatonic/kernel'
import {
  type Beginning,
  botMaker,
  type CampaignDone,
  type CampaignWork,
  type JournalLine,
  type Language,
  type Mark,
  nightEndOf,
  type Outcome,
  type Playing,
  RequestRefused,
  Room,
  salvaged,
  type ToTable,
  workOnCampaign,
} from '@miskatonic/room'
import type { PicturesOfGames } from '../pictures.ts'
import { BadFile, gameIn, goingOn, savedIn } from './files.ts'
import { type Begins, type Done, type Meta, type Opened, type Read, type ToKeep, type ToThread, WATCH } from './post.ts'
import { type Errand, Queue } from './queue.ts'

/** `pictures`: of the faces of each game. `games`: a module with a register of its own, for tests that need a game which fails. */
export type ThreadData = { readonly watch: SharedArrayBuffer; readonly games: string | null; readonly pictures: PicturesOfGames }

const given = workerData as ThreadData
const register: readonly Pick<RegisteredGame, 'id' | 'load'>[] = given.games === null ? games : (await import(given.games)).games
const rooms = new Map<string, Room>()
const playing = new Map<string, Playing>()
const campaigns = new Map<string, Campaign>()
const watch = new BigInt64Array(given.watch)

const port = parentPort
if (!port) throw new Error('this module runs as a thread of the server')

const queue = new Queue()
let working = false
port.on('message', (batch: readonly ToThread[]) => {
  for (const message of batch) queue.push(message)
  if (!working) void workOff()
})

/** Works through the agenda. Between the parts of long work it checks whether something urgent has come in. */
async function workOff(): Promise<void> {
  working = true
  let done: Done[] = []
  for (let task = queue.next(); task; task = queue.next()) {
    const message = 'errand' in task ? task.errand.message : task.message
    // A game's module is loaded before the clock starts: it is not the table's fault.
    if (message.do === 'open' || message.do === 'reopen' || message.do === 'salvage') await loadGame(message.from.setup)
    else if (message.do === 'judge') await loadGame(message.setup)
    else if (message.do === 'read') await load(gameIn(message.file) ?? '')
    else if (message.do === 'campaign') await load(message.game)
    // Work begun for a table is finished before the table is replaced.
    if (message.do === 'pause' || message.do === 'reopen' || message.do === 'close')
      for (const errand of queue.errandsOf(message.table)) done.push(...watched(errand.message, () => ended(errand)))
    done.push(...watched(message, () => ('errand' in task ? goneOn(task.errand) : answered(message))))
    if (queue.isUrgent) continue
    if (done.length) port?.postMessage(done)
    done = []
    await new Promise((then) => setImmediate(then))
  }
  working = false
}

/** Milliseconds that went into messages that are not answered yet. */
const spent = new Map<number, number>()

/** Works on a message with the watch running; nothing where it is not done yet. */
function watched({ n }: ToThread, work: () => Done | null): Done[] {
  const began = process.hrtime.bigint()
  Atomics.store(watch, WATCH.n, BigInt(n))
  const { user, system } = process.threadCpuUsage()
  Atomics.store(watch, WATCH.worked, BigInt(user + system))
  Atomics.store(watch, WATCH.started, began)
  const done = work()
  Atomics.store(watch, WATCH.started, 0n)
  const took = (spent.get(n) ?? 0) + Number(process.hrtime.bigint() - began) / 1e6
  if (!done) {
    spent.set(n, took)
    return []
  }
  spent.delete(n)
  return [{ ...done, spent: took }]
}

/** Replaying a table in order to look at an earlier moment is done in parts. */
const IN_PARTS = /"do":"(?:moment|decisions)"/

function answered(message: ToThread): Done | null {
  const room = rooms.get(message.table)
  if (room && message.do === 'save') return goneOn({ message, on: savedInParts(room, message) })
  if (!room || message.do !== 'handle' || !IN_PARTS.test(message.message)) return answer(message, () => act(message))
  return goneOn({ message, on: handledInParts(room, message) })
}

function* handledInParts(room: Room, { guest, message, now }: Extract<ToThread, { do: 'handle' }>): Generator<void, Doing> {
  return posted(room, yield* room.handleInParts(guest, JSON.parse(message) as ToTable, now))
}

function* savedInParts(room: Room, message: Extract<ToThread, { do: 'save' }>): Generator<void, Doing> {
  const { saved, outcome } = yield* room.exportInParts(message)
  return { ...posted(room, outcome), saved: written(room, message, saved) }
}

/** One part more. */
function goneOn(errand: Errand): Done | null {
  return answerInParts(errand, () => errand.on.next())
}

/** All that is left of it. */
function ended(errand: Errand): Done | null {
  return answerInParts(errand, () => {
    for (;;) {
      const part = errand.on.next()
      if (part.done) return part
    }
  })
}

function answerInParts(errand: Errand, work: () => IteratorResult<void, unknown>): Done | null {
  const { message } = errand
  let over = true
  const done = answer(message, () => {
    const part = work()
    over = part.done === true
    return over ? (part.value as Doing) : NOTHING
  })
  if (over) return done
  queue.again(errand)
  return null
}

const loadGame = (setup: string): Promise<void> => load((JSON.parse(setup) as Beginning).game)

async function load(game: string): Promise<void> {
  if (playing.has(game)) return
  try {
    const loaded = await register.find(({ id }) => id === game)?.load()
    if (loaded) playing.set(game, { ...loaded.module, pictures: given.pictures[game] })
    if (loaded?.module.campaign) campaigns.set(game, loaded.module.campaign)
  } catch (error) {
    // The table that wants it will be told that there is no such game.
    console.error(`game ${game} cannot be loaded: ${wordsOf(error)}`)
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

type Doing = Omit<Done, 'n'>
const NOTHING: Doing = { letters: [], keep: null, botsIn: null }

function answer(message: ToThread, work: () => Doing): Done {
  const { n } = message
  try {
    return { n, ...work() }
  } catch (error) {
    if (error instanceof RequestRefused) return { n, ...NOTHING, refused: error.reason }
    return { n, ...NOTHING, failed: `${message.do}: ${wordsOf(error)}` }
  }
}

function act(message: ToThread): Doing {
  switch (message.do) {
    case 'open': {
      const room = opened(message.from)
      rooms.set(message.table, room)
      return { ...posted(room, room.outcome()), ...found(room) }
    }
    case 'reopen': {
      const old = rooms.get(message.table)
      const room = opened(message.from)
      rooms.set(message.table, room)
      return { ...posted(room, old ? room.takeOver(old) : room.outcome()), ...found(room) }
    }
    case 'salvage':
      return { ...NOTHING, saved: salvagedFrom(message) }
    case 'judge':
      return { ...NOTHING, ...judged(JSON.parse(message.setup) as Beginning) }
    case 'read':
      return { ...NOTHING, ...read(message.file) }
    case 'campaign':
      return { ...NOTHING, campaign: onCampaign(message.game, message.work) }
    case 'close':
      rooms.delete(message.table)
      return NOTHING
    case 'pause':
      return NOTHING
    default:
      return inRoom(roomOf(message.table), message)
  }
}

function inRoom(
  room: Room,
  message: Exclude<ToThread, { do: 'open' | 'reopen' | 'salvage' | 'close' | 'judge' | 'read' | 'campaign' | 'pause' }>,
): Doing {
  switch (message.do) {
    case 'follow':
      return posted(
        room,
        room.follow(
          message.from,
          message.lines.map((line) => JSON.parse(line) as JournalLine),
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
      return posted(room, room.seatByLink(message.seat, message, message.now))
    case 'recode':
      return posted(room, room.setCode(message.code, message.person, message.now))
    case 'broke':
      return posted(room, room.tellBroken())
    case 'elsewhere':
      return posted(room, room.setElsewhere(message.process, message.persons))
    case 'pointed':
      return posted(room, room.showPointed(message.pointed))
    case 'save':
      return finished(savedInParts(room, message))
  }
}

/** Writing out a finished table takes long, and the file is the same for everybody. From a running table each person gets a different one. */
const files = new WeakMap<Room, { readonly seq: number; readonly text: string }>()

function written(room: Room, { seq, seed }: Extract<ToThread, { do: 'save' }>, saved: Saved): string {
  if (!room.table.over || seq !== null || seed !== null) return writeSave(saved)
  const before = files.get(room)
  if (before?.seq === room.table.seq) return before.text
  const text = writeSave(saved)
  files.set(room, { seq: room.table.seq, text })
  return text
}

/** Games say under this name what is wrong with their options. */
const speaksOfWhatWasHandedIn = (error: unknown): error is Error =>
  error instanceof SaveError || error instanceof ContractError || (error instanceof Error && error.name === 'OptionsError')
/** The message may quote all of the input, so its length is limited. */
const MOST_WORDS = 500

/** Tries out a beginning. What the game or the save objects to may be told, because it only speaks of what was handed in. */
function judged(begun: Beginning, readers: readonly Language[] = []): { wrong: string } | { begins: Begins } {
  const game = playing.get(begun.game)
  if (!game) return { wrong: `there is no game «${begun.game}»` }
  try {
    const room = Room.begin(game, begun)
    for (const sitting of room.sittings.values()) if (sitting.kind === 'bot') botMaker(game, sitting.level)
    for (const lang of readers) room.enter({ id: lang, person: '', name: '', lang, mayClaim: false })
    return { begins: { awaited: room.table.awaited(), decisions: room.table.seq } }
  } catch (error) {
    if (error instanceof RequestRefused) return { wrong: `this game has no such bot` }
    return { wrong: speaksOfWhatWasHandedIn(error) ? error.message.slice(0, MOST_WORDS) : 'this cannot be played' }
  }
}

/** Reads a file from outside and tries it out: here, where there is a limit to how long that may take. */
function read(file: string): { wrong: string } | { begins: Begins; read: Read } {
  try {
    const { begun, ...found } = goingOn(savedIn(file))
    if (!playing.has(begun.game)) return { wrong: 'this is not a table of a game we have' }
    // What it tells must be printable as well.
    const verdict = judged(begun, ['es', 'en'])
    return 'wrong' in verdict ? verdict : { ...verdict, read: found }
  } catch (error) {
    if (error instanceof BadFile) return { wrong: error.message }
    throw error
  }
}

function onCampaign(game: string, work: CampaignWork): CampaignDone {
  const campaign = campaigns.get(game)
  if (campaign) return workOnCampaign(game, campaign, work)
  return { refused: { trouble: work.do === 'begin' ? 'options' : 'not-a-campaign', words: 'this game has no campaign' } }
}

function roomOf(table: string): Room {
  const room = rooms.get(table)
  if (!room) throw new Error('the table is not open')
  return room
}

function opened({ setup, lines, marks, touched, lifetime }: Opened): Room {
  const begun = JSON.parse(setup) as Beginning
  const game = playing.get(begun.game)
  if (!game) throw new Error(`there is no game «${begun.game}»`)
  const room = Room.open(
    game,
    begun,
    lines.map((line) => JSON.parse(line) as JournalLine),
    marks.map(markIn),
    Date.now(),
  )
  // Coming out of the bin counts as well, although it is not a line.
  room.setLifetime(touched, lifetime)
  return room
}

/** The game may be gone altogether. */
function salvagedFrom({ from: { setup, lines, marks }, over, person }: Extract<ToThread, { do: 'salvage' }>): string {
  const begun = JSON.parse(setup) as Beginning
  const table = { begun, lines: lines.map((line) => JSON.parse(line) as JournalLine), marks: marks.map(markIn), over }
  return salvaged(table, person, playing.get(begun.game)?.text ?? null)
}

/** A mark that cannot be read is one that cannot be used: the room goes on to the one before. */
function markIn(text: string): Mark {
  try {
    return (JSON.parse(text) ?? {}) as Mark
  } catch {
    return {} as Mark
  }
}

/** The server's owner should learn what was damaged or changed. */
const found = ({ problems }: Room): Pick<Done, 'problems'> => (problems.length ? { problems } : {})

function posted(room: Room, { keep, letters, botsIn, thinking, away, needsCode, pointed }: Outcome): Doing {
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
      ...nightOf(room, keep.lines),
    },
    ...(thinking ? { thinking } : {}),
    ...(away ? { away } : {}),
    ...(needsCode ? { needsCode } : {}),
    ...(pointed ? { pointed } : {}),
  }
}

function nightOf({ begun, table }: Room, lines: readonly JournalLine[]): Pick<ToKeep, 'night'> {
  const campaign = campaigns.get(begun.game)
  if (!begun.campaign || !campaign) return {}
  const end = nightEndOf(campaign, begun.seats, table)
  return { night: { campaign: begun.campaign.id, game: begun.game, end, undone: lines.some(({ is }) => is === 'undo') } }
}

function metaOf({ house, begun, sittings, table }: Room): Meta {
  const kept = (house.barred ?? []).filter(({ from }) => from !== 'talk')
  return {
    name: house.name,
    seats: begun.seats.map((seat) => {
      const sitting = sittings.get(seat) ?? { kind: 'open' }
      return sitting.kind === 'person'
        ? { seat, kind: sitting.kind, name: sitting.name, person: sitting.person }
        : { seat, kind: sitting.kind, name: '' }
    }),
    hostPerson: house.hostPerson,
    ...(kept.length ? { barred: kept.map(({ person }) => person) } : {}),
    awaited: table.awaited(),
    decisions: table.seq,
  }
}
