/** A local table: the same room as on a server, in a worker of the browser, kept in IndexedDB. */

import type { GameModule } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { readSave, SaveError } from '@miskatonic/kernel'
import { type Outcome, type Playing, Room, reasons, type ToTable, verify } from '@miskatonic/room'
import { facePicturesOf } from '../facePictures.ts'
import { askCampaign, CampaignRefused, closing, LaterNight } from './localCampaigns.ts'
import { keep, keptTable, putUp } from './shelf.ts'
import { beginningFrom, goingOn, tableFile } from './tableFile.ts'
import { type FromWorker, ME, type ToWorker } from './wire.ts'

const page = self as unknown as { postMessage(message: FromWorker): void; onmessage: ((event: { data: ToWorker }) => void) | null }
const GUEST = 'page'

let room: Room | null = null
let module: GameModule | null = null
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
      ...(error instanceof CampaignRefused ? { error: error.error } : {}),
    })

page.onmessage = ({ data }) => {
  if ('open' in data) inTurn(() => open(data), failed('broken'))
  else if ('say' in data) inTurn(() => say(data.say), failed('broken'))
  else if ('file' in data) inTurn(() => page.postMessage({ file: data.file, text: fileOf(data.seq) }), failed('broken', data.file))
  else if ('fork' in data) inTurn(() => fork(data), failed('broken', data.fork))
  else if ('bring' in data) inTurn(() => bring(data), failed('broken'))
  else if ('campaign' in data) inTurn(async () => page.postMessage({ campaign: await askCampaign(data.campaign) }), failed('broken'))
  else if ('verify' in data) inTurn(() => prove(data), failed('broken'))
  else hold(data.hold)
}

async function prove({ verify: text, seedHash }: Extract<ToWorker, { verify: string }>): Promise<void> {
  const { saved, problems } = readSave(text)
  const { game } = await playingOf(saved.game)
  const verdict = verify(game, saved)
  const promised = verdict.seedHash === seedHash ? [] : [`the hash of the seed is ${verdict.seedHash}`]
  const changed = saved.rules !== game.rules || saved.content !== game.contentHash
  page.postMessage({ verified: { draws: verdict.draws, wrong: [...problems, ...promised, ...verdict.wrong], changed } })
}

function theRoom(): Room {
  if (!room) throw new Error('the table is not open')
  return room
}

async function open({ open: id, name, lang }: Extract<ToWorker, { open: string }>): Promise<void> {
  if (!(await aloneWith(id))) return page.postMessage({ failed: 'elsewhere', detail: '' })
  const kept = await keptTable(id)
  if (!kept) return page.postMessage({ failed: 'missing', detail: '' })
  const { beginning, lines, marks } = kept
  module = await playingOf(beginning.game)
  room = Room.open(module, beginning, lines, marks, Date.now())
  page.postMessage({ opened: true, problems: room.problems })
  await after(room.enter({ id: GUEST, person: ME, name, lang, mayClaim: true }))
}

/** An end that can no longer be taken back: the table is as it was kept, and whoever asked is told why. */
async function say(message: ToTable): Promise<void> {
  const before = theRoom()
  try {
    await after(before.handle(GUEST, message, Date.now()))
  } catch (error) {
    if (!(error instanceof LaterNight)) throw error
    const kept = await keptTable(before.begun.id)
    if (!kept) throw error
    room = Room.open(before.playing, kept.beginning, kept.lines, kept.marks, Date.now())
    const lang = before.guests.get(GUEST)?.lang ?? 'en'
    await after(room.takeOver(before))
    page.postMessage({ hear: { is: 'refused', id: message.id, reason: 'later-night', text: reasons['later-night'][lang] } })
  }
}

async function playingOf(id: string): Promise<GameModule & Pick<Playing, 'pictures'>> {
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new SaveError('wrong-game', `there is no game «${id}» here`)
  const [{ module }, pictures] = await Promise.all([entry.load(), facePicturesOf(id)])
  return { ...module, pictures }
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
    const close = closing(module?.campaign, theRoom(), kept)
    const night = close && begun.campaign ? { campaign: begun.campaign.id, close } : undefined
    await keep(begun.id, kept, { name: house.name, seats }, Date.now(), night)
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
  const tried = Room.open(await playingOf(beginning.game), beginning, [], [], Date.now())
  await putUp(beginning, Date.now())
  page.postMessage({ brought: id, problems: [...problems, ...tried.problems] })
}
