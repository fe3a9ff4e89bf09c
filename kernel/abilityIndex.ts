import { type Ability, type Active, abilityKey, type Family, limitOf, type OfFamily, type Self } from './abilities.ts'
import type { Engine } from './engine.ts'
import type { PieceId } from './ids.ts'
import type { Shape } from './shape.ts'
import { zoneSpec } from './sight.ts'
import type { Lasting } from './state.ts'

/** The abilities about one happening, number or slot, by family. A list is never altered, only replaced: who walks through one is not disturbed. */
type About<S extends Shape> = { readonly [F in Family]: readonly Active<Ability<S>>[] }
type Lists<S extends Shape> = { -readonly [F in Family]: About<S>[F] }

const NONE: readonly never[] = []
const nothing = <S extends Shape>(): Lists<S> => ({
  cannot: NONE,
  allow: NONE,
  instead: NONE,
  before: NONE,
  after: NONE,
  modify: NONE,
  action: NONE,
  pays: NONE,
})

/** Where an ability stands in its lists: those of the rules first, then those of pieces by name, then what lasts as it began. */
type Rank = 'rule' | 'piece' | 'lasting'
const rankOf = <S extends Shape>({ self: { source } }: Active<Ability<S>>): Rank =>
  source.lasting !== undefined ? 'lasting' : source.piece !== undefined ? 'piece' : 'rule'

/** A piece at work: what it was taken in as, and with which abilities. */
type AtWork<S extends Shape> = { readonly self: Self; readonly up: readonly Ability<S>[]; readonly always: readonly Ability<S>[] }

/** Every ability at work now, by what it is about and family. Kept up piece by piece: only what moved or was turned is looked at again. */
export class AbilityIndex<S extends Shape> {
  private readonly t: Engine<S>
  private lists: Map<string, Lists<S>> | null = null
  private readonly pieces = new Map<PieceId, AtWork<S>>()
  private touched: PieceId[] = []
  /** What a lasting effect's data was made into, for as long as it lasts. */
  private readonly made = new WeakMap<Lasting, Ability<S>>()

  constructor(t: Engine<S>) {
    this.t = t
  }

  clear(): void {
    this.lists = null
  }

  /** A piece with abilities moved, was turned or is no more. */
  touch(piece: PieceId): void {
    if (this.lists) this.touched.push(piece)
  }

  of<F extends Family>(family: F, on: string): readonly Active<OfFamily<S, F>>[] {
    const lists = this.about(on)
    return (lists ? lists[family] : NONE) as readonly Active<OfFamily<S, F>>[]
  }

  knows(on: string): boolean {
    return this.about(on) !== undefined
  }

  private about(on: string): About<S> | undefined {
    if (this.lists === null) this.lists = this.build()
    else if (this.touched.length) this.catchUp()
    return this.lists.get(on)
  }

  private catchUp(): void {
    const { touched } = this
    this.touched = []
    for (const piece of touched) this.renew(piece)
  }

  /** Takes a piece out that no longer works as it did, and in as it does now. */
  private renew(piece: PieceId): void {
    const old = this.pieces.get(piece)
    if (!old && !this.t.def(piece).abilities) return
    const now = this.t.isActive(piece) ? this.atWork(piece, old) : null
    if (now === old) return
    if (old) this.takeOut(piece, old)
    if (now) this.takeIn(piece, now)
  }

  /** How a piece in play works now; the same as before, if it does. */
  private atWork(piece: PieceId, before?: AtWork<S>): AtWork<S> | null {
    const { t } = this
    const { abilities } = t.def(piece)
    if (!abilities) return null
    const controller = t.controllerOf(piece)
    const up = abilities[t.up(piece)] ?? NONE
    if (before && before.self.controller === controller && before.up === up) return before
    return { self: { source: { piece }, piece, controller, bound: {} }, up, always: abilities.any ?? NONE }
  }

  private takeIn(piece: PieceId, work: AtWork<S>): void {
    this.pieces.set(piece, work)
    for (const ability of work.up) this.insert(activeOf(ability, work.self))
    for (const ability of work.always) this.insert(activeOf(ability, work.self))
  }

  private takeOut(piece: PieceId, { up, always }: AtWork<S>): void {
    this.pieces.delete(piece)
    for (const ability of up) this.remove(piece, ability)
    for (const ability of always) this.remove(piece, ability)
  }

  private remove(piece: PieceId, { family, on }: Ability<S>): void {
    const lists = this.listsFor(on)
    lists[family] = lists[family].filter((active) => active.self.piece !== piece || rankOf(active) !== 'piece')
  }

  /** In the order of their names: what the order decides must not depend on where they lie or on how they came there. */
  private insert(active: Active<Ability<S>>): void {
    const { family, on } = active.ability
    const piece = active.self.piece as PieceId
    const lists = this.listsFor(on)
    const list = lists[family]
    let at = list.length
    while (at > 0 && comesAfter(list[at - 1] as Active<Ability<S>>, piece)) at--
    lists[family] = [...list.slice(0, at), active, ...list.slice(at)]
  }

  private listsFor(on: string): Lists<S> {
    const all = this.lists as Map<string, Lists<S>>
    let lists = all.get(on)
    if (!lists) {
      lists = nothing()
      all.set(on, lists)
    }
    return lists
  }

  private build(): Map<string, Lists<S>> {
    const { t } = this
    this.lists = new Map()
    this.touched = []
    this.pieces.clear()
    for (const ability of t.game.ruleAbilities ?? [])
      this.append(activeOf(ability, { source: { rule: ability.rule ?? ability.id }, piece: null, controller: null, bound: {} }))
    const off = t.game.suppressed?.(t)
    for (const piece of activePieces(t)) {
      const work = off?.has(piece) ? null : this.atWork(piece)
      if (!work) continue
      this.pieces.set(piece, work)
      for (const ability of work.up) this.append(activeOf(ability, work.self))
      for (const ability of work.always) this.append(activeOf(ability, work.self))
    }
    for (const lasting of t.raw.lasting) this.append(activeOf(this.abilityOf(lasting), selfOf(lasting)))
    return this.lists
  }

  private append(active: Active<Ability<S>>): void {
    const { family, on } = active.ability
    const lists = this.listsFor(on)
    // Nobody has seen this list yet.
    if (lists[family] === NONE) lists[family] = [active]
    else (lists[family] as Active<Ability<S>>[]).push(active)
  }

  private abilityOf(lasting: Lasting): Ability<S> {
    let ability = this.made.get(lasting)
    if (!ability) {
      ability = this.t.game.lastingAbility(this.t, lasting)
      this.made.set(lasting, ability)
    }
    return ability
  }
}

function activeOf<S extends Shape>(ability: Ability<S>, self: Self): Active<Ability<S>> {
  const key = abilityKey({ ability, self })
  return { ability, self, key, limit: limitOf({ ability, self, key }) }
}

const selfOf = (lasting: Lasting): Self => ({
  source: { ...lasting.source, lasting: lasting.id },
  piece: lasting.source.piece ?? null,
  controller: lasting.controller ?? null,
  bound: lasting.bound,
})

const comesAfter = <S extends Shape>(active: Active<Ability<S>>, piece: PieceId): boolean => {
  const rank = rankOf(active)
  return rank === 'lasting' || (rank === 'piece' && (active.self.piece as PieceId) > piece)
}

function activePieces<S extends Shape>(t: Engine<S>): PieceId[] {
  const active: PieceId[] = []
  for (const zone in t.raw.zones) {
    if (!zoneSpec(t, zone).active) continue
    for (const segment of t.raw.zones[zone] ?? []) for (const piece of segment.ids) if (t.def(piece).abilities) active.push(piece)
  }
  return active.sort()
}
