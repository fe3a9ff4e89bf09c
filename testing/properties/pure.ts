import type { Shape, Table } from '@miskatonic/kernel'
import { firstDifference, standing } from './sent.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** The same seed and the same answers give the same game, and no rule asks the world outside. */
export function deterministic<S extends Shape>(trial: Trial<S>): Violation[] {
  const first = new RandomGame(trial)
  const hashes: string[] = []
  let end: Table<S> | null = null
  for (const table of first.moments()) {
    hashes.push(table.hash)
    end = table
  }
  const second = new RandomGame(trial)
  const asked = watched(() => {
    for (const table of second.moments()) if (table.hash !== hashes[second.at]) return second.fault('deterministic', apart(second.at))
    return null
  })
  if (asked.world) return [second.fault('deterministic', `a rule asked the world outside: ${asked.world}`)]
  if (asked.result) return [asked.result]
  if (first.at !== second.at) return [second.fault('deterministic', apart(second.at))]
  const third = new RandomGame(trial).last()
  const wrong = firstDifference(end && standing(end), third && standing(third))
  return wrong ? [second.fault('deterministic', `played again, ${wrong}`)] : []
}

const apart = (at: number): string => `with the same seed and the same answers the game went elsewhere at decision ${at}`

/** Runs something and notices when it looks at a clock or throws dice of its own. */
function watched<R>(run: () => R): { result: R; world: string | null } {
  const { random } = Math
  const RealDate = Date
  const now = performance.now
  let world: string | null = null
  const note = (what: string): void => {
    world ??= what
  }
  Math.random = () => {
    note('Math.random')
    return random()
  }
  performance.now = () => {
    note('performance.now')
    return now.call(performance)
  }
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, as) => {
      note('new Date')
      return Reflect.construct(target, args, as)
    },
    apply: (target) => {
      note('Date()')
      return target()
    },
    get: (target, key) => {
      if (key === 'now') note('Date.now')
      return Reflect.get(target, key)
    },
  })
  try {
    return { result: run(), world }
  } finally {
    Math.random = random
    performance.now = now
    globalThis.Date = RealDate
  }
}
