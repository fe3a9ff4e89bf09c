import type { DeckBuilding } from '@miskatonic/contract'
import { useEffect, useState } from 'react'
import type { GameTable } from '../kit/table.ts'
import { tableOf } from '../table/tables.ts'
import { buildingOf } from './bringing.ts'

/** The collection of a game and how its cards look; null: there is none; undefined while it is fetched. */
export function useBuilding(game: string): { readonly building: DeckBuilding; readonly Card: GameTable['Card'] } | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly building: DeckBuilding; readonly Card: GameTable['Card'] } | null>()
  useEffect(() => {
    let wanted = true
    setLoaded(undefined)
    void Promise.all([buildingOf(game), tableOf(game)]).then(([building, { Card }]) => {
      if (wanted) setLoaded(building && { building, Card })
    })
    return () => {
      wanted = false
    }
  }, [game])
  return loaded
}
