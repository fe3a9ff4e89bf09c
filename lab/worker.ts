/** A thread of the lab: plays the games it is told to and hands back how they went. */
import { parentPort, workerData } from 'node:worker_threads'
import { playable } from '@miskatonic/games/levels'
import { type Played, playGame, type Trial } from './play.ts'

const { game, trial } = workerData as { game: string; trial: Trial }
const played = await playable(game)

parentPort?.on('message', ([from, to]: readonly [number, number]) => {
  const results: Played[] = []
  for (let i = from; i <= to; i++) results.push(playGame(played, trial, i))
  parentPort?.postMessage(results)
})
