/** Bots play many tables over sockets while their server is killed again and again; afterwards nothing acknowledged may be missing. */
import { games } from '@miskatonic/games'
import { type Beginning, type Line, type Mark, type Playing, Room, type ToTable } from '@miskatonic/host'
import { type Random, randomFrom } from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { ServerOptions } from '../server.ts'
import type { Store } from '../stores/store.ts'
import { answerTo } from './client.ts'
import { serverProcess } from './processes.ts'
import { aTable, Visitor } from './serving.ts'

type Answer = Extract<ToTable, { do: 'decide' }>['answer']

/** One bot with a table of its own, both seats; when a game is over it opens the next. */
class Player {
  readonly visitor = new Visitor('')
  /** By table: what was acknowledged, by the number of the decision. */
  readonly acknowledged = new Map<string, Map<number, Answer>>()
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
      await client.until(() => [...client.views.values()].every(({ seq }) => seq > ask.seq), 'what follows')
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + [...player.acknowledged.values()].reduce((all, answers) => all + answers.size, 0), 0)

export type Survival = { readonly decisions: number; readonly tables: number; readonly seconds: number }

/** `openStore` looks at what is left when nobody serves it any more. */
export async function survive(rounds: number, options: Partial<ServerOptions>, openStore: () => Promise<Store>): Promise<Survival> {
  const started = Date.now()
  const random = randomFrom(`kill ${rounds}`)
  const players = Array.from({ length: 20 }, (_, i) => new Player(`player ${i}`))
  for (let round = 0; round < rounds; round++) {
    const server = await serverProcess(options)
    const playing = Promise.all(players.map((player) => player.play(server.address)))
    const before = acknowledgedBy(players)
    // A new process loads the game first: the time is counted from when decisions flow.
    for (let waited = 0; waited < 400 && acknowledgedBy(players) < before + players.length; waited++) await pause(10)
    await pause(50 + random(350))
    await server.kill('SIGKILL')
    await playing
  }
  const store = await openStore()
  try {
    return { ...(await checkAll(store, players, rounds)), seconds: (Date.now() - started) / 1000 }
  } finally {
    await store.close()
  }
}

async function checkAll(store: Store, players: readonly Player[], kills: number): Promise<{ decisions: number; tables: number }> {
  const playing = await playingGame()
  let [decisions, tables] = [0, 0]
  for (const { acknowledged } of players)
    for (const [table, answers] of acknowledged) {
      const stored = await checkTable(store, playing, table, answers)
      // Each kill may have caught one answer between the disk and the word of it.
      expect(stored).toBeLessThanOrEqual(answers.size + kills)
      decisions += answers.size
      tables++
    }
  return { decisions, tables }
}

const playingGame = async (): Promise<Playing> => (await games.find(({ id }) => id === aTable.game)?.load()) as unknown as Playing

/** A stored journal has no gap, and leads where its last mark leads. */
export const checkJournal = async (store: Store, table: string): Promise<number> => checkTable(store, await playingGame(), table, new Map())

/** How many decisions are stored. */
async function checkTable(store: Store, playing: Playing, table: string, acknowledged: ReadonlyMap<number, Answer>): Promise<number> {
  const stored = await store.load(table)
  if (!stored) throw new Error(`table ${table} is gone`)
  expect(stored.entries).toHaveLength(stored.row.seq)
  const lines = stored.entries.map((entry) => JSON.parse(entry) as Line)
  const kept = lines.flatMap((line) => (line.is === 'decision' ? [line.decision] : []))
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, i) => i))
  for (const [seq, answer] of acknowledged) expect(kept[seq]?.said ?? kept[seq]?.answer).toEqual(answer)
  const begun = JSON.parse(stored.setup) as Beginning
  const mark = stored.checkpoints[0] ? (JSON.parse(stored.checkpoints[0].data) as Mark) : null
  // From its last mark it stands where it stands when everything is run from the beginning.
  const opened = Room.open(playing, begun, lines, mark)
  expect(opened.problems).toEqual([])
  expect(opened.table.seq).toBe(kept.length)
  expect(opened.table.hash).toBe(Room.open(playing, begun, lines, null).table.hash)
  return kept.length
}
