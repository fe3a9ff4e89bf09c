/** Whom people play: a seat that nobody gave a name is spoken of by the figure it plays. */

import type { Game, Json, Kernel, Seat, Shape } from '@miskatonic/kernel'

/** By seat, what the figure is called in the content. */
export type Figures = { readonly [seat: Seat]: string }

/** A seat nobody gave a name, as a table numbers it. */
export const isUnnamed = (seat: Seat): boolean => /^(Asiento|Seat) \d{1,2}$/.test(seat)

/** The figures of these seats; whoever has none is left out. */
export const figuresOf = (seats: readonly Seat[], figureOf: (seat: Seat) => string | null): Figures =>
  Object.fromEntries(seats.flatMap((seat) => [[seat, figureOf(seat)] as const].filter((one): one is [Seat, string] => one[1] !== null)))

type Line = { readonly key: string; readonly args?: { readonly [name: string]: Json | undefined } }
type Teller<S extends Shape> = (t: Kernel<S>, what: never, by: never) => string | Line | null
type FigureOf<S extends Shape> = (t: Kernel<S>, seat: Seat) => string | null

function named<S extends Shape>(t: Kernel<S>, line: string | Line | null, figureOf: FigureOf<S>): string | Line | null {
  if (line === null || typeof line === 'string' || typeof line.args?.who !== 'string') return line
  const seats = [line.args.who, line.args.other].filter((seat) => typeof seat === 'string')
  return { ...line, args: { ...line.args, played: figuresOf(seats, (seat) => figureOf(t, seat)) } }
}

/** The same lines, told to all, each with the figures of those it speaks of. */
export const namingFigures = <S extends Shape>(tell: Game<S>['tell'], figureOf: FigureOf<S>): Game<S>['tell'] =>
  Object.fromEntries(
    Object.entries(tell).map(([name, telling]) => {
      const { all: line } = telling as { readonly all: Teller<S> }
      return [name, { all: (t: Kernel<S>, what: never, by: never) => named(t, line(t, what, by), figureOf) }]
    }),
  ) as Game<S>['tell']
