import { canonical, type Happened, type Json, type Shape } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

type Seen = { readonly causes: readonly string[] }

/**
 * What the game lists as happening once for a cause happens once: not again from the same cause, not again from within its
 * own consequences, and not again by the procedure that a check has already served.
 */
export function once<S extends Shape>(trial: Trial<S>): Violation[] {
  const subjects = subjectsOf(trial)
  if (!subjects.size) return []
  const faults: Violation[] = []
  const causeOf = new Map<number, string>()
  const seen = new Map<string, Seen[]>()
  const happened = ({ id, name, what, by }: Happened): void => {
    const direct = by.cause === undefined ? `decision ${play.at}` : `${by.cause}`
    causeOf.set(id, direct)
    const subject = subjects.get(name)
    if (!subject) return
    const key = `${name} of ${subject(what as Record<string, Json>)}`
    const causes = [direct, ...ancestors(causeOf, direct)]
    const others = seen.get(key) ?? []
    if (others.some((other) => other.causes.includes(direct) || causes.includes(other.causes[0] as string)))
      faults.push(play.fault('once', `${key} happened twice for one cause`))
    seen.set(key, [...others, { causes }])
  }
  const play = new RandomGame(trial, { trace: happened })
  play.last()
  return faults
}

function subjectsOf<S extends Shape>({ once: listed }: Trial<S>): Map<string, (what: Record<string, Json>) => string> {
  if (!listed) return new Map()
  return new Map(Array.isArray(listed) ? listed.map((name: string) => [name, canonical]) : Object.entries(listed))
}

function ancestors(causeOf: ReadonlyMap<number, string>, from: string): string[] {
  const chain: string[] = []
  for (let cause = causeOf.get(Number(from)); cause !== undefined; cause = causeOf.get(Number(cause))) chain.push(cause)
  return chain
}
