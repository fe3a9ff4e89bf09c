import {
  type Answer,
  Chance,
  copyJson,
  deepCopyState,
  emptyState,
  type Game,
  type Json,
  type Kernel,
  type Key,
  type Message,
  type Option,
  optionsFor,
  type PieceId,
  partFor,
  type Ref,
  type RuleId,
  restore,
  type Saved,
  type ScriptedChance,
  type Seat,
  type Shape,
  type StepRef,
  sample,
  save,
  Table,
  type TableSettings,
  type Write,
  type ZoneOf,
} from '@miskatonic/kernel'
import { expect } from 'vitest'
import { doAll } from './deeds.ts'
import { allOf, firstDifference, unsent } from './properties/sent.ts'
import { expectShown, type Sights } from './shown.ts'

export type Arrangement<S extends Shape> = (w: Write<S>, t: Kernel<S>) => void

export type Play<S extends Shape> = {
  readonly seats: readonly Seat[]
  readonly seed?: string
  readonly options?: Json
  /** Dice by their faces, cards by their names; by label, in the order they are to come. */
  readonly chance?: ScriptedChance
  /** Opens on an empty table with these steps to come, instead of with the game's set-up. */
  readonly at?: readonly StepRef[]
  /** The picture of the table: what lies where before anything is asked. */
  readonly arrange?: Arrangement<S>
  /** In restore mode: whether it is opened again after each answer (default); where not, call `Player.reopenFromStart` at its end. */
  readonly restores?: boolean
  /** Words of the game for what can be seen. */
  readonly sights?: Sights<S>
}

/** With RESTORE=1 every table is saved, written as text and opened again after each answer. */
const restoring = process.env.RESTORE === '1'

/** A table for a rule test. It is strict: what the conformance suite would find in random games fails here at once. */
export function play<S extends Shape>(game: Game<S>, how: Play<S>): Player<S> {
  const setup = { seats: how.seats, options: how.options ?? null, seed: how.seed ?? 'a table for a test' }
  const host = (): TableSettings => ({ strict: true, scripted: how.chance ?? {} })
  if (!how.at) {
    const player = new Player(Table.start(game, setup, host()), how.restores, how.sights)
    return how.arrange ? player.arrange(how.arrange) : player
  }
  const state = emptyState()
  const specs = game.table as unknown as Record<string, { start: Json }>
  for (const attribute in specs) state.table[attribute] = specs[attribute]?.start ?? null
  const table = new Table(game, setup, host(), state, new Chance(setup.seed, {}, how.chance ?? {}))
  return new Player(opened(table, how.arrange ?? (() => {}), how.at), how.restores, how.sights)
}

/** Lays a picture on a table that has not begun, and begins. */
function opened<S extends Shape>(table: Table<S>, arrange: Arrangement<S>, flow: readonly StepRef[] | null): Table<S> {
  const { kernel } = table
  kernel.applying((w) => arrange(w, kernel))
  if (flow) kernel.journal.setFlow(flow.toReversed())
  kernel.events.length = 0
  kernel.atEdge(0, 0)
  return table.resumeLive([], [], [], { at: 0, offset: 0, events: 0, serial: 0 })
}

/** Speaks to a table as players do: with the names of cards, about what is offered, in gestures. */
export class Player<S extends Shape> {
  /** The table itself, for what this page has no word for. In restore mode it is another one after each answer. */
  table: Table<S>
  private readonly restores: boolean
  private readonly sights: Sights<S>
  private heard = 0
  private reopened = 0

  constructor(table: Table<S>, restores = true, sights: Sights<S> = {}) {
    this.table = table
    this.restores = restores
    this.sights = sights
    this.reopen()
  }

  // ── gestures ──

  /** One name, several, a number, or numbers by slot. A card is named by its key (`lay:lamp#2`), or by what it is (`lay:lamp`, `lamp`). */
  choose(seat: Seat, answer: string | readonly string[] | number | { readonly [slot: string]: number }): this {
    this.heard = this.table.kernel.events.length
    const decided = this.table.decide(seat, this.real(seat, answer), { keys: 'real' })
    if (!decided.ok)
      throw new Error(`${seat} chose ${JSON.stringify(answer)}: ${decided.error.reason}, ${decided.error.detail}. ${this.situation()}`)
    this.reopen()
    return this
  }

  /**
   * Gestures in words, one after the other: «ana play:ghoul > gug+zoog, ben? reroll > die:0, until ana action» (`deeds.ts`). Then the table
   * shows what is said of it (`shown.ts`).
   */
  does(deeds: string, ...shown: readonly string[]): this {
    doAll(this, deeds)
    return shown.length ? this.shows(...shown) : this
  }

  /** Goes on, with the answers given by what is asked and the first option elsewhere, until this seat is asked this. */
  untilAsk(seat: Seat, about?: string, answers: { readonly [about: string]: string | number | readonly string[] } = {}): this {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const { ask } = this.table
      if (!ask) throw new Error(`the game was over before ${seat} was asked${about ? ` «${about}»` : ''}`)
      if (this.table.asked().includes(seat) && (about === undefined || isAbout(ask.about.key, about))) return this
      const [next] = this.table.awaited() as [Seat]
      const given = answers[ask.about.key] ?? answers[ask.about.key.replace(/^prompt\./, '')]
      if (given === 'none' && partFor(ask, next)?.kind === 'some') this.choose(next, [])
      else if (given !== undefined) this.choose(next, given)
      else
        this.answer(
          next,
          sample(ask, next, () => 0),
        )
    }
    throw new Error(`${seat} was not asked within ${MOST_ANSWERS} answers. ${this.situation()}`)
  }

  private answer(seat: Seat, answer: Answer): void {
    this.heard = this.table.kernel.events.length
    const decided = this.table.decide(seat, answer, { keys: 'real' })
    if (!decided.ok) throw new Error(`${decided.error.reason}, ${decided.error.detail}. ${this.situation()}`)
    this.reopen()
  }

  // ── the picture of the table ──

  /** Alters the position between two steps; with a flow, these steps come instead of those that were to come. */
  arrange(change: Arrangement<S>, flow: readonly StepRef[] | null = null): this {
    const { table } = this
    const edge = table.edges.at(-1)
    if (!edge || edge.at < table.line.length)
      throw new Error('the table is in the middle of a step: arrange it before anything in the step is answered')
    const unused = table.kernel.chance.unused()
    const chance = new Chance(table.setup.seed, table.kernel.chance.counters(), unused)
    const next = new Table(table.game, table.setup, { strict: true, scripted: unused }, deepCopyState(table.stateAt(edge)), chance)
    this.table = opened(next, change, flow)
    this.heard = 0
    this.reopen()
    return this
  }

  /** Puts pieces, by name, into a zone; what there is none of is made. */
  put(names: string | readonly string[], zone: ZoneOf<S>, how?: Parameters<Write<S>['put']>[2]): this {
    return this.arrange((w, t) => {
      const taken: PieceId[] = []
      for (const name of [names].flat()) {
        const piece = pieceNamed(t, name, (one) => !taken.includes(one) && t.where(one) !== zone) ?? w.make(name, zone)
        taken.push(piece)
        w.put(piece, zone, how)
      }
    })
  }

  /** Outcomes to come: dice by their faces, cards by their names. */
  chance(more: ScriptedChance): this {
    this.table.kernel.chance.script(more)
    return this
  }

  // ── what is asked ──

  /** What a seat is offered, by name, in the order of the offer. */
  offered(seat: Seat): string[] {
    const ask = this.table.ask && partFor(this.table.ask, seat)
    if (!ask) return []
    return (optionsFor(ask, seat) ?? (ask.kind === 'allocate' && ask.seat === seat ? ask.slots : [])).map((option) => this.nameOf(option))
  }

  /** What a seat may not do here, by name, with the rules that forbid it. */
  refused(seat: Seat): Record<string, RuleId[]> {
    const ask = this.table.ask && partFor(this.table.ask, seat)
    if (!ask || ask.kind === 'all') return {}
    const list = ask.kind === 'floor' ? ask.refused?.[seat] : ask.seat === seat ? ask.refused : undefined
    return Object.fromEntries((list ?? []).map((option) => [this.nameOf(option), option.reasons.map((reason) => reason.rule)]))
  }

  /** This seat is asked this, and offered exactly these, in whatever order. */
  expectAsk(seat: Seat, about: string, offered?: readonly string[]): this {
    const key = this.table.ask?.about.key ?? ''
    expect({ asked: this.table.asked(), about: isAbout(key, about) ? about : key }, this.situation()).toEqual({
      asked: expect.arrayContaining([seat]),
      about,
    })
    if (offered) expect(this.offered(seat).sort()).toEqual([...offered].sort())
    return this
  }

  /** The table is as these words say: «ana sanity 9, hand none; devil-reef crossed» (`shown.ts`). */
  shows(...picture: readonly string[]): this {
    expectShown(this, picture.join('; '), this.sights)
    return this
  }

  // ── what can be seen ──

  get result(): Json {
    return this.table.result
  }

  get over(): boolean {
    return this.table.over
  }

  get state(): Readonly<S['table']> {
    return copyJson(this.table.kernel.raw.table) as Readonly<S['table']>
  }

  get<A extends keyof S['attributes'] & string>(of: Ref, attribute: A): S['attributes'][A] {
    return copyJson(this.table.kernel.read(of, attribute)) as S['attributes'][A]
  }

  /** What lies in a zone, by name, the first on top. */
  zone(zone: ZoneOf<S>): string[] {
    return this.table.kernel.inZone(zone).map((piece) => this.table.kernel.def(piece).id)
  }

  /** A piece of that name, in that zone if it is said. */
  piece(name: string, zone?: string): PieceId {
    const { kernel } = this.table
    const found = pieceNamed(kernel, name, (piece) => zone === undefined || kernel.where(piece) === zone)
    if (found === null) throw new Error(`there is no ${name}${zone ? ` in ${zone}` : ''}`)
    return found
  }

  /** What a seat was told since the last answer but one. */
  told(seat: Seat): Message[] {
    return this.table.kernel.events.slice(this.heard).flatMap((event) => event.told[seat] ?? [])
  }

  // ── names ──

  private nameOf(option: Pick<Option, 'key' | 'piece'>): string {
    const { kernel } = this.table
    const { key, piece } = option
    return piece !== undefined && kernel.exists(piece) ? key.replaceAll(piece, kernel.def(piece).id) : key
  }

  private real(seat: Seat, answer: Answer): Answer {
    if (typeof answer === 'number') return answer
    if (typeof answer === 'string') return this.keyOf(seat, answer, [])
    if (!isList(answer)) return Object.fromEntries(Object.entries(answer).map(([slot, n]) => [this.keyOf(seat, slot, []), n]))
    const keys: Key[] = []
    for (const name of answer) keys.push(this.keyOf(seat, name, keys))
    return keys
  }

  /** Copies of one card are alike: the first that is not taken yet. */
  private keyOf(seat: Seat, name: string, taken: readonly Key[]): Key {
    const { ask, kernel } = this.table
    const options: readonly Pick<Option, 'key' | 'piece'>[] = ask?.kind === 'allocate' ? ask.slots : ((ask && optionsFor(ask, seat)) ?? [])
    const free = options.filter((option) => !taken.includes(option.key))
    const exact = free.find((option) => option.key === name) ?? free.find((option) => this.nameOf(option) === name)
    if (exact) return exact.key
    const about = free.filter((option) => option.piece !== undefined && kernel.exists(option.piece) && kernel.def(option.piece).id === name)
    const meant = new Set(about.map((option) => this.nameOf(option)))
    if (meant.size > 1) throw new Error(`«${name}» could be ${[...meant].join(' or ')}: say which`)
    const [one] = about
    if (one) return one.key
    throw new Error(`${seat} cannot choose «${name}». ${this.situation()}`)
  }

  private situation(): string {
    const { ask } = this.table
    if (!ask) return this.over ? 'The game is over.' : 'Nothing is asked.'
    const seats = this.table.asked().map((seat) => {
      const refused = Object.entries(this.refused(seat)).map(([name, rules]) => `${name} (${rules.join(', ')})`)
      return `${seat} is offered ${this.offered(seat).join(', ') || ask.kind}${refused.length ? `; refused: ${refused.join(', ')}` : ''}`
    })
    return `Asked is «${ask.about.key}»: ${seats.join('; ')}.`
  }

  /**
   * In restore mode: opened again as it was at its beginning, with every answer since run again, it must be the table itself. For tables
   * that are not opened again after each answer.
   */
  reopenFromStart(): this {
    if (restoring) this.table = this.opened(save(this.table, this.table.edges.length), 'first')
    return this
  }

  /** In restore mode: what was written down must be the table itself. */
  private reopen(): void {
    if (restoring && this.restores) this.table = this.opened(save(this.table, 0), 'last')
  }

  private opened(saved: Saved, from: 'first' | 'last'): Table<S> {
    const { table } = this
    const checkpoints = saved.checkpoints.slice(...(from === 'first' ? [0, 1] : [-1]))
    const read = JSON.parse(JSON.stringify({ ...saved, checkpoints })) as Saved
    const { table: copy, problems, remake } = restore(table.game, read, { strict: true, scripted: table.kernel.chance.unused() })
    // What everybody is sent follows from the state: it is looked at the first, second, fourth, eighth time.
    this.reopened++
    const whole = from === 'first' || (this.reopened & (this.reopened - 1)) === 0 ? allOf : unsent
    const wrong = problems[0] ?? (remake.length ? 'decisions would have to be made again' : firstDifference(whole(table), whole(copy)))
    if (wrong) throw new Error(`restored, the table is another one: ${wrong}`)
    return copy
  }
}

const MOST_ANSWERS = 500
/** A prompt may be named without the word itself: «reroll» is `prompt.reroll`. */
const isAbout = (key: string, about: string): boolean => key === about || key === `prompt.${about}`
const isList = (answer: Answer): answer is readonly Key[] => Array.isArray(answer)

function pieceNamed<S extends Shape>(t: Kernel<S>, name: string, fits: (piece: PieceId) => boolean): PieceId | null {
  if (t.exists(name)) return name
  return (
    Object.keys(t.raw.pieces)
      .sort()
      .find((piece) => t.def(piece).id === name && fits(piece)) ?? null
  )
}
