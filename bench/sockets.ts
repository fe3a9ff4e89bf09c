/** Decisions through sockets, each on disk before anybody hears of it, beside a bare echo over the same sockets. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Playable } from '@miskatonic/games/levels'
import type { Measures } from './measures.ts'
import type { Crowd, Order, Party, Report } from './socketsGuests.ts'
import type { Memory, Ready } from './socketsServer.ts'
import { median, ratio } from './timing.ts'

export type SocketEffort = {
  readonly rounds: number
  /** At most so many rounds before anything counts. */
  readonly warming: number
  readonly milliseconds: number
  /** For the tables that are played as fast as they can be. */
  readonly tables: number
  /** For the tables that are held at human pace, each with three sockets. */
  readonly held: number
  readonly heldSeconds: number
}

const children = new Set<ChildProcess>()

function start(program: 'socketsServer' | 'socketsGuests', ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const child = fork(path, args, { execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'] })
  children.add(child)
  return child
}

async function told<T>(child: ChildProcess, order?: object): Promise<T> {
  const heard = new AbortController()
  try {
    const answer = Promise.race([
      once(child, 'message', heard),
      once(child, 'exit', heard).then(([code]) => Promise.reject(new Error(`a process ended (${code})`))),
    ])
    if (order) child.send(order)
    const [message] = await answer
    return message as T
  } finally {
    heard.abort()
  }
}
const order = <T>(child: ChildProcess, what: Order): Promise<T> => told<T>(child, what)

/** The smallest game there is: what is measured is the way of a decision, not what the rules do with it. */
const smallest = (all: readonly Playable[]): Playable['game'] =>
  all.map(({ game }) => game).reduce((least, game) => (game.definitions.size < least.definitions.size ? game : least))

export async function sockets(all: readonly Playable[], effort: SocketEffort): Promise<Measures> {
  const game = smallest(all)
  try {
    return {
      ...(await flatOut({ game: game.id, tables: effort.tables, seats: 2 }, effort)),
      ...(await atHumanPace({ game: game.id, tables: effort.held, seats: 3 }, effort)),
    }
  } finally {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
  }
}

/** A bare echo; a bare passing on of as much as a table tells to as many; a table. */
const PARTIES = ['echo', 'fan', 'tables'] as const

async function flatOut(crowd: Crowd, { rounds, warming, milliseconds }: SocketEffort): Promise<Measures> {
  const parties: Contest = { echo: [], fan: [], tables: [] }
  const guests = {} as Record<Party, ChildProcess>
  const play = async (party: Party): Promise<number> => (await order<Report>(guests[party], { play: milliseconds, thinking: 0 })).perSecond
  for (const party of PARTIES) {
    const { address } = await told<Ready>(start('socketsServer', party))
    guests[party] = start('socketsGuests')
    await order(guests[party], { gather: address, crowd, party })
    await warm(warming, () => play(party))
  }
  for (let round = 0; round < rounds; round++) for (const party of PARTIES) parties[party].push(await play(party))
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  return {
    socketEchoesPerSecond: median(parties.echo),
    socketFansPerSecond: median(parties.fan),
    socketDecisionsPerSecond: median(parties.tables),
    socketDecisionsVsEcho: ratio(parties.tables, parties.echo),
    socketDecisionsVsFan: ratio(parties.tables, parties.fan),
  }
}

type Contest = Record<Party, number[]>
/** What a server has done only a few times it does slowly: all are measured once they no longer become quicker. */
async function warm(most: number, play: () => Promise<number>): Promise<void> {
  let best = 0
  for (let round = 0, since = 0; round < most && since < 3; round++) {
    const now = await play()
    since = now > best * 1.05 ? 0 : since + 1
    best = Math.max(best, now)
  }
}

/** Milliseconds between two answers at a table of people. */
const HUMAN_PACE = 3000

async function atHumanPace(crowd: Crowd, { heldSeconds }: SocketEffort): Promise<Measures> {
  const server = start('socketsServer', 'tables')
  const { address } = await told<Ready>(server)
  const guests = start('socketsGuests')
  // One table first: what the first one costs is the server's, not the table's.
  await order(guests, { gather: address, crowd: { ...crowd, tables: 1 }, party: 'tables' })
  const { bytes: before } = await told<Memory>(server, {})
  await order(guests, { gather: address, crowd, party: 'tables' })
  const { perSecond, p50, p99 } = await order<Report>(guests, { play: heldSeconds * 1000, thinking: HUMAN_PACE })
  const { bytes: after } = await told<Memory>(server, {})
  return {
    heldTables: crowd.tables,
    heldSockets: crowd.tables * crowd.seats,
    heldDecisionsPerSecond: perSecond,
    heldToldMsMedian: p50,
    heldToldMsP99: p99,
    heldKilobytesPerTable: (after - before) / crowd.tables / 1024,
  }
}
