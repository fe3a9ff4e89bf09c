import type { SpokenAsk, TableInfo } from '@miskatonic/host/protocol'
import type { Seat } from '@miskatonic/kernel'
import { useState } from 'react'
import type { GameTable } from '../kit/table.ts'
import type { Desk } from './useTable.ts'

/** Whether somebody else is deciding whom one may look on at. What bots do passes at a glance: a scene would only flicker. */
export const looksOn = (info: TableInfo, ask: SpokenAsk | null, awaited: readonly Seat[]): boolean =>
  !ask && !info.over && awaited.some((seat) => info.seats.some((one) => one.seat === seat && one.holder.kind === 'person'))

export type SceneState = {
  /** The scene is on; who looks on and has put it away does not see it. */
  readonly shown: boolean
  /** What one looks on at without deciding can be put away and fetched again; null: it is one's own, or there is none. */
  readonly aside: { readonly away: boolean; readonly put: (away: boolean) => void } | null
}

/** What is being resolved as a scene: over the board for whoever decides, and for those who look on until they put it away. */
export function useScene(desk: Desk, game: GameTable): SceneState {
  const [away, put] = useState(false)
  const on = !desk.moment && game.hasScene(desk.props)
  const aside = on && !desk.props.ask ? { away, put } : null
  return { shown: on && !(aside && away), aside }
}
