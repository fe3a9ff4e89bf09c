import {
  aliasOf,
  Chance,
  canonical,
  copyState,
  definitionOf,
  type Edge,
  type Game,
  Kernel,
  type PieceId,
  type Random,
  randomFrom,
  type Seat,
  type Shape,
  type State,
  shuffled,
  type Table,
} from '@miskatonic/kernel'
import { sinceEdge } from './again.ts'
import { spoken } from './names.ts'
import { GARBAGE } from './refusals.ts'
import { firstDifference, sentTo } from './sent.ts'
import { facesSeen } from './sight.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** How often something was really exchanged and compared: a test that compares nothing proves nothing. */
export type Exchanges = { exchanged: number; compared: number }

/** Other worlds tried at each moment for each watcher: what nobody touched since the edge is something else; what was drawn and moved unseen is too. */
const WORLDS = ['untouched', 'unseen'] as const
type World = (typeof WORLDS)[number]

/**
 * Everything a watcher cannot know is exchanged, and the game since the last edge is run again with the same answers and the
 * same chance: nothing the watcher is sent may change. Where somebody else's answer or the chance no longer fits the other
 * world, the comparison ends. Besides, no name of a piece, or of what a hidden piece is, may be sent at all.
 */
export function secrecy<S extends Shape>(trial: Trial<S>, count: Exchanges = { exchanged: 0, compared: 0 }): Violation[] {
  // What was told once is not told again: this property misses more than others by looking away.
  const play = new RandomGame(trial, {}, 4)
  const random = randomFrom(`${trial.seed}/secrecy`)
  let last: Table<S> | null = null
  for (const table of play.moments()) {
    last = table
    if (!play.chosen) continue
    for (const watcher of table.kernel.watchers) {
      const wrong = toldTooMuch(trial, table, watcher, random, count)
      if (wrong) return [play.fault('secrecy', `${watcher}: ${wrong}`)]
    }
  }
  return last && play.broken?.move ? brokenTellsTooMuch(trial, last, play) : []
}

/** The edge before the last answer: what that answer led to is run again too. */
const edgeBefore = <S extends Shape>(table: Table<S>): Edge | undefined =>
  table.edges.findLast((edge) => edge.at < Math.max(1, table.line.length))

function toldTooMuch<S extends Shape>(trial: Trial<S>, table: Table<S>, watcher: Seat, random: Random, count: Exchanges): string | null {
  const edge = edgeBefore(table)
  if (!edge) return null
  const known = new Hidden(trial, table, edge, watcher)
  const named = spoken(trial, table, watcher, known.secret, edge)
  if (named) return named
  for (const world of WORLDS) {
    const state = known.otherWorld(world, random)
    if (!state) continue
    count.exchanged++
    const other = fitting(table, edge, state)
    if (!other) continue
    count.compared++
    const wrong = firstDifference(received(table, watcher), received(other, watcher))
    if (wrong) return `is sent something else when what it cannot know is exchanged (${known.exchanged}): ${wrong}`
  }
  return null
}

function fitting<S extends Shape>(table: Table<S>, edge: Edge, state: State): Table<S> | null {
  try {
    return sinceEdge(table, edge, state)
  } catch {
    return null
  }
}

/** What is sent, and what is said to answers that are none. */
const received = <S extends Shape>(table: Table<S>, watcher: Seat) => ({
  ...sentTo(table, watcher),
  errors: GARBAGE.slice(0, 24).map((answer) => {
    // Some garbage is an answer to some questions (no cards at all): it is not tried.
    const { ask } = table
    if (ask && ask.kind !== 'choose' && ask.kind !== 'floor' && ask.kind !== 'all' && typeof answer !== 'string') return null
    const decided = table.decide(watcher, answer)
    return decided.ok ? 'taken' : decided.error
  }),
})

function brokenTellsTooMuch<S extends Shape>(trial: Trial<S>, table: Table<S>, play: RandomGame<S>): Violation[] {
  const { broken } = play
  const edge = table.edges.at(-1)
  if (!broken?.move || !edge) return []
  const { secret } = new Hidden(trial, table, edge, broken.move.seat)
  const named = spoken(trial, table, broken.move.seat, secret, edge, broken.detail)
  return named ? [play.fault('secrecy', `${broken.move.seat} reads an error («${broken.detail}») which ${named}`)] : []
}

/** What one watcher could not know at an edge, cannot know now, and what nobody touched in between. */
class Hidden<S extends Shape> {
  readonly secret: PieceId[] = []
  /** What the last world exchanged, in words. */
  exchanged = ''
  private readonly groups: Record<World, Map<string, PieceId[]>> = { untouched: new Map(), unseen: new Map() }
  private readonly before: State
  private readonly then: Kernel<S>

  private readonly trial: Trial<S>
  private readonly table: Table<S>
  private readonly watcher: Seat

  constructor(trial: Trial<S>, table: Table<S>, edge: Edge, watcher: Seat) {
    this.trial = trial
    this.table = table
    this.watcher = watcher
    this.before = table.stateAt(edge)
    this.then = new Kernel(table.game, table.setup.seats, table.setup.options, this.before, new Chance(table.setup.seed), {
      quiet: true,
      strict: false,
    })
    const resolved = beingResolved(table.kernel.raw) + beingResolved(this.before)
    const named = namedSince(table, edge)
    const shown = this.shownSince(edge)
    for (const piece of Object.keys(table.kernel.raw.pieces).sort()) {
      if (!this.before.pieces[piece] || resolved.includes(piece)) continue
      const group = this.groupOf(piece, shown)
      if (group === null) continue
      this.secret.push(piece)
      this.add('unseen', group, piece)
      if (this.unmoved(piece) && !named.includes(piece)) this.add('untouched', group, piece)
    }
  }

  private add(world: World, group: string, piece: PieceId): void {
    this.groups[world].set(group, [...(this.groups[world].get(group) ?? []), piece])
  }

  /** Faces the watcher was shown on the way, although they are hidden again; by the alias they were told under. */
  private shownSince(edge: Edge): Map<string, Set<string>> {
    const shown = new Map<string, Set<string>>()
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { piece, faces } = value as { piece?: unknown; faces?: unknown }
      if (typeof piece === 'string' && typeof faces === 'object' && faces !== null)
        shown.set(piece, new Set([...(shown.get(piece) ?? []), ...Object.keys(faces)]))
      else for (const inner of Object.values(value)) walk(inner)
    }
    for (const { told } of this.table.kernel.events.slice(edge.events)) walk(told[this.watcher])
    return shown
  }

  private unmoved(piece: PieceId): boolean {
    const was = this.before.pieces[piece]
    const is = this.table.kernel.raw.pieces[piece]
    if (!was || !is) return false
    const { lost: _, ...lay } = was
    const { lost: __, ...lies } = is
    return canonical(lay) === canonical(lies) && canonical(this.before.of[piece]) === canonical(this.table.kernel.raw.of[piece])
  }

  /** Pieces that look the same to the watcher, then and now; null: nothing about this one is hidden. */
  private groupOf(piece: PieceId, shown: ReadonlyMap<string, ReadonlySet<string>>): string | null {
    const { kernel } = this.table
    const definition = kernel.def(piece)
    const then = facesSeen(this.then, piece, this.watcher)
    const now = facesSeen(kernel, piece, this.watcher)
    const seen = { ...then, ...now }
    const faces = Object.keys(definition.faces).sort()
    const aliases = [aliasOf(this.then, piece, this.watcher), aliasOf(kernel, piece, this.watcher)]
    if (faces.some((face) => !(face in seen) && aliases.some((alias) => shown.get(alias)?.has(face)))) return null
    if (!couldBeAnother(this.table.game, definition.kind, seen)) return null
    const alike = this.trial.alike ? this.trial.alike(kernel, piece, this.watcher) : ''
    if (alike === null) return null
    // The back of a card that lies face down is seen by all, whether the zone says so or not.
    const back = 'front' in seen ? null : (definition.faces.back ?? null)
    return canonical([definition.kind, definition.see, faces, then, now, back, alike])
  }

  /** The state at the edge with everything hidden exchanged; null when there is nothing to exchange. */
  otherWorld(world: World, random: Random): State | null {
    const state = copyState(this.before)
    const words: string[] = []
    for (const { of, attribute, value } of this.trial.secrets?.(this.then, this.watcher, random) ?? []) {
      if (canonical(this.then.read(of, attribute)) !== canonical(this.table.kernel.read(of, attribute))) continue
      if (of === 'table') state.table[attribute] = value
      else state.of[of] = { ...state.of[of], [attribute]: value }
      words.push(`${attribute} of ${of} is ${canonical(value)}`)
    }
    for (const group of this.groups[world].values()) {
      const definitions = group.map((piece) => definitionOf(this.before, piece))
      if (new Set(definitions).size < 2) continue
      shuffled(definitions, random).forEach((definition, i) => {
        const piece = group[i] as PieceId
        if (definition === definitions[i]) return
        state.pieces[piece] = { ...(this.before.pieces[piece] as State['pieces'][string]), def: definition }
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
