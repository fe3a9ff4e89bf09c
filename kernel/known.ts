import type { Engine } from './engine.ts'
import { ContractError } from './errors.ts'
import { type Definition, declaredBy, type Game } from './game.ts'
import type { PieceId } from './ids.ts'
import type { Kernel } from './kernel.ts'
import { type Declared, declare } from './numbers.ts'
import type { Readable, Shape } from './shape.ts'
import { definitionOf } from './state.ts'
import type { Changes, UndoLog } from './undoLog.ts'

/** The same for all tables of a game. */
export type SharedKnowledge<S extends Shape> = {
  /** Definitions by piece id: `torch#2` is always a torch, unless a state says otherwise. */
  readonly pieces: Map<PieceId, Definition<S>>
  readonly quantities: ReadonlyMap<string, Declared<S>>
}
const shared = new WeakMap<object, unknown>()

export function sharedBy<S extends Shape>(game: Game<S>): SharedKnowledge<S> {
  let known = shared.get(game) as SharedKnowledge<S> | undefined
  if (!known) {
    known = {
      pieces: new Map(),
      quantities: new Map(Object.entries(declaredBy(game).quantities).map(([name, one]) => [name, declare(one)])),
    }
    shared.set(game, known)
  }
  return known
}

export function definitionFor<S extends Shape>(
  game: Game<S>,
  shared: Map<PieceId, Definition<S>>,
  journal: UndoLog,
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
export class Derivation<S extends Shape, R> {
  private static made = 0
  readonly slot = Derivation.made++
  readonly reads: readonly string[]
  readonly of: (t: Kernel<S>) => R

  constructor(reads: readonly Readable<S>[], of: (t: Kernel<S>) => R) {
    this.reads = reads
    this.of = of
  }
}

/** The same for each of several: of a seat, a place or a piece by its name. */
export function derivedFor<S extends Shape, R>(
  reads: readonly Readable<S>[],
  of: (t: Kernel<S>, name: string) => R,
): (t: Kernel<S>, name: string) => R {
  const derivation = new Derivation<S, Map<string, R>>(reads, () => new Map())
  return (t, name) => {
    const known = t.derive(derivation)
    let found = known.get(name)
    if (found === undefined) {
      found = of(t, name)
      known.set(name, found)
    }
    return found
  }
}

/** What was worked out from the state, kept for as long as nothing is written that it reads. */
export class Derived<S extends Shape> {
  private readonly kept: (Kept | undefined)[] = []

  of<R>(t: Engine<S>, derivation: Derivation<S, R>): R {
    const { journal } = t
    const kept = this.kept[derivation.slot]
    if (kept && (kept.version === journal.version || kept.isCurrent(journal))) return kept.value as R
    return this.renew(t, derivation)
  }

  private renew<R>(t: Engine<S>, derivation: Derivation<S, R>): R {
    const { journal } = t
    const value = derivation.of(t)
    let kept = this.kept[derivation.slot]
    if (!kept) {
      kept = new Kept(derivation.reads.map((name) => journal.changesOf(name)))
      this.kept[derivation.slot] = kept
    }
    kept.value = value
    kept.note(journal)
    return value
  }
}

class Kept {
  value: unknown = undefined
  /** Nothing at all has been written since: the quickest way to tell. */
  version = -1
  private readonly reads: readonly Changes[]
  private readonly counts: number[]
  private epoch = -1

  constructor(reads: readonly Changes[]) {
    this.reads = reads
    this.counts = reads.map(() => 0)
  }

  isCurrent({ epoch, version }: UndoLog): boolean {
    if (this.epoch !== epoch) return false
    for (let i = 0; i < this.reads.length; i++) if ((this.reads[i] as Changes).count !== this.counts[i]) return false
    this.version = version
    return true
  }

  note({ epoch, version }: UndoLog): void {
    this.epoch = epoch
    this.version = version
    for (let i = 0; i < this.reads.length; i++) this.counts[i] = (this.reads[i] as Changes).count
  }
}
