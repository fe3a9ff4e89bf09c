import { type Ability, type Active, abilityKey, type Family, type OfFamily, type Self } from './abilities.ts'
import { AbilityIndex } from './abilityIndex.ts'
import { Budget } from './budget.ts'
import type { Chance } from './chance.ts'
import { type Check, Watch } from './checks.ts'
import { type Cost, canPay, type Paid, pay } from './costs.ts'
import { ContractError } from './errors.ts'
import { type Happened, type StoredEvent, Teller } from './events.ts'
import type { AttributeSpec, Definition, Game, Script } from './game.ts'
import { Guard, incoming } from './guard.ts'
import { forbidden, happens, together } from './happenings.ts'
import type { Face, PieceId, RecordId, Ref, Refusal, Seat, ZoneId } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import { type Derivation, Derived, definitionFor, type SharedKnowledge, sharedBy } from './known.ts'
import { endLasting, endWithRecord, forgetLimits } from './lasting.ts'
import { zoneKind } from './names.ts'
import { type Explanation, explain, numberOf } from './numbers.ts'
import { causedBy, effectOf, NO_BY, pickedBy } from './provenance.ts'
import { innermost, LeaveSignal, lastOfKind, OpenRecords, type Resolved, resolving } from './records.ts'
import { saying } from './scripts.ts'
import type {
  Attribute,
  Happening,
  QuantityName,
  QuantityOf,
  RecordFields,
  RecordKind,
  RecordOf,
  Shape,
  StepOf,
  What,
  ZoneKind,
  ZoneOf,
  ZonesOf,
} from './shape.ts'
import { SPECTATOR, zoneOwner, zoneSpec } from './sight.ts'
import { type By, definitionOf, type PieceState, type Rec, type State } from './state.ts'
import { UndoLog } from './undoLog.ts'
import type { Write } from './write.ts'
import { Writer } from './writer.ts'
import { find, idsOf, sizeOf, top } from './zones.ts'

const STEPS_PER_DECISION = 20_000

/** What rules call, and what only the kernel's own files do. One for each table. What a name may be is said by `Kernel`, to the rules; here it is any. */
export class Engine<S extends Shape> implements Kernel<S> {
  readonly game: Game<S>
  readonly seats: readonly Seat[]
  readonly watchers: readonly Seat[]
  readonly options: Json
  /** For the kernel's own files; rules read through `state`, `get` and the rest. */
  readonly journal: UndoLog
  chance: Chance
  readonly events: StoredEvent[] = []
  /** Something became known since the last decision: undo is not free beyond it. */
  learned = false
  seq = 0
  readonly quiet: boolean
  private readonly trace: ((happened: Happened) => void) | null
  readonly guard: Guard | null
  private readonly derived = new Derived<S>()
  /** What all tables of the game know of its content, worked out once. */
  readonly shared: SharedKnowledge<S>
  private readonly writer: Writer<S>
  private index: AbilityIndex<S> | null = null
  private readonly watch: Watch<S>
  private by: By = NO_BY
  private readonly opened = new OpenRecords<S>()
  private supposing = false
  private readonly budget: Budget
  private teller: Teller | null = null
  /** The number of the last happening, told or not. */
  eventSerial = 0
  /** Hears where a beat ends; only while a decision is taken live. */
  onBeat: ((at: 'told' | 'roll') => void) | null = null

  constructor(
    game: Game<S>,
    seats: readonly Seat[],
    options: Json,
    state: State,
    chance: Chance,
    how: { quiet: boolean; strict: boolean; trace?: ((happened: Happened) => void) | null },
  ) {
    this.game = game
    this.seats = seats
    this.watchers = [...seats, SPECTATOR]
    this.options = options
    this.journal = new UndoLog(state)
    this.chance = chance
    this.shared = sharedBy(game)
    this.quiet = how.quiet
    this.trace = how.trace ?? null
    this.guard = how.strict ? new Guard() : null
    this.writer = new Writer(this)
    this.watch = new Watch(this, game.checks)
    this.budget = new Budget(game.budget ?? STEPS_PER_DECISION)
  }

  another = (state: State): Engine<S> => new Engine(this.game, this.seats, this.options, state, this.chance, { quiet: true, strict: false })
  /** Takes up what another table has under way, of whose state it holds a copy. */
  goOnAs(other: Engine<S>, chance: Chance): void {
    this.by = other.by
    this.chance = chance
    this.watch.goOnAs(other.watch)
    this.opened.goOnAs(other.opened)
    this.index?.clear()
  }

  // ── reading ──

  get raw(): State {
    return this.journal.state
  }

  get state(): Readonly<S['table']> {
    const table = this.raw.table as Readonly<S['table']>
    return this.guard ? this.guard.wrap(table) : table
  }

  get<A extends Attribute<S>>(of: Ref, attribute: A): S['attributes'][A] {
    const value = this.read(of, attribute) as S['attributes'][A]
    return this.guard ? this.guard.wrap(value) : value
  }

  read(of: Ref, attribute: string): Json {
    if (of === 'table') return this.raw.table[attribute] as Json
    const value = this.raw.of[of]?.[attribute]
    return value === undefined ? this.spec(attribute).start : value
  }

  private spec(attribute: string): AttributeSpec<Json> {
    const spec = (this.game.attributes as Record<string, AttributeSpec<Json>>)[attribute]
    if (!spec) throw new ContractError(`the attribute «${attribute}» is not declared`)
    return spec
  }

  piece(id: PieceId): PieceState {
    const piece = this.raw.pieces[id]
    if (!piece) throw new ContractError(`there is no piece «${id}»`)
    return piece
  }

  exists(id: PieceId): boolean {
    return this.raw.pieces[id] !== undefined
  }

  where(piece: PieceId): ZoneOf<S> {
    return this.piece(piece).zone as ZoneOf<S>
  }

  since(piece: PieceId): number {
    return this.piece(piece).since
  }

  up(piece: PieceId): Face {
    return this.piece(piece).face ?? 'front'
  }

  def(piece: PieceId): Definition<S> {
    return definitionFor(this.game, this.shared.pieces, this.journal, piece)
  }

  inZone(zone: ZoneOf<S>): PieceId[] {
    return idsOf(this.raw.zones[zone])
  }

  size(zone: ZoneOf<S>): number {
    return sizeOf(this.raw.zones[zone])
  }

  zonesOf<K extends ZoneKind<S>>(kind: K): ZonesOf<S, K>[] {
    const own = Object.keys(this.raw.zones).filter((zone) => zoneKind(zone) === kind)
    return own.sort() as ZonesOf<S, K>[]
  }

  ownerOf(zone: ZoneId): Seat | null {
    return zoneOwner(this, zone)
  }

  controllerOf(piece: PieceId): Seat | null {
    return this.game.controller ? this.game.controller(this, piece) : this.ownerOf(this.where(piece))
  }

  left(seat: Seat): Seat {
    return this.seats[(this.seats.indexOf(seat) + 1) % this.seats.length] as Seat
  }

  // ── changing ──

  change(apply: (w: Write<S>) => void): Script {
    this.applying(apply)
    return this.watch.run()
  }

  happens<N extends Happening<S>>(name: N, what: What<S, N>, apply?: (w: Write<S>, what: What<S, N>) => void): Script<What<S, N> | null> {
    return happens(this, name, what, apply)
  }

  together<N extends Happening<S>>(
    name: N,
    whats: readonly What<S, N>[],
    apply: (w: Write<S>, what: What<S, N>) => void,
  ): Script<(What<S, N> | null)[]> {
    return together(this, name, whats, apply)
  }

  hold<R>(checks: readonly Check<S>['name'][], body: () => Script<R>): Script<R> {
    return this.watch.hold(checks, body)
  }

  suppose<R>(apply: (w: Write<S>) => void, look: () => R): R {
    const { mark } = this.journal
    const outer = this.supposing
    this.supposing = true
    try {
      this.writer.during(apply, undefined)
      return look()
    } finally {
      this.journal.rollBack(mark)
      this.supposing = outer
      this.index?.clear()
    }
  }

  /** Applies a change without looking at the checks: the kernel's own; rules use `change`. */
  applying<W>(apply: ((w: Write<S>, what: W) => void) | undefined, what?: W): void {
    this.spend('change')
    if (apply) this.writer.during(apply, what as W)
  }

  alter(of: Ref, attribute: string, given: Json): void {
    const value = incoming(this.guard, given)
    if (of === 'table') this.journal.setTable(attribute, value)
    else {
      this.spec(attribute)
      this.journal.setOf(of, attribute, value)
    }
    this.woken(attribute)
  }

  runChecks(): Script {
    return this.watch.run()
  }

  woken(name: string): void {
    if (!this.supposing) this.watch.wake(name)
    if (this.game.suppressedReads?.includes(name)) this.index?.clear()
  }

  /** A piece was turned, or came to this zone. */
  moved(piece: PieceId, zone: ZoneId): void {
    this.woken(zoneKind(zone))
    this.abilitiesChanged(piece)
  }

  derive<R>(derivation: Derivation<S, R>): R {
    return this.derived.of(this, derivation)
  }

  barrier(): void {
    if (!this.supposing) this.learned = true
  }

  // ── chance ──

  roll(label: string, dice: number, sides: number): number[] {
    this.noChance('chance was drawn')
    this.onBeat?.('roll')
    this.learned = true
    return this.chance.roll(label, dice, sides)
  }

  pick<Id extends string>(label: string, ids: readonly Id[]): Id {
    this.noChance('chance was drawn')
    this.learned = true
    return this.chance.pick(label, ids)
  }

  top(zone: ZoneOf<S>, n = 1): PieceId[] {
    this.noChance(`a card of «${zone}» was drawn`)
    return top(this, zone, n)
  }

  find(zone: ZoneOf<S>, fits: (piece: PieceId) => boolean): PieceId | null {
    this.noChance(`«${zone}» was searched`)
    return find(this, zone, fits)
  }

  private noChance(what: string): void {
    if (this.supposing || this.writer.isOpen)
      throw new ContractError(`${what} inside ${this.supposing ? 'suppose' : 'a change: draw first'}`)
  }

  // ── records ──

  resolving<K extends RecordKind<S>, R>(
    fields: { readonly kind: K } & RecordFields<S, K>,
    body: (id: RecordId<K>) => Script<R>,
    leaving?: (w: Write<S>) => void,
  ): Script<Resolved<R>> {
    return resolving(this, fields, body as (id: RecordId) => Script<R>, leaving)
  }

  record<K extends RecordKind<S>>(kind: K): RecordOf<S, K> | null {
    const found = lastOfKind(this.raw.records, kind)
    return (this.guard ? this.guard.wrap(found) : found) as RecordOf<S, K> | null
  }

  recordById<K extends RecordKind<S>>(id: RecordId<K>): RecordOf<S, K> {
    const found = this.raw.records.find((record) => record.id === id)
    if (!found) throw new ContractError(`record ${id} is not open`)
    return (this.guard ? this.guard.wrap(found) : found) as RecordOf<S, K>
  }

  openRecord(fields: { readonly kind: string }, leaving?: (w: Write<S>) => void): RecordId {
    const id = this.journal.nextSerial()
    this.opened.add(id, this.watch.depth, leaving)
    this.journal.setRecords([...this.raw.records, { ...incoming(this.guard, fields), id } as Rec])
    return id
  }

  closeRecord(id: RecordId): void {
    const { records } = this.raw
    const closed = records.find((record) => record.id === id)
    this.opened.remove(id)
    this.journal.setRecords(closed && records.length === 1 ? [] : records.filter((record) => record.id !== id))
    if (this.raw.lasting.length) endWithRecord(this, id)
    if (closed && this.journal.hasUsed(closed.kind) && !lastOfKind(this.raw.records, closed.kind)) forgetLimits(this, closed.kind)
  }

  leave(match: (record: RecordOf<S>) => boolean, why: Json = null): void {
    const record = innermost(this.raw.records, match as (record: Rec) => boolean)
    if (record) this.opened.leave(new LeaveSignal(record.id, why), this.watch.depth)
  }

  /** A check is done: what was to be left and had to wait for it is left now. */
  leaveNow(): void {
    this.opened.leaveNow(this.watch.depth)
  }

  restart(flow: readonly StepOf<S>[]): Script<never> {
    return saying({ kind: '@restart', flow })
  }

  over(result: Json): Script<never> {
    return saying({ kind: '@over', result })
  }

  /** Everything under way was dropped: records close from the inside, with what they do on leaving. */
  dropAll(): void {
    this.by = NO_BY
    this.watch.drop()
    for (const { id } of this.raw.records.toReversed()) {
      const leaving = this.opened.leaving(id)
      if (leaving) this.applying(leaving)
      this.closeRecord(id)
    }
    this.opened.forget()
  }

  // ── provenance ── (a signal that passes is stopped by `resolving`, which puts it back, or ends at an edge)

  provenance(): By {
    return this.by
  }

  backTo(by: By): void {
    this.by = by
  }

  private *under<R>(by: (outer: By) => By, body: () => Script<R>): Script<R> {
    const outer = this.by
    this.by = by(outer)
    const result = yield* body()
    this.by = outer
    return result
  }

  asSource<R>(self: Self, body: () => Script<R>): Script<R> {
    return this.under((outer) => effectOf(self, outer), body)
  }

  causing(event: number, body: () => Script): Script {
    return this.under((outer) => causedBy(outer, event), body)
  }

  chosenBy<R>(seat: Seat, body: () => Script<R>): Script<R> {
    return this.under((outer) => pickedBy(outer, seat), body)
  }

  asIfChosenBy<R>(seat: Seat, look: () => R): R {
    const outer = this.by
    this.by = pickedBy(outer, seat)
    const seen = look()
    this.by = outer
    return seen
  }

  // ── abilities, limits, numbers, costs ──

  abilities<F extends Family>(family: F, on: string): readonly Active<OfFamily<S, F>>[] {
    this.index ??= new AbilityIndex(this)
    return this.index.of(family, on)
  }

  /** Whether anything at work is about this happening; what comes to work while it happens may be. */
  hasAbilitiesAbout(name: string): boolean {
    this.index ??= new AbilityIndex(this)
    return this.index.knows(name)
  }

  hasAbility(active: Active<Ability<S>>): boolean {
    const key = abilityKey(active)
    return this.abilities(active.ability.family, active.ability.on).some((one) => abilityKey(one as Active<Ability<S>>) === key)
  }

  isActive(piece: PieceId): boolean {
    return this.exists(piece) && zoneSpec(this, this.piece(piece).zone).active === true
  }

  /** Of one piece, whose place or face is another now; or of who knows how many. */
  abilitiesChanged(piece?: PieceId): void {
    if (piece === undefined || this.game.suppressed) this.index?.clear()
    else this.index?.touch(piece)
  }

  /** Something began or ended to last. */
  lastingChanged(): void {
    this.index?.clear()
    this.woken('lasting')
  }

  allowed<N extends Happening<S>>(name: N, what: What<S, N>): Refusal[] {
    return forbidden(this, name, what, this.by)
  }

  permits<N extends Happening<S>>(name: N, what: What<S, N>): boolean {
    return this.abilities('allow', name).some(
      ({ ability, self }) => ability.when === undefined || ability.when(this, self, what as never, this.by),
    )
  }

  *ends(scope: string): Script {
    endLasting(this, (lasting) => typeof lasting.until === 'object' && 'scope' in lasting.until && lasting.until.scope === scope)
    forgetLimits(this, scope)
    yield* this.watch.run()
  }

  number<Q extends QuantityName<S>>(name: Q, of: QuantityOf<S, Q>): number {
    return numberOf(this, name, of)
  }

  explain<Q extends QuantityName<S>>(name: Q, of: QuantityOf<S, Q>): Explanation {
    return explain(this, name, of)
  }

  canPay(seat: Seat, cost: Cost): Refusal[] {
    return canPay(this, seat, cost)
  }

  pay(seat: Seat, cost: Cost): Script<Paid | null> {
    return pay(this, seat, cost)
  }

  // ── events and budget ──

  nextEvent(): number {
    return ++this.eventSerial
  }

  tell<N extends Happening<S>>(id: number, name: N, what: What<S, N>, by: By): void {
    this.trace?.({ id, name, what, by })
    if (this.quiet) return
    this.teller ??= new Teller()
    this.teller.tell(this, id, name, what, by)
  }

  spend(name: string): void {
    if (this.budget.runsLow()) this.budget.remember(name, this.by.source?.piece ? definitionOf(this.raw, this.by.source.piece) : null)
  }

  /** A decision begins: the budget is full again, and objects handed out before are dead. */
  answered(): void {
    this.budget.refill()
    this.guard?.renew()
  }

  /** Nothing is being resolved: the table stands at an edge. */
  atEdge(events: number, serial: number): void {
    this.by = NO_BY
    this.opened.forget()
    this.supposing = false
    this.watch.reset()
    this.index?.clear()
    if (this.events.length > events) this.events.length = events
    this.eventSerial = serial
  }
}
