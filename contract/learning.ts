import type { AnyShape, Ask, Json, Kernel, Option, Random, Seat } from '@miskatonic/kernel'

/** The numbers that are not nothing, and their places. */
export type Sparse = { readonly at: ArrayLike<number>; readonly value: ArrayLike<number> }

/** How a game is told to a network. Only what the seat can know may change the numbers. */
export type Perception = {
  /** How many numbers there are of a state, and of an option. */
  readonly inputs: number
  readonly optionInputs: number
  /** What their places depend on, in short: a network that was made for other places knows nothing here. */
  readonly fits: string
  /** Whether such questions were ever practised. To others a network has no answer. */
  readonly knows: (ask: Ask) => boolean
  readonly see: (t: Kernel<AnyShape>, seat: Seat) => Perceived
}

export type Perceived = { readonly state: Sparse; readonly option: (ask: Ask, option: Option) => Sparse }

/** How wide the layers of a network are. */
export type Layers = { readonly first: number; readonly second: number; readonly option: number }

/** What a game gives so that a network can learn it. */
export type Learner = {
  readonly perception: Perception
  readonly layers: Layers
  /** How many sit at a table, and with which options they practise. */
  readonly seats: number
  readonly options: (random: Random) => Json
}
