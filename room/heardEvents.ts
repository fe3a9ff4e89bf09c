import type { Seat, SeatEvent, StoredEvent } from '@miskatonic/kernel'

/** What one watcher has been told of a table's events. Each event is looked at once, however long the game. */
export class HeardEvents {
  private readonly watcher: Seat
  private readonly events: readonly StoredEvent[]
  /** Where the events it was told stand in the table's list. */
  private readonly places: number[] = []
  /** By an event's number: under which number of its own the watcher knows it, or else what led to it; 0: not at all. */
  private readonly own: number[] = [0]
  private looked = 0

  constructor(watcher: Seat, events: readonly StoredEvent[]) {
    this.watcher = watcher
    this.events = events
  }

  get count(): number {
    const { events, own, places, watcher } = this
    for (; this.looked < events.length; this.looked++) {
      const { id, cause, told } = events[this.looked] as StoredEvent
      while (own.length < id) own.push(0)
      own[id] = told[watcher] ? places.push(this.looked) : cause === null ? 0 : (own[cause] ?? 0)
    }
    return places.length
  }

  /** What it was told, from its event number `from` on, up to number `to`. */
  between(from: number, to: number): SeatEvent[] {
    const heard: SeatEvent[] = []
    for (let n = Math.max(0, from); n < Math.min(to, this.count); n++) {
      const { seq, record, cause, told } = this.events[this.places[n] as number] as StoredEvent
      const known = cause === null ? 0 : (this.own[cause] ?? 0)
      heard.push({ id: n + 1, seq, record, cause: known || null, message: told[this.watcher] as SeatEvent['message'] })
    }
    return heard
  }
}
