/** Decisions through sockets, each on disk before anybody hears of it, beside a bare echo over the same sockets. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Playable } from '@miskatonic/bots'
import type { Measures } from './measures.ts'
import type { Crowd, Order, Report } from './sockets-guests.ts'
import type { Memory, Ready } from './sockets-server.ts'
import { median, ratio } from './timing.ts'

export type SocketEffort = {
  readonly rounds: number
  readonly milliseconds: number
  /** For the tables that are played as fast as they can be. */
  readonly tables: number
  /** For the tables that are held at human pace, each with three sockets. */
  readonly held: number
  readonly heldSeconds: number
}

const children = new Set<ChildProcess>()

function start(program: 'sockets-server' | 'sockets-guests', ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const child = fork(path, args, { execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'] })
  children.add(child)
  return child
}

async function told<T>(child: ChildProcess, order?: object): Promise<T> {
  const answer = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended (${code})`))),
  ])
  if (order) child.send(order)
  const [message] = await answer
  return message as T
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

async function flatOut(crowd: Crowd, { rounds, milliseconds }: SocketEffort): Promise<Measures> {
  const parties: ChildProcess[] = []
  for (const echo of [true, false]) {
    const server = start('sockets-server', echo ? 'echo' : 'tables')
    const { address } = await told<Ready>(server)
    const guests = start('sockets-guests')
    await order(guests, { gather: address, crowd, echo })
    await order(guests, { play: milliseconds, thinking: 0 })
    parties.push(guests)
  }
  const [echoing, deciding] = parties as [ChildProcess, ChildProcess]
  const [echoes, decisions]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    echoes.push((await order<Report>(echoing, { play: milliseconds, thinking: 0 })).perSecond)
    decisions.push((await order<Report>(deciding, { play: milliseconds, thinking: 0 })).perSecond)
  }
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  return {
    socketEchoesPerSecond: median(echoes),
    socketDecisionsPerSecond: median(decisions),
    socketDecisionsVsEcho: ratio(decisions, echoes),
  }
}

/** Milliseconds between two answers at a table of people. */
const HUMAN_PACE = 3000

async function atHumanPace(crowd: Crowd, { heldSeconds }: SocketEffort): Promise<Measures> {
  const server = start('sockets-server', 'tables')
  const { address } = await told<Ready>(server)
  const guests = start('sockets-guests')
  // One table first: what the first one costs is the server's, not the table's.
  await order(guests, { gather: address, crowd: { ...crowd, tables: 1 }, echo: false })
  const { bytes: before } = await told<Memory>(server, {})
  await order(guests, { gather: address, crowd, echo: false })
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
