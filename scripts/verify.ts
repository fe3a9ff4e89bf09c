/** `npm run verify -- <file>`: whether a finished table's dice fell as its seed says, by playing it again. */
import { readFileSync } from 'node:fs'
import { playable } from '@miskatonic/games/levels'
import { readSave } from '@miskatonic/kernel'
import { verify } from '@miskatonic/room'

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
