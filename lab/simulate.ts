import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Playable, playable } from '@miskatonic/games/levels'
import { type Played, playGame, type Trial } from './play.ts'
import { type Report, Tally } from './report.ts'

/** Called now and then with how many games have been played. */
export type Progress = (played: number) => void

/** Games handed to a worker at once: enough that the handing costs nothing, few enough that all end together. */
export const BATCH = 10
/** Milliseconds after which more threads are worth their start. */
const PATIENCE = 1000

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

/** The same for a game of the register; what is not done within `patience` is shared by several threads, which changes no game. */
export async function simulateRegistered(
  game: string,
  trial: Trial,
  games: number,
  progress: Progress = () => {},
  patience = PATIENCE,
): Promise<Report> {
  const played = await playable(game)
  const tally = new Tally()
  const began = performance.now()
  while (tally.games < games && performance.now() - began < patience) {
    tally.add(playGame(played, trial, tally.games + 1))
    progress(tally.games)
  }
  let next = tally.games + 1
  const batch = (): readonly [from: number, to: number] | null => {
    if (next > games) return null
    const from = next
    next = Math.min(games, from + BATCH - 1) + 1
    return [from, next - 1]
  }
  const take = (results: readonly Played[]): void => {
    for (const one of results) tally.add(one)
    progress(tally.games)
  }
  const threads = Math.min(availableParallelism(), Math.ceil((games - tally.games) / BATCH))
  await Promise.all(Array.from({ length: threads }, () => workThrough(game, trial, batch, take)))
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
