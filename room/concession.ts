import type { Level } from '@miskatonic/contract'
import type { Seat } from '@miskatonic/kernel'
import { RequestRefused } from './requestRefused.ts'
import type { Guest, Room } from './room.ts'

/** Somebody has given up and the others go on: what is still asked of that seat until it is seen off, a bot answers. */
export function handOver(room: Room, { person, name }: Guest, seat: Seat, now: number): void {
  if (room.table.over) return
  const sitting = { kind: 'bot', level: levelOf(room), for: { person, name } } as const
  room.sit(seat, sitting, now, { what: 'conceded', a: name, b: seat })
}

/** How a bot plays that steps in for somebody: with sense, where the game has such bots. */
export function levelOf(room: Room): Level {
  try {
    room.bots.makerOf('careful')
    return 'careful'
  } catch (error) {
    if (error instanceof RequestRefused) return 'random'
    throw error
  }
}
