import type { GameSetup } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { useEffect, useMemo, useState } from 'react'
import { withOwnDecks } from '../decks/bringing.ts'
import { useOwnDecks } from '../decks/shelf.ts'
import { misses, renew } from '../renewal.ts'

const known = new Map<string, GameSetup>()

/** What is needed to open a table of a game; undefined while it is fetched, null where it cannot be: the game was never opened here, and there is no network. */
export function useSetup(game: string): GameSetup | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly found: boolean } | null>(null)
  useEffect(() => {
    let wanted = true
    if (!known.has(game))
      void games
        .find(({ id }) => id === game)
        ?.setup()
        .then(
          ({ setup }) => {
            known.set(game, setup)
            return true
          },
          (error) => {
            if (!misses(error)) throw error
            // A new build may have taken its place: then the page is loaded again.
            void renew()
            return false
          },
        )
        .then((found) => wanted && setLoaded({ game, found }))
    return () => {
      wanted = false
    }
  }, [game])
  const own = useOwnDecks(game)
  const setup = known.get(game)
  const missing = loaded?.game === game && !loaded.found
  return useMemo(() => (setup ? withOwnDecks(setup, own) : missing ? null : undefined), [setup, own, missing])
}
