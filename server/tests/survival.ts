/** Bots play many tables over sockets while their server is killed again and again; afterwards nothing acknowledged may be missing. */
import { games } from '@miskatonic/games'
import { type Entry, lineOf, type Random, randomFrom } from '@miskatonic/kernel'
import { type Beginning, type JournalLine, type Mark, type Playing, Room, type ToTable } from '@miskatonic/room'
import { expect } from 'vitest'
import type { ServerOptions } from '../server.ts'
import type { Store } from '../stores/store.ts'
import { answerTo } from './client.ts'
import { serverProcess } from './processes.ts'
import { gamesOf, type Release } from './releasedGames.ts'
import { aTable, Visitor } from './testServer.ts'

type Answer = Extract<ToTable, { do: 'decide' }>['answer']

/** One bot with a table of its own, both seats; when a game is over it opens the next. */
class Player {
  readonly visitor = new Visitor('')
  /** By table: what was acknowledged, by the number of the decision. */
  readonly acknowledged = new Map<string, Map<number, Answer>>()
  /** Told each time something was acknowledged. */
  onAcknowledged: () => void = () => {}
  private readonly random: Random
  private table: string | null = null

  constructor(seed: string) {
    this.random = randomFrom(seed)
  }

  /** Comes (back) to its table and plays until the server is gone. */
  async play(address: string): Promise<void> {
    Object.assign(this.visitor, { address })
    for (;;) {
      try {
        this.table ??= await this.openTable()
        if (!(await this.playOn(this.table))) return
        this.table = null
      } catch (error) {
        if (error instanceof Error && /^(?:closed|fetch failed|other side closed|terminated)/.test(error.message)) return
        throw error
      }
    }
  }

  private async openTable(): Promise<string> {
    const { id } = await this.visitor.open({ seats: aTable.seats.map(({ seat }) => ({ seat, holder: 'me' })) })
    this.acknowledged.set(id, new Map())
    return id
  }

  /** Whether the game came to its end; false: the server is gone. */
  private async playOn(table: string): Promise<boolean> {
    const client = await this.visitor.sit(table)
    const known = this.acknowledged.get(table) as Map<number, Answer>
    expect(client.views.get('north')?.seq).toBeGreaterThanOrEqual(known.size)
    for (;;) {
      const ask = await client.until(() => {
        const open = client.asked()
        const seqs = new Set([...client.views.values()].map(({ seq }) => seq))
        return client.views.size === 2 && seqs.size === 1 && (open ?? (client.info?.info.over && 'over'))
      }, 'a question')
      if (ask === 'over') {
        client.close()
        return true
      }
      const answer = answerTo(ask, this.random)
      expect(await client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer })).toBe('done')
      known.set(ask.seq, answer)
      this.onAcknowledged()
      await client.until(() => [...client.views.values()].every(({ seq }) => seq > ask.seq), 'what follows')
    }
  }
}

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + [...player.acknowledged.values()].reduce((all, answers) => all + answers.size, 0), 0)

/** Waits until so many decisions were acknowledged in all. */
const acknowledgements = (players: readonly Player[], enough: number): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (acknowledgedBy(players) >= enough) resolve()
    }
    for (const player of players) player.onAcknowledged = check
    check()
  })

/** `remade`: decisions that people were told to make again. */
export type Survival = { readonly decisions: number; readonly tables: number; readonly remade: number; readonly seconds: number }

/** `openStore` looks at what is left when nobody serves it any more; `releases`: whose turn it is to serve, round by round. */
export async function survive(
  rounds: number,
  options: Partial<ServerOptions>,
  openStore: () => Promise<Store>,
  releases: readonly (Release | null)[] = [null],
): Promise<Survival> {
  const started = Date.now()
  const random = randomFrom(`kill ${rounds}`)
  const players = Array.from({ length: 20 }, (_, i) => new Player(`player ${i}`))
  for (let round = 0; round < rounds; round++) {
    const games = gamesOf(releases[round % releases.length] ?? null)
    const server = await serverProcess({ ...options, games })
    const playing = Promise.all(players.map((player) => player.play(server.address)))
    const before = acknowledgedBy(players)
    // The moment is counted in decisions, not in time: a busy machine plays as many of them before it is killed.
    const enough = before + players.length * 2 + random(players.length * 8)
    await Promise.race([playing, acknowledgements(players, enough)])
    await server.kill('SIGKILL')
    await playing
  }
  const store = await openStore()
  try {
    return {
      ...(await checkAll(store, players, rounds, releases[(rounds - 1) % releases.length] ?? null)),
      seconds: (Date.now() - started) / 1000,
    }
  } finally {
    await store.close()
  }
}

async function checkAll(
  store: Store,
  players: readonly Player[],
  kills: number,
  release: Release | null,
): Promise<Omit<Survival, 'seconds'>> {
  const playing = await playingGame(release)
  let [decisions, tables, remade] = [0, 0, 0]
  for (const { acknowledged } of players)
    for (const [table, answers] of acknowledged) {
      const stored = await checkTable(store, playing, table, answers)
      // Each kill may have caught one answer between the disk and the word of it.
      expect(stored.decisions).toBeLessThanOrEqual(answers.size + kills)
      remade += stored.remade
      decisions += answers.size
      tables++
    }
  return { decisions, tables, remade }
}

const playingGame = async (release: Release | null): Promise<Playing> => {
  const address = gamesOf(release)
  const register = address ? ((await import(address)) as { games: typeof games }).games : games
  const loaded = await register.find(({ id }) => id === aTable.game)?.load()
  if (!loaded) throw new Error(`there is no ${aTable.game}`)
  return loaded.module as Playing
}

/** A stored journal has no gap, and leads where its last mark leads. */
export const checkJournal = async (store: Store, table: string): Promise<number> =>
  (await checkTable(store, await playingGame(null), table, new Map())).decisions

/** How many decisions are stored, and how many of them people were told to make again. */
async function checkTable(
  store: Store,
  playing: Playing,
  table: string,
  acknowledged: ReadonlyMap<number, Answer>,
): Promise<{ decisions: number; remade: number }> {
  const stored = await store.load(table)
  if (!stored) throw new Error(`table ${table} is gone`)
  expect(stored.entries).toHaveLength(stored.row.seq)
  const lines = stored.entries.map((entry) => JSON.parse(entry) as JournalLine)
  const log = lines.flatMap((line): Entry[] => {
    if (line.is === 'decision') return [line.decision]
    return (line.is === 'undo' || line.is === 'rules') && line.undone ? [line.undone] : []
  })
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i))
  for (const [seq, answer] of acknowledged) expect(log[seq]).toMatchObject('said' in (log[seq] as Entry) ? { said: answer } : { answer })
  const begun = JSON.parse(stored.setup) as Beginning
  const marks = stored.checkpoints.map(({ data }) => JSON.parse(data) as Mark)
  const opened = Room.open(playing, begun, lines, marks, 0)
  // What was decided counts, unless it was told that it has to be decided again.
  const counting = lineOf(log).map(({ seq }) => seq)
  for (const line of lines) if (line.is === 'rules' && line.undone) expect(line.trace?.what).toBe('remade')
  if (marks[0]?.rules === playing.game.rules) {
    expect(opened.problems).toEqual([])
    expect(opened.table.seq).toBe(log.length)
    expect(opened.table.line.map(({ seq }) => seq)).toEqual(counting)
    // From its last mark it stands where it stands when everything is run from the beginning, or from where rules took over.
    expect(opened.table.hash).toBe(Room.open(playing, begun, lines, [], 0).table.hash)
  } else {
    // Nobody came to it since the last release. What had ended stays ended, what had not goes on from its last edge.
    expect(opened.table.over).toBe(stored.row.over)
    const line = opened.table.line.map(({ seq }) => seq)
    expect(line).toEqual(stored.row.over ? counting : counting.slice(0, line.length))
  }
  const decisions = log.filter((entry) => !('undo' in entry)).length
  return { decisions, remade: decisions - counting.length }
}
