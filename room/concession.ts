import type { Seat } from '@miskatonic/kernel'
import { standInLevel } from './botSeats.ts'
import type { JournalLine } from './journalLine.ts'
import type { Guest, RoomFacts } from './roomState.ts'

/** Somebody has given up and the others go on: a bot answers what is still asked of that seat. Null: the game is over, nothing is asked. */
export function concessionLine({ table, playing }: RoomFacts, { person, name }: Guest, seat: Seat, now: number): JournalLine | null {
  if (table.over) return null
  const sitting = { kind: 'bot', level: standInLevel(playing), for: { person, name } } as const
  return { is: 'seat', at: now, seat, sitting, trace: { what: 'conceded', a: name, b: seat } }
}
