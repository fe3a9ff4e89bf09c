import type { AnyShape, Seat, Table } from '@miskatonic/kernel'
import type { House, JournalLine } from './journalLine.ts'
import { RequestRefused } from './requestRefused.ts'
import type { Guest, RoomFacts } from './roomState.ts'
import { refusals } from './strings.ts'

const MINUTE = 60_000
/** A table that says nothing about it waits so long for a silent seat before any player may let a bot answer. */
const USUAL_PATIENCE = 5 * MINUTE

/** Null: only the host may. */
export const patienceOf = ({ patience }: House): number | null => (patience === undefined ? USUAL_PATIENCE : patience)

/** Since when seats that are asked have said nothing, out of the journal: the same in every process and after a restart. */
export class Silence {
  private readonly created: number
  /** When each entry of the table's log was made. */
  private readonly times: number[] = []
  private readonly seated = new Map<Seat, number>()
  private tookBack = 0

  constructor(created: number) {
    this.created = created
  }

  note(line: JournalLine): void {
    if (line.is === 'decision') this.times[line.decision.seq] = line.at
    else if (line.is === 'undo' || line.is === 'rules') this.tookBack = line.at
    else if (line.is === 'seat') this.seated.set(line.seat, line.at)
  }

  /** What bots answered in its place does not break a silence. Whoever has just sat down has only just been asked. */
  since({ log, askedAt }: Table<AnyShape>, seat: Seat): number {
    let asked = askedAt
    for (let before = log[asked - 1]; before && !('undo' in before); before = log[asked - 1]) {
      if (before.seat !== seat || before.by !== 'bot') break
      asked = before.seq
    }
    return Math.max(this.times[asked - 1] ?? this.created, this.seated.get(seat) ?? 0, this.tookBack)
  }
}

/** A seat is asked and says nothing: a bot may answer this one question for it. The host may let it at once, who plays here in time. */
export function requireSilent(room: RoomFacts, guest: Guest, seat: Seat, now: number): void {
  const { table, sittings, house } = room
  const sitting = sittings.get(seat)
  if (!sitting) throw new RequestRefused('no-such-seat')
  if (sitting.kind === 'bot' || !table.awaited().includes(seat)) throw new RequestRefused('not-asked', refusals.notSilent)
  if (house.hostPerson === guest.person) return
  if (!room.seatsOf(guest.person).length) throw new RequestRefused('not-your-seat')
  const patience = patienceOf(house)
  if (patience === null) throw new RequestRefused('not-host')
  if (now < room.silence.since(table, seat) + patience) throw new RequestRefused('not-allowed', refusals.patience)
}
