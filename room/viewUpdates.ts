import type { FaceText, GameText, Language } from '@miskatonic/contract'
import { type AnyShape, type Decided, type FaceKey, type Seat, SPECTATOR, type Table, type View } from '@miskatonic/kernel'
import { BeatsSince, type ToldBeats } from './beats.ts'
import { HeardEvents } from './heardEvents.ts'
import { type FacePictures, pictureOf } from './pictures.ts'
import type { SpokenEvent, Told, ViewChange } from './protocol.ts'
import { faceKeysIn, sourceFor, spokenAsk, spokenEvent } from './spoken.ts'
import { changeBetween } from './viewChange.ts'
import { Voice } from './voice.ts'

/** So many of the last lines of the log come with a whole view; earlier ones are asked for. */
export const LAST_EVENTS = 200

/** What one watcher was told last: the ground on which changes are told. */
type Sight = { turn: number; view: View; change: ViewChange | null; beats: ToldBeats | null; heard: number; before: number }

/** Who listens: which language, what it already has, and whether it wants to see what happens beat by beat. */
export type Listener = { readonly lang: Language; readonly turns: Map<Seat, number>; readonly faces: Set<FaceKey>; beats: boolean }

/** Tells each watcher of one table what it may know: a whole view to newcomers, what changed to those who follow. */
export class ViewUpdates {
  private readonly sights = new Map<Seat, Sight>()
  private readonly hearings = new Map<Seat, HeardEvents>()
  private readonly table: Table<AnyShape>
  private readonly text: Voice
  private readonly pictures: FacePictures
  /** The highest turn there was: a number is never given twice, or who heard the first would miss the second. */
  private latest = 0
  /** Of the moment: each watcher's words are made once for each language. */
  private readonly words = new Map<string, Pick<Told, 'ask' | 'events'>>()
  private readonly beats: BeatsSince

  constructor(table: Table<AnyShape>, text: GameText, pictures: FacePictures = {}) {
    this.table = table
    this.text = Voice.of(text)
    this.pictures = pictures
    this.beats = new BeatsSince(table)
  }

  /** Takes a decision at the table; these watchers will be told its beats. */
  decide(decision: Parameters<Table<AnyShape>['decide']>, watchers: ReadonlySet<Seat>): Decided {
    return this.beats.decide(decision, watchers, (watcher) => this.hearingOf(watcher).count)
  }

  /** The table has moved: looks again for those who are watched for. `whole`: nothing said before counts any more. */
  refresh(watchers: Iterable<Seat>, whole: boolean): void {
    this.words.clear()
    const wanted = new Set(watchers)
    if (whole) this.hearings.clear()
    for (const watcher of this.sights.keys()) if (whole || !wanted.has(watcher)) this.sights.delete(watcher)
    for (const watcher of wanted) {
      const sight = this.sights.get(watcher)
      if (!sight) continue
      const view = this.table.view(watcher)
      sight.change = changeBetween(sight.view, view)
      sight.beats = this.beats.between(watcher, sight.view, view)
      sight.view = view
      sight.turn += 1
      this.latest = Math.max(this.latest, sight.turn)
      sight.before = sight.heard
      sight.heard = this.hearingOf(watcher).count
    }
    this.beats.forget()
  }

  private hearingOf(watcher: Seat): HeardEvents {
    let hearing = this.hearings.get(watcher)
    if (!hearing) {
      hearing = new HeardEvents(watcher, this.table.kernel.events)
      this.hearings.set(watcher, hearing)
    }
    return hearing
  }

  private sightOf(watcher: Seat): Sight {
    let sight = this.sights.get(watcher)
    if (!sight) {
      this.latest += 1
      const heard = this.hearingOf(watcher).count
      sight = { turn: this.latest, view: this.table.view(watcher), change: null, beats: null, heard, before: heard }
      this.sights.set(watcher, sight)
    }
    return sight
  }

  /** What this listener is sent as that watcher; null: it has it all. */
  tell(watcher: Seat, listener: Listener): Told | null {
    const sight = this.sightOf(watcher)
    const had = listener.turns.get(watcher)
    if (had === sight.turn) return null
    const follows = sight.change !== null && had === sight.turn - 1
    listener.turns.set(watcher, sight.turn)
    const { ask, events } = this.wordsFor(watcher, sight, listener.lang, follows)
    const changed = (listener.beats && sight.beats) || { change: sight.change as ViewChange }
    const body = follows ? changed : { view: sight.view }
    return {
      is: 'told',
      seat: watcher,
      turn: sight.turn,
      ...body,
      ask,
      awaited: this.table.awaited(),
      events,
      eventCount: sight.heard,
      ...this.facesFor(listener, [body, ask], events),
      freeUndo: watcher === SPECTATOR ? this.table.seq : this.table.freeUndo(watcher),
      ownLast: this.table.line.findLast(({ seat, by }) => seat === watcher && by === 'human')?.seq ?? null,
      ...(this.table.mayConcede(watcher) ? { mayConcede: true as const } : {}),
    }
  }

  private wordsFor(watcher: Seat, sight: Sight, lang: Language, follows: boolean): Pick<Told, 'ask' | 'events'> {
    const key = `${watcher} ${lang} ${follows}`
    let words = this.words.get(key)
    if (!words) {
      const awaited = this.table.awaited().includes(watcher)
      const ask = spokenAsk(
        this.text,
        this.table.askFor(watcher),
        sight.view,
        watcher,
        lang,
        this.table.seq,
        awaited,
        sourceFor(this.table, watcher),
      )
      const from = follows ? sight.before : Math.max(0, sight.heard - LAST_EVENTS)
      words = { ask, events: this.eventsOf(watcher, lang, from) }
      this.words.set(key, words)
    }
    return words
  }

  eventsOf(watcher: Seat, lang: Language, from: number, to = Number.POSITIVE_INFINITY): SpokenEvent[] {
    const reader = watcher === SPECTATOR ? null : watcher
    return this.hearingOf(watcher)
      .between(from, to)
      .map((event) => spokenEvent(this.text, event, { lang, reader }))
  }

  /** What is printed on faces this listener meets for the first time, and their pictures; and those that stand beside new lines. */
  facesFor(listener: Listener, sent: unknown, events: readonly SpokenEvent[] = []): Pick<Told, 'faces' | 'pictures'> {
    const keys = new Set<FaceKey>()
    faceKeysIn([sent, events], keys)
    const faces: Record<FaceKey, FaceText> = {}
    const shown = new Set(events.flatMap(({ message }) => this.text.text.pictured?.(message) ?? []))
    for (const key of keys) {
      if (listener.faces.has(key)) continue
      listener.faces.add(key)
      shown.add(key)
      const face = this.text.face(key, listener.lang)
      if (face) faces[key] = face
    }
    const pictures = Object.fromEntries(
      [...shown].flatMap((key) => {
        const picture = pictureOf(this.pictures, key)
        return picture === null ? [] : [[key, picture]]
      }),
    )
    return Object.keys(pictures).length ? { faces, pictures } : { faces }
  }
}
