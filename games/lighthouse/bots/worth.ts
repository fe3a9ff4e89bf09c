import type { ViewWorth } from '@miskatonic/contract'
import type { Rock } from '../rules/shape.ts'
import { DARKEST } from '../rules/tracks.ts'

/* All that is said of playing well: the house's bots look ahead, and judge what they then see by these numbers. */

/** Ships in the harbour, the sea, the dark and the keepers' nerve. */
export const worth: ViewWorth = ({ table, of, zones, seats }) => {
  const { dark, oil } = table as unknown as Rock['state']
  const count = (zone: string): number => zones[zone]?.count ?? 0
  const nerve = seats.reduce((sum, seat) => sum + Number(of[seat]?.nerve ?? 0), 0) / seats.length
  const ships = count('harbour') - count('seabed')
  const hope = 0.5 * ships - (2 * dark) / DARKEST - 0.2 * count('masonry') + 0.3 * nerve + 0.1 * oil - 1
  return 1 / (1 + Math.exp(-hope))
}
