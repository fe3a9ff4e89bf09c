import { playable } from '@miskatonic/games/levels'
import {
  type AnyShape,
  definitionOf,
  type FaceKey,
  hashState,
  randomFrom,
  readSave,
  type Saved,
  type Seat,
  SPECTATOR,
  type State,
  shuffled,
  Table,
  writeSave,
} from '@miskatonic/kernel'
import type { Beginning, JournalLine } from '@miskatonic/room'
import { describe, expect, test } from 'vitest'
import { facesSeen } from '../../testing/properties/sight.ts'
import type { Client } from './client.ts'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { alone, play, two } from './twoPlayers.ts'

cleanUp()
const server = await serve()
const { game } = await playable('lighthouse')
const SEATS: readonly Seat[] = ['north', 'south']

/** A whole random game of two, with somebody watching. */
async function wholeGame(seed: string): Promise<{ begun: Beginning; lines: JournalLine[]; clients: Map<Seat, Client> }> {
  const { id, code, ana, luis } = await two(server.address, { spectators: 'closed' })
  const eva = await new Visitor(server.address, 'Eva').sit(id, { code })
  await play([ana, luis, eva], 400, seed)
  expect(ana.info?.info.over).toBe(true)
  const stored = await server.store.load(id)
  const clients = new Map([
    ['north', ana],
    ['south', luis],
    [SPECTATOR, eva],
  ])
  return {
    begun: JSON.parse(stored?.setup ?? '') as Beginning,
    lines: (stored?.entries ?? []).map((entry) => JSON.parse(entry) as JournalLine),
    clients,
  }
}

/** Plays a journal again and works out, without asking the views, which faces each watcher had seen before each decision. */
function seenByMoment(begun: Beginning, lines: readonly JournalLine[]): { seen: Map<Seat, Set<FaceKey>[]>; pieces: Set<string> } {
  const watchers = [...SEATS, SPECTATOR]
  const sofar = new Map(watchers.map((watcher) => [watcher, new Set<FaceKey>()]))
  const seen = new Map<Seat, Set<FaceKey>[]>(watchers.map((watcher) => [watcher, []]))
  const pieces = new Set<string>()
  let table: Table<AnyShape> | null = null
  const look = (some?: readonly string[]): void => {
    if (!table) return
    for (const piece of some ?? Object.keys(table.kernel.raw.pieces)) {
      pieces.add(piece)
      for (const watcher of watchers) for (const key of Object.values(facesSeen(table.kernel, piece, watcher))) sofar.get(watcher)?.add(key)
    }
  }
  const trace = ({ what }: { readonly what: unknown }): void =>
    look(
      Object.values(what as object)
        .flat()
        .filter((value): value is string => typeof value === 'string' && table?.kernel.exists(value) === true),
    )
  const remember = (): void => {
    look()
    for (const watcher of watchers) seen.get(watcher)?.push(new Set(sofar.get(watcher)))
  }
  table = Table.start(game, { seats: begun.seats, options: begun.options, seed: begun.seed }, { trace })
  remember()
  for (const line of lines) {
    if (line.is !== 'decision') continue
    const decided = table.decide(line.decision.seat, line.decision.answer, { keys: 'real' })
    if (!decided.ok) throw new Error(decided.error.detail)
    remember()
  }
  return { seen, pieces }
}

describe('everything that is sent on sockets', () => {
  test('whole games: no true name of a piece, no seed before the end, no face a watcher had not seen', async () => {
    const keys = [...new Set([...game.definitions.values()].flatMap(({ faces }) => Object.values(faces)))]
    let [checked, kept] = [0, 0]
    for (const seed of ['one', 'two', 'three']) {
      const { begun, lines, clients } = await wholeGame(seed)
      const { seen, pieces } = seenByMoment(begun, lines)
      for (const [watcher, client] of clients) {
        let moment = 0
        for (const text of client.raw) {
          const letter = JSON.parse(text) as {
            is: string
            seat?: string
            view?: { seq: number }
            change?: { seq: number }
            info?: { over: boolean }
          }
          if (letter.is === 'told') moment = (letter.view ?? letter.change)?.seq ?? moment
          if (!text.includes('"over":true')) expect(text).not.toContain(begun.seed)
          for (const piece of pieces)
            if (text.includes(`"${piece}"`) || text.includes(`:${piece}`)) throw new Error(`${watcher} is sent the name ${piece}`)
          const allowed = (letter.seat === SPECTATOR ? seen.get(SPECTATOR) : seen.get(watcher))?.[moment]
          for (const key of keys) {
            if (!text.includes(`"${key}"`)) continue
            checked++
            if (!allowed?.has(key))
              throw new Error(`${watcher} is sent «${key}» at ${moment}, which it has not seen: ${text.slice(0, 200)}`)
          }
        }
        kept += keys.filter((key) => !seen.get(watcher)?.at(-1)?.has(key)).length
      }
    }
    // There was something to see, and something that was never shown.
    expect(checked).toBeGreaterThan(200)
    expect(kept).toBeGreaterThan(20)
  })

  test('what a watcher cannot know is exchanged: the very same bytes are sent', async () => {
    const random = randomFrom('exchange')
    let [compared, noticed] = [0, 0]
    const { id, ana, anaIs } = await alone(server.address)
    for (let n = 0; n < 14; n++) {
      await play([ana], 3, `exchange/${n}`)
      if (ana.info?.info.over) break
      const { saved } = readSave((await anaIs.ask('GET', `/api/tables/${id}/file`)).text)
      for (const watcher of [...SEATS, SPECTATOR]) {
        const other = exchanged(saved, watcher, random)
        if (!other) continue
        const [here, there] = [await toldTo(saved, watcher), await toldTo(other, watcher)]
        if (here === null || there === null) continue
        expect(there).toBe(here)
        compared++
        // The one who does see it notices: the comparison can fail.
        if (watcher === 'south' && (await toldTo(other, 'north')) !== (await toldTo(saved, 'north'))) noticed++
      }
    }
    expect(compared).toBeGreaterThan(10)
    expect(noticed).toBeGreaterThan(2)
  })
})

describe('everything that is handed out over HTTP', () => {
  test('while a game with secrets runs nobody gets its seed or hands: not the host, not from an earlier moment', async () => {
    const { id, ana, luis, anaIs, luisIs } = await two(server.address)
    await play([ana, luis], 20)
    const seed = (JSON.parse((await server.store.load(id))?.setup ?? '') as Beginning).seed
    for (const who of [anaIs, luisIs])
      for (const reply of [
        await who.ask('GET', `/api/tables/${id}/file`),
        await who.ask('POST', `/api/tables/${id}/fork`, { seq: 0, name: 'x', as: 'x' }),
        await who.ask('POST', `/api/tables/${id}/fork`, { seq: 12, name: 'x', as: 'x' }),
      ]) {
        expect([reply.status, reply.body.error]).toEqual([403, 'hidden'])
        expect(reply.text).not.toContain(seed)
      }
  })

  test('where people keep nothing from each other the file holds what its taker knows: no seed, no log, other cards face down', async () => {
    const seats = ['north', 'south'].map((seat, i) => ({ seat, holder: i ? 'open' : 'me' }))
    const { id, code, ana, luis, anaIs, luisIs } = await two(server.address, { game: 'eldritch-horror', seats })
    await play([ana, luis], 12)
    const eva = new Visitor(server.address, 'Eva')
    await eva.join(code)
    expect((await eva.ask('GET', `/api/tables/${id}/file`)).body.error).toBe('hidden')
    const stored = await server.store.load(id)
    const { seed } = JSON.parse(stored?.setup ?? '') as Beginning
    const files = [anaIs, luisIs, anaIs].map((who) => who.ask('GET', `/api/tables/${id}/file`))
    const saves = (await Promise.all(files)).map(({ status, text }) => {
      expect([status, text.includes(seed)]).toEqual([200, false])
      const { saved } = readSave(text)
      expect([saved.events, saved.checkpoints.length]).toEqual([[], 1])
      return saved
    })
    await luis.until(() => luis.last('chat')?.lines.some(({ text }) => text.includes('with nothing of what is hidden')), 'the trace')
    // What lies where nobody can see it is something else in each of them.
    const zones = saves.map(({ checkpoints }) => JSON.stringify(checkpoints[0]?.state.zones))
    expect(new Set(zones).size).toBe(3)
    // And it is a table: the same, as far as its taker can see.
    const file = writeSave(saves[0] as Saved)
    const { body } = await anaIs.ask('POST', '/api/tables/import', { file, name: 'x', as: 'Ana' })
    const copy = await anaIs.sit(body.id as string)
    expect(copy.views.get('north')?.table).toEqual(ana.views.get('north')?.table)
    expect(copy.info?.info.seedHash).not.toBe(ana.info?.info.seedHash)
    await play([copy], 5)
  })
})

test('what a table was set up with is told when it is over: decks that people built are in it', async () => {
  const decks = ['the-arkham-faculty', 'the-order-of-the-reef']
  const { id, code, ana, luis } = await two(server.address, { game: 'mythos', options: { decks } })
  const eva = await new Visitor(server.address, 'Eva').sit(id, { code })
  await play([ana, luis], 12)
  for (const client of [luis, eva]) for (const text of client.raw) for (const deck of decks) expect(text).not.toContain(deck)
  expect(luis.info?.info.options).toBeNull()
})

/** The same table, with everything this watcher cannot know exchanged among its like; null: there is nothing to exchange. */
function exchanged(saved: Saved, watcher: Seat, random: (n: number) => number): Saved | null {
  const checkpoint = saved.checkpoints.at(-1)
  if (!checkpoint) return null
  const table = Table.start(game, { seats: saved.seats, options: saved.options, seed: saved.seed })
  table.kernel.journal.state = checkpoint.state
  const groups = new Map<string, string[]>()
  // What was drawn or chosen since the edge may have been seen since.
  const named = JSON.stringify(checkpoint.last === null ? [saved.opening, saved.log] : saved.log.slice(checkpoint.last))
  for (const piece of Object.keys(checkpoint.state.pieces)) {
    if (named.includes(`"${piece}"`)) continue
    const { kind, faces } = table.kernel.def(piece)
    const shown = facesSeen(table.kernel, piece, watcher)
    if ('front' in shown) continue
    const group = JSON.stringify([kind, shown, faces.back ?? null, Object.keys(faces)])
    groups.set(group, [...(groups.get(group) ?? []), piece])
  }
  const state = structuredClone(checkpoint.state) as { pieces: Record<string, State['pieces'][string]> } & State
  let any = false
  for (const group of groups.values()) {
    const definitions = group.map((piece) => definitionOf(checkpoint.state, piece))
    shuffled(definitions, random).forEach((def, i) => {
      const piece = group[i] as string
      if (def === definitions[i]) return
      state.pieces[piece] = { ...(state.pieces[piece] as State['pieces'][string]), def }
      any = true
    })
  }
  const changed = { ...checkpoint, state, hash: hashState(state) }
  return any ? { ...saved, hash: null, checkpoints: [changed] } : null
}

/** Every letter about the game this watcher gets on a socket; null: the other world does not run on from its last edge. */
async function toldTo(saved: Saved, watcher: Seat): Promise<string | null> {
  const host = new Visitor(server.address, 'Ana')
  const file = writeSave({ ...saved, hash: null, checkpoints: saved.checkpoints.slice(-1) })
  const { status, body } = await host.ask('POST', '/api/tables/import', { file, name: 'x', as: 'Ana' })
  if (status !== 200) return null
  const { id, code } = body as { id: string; code: string }
  const client = watcher === SPECTATOR ? await new Visitor(server.address, 'Eva').sit(id, { code }) : await host.sit(id)
  await client.until(() => client.told.has(watcher), 'the view')
  if (client.told.get(watcher)?.view?.seq !== saved.log.length) return null
  const letters = client.raw.filter((text) => (JSON.parse(text) as { is: string; seat?: string }).seat === watcher)
  client.close()
  return letters.join('\n')
}
