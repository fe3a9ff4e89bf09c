import type { Shape } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** No object of the state is kept across a question, and nothing is written outside a change. */
export function strict<S extends Shape>(trial: Trial<S>): Violation[] {
  const free = new RandomGame(trial)
  const plain = free.last()
  const play = new RandomGame(trial, { strict: true })
  const guarded = play.last()
  const { broken } = play
  if (broken && broken.detail !== free.broken?.detail) return [play.fault('strict', broken.detail)]
  if (plain && guarded && plain.hash !== guarded.hash)
    return [play.fault('strict', 'a strict table came out otherwise: something was written outside a change')]
  return []
}
