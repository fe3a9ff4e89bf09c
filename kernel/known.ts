import { ContractError } from './errors.ts'
import type { Definition, Game, Shape } from './game.ts'
import type { PieceId } from './ids.ts'
import type { Journal } from './journal.ts'
import { definitionOf, type State } from './state.ts'

/** Definitions by piece id, shared by all tables of a game: `torch#2` is always a torch, unless a state says otherwise. */
const shared = new WeakMap<object, Map<PieceId, unknown>>()

export function sharedBy<S extends Shape>(game: Game<S>): Map<PieceId, Definition<S>> {
  let known = shared.get(game.definitions)
  if (!known) {
    known = new Map()
    shared.set(game.definitions, known)
  }
  return known as Map<PieceId, Definition<S>>
}

export function definitionFor<S extends Shape>(
  game: Game<S>,
  shared: Map<PieceId, Definition<S>>,
  state: State,
  piece: PieceId,
): Definition<S> {
  const own = state.pieces[piece]?.def !== undefined
  const known = own ? undefined : shared.get(piece)
  if (known) return known
  const id = definitionOf(state, piece)
  const definition = game.definitions.get(id)
  if (!definition) throw new ContractError(`there is no «${id}» in the content`)
  if (!own) shared.set(piece, definition)
  return definition
}

type Kept = { readonly moves: number; readonly epoch: number; readonly state: State; readonly value: unknown }

/** What was worked out from what lies in zones of one kind, kept for as long as nothing comes or goes there. */
export class Derived {
  private kept: Map<string, Kept> | null = null

  of<R>(journal: Journal, name: string, kind: string, work: () => R): R {
    this.kept ??= new Map()
    const { epoch, state } = journal
    const moves = journal.moves[kind] ?? 0
    const known = this.kept.get(name)
    if (known && known.moves === moves && known.epoch === epoch && known.state === state) return known.value as R
    const value = work()
    this.kept.set(name, { moves, epoch, state, value })
    return value
  }
}
