import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Playable, playable } from '@miskatonic/bots'
import { type Played, playGame, type Trial } from './play.ts'
import { type Report, Tally } from './report.ts'

/** Called now and then with how many games have been played. */
export type Progress = (played: number) => void

/** Games handed to a worker at once: enough that the handing costs nothing, few enough that all end together. */
export const BATCH = 25
/** Below this a second thread costs more to start than it saves. */
const WORTH_A_WORKER = 200

/** Plays games 1 to `games` here, one after the other. */
export function simulate(played: Playable, trial: Trial, games: number, progress: Progress = () => {}): Report {
  const tally = new Tally()
  const began = performance.now()
  for (let i = 1; i <= games; i++) {
    tally.add(playGame(played, trial, i))
    progress(i)
  }
  return tally.report(played.game.id, trial.players, (performance.now() - began) / 1000)
}

/** The same for a game of the register, on as many threads as are worth it. Who plays which game changes nothing about it. */
export async function simulateRegistered(
  game: string,
  trial: Trial,
  games: number,
  progress: Progress = () => {},
  threads: number = games < WORTH_A_WORKER ? 1 : availableParallelism(),
): Promise<Report> {
  if (threads < 2) return simulate(await playable(game), trial, games, progress)
  const tally = new Tally()
  let next = 1
  const began = performance.now()
  const batch = (): readonly [from: number, to: number] | null => {
    if (next > games) return null
    const from = next
    next = Math.min(games, from + BATCH - 1) + 1
    return [from, next - 1]
  }
  const take = (played: readonly Played[]): void => {
    for (const one of played) tally.add(one)
    progress(tally.games)
  }
  await Promise.all(Array.from({ length: Math.min(threads, Math.ceil(games / BATCH)) }, () => workThrough(game, trial, batch, take)))
  return tally.report(game, trial.players, (performance.now() - began) / 1000)
}

/** One worker: asks for batches until there are none. */
function workThrough(
  game: string,
  trial: Trial,
  batch: () => readonly [number, number] | null,
  take: (played: readonly Played[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { game, trial } })
    const go = (): void => {
      const range = batch()
      if (range) worker.postMessage(range)
      else void worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (played: readonly Played[]) => {
      take(played)
      go()
    })
    worker.on('error', reject)
    go()
  })
}
