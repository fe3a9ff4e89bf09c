import { type AnyShape, Beats, type Decided, type Seat, type Table, type View } from '@miskatonic/kernel'
import type { Beat, ViewChange } from './protocol.ts'
import { changeBetween } from './viewChange.ts'

/** More than this is folded into the change at the end of a telling. */
const MOST_BEATS = 100
const MOST_LETTERS = 64_000

/** What one watcher is told of the beats of a telling, and what differs between the last of them and the end. */
export type ToldBeats = { readonly beats: readonly Beat[]; readonly change: ViewChange }

/** Looks at a table beat by beat while decisions are taken, from one telling to the next. */
export class BeatsSince {
  private readonly table: Table<AnyShape>
  private decisions: { readonly beats: Beats<AnyShape>; readonly before: ReadonlyMap<Seat, number> }[] = []

  constructor(table: Table<AnyShape>) {
    this.table = table
  }

  /** Takes a decision and remembers its beats for these watchers; `heard`: how many lines one had been told before. A refused decision has none. */
  decide(
    [seat, answer, how]: Parameters<Table<AnyShape>['decide']>,
    watchers: ReadonlySet<Seat>,
    heard: (watcher: Seat) => number,
  ): Decided {
    if (!watchers.size) return this.table.decide(seat, answer, how)
    const before = new Map([...watchers].map((watcher) => [watcher, heard(watcher)]))
    const beats = new Beats(this.table, watchers)
    const decided = this.table.decide(seat, answer, { ...how, onBeat: beats.onBeat })
    if (decided.ok) this.decisions.push({ beats, before })
    return decided
  }

  forget(): void {
    this.decisions = []
  }

  /** From what a watcher was told last to what it sees now; null: there was nothing in between. */
  between(watcher: Seat, from: View, to: View): ToldBeats | null {
    const told: Beat[] = []
    let last = from
    let by: Seat | null = null
    let size = 0
    for (const { beats, before } of this.decisions)
      for (const beat of beats.of(watcher)) {
        const { seq: _, ...differs } = changeBetween(last, beat.view)
        const next: Beat = {
          told: (before.get(watcher) ?? 0) + beat.told,
          ...(beat.by === by ? {} : { by: beat.by }),
          ...(Object.keys(differs).length ? { change: differs } : {}),
        }
        size += JSON.stringify(next).length
        if (told.length === MOST_BEATS || size > MOST_LETTERS) return { beats: told, change: changeBetween(last, to) }
        told.push(next)
        last = beat.view
        by = beat.by
      }
    return told.length ? { beats: told, change: changeBetween(last, to) } : null
  }
}
