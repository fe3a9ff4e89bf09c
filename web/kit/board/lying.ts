/** What lies on a board, and what a place is, as a game tells it. */
import type { PieceView } from '@miskatonic/kernel'
import type { SpokenOption } from '@miskatonic/room/protocol'
import type { ReactNode } from 'react'
import type { IconName } from '../Icon.tsx'
import type { Lit } from '../table.ts'
import type { Chart } from './chart.ts'
import type { Sized } from './stacks.ts'

export type Lying = Sized & {
  /** The alias of the piece; of a token without one, what it is and where. */
  readonly id: string
  readonly kind: string
  /** The piece itself, or the card that put the token there: a press shows it. */
  readonly piece: PieceView | null
  /** Whom it stands for: a question about that seat is one about it. */
  readonly seat?: string
}

export type PlaceLook = {
  readonly name: string
  /** What sort of place it is, from large to small: «Europe», «City». */
  readonly sort: readonly string[]
  /** What there is to say besides while it is pointed at. */
  readonly also?: string
  readonly hint?: string
  /** Where a piece that is there lies, as the view names it. */
  readonly zone?: string
  /** What is drawn on the disc, and its ground. */
  readonly sign: ReactNode
  readonly colour: string
  /** A broken ring around it. */
  readonly ringed?: boolean
  /** What going there costs, where every way to choose it does. */
  readonly price?: { readonly icon: IconName; readonly text: string } | null
  /** Where its ways lead, in words. */
  readonly ways: readonly string[]
}

/** Everything a board is made of besides the table itself. */
export type BoardModel<T extends Lying> = {
  readonly chart: Chart
  readonly there: ReadonlyMap<string, readonly T[]>
  readonly place: (id: string) => PlaceLook
  /** What the end of a way at the edge says. Always the same function: the ways are drawn once. */
  readonly signOf: (place: string) => string
  readonly nameOf: (thing: T) => string
  readonly draw: (thing: T) => ReactNode
  /** Where one is oneself, and where the Tab key enters for whoever is nowhere. */
  readonly home: string | null
  readonly entry: string
  /** An option that is chosen where its piece lies; another one is read first. */
  readonly isPressed?: (option: { readonly key: string }) => boolean
  /** Goes to a place as an action, where that is open now. */
  readonly travel?: { readonly text: string; readonly to: (place: string) => (() => void) | null }
  readonly words: {
    readonly board: string
    readonly empty: string
    /** Before the list of where a place's ways lead. */
    readonly leadsTo: string
    readonly legend: { readonly title: string; readonly ways: { readonly [kind: string]: string } }
  }
}

/** What may be chosen of a thing: of a person also by his seat. */
export function optionsFor(lit: Lit, { id, piece, seat }: Lying): readonly SpokenOption[] {
  const own = piece && piece.alias === id ? lit.pieces.get(id) : undefined
  return own ?? (seat === undefined ? undefined : lit.seats.get(seat)) ?? []
}
