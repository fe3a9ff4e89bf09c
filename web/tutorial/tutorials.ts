/** Tutorials are found by where they lie, as tables are: the start page knows which games have one without loading any. */
import type { Tutorial } from '../kit/table.ts'

const own = import.meta.glob<{ readonly tutorial: Tutorial }>('../../games/*/table/tutorial.ts')
const gameOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? ''

export const gamesWithTutorial: readonly string[] = Object.keys(own).map(gameOf)

export async function tutorialOf(game: string): Promise<Tutorial | null> {
  const entry = Object.entries(own).find(([path]) => gameOf(path) === game)
  return entry ? (await entry[1]()).tutorial : null
}
