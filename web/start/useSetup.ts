import { type GameSetup, games } from '@miskatonic/games'
import { useEffect, useMemo, useState } from 'react'
import { withOwnDecks } from '../decks/bringing.ts'
import { useOwnDecks } from '../decks/shelf.ts'

const known = new Map<string, GameSetup>()

/** What is needed to open a table of a game; undefined while it is fetched. */
export function useSetup(game: string): GameSetup | undefined {
  const [, setLoaded] = useState(0)
  useEffect(() => {
    let wanted = true
    if (!known.has(game))
      void games
        .find(({ id }) => id === game)
        ?.setup()
        .then(({ setup }) => {
          known.set(game, setup)
          if (wanted) setLoaded((n) => n + 1)
        })
    return () => {
      wanted = false
    }
  }, [game])
  const own = useOwnDecks(game)
  const setup = known.get(game)
  return useMemo(() => setup && withOwnDecks(setup, own), [setup, own])
}
