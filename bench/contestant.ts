import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Contender } from './timing.ts'

export type Name = 'kernel' | 'boardgameIo' | 'bareLoop'

/** A player of tic-tac-toe in a thread of its own: what the compiler learns from one must not slow down another. */
export function contestant(name: Name, env: Readonly<Record<string, string>> = {}): { play: Contender; leave: () => Promise<unknown> } {
  const { NODE_ENV: _, ...plain } = process.env
  const worker = new Worker(new URL('./contest.ts', import.meta.url), { workerData: name, env: { ...plain, ...env } })
  return {
    play: async (milliseconds) => {
      worker.postMessage(milliseconds)
      const [rate] = await once(worker, 'message')
      return rate as number
    },
    leave: () => worker.terminate(),
  }
}
