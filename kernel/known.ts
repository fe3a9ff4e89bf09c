import { ContractError } from './errors.ts'
import type { Definition, Game, Shape } from './game.ts'
import type { PieceId } from './ids.ts'
import type { Changes, Journal } from './journal.ts'
import type { Kernel } from './kernel.ts'
import { definitionOf } from './state.ts'

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
  journal: Journal,
  piece: PieceId,
): Definition<S> {
  const own = journal.hasExchanged() && journal.state.pieces[piece]?.def !== undefined
  const known = own ? undefined : shared.get(piece)
  if (known) return known
  const id = definitionOf(journal.state, piece)
  const definition = game.definitions.get(id)
  if (!definition) throw new ContractError(`there is no «${id}» in the content`)
  if (!own) shared.set(piece, definition)
  return definition
}

/** Something worked out from the state, and everything it reads: attributes and kinds of zones by name. */
export type Derivation<S extends Shape, R> = { readonly reads: readonly string[]; readonly of: (t: Kernel<S>) => R }

/** What was worked out from the state, kept for as long as nothing is written that it reads. */
export class Derived<S extends Shape> {
  private readonly kept = new Map<Derivation<S, unknown>, Kept>()

  of<R>(t: Kernel<S>, derivation: Derivation<S, R>): R {
    const { journal } = t
    let kept = this.kept.get(derivation)
    if (!kept) {
      kept = new Kept(derivation.reads.map((name) => journal.changesOf(name)))
      this.kept.set(derivation, kept)
    }
    if (!kept.isCurrent(journal.epoch)) {
      kept.value = derivation.of(t)
      kept.note(journal.epoch)
    }
    return kept.value as R
  }
}

class Kept {
  value: unknown = undefined
  private readonly reads: readonly Changes[]
  private readonly counts: number[]
  private epoch = -1

  constructor(reads: readonly Changes[]) {
    this.reads = reads
    this.counts = reads.map(() => 0)
  }

  isCurrent(epoch: number): boolean {
    if (this.epoch !== epoch) return false
    for (let i = 0; i < this.reads.length; i++) if ((this.reads[i] as Changes).count !== this.counts[i]) return false
    return true
  }

  note(epoch: number): void {
    this.epoch = epoch
    for (let i = 0; i < this.reads.length; i++) this.counts[i] = (this.reads[i] as Changes).count
  }
}
