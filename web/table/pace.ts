/** How soon an answer is sent where its quickness would tell the others what somebody holds. */
import type { TableInfo } from '@miskatonic/room/protocol'

const LEAST_MS = 1200
const USUAL_MS = 900
const LONGEST = 0.99

/** Mostly short, now and then long, as people are. It depends on `chance` (from 0 to 1) alone. */
export const pauseFor = (chance: number): number => Math.round(LEAST_MS - USUAL_MS * Math.log(1 - chance * LONGEST))

/** Whether anybody but the player could see how long an answer took: bots do not look at the clock. */
export const isWatched = ({ seats, watching }: Pick<TableInfo, 'seats' | 'watching'>): boolean =>
  watching > 0 || seats.filter(({ holder }) => holder.kind !== 'bot').length > 1
