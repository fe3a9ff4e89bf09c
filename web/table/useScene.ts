import type { Seat } from '@miskatonic/kernel'
import type { SpokenAsk, TableInfo } from '@miskatonic/room/protocol'
import { useState } from 'react'
import type { GameTable } from '../kit/table.ts'
import type { OpenTable } from './useTable.ts'

/** Whether somebody else is deciding whom one may look on at. What bots do passes at a glance: a scene would only flicker. */
export const looksOn = (info: TableInfo, ask: SpokenAsk | null, awaited: readonly Seat[]): boolean =>
  !ask && !info.over && awaited.some((seat) => info.seats.some((one) => one.seat === seat && one.holder.kind === 'person'))

export type SceneState = {
  /** The scene is on, and nobody has put it away. */
  readonly shown: boolean
  /** A scene can be put away, to look at what it covers, and fetched again; null: there is none. */
  readonly aside: { readonly away: boolean; readonly put: (away: boolean) => void } | null
}

const LOOKING_ON = 'looking on'

/** What is being resolved as a scene: over the board for whoever decides, until the next question, and for those who look on until they fetch it. */
export function useScene(desk: OpenTable, game: GameTable): SceneState {
  const [away, setAway] = useState<string | null>(null)
  const on = !desk.moment && game.hasScene(desk.props)
  const { ask } = desk.props
  const scene = ask ? `${ask.seat} ${ask.seq}` : LOOKING_ON
  const put = (aside: boolean): void => setAway(aside ? scene : null)
  return { shown: on && away !== scene, aside: on ? { away: away === scene, put } : null }
}
