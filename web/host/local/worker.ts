/** A local table: the same room as on a server, in a worker of the browser, kept in IndexedDB. */
import { games } from '@miskatonic/games'
import { type Outcome, type Playing, Room } from '@miskatonic/host'
import { SaveError } from '@miskatonic/kernel'
import { keep, keptTable, putUp } from './shelf.ts'
import { beginningFrom, goingOn, tableFile } from './tableFile.ts'
import { type FromWorker, ME, type ToWorker } from './wire.ts'

const page = self as unknown as { postMessage(message: FromWorker): void; onmessage: ((event: { data: ToWorker }) => void) | null }
const GUEST = 'page'

let room: Room | null = null
let held = false
let botsTimer: ReturnType<typeof setTimeout> | undefined

/** One thing at a time, in the order it came: what is kept must be kept before the next begins. */
let work: Promise<void> = Promise.resolve()
const inTurn = (what: () => Promise<void> | void, failing: (error: unknown) => void): void => {
  work = work.then(what).catch(failing)
}

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error))
const failed =
  (why: 'missing' | 'elsewhere' | 'broken', of?: number) =>
  (error: unknown): void =>
    page.postMessage({
      failed: why,
      detail: words(error),
      ...(of === undefined ? {} : { of }),
      ...(error instanceof SaveError ? { problem: error.problem } : {}),
    })

page.onmessage = ({ data }) => {
  if ('open' in data) inTurn(() => open(data), failed('broken'))
  else if ('say' in data) inTurn(() => after(theRoom().handle(GUEST, data.say, Date.now())), failed('broken'))
  else if ('file' in data) inTurn(() => page.postMessage({ file: data.file, text: fileOf(data.seq) }), failed('broken', data.file))
  else if ('fork' in data) inTurn(() => fork(data), failed('broken', data.fork))
  else if ('bring' in data) inTurn(() => bring(data), failed('broken'))
  else hold(data.hold)
}

function theRoom(): Room {
  if (!room) throw new Error('the table is not open')
  return room
}

async function open({ open: id, name, lang }: Extract<ToWorker, { open: string }>): Promise<void> {
  if (!(await aloneWith(id))) return page.postMessage({ failed: 'elsewhere', detail: '' })
  const kept = await keptTable(id)
  if (!kept) return page.postMessage({ failed: 'missing', detail: '' })
  const { beginning, lines, mark } = kept
  const playing = await playingOf(beginning.game)
  room = mark || beginning.saved ? Room.open(playing, beginning, lines, mark) : Room.begin(playing, beginning)
  page.postMessage({ opened: true, problems: room.problems })
  await after(room.enter({ id: GUEST, person: ME, name, lang, mayClaim: true }))
}

async function playingOf(id: string): Promise<Playing> {
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new SaveError('wrong-game', `there is no game «${id}» here`)
  return (await entry.load()) as unknown as Playing
}

const lent = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(`table ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : undefined
    })
  })

const TRIES = 12
const BETWEEN_TRIES = 150

/** A table is written by one page at a time: the browser lends its lock until the page is gone. One that is just going may hold it a moment longer. */
async function aloneWith(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  for (let i = 0; i < TRIES; i++) {
    if (await lent(id)) return true
    await new Promise((then) => setTimeout(then, BETWEEN_TRIES))
  }
  return false
}

/** Keeps first, then tells; then lets the bots think. */
async function after({ keep: kept, letters, botsIn }: Outcome): Promise<void> {
  const { begun, house, sittings } = theRoom()
  if (kept) {
    const seats = begun.seats.map((seat) => {
      const sitting = sittings.get(seat)
      return { seat, name: sitting?.kind === 'person' ? sitting.name : '', bot: sitting?.kind === 'bot' }
    })
    await keep(begun.id, kept, { name: house.name, seats }, Date.now())
  }
  for (const { message } of letters) page.postMessage({ hear: message })
  clearTimeout(botsTimer)
  if (botsIn !== null && !held) botsTimer = setTimeout(() => inTurn(letBotPlay, failed('broken')), botsIn)
}

const letBotPlay = async (): Promise<void> => {
  if (!held) await after(theRoom().playBot(Date.now()))
}

function hold(on: boolean): void {
  held = on
  clearTimeout(botsTimer)
  if (!on) inTurn(letBotPlay, failed('broken'))
}

function fileOf(seq: number | null): string {
  const { house, sittings } = theRoom()
  return tableFile(theRoom().saved(seq, null), { name: house.name, sittings: Object.fromEntries(sittings) })
}

async function fork({ fork: of, seq, name, id, seed }: Extract<ToWorker, { fork: number }>): Promise<void> {
  const saved = theRoom().saved(seq, seed)
  await putUp(goingOn(saved, Object.fromEntries(theRoom().sittings), { id, name, me: '', now: Date.now() }), Date.now())
  page.postMessage({ forked: of, id })
}

/** Puts a table from a file on the shelf, if it can be opened at all. */
async function bring({ bring: text, id, name, me }: Extract<ToWorker, { bring: string }>): Promise<void> {
  const { beginning, problems } = beginningFrom(text, { id, name, me, now: Date.now() })
  const tried = Room.open(await playingOf(beginning.game), beginning, [], null)
  await putUp(beginning, Date.now())
  page.postMessage({ brought: id, problems: [...problems, ...tried.problems] })
}
