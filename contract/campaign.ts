import type { AnyShape, Json, Kernel, Seat, Shape } from '@miskatonic/kernel'
import type { Language } from './language.ts'

/** How tonight's table is set up. It never travels through a client: the house hands it to the table it opens. */
export type NightSetup = { readonly seats: readonly Seat[]; readonly options: Json }

/** What a night's table brought: how it ended, and by whom it was played. `left`: what the campaign took from the table, told to nobody. */
export type NightEnd = { readonly seats: readonly Seat[]; readonly result: Json; readonly left?: Json }

/**
 * A series of tables with a memory. The memory is plain JSON and belongs to the house, not to a table: each night's table is opened from
 * it and closed into it.
 */
export type Campaign<C extends Json = Json, S extends Shape = AnyShape> = {
  /** Of the memory's shape: a stored campaign of an older one is carried over by `migrate`. */
  readonly version: number
  readonly migrate?: { readonly [from: number]: (old: Json) => Json }
  /** Throws an error for people where the options cannot be played with. */
  readonly begin: (options: Json) => C
  /** The next night with whoever sits there tonight; null: the campaign is over. */
  readonly open: (memory: C, seats: readonly Seat[]) => NightSetup | null
  /** What is read off the table of a night that is over, besides its result: everybody is told the result, and nobody this. */
  readonly leaves?: (t: Kernel<S>) => Json
  /** The memory after a night. */
  readonly close: (memory: C, end: NightEnd) => C
  /** What a seat may know of the memory; null: somebody who sits nowhere. */
  readonly view: (memory: C, seat: Seat | null) => Json
  /** What a person reads about it: where the campaign stands, and what each night brought. */
  readonly text: (view: Json, lang: Language) => { readonly headline: string; readonly lines: readonly string[] }
}
