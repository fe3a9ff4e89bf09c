import { definitionOf, type Happened, type Json, type State } from '@miskatonic/kernel'

/* Which cards something happens to: a card that is drawn in hundreds of games and played in none is badly written or badly judged. */

/** By happening: the definitions it befell in one game. */
export type Befallen = { readonly [happening: string]: readonly string[] }

/** Listens to one game for some happenings. */
export class Listening {
  private readonly found: ReadonlyMap<string, Set<string>>

  constructor(happenings: readonly string[]) {
    this.found = new Map(happenings.map((name) => [name, new Set()]))
  }

  hear({ name, what }: Happened): void {
    const found = this.found.get(name)
    if (found) for (const text of textsIn(what as Json)) found.add(text)
  }

  /** Of all that was named, the pieces there are at the end. */
  befallen(state: State): Befallen {
    const definitions = (named: ReadonlySet<string>): string[] => [
      ...new Set([...named].filter((piece) => state.pieces[piece]).map((piece) => definitionOf(state, piece))),
    ]
    return Object.fromEntries([...this.found].map(([name, named]) => [name, definitions(named).sort()]))
  }
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one as Json)) : []
}

/** One card over many games: in how many the first happening befell it, and in how many of these another did too. */
export type Fate = { readonly definition: string; readonly games: number; readonly then: number }

export class FateTally {
  private readonly games = new Map<string, { games: number; then: number }>()

  add(befallen: Befallen | undefined): void {
    if (!befallen) return
    const [first = [], ...others] = Object.values(befallen)
    const then = new Set(others.flat())
    for (const definition of first) {
      const counted = this.games.get(definition) ?? { games: 0, then: 0 }
      this.games.set(definition, { games: counted.games + 1, then: counted.then + (then.has(definition) ? 1 : 0) })
    }
  }

  /** The rarest first. */
  fates(): Fate[] {
    const all = [...this.games].map(([definition, counted]) => ({ definition, ...counted }))
    return all.sort((a, b) => a.then / a.games - b.then / b.games || (a.definition < b.definition ? -1 : 1))
  }
}

export const fatesTold = (fates: readonly Fate[]): string[] =>
  fates.map(({ definition, games, then }) => `${`${((100 * then) / games).toFixed(1)} %`.padStart(8)}  ${then} of ${games}  ${definition}`)
