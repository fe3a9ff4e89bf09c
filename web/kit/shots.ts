/** What `npm run shots` photographs of a game. `games/<game>/table/shots.ts` exports it as `shots`; it is found by its place. */
import type { AskView, Json, Seat, View } from '@miskatonic/kernel'

/** A moment of a game that bots play: the first one for which `when` holds, as the seat sees it that is asked. */
export type Moment = {
  readonly name: string
  readonly when: (seen: { readonly view: View; readonly ask: AskView; readonly seat: Seat }) => boolean
}

export type Shots = {
  /** Always the same game: everybody is played by the best bot there is. */
  readonly setup: { readonly seats: readonly Seat[]; readonly options: Json; readonly seed: string }
  /** Seats that stay with bots when a person looks at the moment; the others are that person's. */
  readonly bots: readonly Seat[]
  /** In the order in which they come. */
  readonly moments: readonly Moment[]
}
