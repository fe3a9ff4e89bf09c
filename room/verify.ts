/** Whether a finished table's dice fell as its seed says, by playing it again: in the browser and by `npm run verify`. */
import { type AnyShape, canonical, type Drawn, type Game, type Saved, Table } from '@miskatonic/kernel'
import { sha256 } from './sha256.ts'

/** `wrong` is empty where everything is as it should be. */
export type Verdict = {
  readonly game: string
  readonly seedHash: string
  readonly decisions: number
  readonly draws: number
  readonly wrong: readonly string[]
}

const drawsOf = (saved: Saved): Drawn[] => [...saved.opening, ...saved.log.flatMap((entry) => ('undo' in entry ? [] : entry.chance))]

/** Plays the log again with live chance from the seed: what was taken back is taken back again, and the counters go on as they did. */
export function verify(game: Game<AnyShape>, saved: Saved): Verdict {
  const wrong: string[] = []
  const same = (where: string, logged: readonly Drawn[], drawn: readonly Drawn[]): boolean => {
    if (canonical(logged) === canonical(drawn)) return true
    const i = drawn.findIndex((one, at) => canonical(one) !== canonical(logged[at]))
    wrong.push(`${where}: the file says ${said(logged[i])}, the seed gives ${said(drawn[i])}`)
    return false
  }
  const table = Table.start(game, { seats: saved.seats, options: saved.options, seed: saved.seed })
  // An opening that does not fit makes everything after it differ as well: the first difference is the one to tell.
  if (same('setting up', saved.opening, table.opening)) playAgain(table, saved, same, wrong)
  if (!wrong.length && saved.hash !== null && table.hash !== saved.hash) wrong.push('the table does not end as the file says')
  if (!wrong.length && !table.over) wrong.push('the game is not over: what was not played yet cannot be judged')
  return { game: saved.game, seedHash: sha256(saved.seed), decisions: saved.log.length, draws: drawsOf(saved).length, wrong }
}

type Same = (where: string, logged: readonly Drawn[], drawn: readonly Drawn[]) => boolean

function playAgain(table: Table<AnyShape>, saved: Saved, same: Same, wrong: string[]): void {
  for (const [seq, entry] of saved.log.entries()) {
    if (entry.seq !== seq) return void wrong.push(`decision ${seq} is missing`)
    if ('undo' in entry) {
      if (!table.undoTo(entry.undo, entry.seats).ok)
        return void wrong.push(`taking back at ${seq}: there is nothing to take back to ${entry.undo}`)
      continue
    }
    const decided = table.decide(entry.seat, entry.answer, { by: entry.by, keys: 'real' })
    if (!decided.ok) return void wrong.push(`decision ${seq} of ${entry.seat} cannot have been made: ${decided.error.detail}`)
    const last = table.log.at(-1)
    if (!last || 'undo' in last || !same(`decision ${seq} of ${entry.seat}`, entry.chance, last.chance)) return
  }
}

const said = (drawn: Drawn | undefined): string => (drawn ? `${drawn.label} → ${JSON.stringify(drawn.got)}` : 'nothing')
