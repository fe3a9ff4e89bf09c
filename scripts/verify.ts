/** `npm run verify -- <file>`: whether a finished table's dice fell as its seed says, by playing it again. */
import { readFileSync } from 'node:fs'
import { playable } from '@miskatonic/games/levels'
import { type AnyShape, canonical, type Drawn, type Game, readSave, type Saved, Table } from '@miskatonic/kernel'
import { sha256 } from '@miskatonic/room'

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

/** What to say about a file, and whether all is well. `told`: the hash that was shown when the table was opened. */
export async function verifyText(text: string, told: string | null): Promise<{ lines: string[]; good: boolean }> {
  const { saved, problems } = readSave(text)
  const { game } = await playable(saved.game)
  const { decisions, draws, seedHash, wrong } = verify(game, saved)
  const all = [
    ...problems,
    ...(told !== null && told !== seedHash
      ? [`the seed is not the one that was promised: its hash is ${seedHash}, ${told} was shown`]
      : []),
    ...(saved.rules === game.rules && saved.content === game.contentHash
      ? wrong
      : wrong.map((one) => `${one} (rules or cards have changed since)`)),
  ]
  const about = `${saved.game}: ${decisions} decisions, ${draws} outcomes of chance, seed ${saved.seed}, hash ${seedHash}`
  const verdict = all.length ? all.map((one) => `✗ ${one}`) : ['✓ every outcome is what the seed gives']
  const open =
    told === null && !all.length ? ['Compare the hash with the one the table showed at its beginning, or give it: -- <file> <hash>'] : []
  return { lines: [about, ...verdict, ...open], good: all.length === 0 }
}

if (import.meta.main) {
  const [file, told = null] = process.argv.slice(2)
  if (file === undefined) {
    console.error('Which file? npm run verify -- <file> [<hash shown at the beginning>]')
    process.exit(2)
  }
  try {
    const { lines, good } = await verifyText(readFileSync(file, 'utf8'), told)
    for (const line of lines) console.log(line)
    process.exitCode = good ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  }
}
