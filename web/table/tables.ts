/** Tables are found by where they lie, so that no list names a game. */
import type { GameTable } from '../kit/table.ts'

const own = import.meta.glob<{ readonly table: GameTable }>('../../games/*/table/index.{ts,tsx}')

/** How a game's table looks: its own, or the plain one that shows any game. */
export async function tableOf(game: string): Promise<GameTable> {
  const entry = Object.entries(own).find(([path]) => path.includes(`/games/${game}/table/`))
  return entry ? (await entry[1]()).table : (await import('./plain/index.tsx')).table
}
