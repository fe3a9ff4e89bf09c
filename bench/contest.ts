/** The thread of one contestant: plays for as long as it is told to and says how many moves a second it made. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Random, randomFrom } from '@miskatonic/kernel'
import type { Name } from './contestant.ts'
import { rate } from './timing.ts'

/** How to play one game, and how many games to play between two looks at the clock. */
const PLAYERS: Record<Name, () => Promise<{ play: (random: Random) => number; games: number }>> = {
  kernel: async () => ({ play: (await import('./ticTacToe.ts')).playOnKernel, games: 200 }),
  bareLoop: async () => ({ play: (await import('./ticTacToe.ts')).playBare, games: 200 }),
  boardgameIo: async () => ({ play: (await import('./boardgameIo.ts')).playOnBoardgameIo, games: 5 }),
}

const { play, games } = await PLAYERS[workerData as Name]()
const random = randomFrom('bench')

function work(): number {
  let moves = 0
  for (let i = 0; i < games; i++) moves += play(random)
  return moves
}

parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(rate(work, milliseconds)))
