import type { Gallery } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { useEffect, useState } from 'react'
import type { GameTable } from '../kit/table.ts'
import { tableOf } from '../table/tables.ts'

type Loaded = { readonly gallery: Gallery; readonly Card: GameTable['Card'] }

/** The cards of a game and how they look; null: there are none to see; undefined while they are fetched. */
export function useGallery(game: string): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>()
  useEffect(() => {
    let wanted = true
    setLoaded(undefined)
    const load = games.find(({ id }) => id === game)?.gallery
    if (!load) setLoaded(null)
    else
      void Promise.all([load(), tableOf(game)]).then(([{ gallery }, { Card }]) => {
        if (wanted) setLoaded({ gallery, Card })
      })
    return () => {
      wanted = false
    }
  }, [game])
  return loaded
}
