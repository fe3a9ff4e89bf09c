import type { Seat } from '@miskatonic/kernel'
import type { GameTable, Staging, TableProps } from '../kit/table.ts'
import type { TableLink } from '../link/link.ts'
import { Changing } from '../link/observed.ts'
import type { SeenBeat, TableState, Watched } from '../link/tableState.ts'
import {
  backed,
  type Cue,
  dueAt,
  heard,
  holdOf,
  IDLE,
  isBehind,
  type Pace,
  type Playing,
  pressed,
  type Situation,
  skipped,
  ticked,
} from './director.ts'

/** The beat that is on, as the frame shows it. */
export type Showing = {
  readonly cue: Cue
  /** It waits for a press. */
  readonly waits: boolean
  /** A question waits for whoever looks. */
  readonly asked: boolean
  readonly left: number
}

/** The table as it is shown: of the beat that is on, or, when all have been shown, as it is. */
export type Shown = {
  readonly state: TableState
  readonly showing: Showing | null
  /** Lines that were jumped over on the way here. */
  readonly jumped: number
  /** Lines of others that nobody here saw happen. */
  readonly missed: number
  /** Something was read that can be read again. */
  readonly mayGoBack: boolean
}

const NOTHING: readonly never[] = []
const RANKS = ['read', 'roll', 'great', 'result', 'dice', 'plain', 'pass']

/** Of several lines told at once, the one that holds the eye most. */
function stagingOf(beat: SeenBeat, stage: NonNullable<GameTable['stage']>, face: TableProps['face']): Staging | null {
  const seen = { view: beat.view, face }
  const found = (beat.lines.length ? beat.lines : [null]).map((line) => stage(line, seen))
  const held = found.flatMap((one) => one ?? []).sort((a, b) => RANKS.indexOf(a.hold) - RANKS.indexOf(b.hold))[0]
  if (held?.hold === 'pass' && found.some((one) => one === null)) return null
  return held ?? null
}

export function cueOf(beat: SeenBeat, own: readonly Seat[], stage: GameTable['stage'], face: TableProps['face']): Cue {
  const staging = stage ? stagingOf(beat, stage, face) : null
  const whose = staging?.whose ?? beat.by
  return {
    ...beat,
    own: whose === 'all' ? own.length > 0 : own.includes(whose),
    hold: staging?.hold ?? (beat.lines.length ? 'plain' : 'pass'),
    letters: staging?.letters ?? beat.lines.reduce((sum, { text }) => sum + text.length, 0),
    dice: staging?.dice ?? 0,
    places: staging?.places ?? NOTHING,
  }
}

/** What one pair of eyes sees while a beat is on: its state, the log up to it, and no question. */
export const watchedAs = (real: Watched, { view, told, lines, by }: Pick<Cue, 'view' | 'told' | 'lines' | 'by'>): Watched => ({
  ...real,
  view,
  ask: null,
  awaited: [by],
  events: real.events.filter(({ id }) => id <= told),
  eventCount: Math.min(real.eventCount, told),
  fresh: lines,
})

/** All seats of one telling have been told: letters come one after the other. */
const isWhole = ({ watched }: TableState): boolean => new Set([...watched.values()].map(({ view }) => view.seq)).size < 2

/** Winds the director: hears what the table tells, looks at the clock, and shows one beat after the other. */
export class Playback {
  readonly shown: Changing<Shown>
  private readonly link: TableLink
  private playing: Playing = IDLE
  private eyes: Seat | null = null
  private stage: GameTable['stage']
  private pace: Pace = { own: 'off', others: 'skip' }
  /** Which telling of the eyes was heard last. */
  private turn = -1
  private timer: ReturnType<typeof setTimeout> | null = null
  private late: ReturnType<typeof setTimeout> | null = null
  private holds = false
  private paused = false
  private wished = false
  private readonly leave: (() => void)[] = []

  constructor(link: TableLink) {
    this.link = link
    this.shown = new Changing<Shown>({ state: link.table.get(), showing: null, jumped: 0, missed: 0, mayGoBack: false })
  }

  /** Listens until what it gives back is called. */
  readonly open = (): (() => void) => {
    const hid = (): void => this.tick()
    document.addEventListener('visibilitychange', hid)
    this.leave.push(
      this.link.table.subscribe(() => this.hear()),
      // Whoever comes back after a lost connection has to wish it again.
      this.link.status.subscribe(() => {
        if (this.link.status.get().is !== 'open') this.wished = false
        this.wish()
      }),
      () => document.removeEventListener('visibilitychange', hid),
    )
    this.hear()
    this.wish()
    return () => {
      for (const leave of this.leave.splice(0)) leave()
      if (this.timer) clearTimeout(this.timer)
      if (this.late) clearTimeout(this.late)
    }
  }

  /** Whose eyes are looked through, how the game stages what happens, and at which pace. */
  set(eyes: Seat | null, stage: GameTable['stage'], pace: Pace): void {
    if (eyes !== this.eyes) {
      this.eyes = eyes
      this.playing = IDLE
      this.last = null
      this.turn = this.real()?.turn ?? -1
    }
    this.stage = stage
    if (pace.own !== this.pace.own || pace.others !== this.pace.others) {
      this.pace = pace
      this.last = null
      this.wish()
    }
    this.tick()
  }

  readonly next = (): void => this.move(pressed(this.playing, Date.now(), this.situation()))
  readonly skip = (): void => this.move(skipped(this.playing, Date.now()))
  readonly back = (): void => this.move(backed(this.playing, Date.now()))

  /** The player's own pause, apart from the one the director makes. */
  readonly pause = (on: boolean): void => {
    this.paused = on
    this.link.hold?.(this.paused || this.holds)
  }

  private wish(): void {
    const on = this.pace.own !== 'off'
    if (this.link.status.get().is !== 'open' || this.wished === on) return
    this.wished = on
    void this.link.send({ do: 'beats', on })
  }

  private real(): Watched | undefined {
    return this.eyes === null ? undefined : this.link.table.get().watched.get(this.eyes)
  }

  private situation(): Situation {
    const state = this.link.table.get()
    const own = state.you?.seats ?? []
    const asked = own.flatMap((seat) => state.watched.get(seat) ?? []).filter(({ ask }) => ask?.awaited)
    const rivals = asked.some(({ ask, awaited }) => ask?.kind === 'floor' && awaited.some((seat) => !own.includes(seat)))
    return { pace: this.pace, asked: rivals ? 'rivals' : asked.length ? 'yes' : 'no', hidden: document.hidden }
  }

  private hear(): void {
    const state = this.link.table.get()
    if (this.late) clearTimeout(this.late)
    this.late = null
    if (!isWhole(state)) {
      // The rest of the letters is on its way; should it not come, the table is shown all the same.
      this.late = setTimeout(() => this.take(), 80)
      return
    }
    this.take()
  }

  private take(): void {
    const { you, faces } = this.link.table.get()
    const real = this.real()
    if (real && real.turn !== this.turn) {
      // A whole view: what was taken back or missed is not shown.
      if (real.turn !== this.turn + 1 || real.isWhole) this.playing = IDLE
      this.turn = real.turn
      const own = you?.seats ?? []
      const cues = real.beats.map((beat) => cueOf(beat, own, this.stage, (key) => faces.get(key) ?? null))
      this.playing = heard(this.playing, cues, Date.now(), this.situation())
    }
    this.tick()
  }

  private tick(): void {
    this.move(ticked(this.playing, Date.now(), this.situation()))
  }

  private move(playing: Playing): void {
    this.playing = playing
    const situation = this.situation()
    if (this.timer) clearTimeout(this.timer)
    const due = dueAt(playing, situation)
    this.timer = due === null ? null : setTimeout(() => this.tick(), Math.max(0, due - Date.now()))
    const behind = isBehind(playing)
    if (behind !== this.holds) {
      this.holds = behind
      this.link.hold?.(this.paused || behind)
    }
    this.show(situation)
  }

  private show(situation: Situation): void {
    const real = this.link.table.get()
    const before = this.shown.get()
    const [cue] = this.playing.queue
    const waits = cue !== undefined && holdOf(this.playing, situation) === null
    const asked = situation.asked !== 'no'
    const left = this.playing.queue.length
    const same =
      before.showing?.cue === cue && before.showing?.waits === waits && before.showing?.asked === asked && before.showing?.left === left
    const showing = cue ? (same ? before.showing : { cue, waits, asked, left }) : null
    const state = this.stateFor(real, cue, before)
    const mayGoBack = this.playing.past.some(({ hold }) => hold === 'read')
    if (
      state === before.state &&
      showing === before.showing &&
      this.playing.jumped === before.jumped &&
      this.playing.missed === before.missed &&
      mayGoBack === before.mayGoBack
    )
      return
    this.shown.set({ state, showing, jumped: this.playing.jumped, missed: this.playing.missed, mayGoBack })
  }

  private last: { readonly real: TableState; readonly cue: Cue | undefined } | null = null

  private stateFor(real: TableState, cue: Cue | undefined, before: Shown): TableState {
    if (this.last?.real === real && this.last.cue === cue) return before.state
    this.last = { real, cue }
    const own = this.real()
    if (this.eyes === null || !own) return real
    const watched = new Map<Seat, Watched>()
    for (const [seat, one] of real.watched) {
      if (seat === this.eyes) continue
      watched.set(seat, cue ? { ...one, ask: null, fresh: NOTHING } : this.pace.own === 'off' ? one : { ...one, fresh: NOTHING })
    }
    watched.set(this.eyes, cue ? watchedAs(own, cue) : this.afterAll(own))
    return { ...real, watched, info: infoAsOf(real, watched.get(this.eyes) as Watched) }
  }

  /** All has been shown: what was told with a beat is not new any more. */
  private afterAll(own: Watched): Watched {
    if (!own.beats.length || !own.fresh.length) return own
    const last = own.beats.at(-1)?.told ?? 0
    const known = this.settled.get(own)
    if (known) return known
    const settled = { ...own, fresh: own.fresh.filter(({ id }) => id > last) }
    this.settled.set(own, settled)
    return settled
  }
  private readonly settled = new WeakMap<Watched, Watched>()
}

/** That the game is over is known when its last beat has been shown. */
function infoAsOf({ info }: TableState, { view }: Watched): TableState['info'] {
  return info?.over && view.result === null ? { ...info, over: false, ending: null } : info
}
