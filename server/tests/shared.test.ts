import { type Random, randomFrom } from '@miskatonic/kernel'
import type { JournalLine } from '@miskatonic/room'
import { expect, test } from 'vitest'
import { openPostgres } from '../stores/postgres.ts'
import { startPostgres } from '../stores/realPostgres.ts'
import { answerTo, type Client } from './client.ts'
import { result } from './enduranceResults.ts'
import { type ServerProcess, serverProcess } from './processes.ts'
import { aTable, atTheEnd, cleanUp, Visitor } from './testServer.ts'

cleanUp()

/** `npm run endurance` does it twenty times. */
const ROUNDS = Number(process.env.MISKATONIC_SHARED ?? 1)
const TABLES = 9
const EACH = 6

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One table, played through whichever process it is told to, whatever happens to that. */
class Party {
  readonly visitor = new Visitor('')
  readonly acknowledged = new Map<string, Map<number, unknown>>()
  private readonly random: Random
  private table: string | null = null
  private client: Client | null = null

  constructor(seed: string) {
    this.random = randomFrom(seed)
  }

  moveTo(address: string): void {
    this.client?.close()
    this.client = null
    Object.assign(this.visitor, { address })
  }

  /** So many more decisions are acknowledged; what fails meanwhile is tried again, as people do. */
  async play(decisions: number): Promise<void> {
    let last: unknown = null
    for (let made = 0, tries = 0; made < decisions; tries++) {
      if (tries > 600) throw new Error(`it does not go on: ${last}`)
      try {
        if (await this.decide()) made++
      } catch (error) {
        last = error
        this.client?.close()
        this.client = null
        await pause(50)
      }
    }
  }

  private async decide(): Promise<boolean> {
    this.table ??= (await this.visitor.open({ seats: aTable.seats.map(({ seat }) => ({ seat, holder: 'me' })) })).id
    this.client ??= await this.visitor.sit(this.table)
    const { client, table } = this
    const known = this.acknowledged.get(table) ?? new Map<number, unknown>()
    this.acknowledged.set(table, known)
    expect(client.views.get('north')?.seq).toBeGreaterThanOrEqual(known.size)
    const ask = await client.until(() => client.asked() ?? (client.info?.info.over && 'over'), 'a question')
    if (ask === 'over') {
      this.moveTo(this.visitor.address)
      this.table = null
      return false
    }
    const answer = answerTo(ask, this.random)
    const said = await client.say({ do: 'decide', seat: ask.seat, seq: ask.seq, answer })
    if (said === 'stale') return false
    if (said !== 'done') throw new Error(`refused: ${said}`)
    known.set(ask.seq, answer)
    await client.until(() => [...client.views.values()].every(({ seq }) => seq > ask.seq), 'what follows')
    return true
  }
}

test(`three processes on one PostgreSQL, ${ROUNDS} times: one killed, one frozen, the database restarted; nothing acknowledged is lost`, async () => {
  const postgres = await startPostgres()
  atTheEnd(() => postgres.stop())
  const options = { databaseUrl: postgres.url, log: 'silent' } as const
  const servers = await Promise.all([0, 1, 2].map(() => serverProcess(options)))
  const parties = Array.from({ length: TABLES }, (_, n) => new Party(`party ${n}`))
  const playAll = (): Promise<unknown> => Promise.all(parties.map((party) => party.play(EACH)))
  /** Whoever was at a process goes to another one. */
  const spread = (open: readonly ServerProcess[]): void => {
    for (const [n, party] of parties.entries()) party.moveTo((open[n % open.length] as ServerProcess).address)
  }
  for (let round = 0; round < ROUNDS; round++) {
    spread(servers)
    await playAll()
    const [killed, frozen, left] = servers as [ServerProcess, ServerProcess, ServerProcess]
    // In the middle of everybody's decisions.
    const playing = playAll()
    await pause(30)
    frozen.child.kill('SIGSTOP')
    await killed.kill('SIGKILL')
    spread([left])
    await playing
    servers[0] = await serverProcess(options)
    frozen.child.kill('SIGCONT')
    spread(servers)
    await playAll()
    const restarting = playAll()
    await pause(30)
    await postgres.restart()
    await restarting
    // Who was frozen yesterday is killed today.
    servers.push(servers.shift() as ServerProcess)
  }
  const store = await openPostgres({ url: postgres.url })
  atTheEnd(() => store.close())
  let [decisions, tables] = [0, 0]
  for (const { acknowledged } of parties)
    for (const [table, answers] of acknowledged) {
      const stored = await store.load(table)
      const lines = (stored?.entries ?? []).map((entry) => JSON.parse(entry) as JournalLine)
      const kept = lines.flatMap((line) => (line.is === 'decision' ? [line.decision] : []))
      expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, i) => i))
      for (const [seq, answer] of answers) expect(kept[seq]?.said ?? kept[seq]?.answer).toEqual(answer)
      decisions += answers.size
      tables++
    }
  expect(decisions).toBeGreaterThanOrEqual(TABLES * EACH * 4 * ROUNDS)
  if (process.env.MISKATONIC_SHARED)
    result(
      'shared',
      `three processes on PostgreSQL, ${ROUNDS} times one killed, one frozen, the database restarted: ${tables} tables, ${decisions} acknowledged decisions, none lost`,
    )
}, 3_600_000)
