import {
  type Beat,
  canonical,
  copyState,
  definitionOf,
  type Edge,
  type Face,
  type Game,
  type Kernel,
  kernelOf,
  type PieceId,
  type Random,
  randomFrom,
  type Seat,
  type Shape,
  type State,
  shuffled,
  type Table,
} from '@miskatonic/kernel'
import { lastAgain } from './again.ts'
import { spoken } from './names.ts'
import { GARBAGE } from './refusals.ts'
import { firstDifference, sentTo } from './sent.ts'
import { facesSeen, Witness } from './sight.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** How often something was really exchanged and compared: a test that compares nothing proves nothing. */
export type Exchanges = { exchanged: number; compared: number }

/** Other worlds tried at each moment for each watcher: what nobody touched since the edge is something else; what was drawn and moved unseen is too. */
const WORLDS = ['untouched', 'unseen'] as const
type World = (typeof WORLDS)[number]

/**
 * Everything a watcher cannot know is exchanged, and the game since the last edge is run again with the same answers and the
 * same chance: nothing the watcher is sent may change, nor any beat on the way. What somebody else's answer is about stays what it is: whoever chooses a hidden
 * card knows it, and what the choice leads to may show ("play this one" goes another way with another card). Where somebody else's
 * answer or the chance no longer fits the other world, the comparison ends. Besides, no name of a piece, or of what a hidden piece is,
 * may be sent at all.
 */
export function secrecy<S extends Shape>(trial: Trial<S>, count: Exchanges = { exchanged: 0, compared: 0 }): Violation[] {
  // What was told once is not told again: this property misses more than others by looking away.
  const witness = new Witness<S>()
  const play = new RandomGame(trial, { trace: (happened) => witness.hear(happened) }, 4, true)
  const random = randomFrom(`${trial.seed}/secrecy`)
  let last: Table<S> | null = null
  for (const table of play.moments()) {
    last = table
    witness.kernel = table.kernel
    const edge = edgeBefore(table)
    if (!play.chosen || !edge) continue
    const since = new Since(table, edge)
    for (const watcher of table.kernel.watchers) {
      const wrong = toldTooMuch(new Hidden(trial, since, watcher, witness), play.beats?.of(watcher) ?? [], random, count)
      if (wrong) return [play.fault('secrecy', `${watcher}: ${wrong}`)]
    }
  }
  return last && play.broken?.move ? brokenTellsTooMuch(trial, last, play, witness) : []
}

/** The edge before the last answer: what that answer led to is run again too. */
const edgeBefore = <S extends Shape>(table: Table<S>): Edge | undefined =>
  table.edges.findLast((edge) => edge.at < Math.max(1, table.line.length))

function toldTooMuch<S extends Shape>(hidden: Hidden<S>, beats: readonly Beat[], random: Random, count: Exchanges): string | null {
  const { trial, watcher } = hidden
  const { table, edge } = hidden.since
  const named = spoken(trial, table, watcher, hidden.secret, edge)
  if (named) return named
  const live = { ...received(table, watcher), beats }
  for (const world of WORLDS) {
    const state = hidden.otherWorld(world, random)
    if (!state) continue
    count.exchanged++
    const other = lastAgain(table, edge, state)
    if (!other) continue
    count.compared++
    const wrong = firstDifference(live, { ...received(other.table, watcher), beats: other.beats.of(watcher) })
    if (wrong) return `is sent something else when what it cannot know is exchanged (${hidden.exchanged}): ${wrong}`
  }
  return null
}

const NO_ANSWERS = GARBAGE.filter((_, i) => i % 4 === 1)

/** What is sent, and what is said to answers that are none. */
const received = <S extends Shape>(table: Table<S>, watcher: Seat) => ({
  ...sentTo(table, watcher),
  errors: NO_ANSWERS.map((answer) => {
    // Some garbage is an answer to some questions (no cards at all): it is not tried.
    const { ask } = table
    if (ask && ask.kind !== 'choose' && ask.kind !== 'floor' && ask.kind !== 'all' && typeof answer !== 'string') return null
    const decided = table.decide(watcher, answer)
    return decided.ok ? 'taken' : decided.error
  }),
})

function brokenTellsTooMuch<S extends Shape>(trial: Trial<S>, table: Table<S>, play: RandomGame<S>, witness: Witness<S>): Violation[] {
  const { broken } = play
  const edge = table.edges.at(-1)
  if (!broken?.move || !edge) return []
  const { secret } = new Hidden(trial, new Since(table, edge), broken.move.seat, witness)
  const named = spoken(trial, table, broken.move.seat, secret, edge, broken.detail)
  return named ? [play.fault('secrecy', `${broken.move.seat} reads an error («${broken.detail}») which ${named}`)] : []
}

/** What happened to the pieces since an edge: the same for all watchers. */
class Since<S extends Shape> {
  readonly table: Table<S>
  readonly edge: Edge
  /** The state at the edge, and a kernel to read it with. */
  readonly before: State
  readonly then: Kernel<S>
  /** Pieces that were there at the edge and are not being resolved; true: nobody has touched them. */
  readonly pieces = new Map<PieceId, boolean>()

  constructor(table: Table<S>, edge: Edge) {
    this.table = table
    this.edge = edge
    this.before = table.stateAt(edge)
    const { kernel } = table
    this.then = kernelOf(table, this.before)
    const resolved = beingResolved(kernel.raw) + beingResolved(this.before)
    const named = namedSince(table, edge)
    for (const piece of Object.keys(kernel.raw.pieces).sort())
      if (this.before.pieces[piece] && !resolved.includes(piece)) this.pieces.set(piece, this.unmoved(piece) && !named.includes(piece))
  }

  /** Whether somebody other than the watcher has said what to do with it. */
  decidedByOthers(piece: PieceId, watcher: Seat): boolean {
    const decisions = this.table.line.slice(this.edge.at)
    return decisions.some(({ seat, answer }) => seat !== watcher && canonical(answer).includes(piece))
  }

  private unmoved(piece: PieceId): boolean {
    const { raw } = this.table.kernel
    const [was, is] = [this.before.pieces[piece], raw.pieces[piece]]
    if (!was || !is) return false
    const lies = was === is || canonical({ ...was, lost: 0 }) === canonical({ ...is, lost: 0 })
    return lies && canonical(this.before.of[piece]) === canonical(raw.of[piece])
  }
}

/** What one watcher could not know at an edge and cannot know now. */
class Hidden<S extends Shape> {
  readonly secret: PieceId[] = []
  /** What the last world exchanged, in words. */
  exchanged = ''
  readonly trial: Trial<S>
  readonly since: Since<S>
  readonly watcher: Seat
  private readonly groups: Record<World, Map<string, PieceId[]>> = { untouched: new Map(), unseen: new Map() }

  constructor(trial: Trial<S>, since: Since<S>, watcher: Seat, witness: Witness<S>) {
    this.trial = trial
    this.since = since
    this.watcher = watcher
    for (const [piece, untouched] of since.pieces) {
      const group = this.groupOf(piece, witness.seen(piece, watcher, since.edge))
      if (group === null) continue
      this.secret.push(piece)
      if (since.decidedByOthers(piece, watcher)) continue
      this.add('unseen', group, piece)
      if (untouched) this.add('untouched', group, piece)
    }
  }

  private add(world: World, group: string, piece: PieceId): void {
    this.groups[world].set(group, [...(this.groups[world].get(group) ?? []), piece])
  }

  /** Pieces that look the same to the watcher, then and now; null: nothing about this one is hidden. */
  private groupOf(piece: PieceId, shown: ReadonlySet<Face>): string | null {
    const { kernel, game } = this.since.table
    const definition = kernel.def(piece)
    const then = facesSeen(this.since.then, piece, this.watcher)
    const now = facesSeen(kernel, piece, this.watcher)
    const seen = { ...then, ...now }
    const faces = Object.keys(definition.faces).sort()
    if (faces.some((face) => !(face in seen) && shown.has(face))) return null
    if (!couldBeAnother(game, definition.kind, seen)) return null
    const alike = this.trial.alike ? this.trial.alike(kernel, piece, this.watcher) : ''
    if (alike === null) return null
    // The back of a card that lies face down is seen by all, whether the zone says so or not.
    const back = 'front' in seen ? null : (definition.faces.back ?? null)
    return canonical([definition.kind, definition.see, faces, then, now, back, alike])
  }

  /** The state at the edge with everything hidden exchanged; null when there is nothing to exchange. */
  otherWorld(world: World, random: Random): State | null {
    const { before, then, table } = this.since
    const state = copyState(before)
    const words: string[] = []
    for (const { of, attribute, value } of this.trial.secrets?.(then, this.watcher, random) ?? []) {
      if (canonical(then.read(of, attribute)) !== canonical(table.kernel.read(of, attribute))) continue
      if (of === 'table') state.table[attribute] = value
      else state.of[of] = { ...state.of[of], [attribute]: value }
      words.push(`${attribute} of ${of} is ${canonical(value)}`)
    }
    for (const group of this.groups[world].values()) {
      const definitions = group.map((piece) => definitionOf(before, piece))
      if (new Set(definitions).size < 2) continue
      shuffled(definitions, random).forEach((definition, i) => {
        const piece = group[i] as PieceId
        if (definition === definitions[i]) return
        state.pieces[piece] = { ...(before.pieces[piece] as State['pieces'][string]), def: definition }
        words.push(`${piece} is a ${definition}`)
      })
    }
    this.exchanged = words.length > 4 ? `${words.slice(0, 4).join(', ')}, and ${words.length - 4} more` : words.join(', ')
    return words.length ? state : null
  }
}

/** Whether what is seen of a piece leaves open which one it is. */
function couldBeAnother<S extends Shape>(game: Game<S>, kind: string, seen: { readonly [face: string]: string }): boolean {
  const answers = known.get(game) ?? new Map<string, boolean>()
  known.set(game, answers)
  const question = canonical([kind, seen])
  let open = answers.get(question)
  if (open === undefined) {
    const fitting = [...game.definitions.values()].filter(
      (one) => one.kind === kind && Object.keys(seen).every((face) => one.faces[face] === seen[face]),
    )
    open = fitting.length > 1
    answers.set(question, open)
  }
  return open
}
const known = new WeakMap<object, Map<string, boolean>>()

/** Chance and answers since the edge: they say the names of the pieces they are about. */
function namedSince<S extends Shape>(table: Table<S>, edge: Edge): string {
  const drawn = (table.line[edge.at - 1]?.chance ?? table.opening).slice(edge.offset)
  return canonical([drawn, table.line.slice(edge.at).map(({ answer, chance }) => [answer, chance])])
}

/** What is under way and what comes next: a hidden piece that is named there may show in what it does. */
const beingResolved = ({ records, lasting, flow }: State): string => canonical([records, lasting, flow])
