/**
 * What happens between two questions, shown beat by beat: which beat is on, for how long, and what a press or the clock makes of it.
 * Pure; the clock is an input (milliseconds). `playback.ts` winds it.
 */
import type { Seat, View } from '@miskatonic/kernel'
import type { SpokenEvent } from '@miskatonic/room/protocol'
import type { Hold } from '../kit/table.ts'

/** `mine`: what is to be read, and the dice, wait for a press. `off`: no beats at all. */
export type OwnPace = 'mine' | 'flowing' | 'fast' | 'off'
export type OthersPace = 'watch' | 'glance' | 'skip'
export type Pace = { readonly own: OwnPace; readonly others: OthersPace }

/** A beat ready to be shown. */
export type Cue = {
  readonly view: View
  readonly lines: readonly SpokenEvent[]
  /** The log up to this line has been shown when it is. */
  readonly told: number
  readonly by: Seat
  /** It concerns whoever looks. */
  readonly own: boolean
  readonly hold: Hold | 'plain'
  /** How much there is to read, and how many dice fall. */
  readonly letters: number
  readonly dice: number
  readonly places: readonly string[]
}

/** `rivals`: the table waits for whoever speaks first, and motion must not decide it. */
export type Situation = { readonly pace: Pace; readonly asked: 'no' | 'yes' | 'rivals'; readonly hidden: boolean }

export type Playing = {
  /** The beat that is on, then those to come. */
  readonly queue: readonly Cue[]
  /** Those that were on before: they can be read again. */
  readonly past: readonly Cue[]
  /** When the one that is on was put up. */
  readonly since: number
  /** So many lines were jumped over since there was nothing to show. */
  readonly jumped: number
  /** So many lines of others nobody here saw happen, since something of one's own was shown. */
  readonly missed: number
}

export const IDLE: Playing = { queue: [], past: [], since: 0, jumped: 0, missed: 0 }

const MOST_PAST = 60

/** Own beats in flow; at one's own pace `read` and `roll` wait for a press instead. */
function flowing({ hold, letters, dice }: Cue): number {
  switch (hold) {
    case 'read':
      return Math.min(12_000, 1500 + 40 * letters)
    case 'roll':
      return 900
    case 'dice':
      return 900 + 90 * dice
    case 'result':
      return 900
    case 'great':
      return 1400
    case 'pass':
      return 0
    case 'plain':
      return 450
  }
}

const FAST: { readonly [hold in Cue['hold']]: number } = { read: 350, roll: 80, dice: 300, result: 250, great: 350, plain: 70, pass: 0 }
const MOST_FAST = 1500
const GLANCE = 2500

/** A run of lines of one kind (burials, a row of new Monsters) passes quickly, as one. */
const goesOn = (now: Cue, next: Cue | undefined): boolean =>
  now.hold === 'plain' && next?.hold === 'plain' && now.lines[0]?.message.key === next.lines[0]?.message.key
const IN_A_RUN = 160

const usual = (cue: Cue, next: Cue | undefined): number => (goesOn(cue, next) ? IN_A_RUN : flowing(cue))

const glanced = (cue: Cue): number => (cue.hold === 'read' ? Math.min(GLANCE, flowing(cue)) : Math.min(700, flowing(cue)))

/** How long what is left of the others' beats would take in flow. */
const othersLeft = (queue: readonly Cue[]): number => queue.reduce((sum, cue, i) => sum + (cue.own ? 0 : usual(cue, queue[i + 1])), 0)

/** While a question waits, so much is still shown of what others did: the last of it. */
const WHILE_ASKED = 3000

function ofOthers({ queue }: Playing, { pace }: Situation): number {
  const [cue, next] = queue as [Cue, Cue | undefined]
  if (pace.others === 'skip') return 0
  const left = othersLeft(queue)
  if (left > 12_000) return cue.hold === 'read' || cue.hold === 'great' ? Math.floor(glanced(cue) / 2) : 0
  const set = pace.others === 'glance' ? glanced(cue) / 2 : usual(cue, next)
  return Math.floor(left > 4000 ? Math.min(glanced(cue), set / 2) : set)
}

/** How long the beat that is on stays; null: until somebody presses. */
export function holdOf(playing: Playing, situation: Situation): number | null {
  const [cue, next] = playing.queue
  if (!cue) return 0
  if (!cue.own) return ofOthers(playing, situation)
  switch (situation.pace.own) {
    case 'mine':
      return cue.hold === 'read' || cue.hold === 'roll' ? null : usual(cue, next)
    case 'flowing':
      return usual(cue, next)
    case 'fast': {
      const all = [...playing.past, ...playing.queue].reduce((sum, one) => sum + (one.own ? FAST[one.hold] : 0), 0)
      return Math.floor((FAST[cue.hold] * MOST_FAST) / Math.max(all, MOST_FAST))
    }
    case 'off':
      return 0
  }
}

/** When the clock has to be looked at next; null: nothing is under way, or it waits for a press. */
export function dueAt(playing: Playing, situation: Situation): number | null {
  if (!playing.queue.length) return null
  const hold = holdOf(playing, situation)
  return hold === null ? null : playing.since + hold
}

const shown = (playing: Playing, n: number, since: number): Playing => ({
  ...playing,
  queue: playing.queue.slice(n),
  past: [...playing.past, ...playing.queue.slice(0, n)].slice(-MOST_PAST),
  since,
})

const jumpedOver = (playing: Playing, n: number, since: number): Playing => ({
  ...shown(playing, n, since),
  jumped: playing.jumped + playing.queue.slice(1, n + 1).reduce((sum, { lines }) => sum + lines.length, 0),
})

const missing = (playing: Playing, n: number, now: number): Playing => ({
  ...jumpedOver(playing, n, now),
  missed: playing.missed + playing.queue.slice(0, n).reduce((sum, { lines }) => sum + lines.length, 0),
})

/** The others' beats at the head of the queue are let go: there are too many, or the table waits for whoever looks. */
function caughtUp(playing: Playing, now: number, { asked, hidden, pace }: Situation): Playing {
  const { queue } = playing
  const head = queue.findIndex(({ own }) => own)
  const others = head < 0 ? queue.length : head
  const decisions = new Set(queue.slice(0, others).map(({ view }) => view.seq)).size
  if (!others) return playing
  if (hidden || pace.others === 'skip' || asked === 'rivals' || decisions > 3 || othersLeft(queue) > 30_000)
    return missing(playing, others, now)
  if (asked === 'no') return playing
  let n = 0
  while (n < others && othersLeft(queue.slice(n)) > WHILE_ASKED) n++
  return n ? missing(playing, n, now) : playing
}

/** What was told is put at the end of the queue. */
export function heard(playing: Playing, cues: readonly Cue[], now: number, situation: Situation): Playing {
  if (!cues.length) return playing
  const missed = cues.some(({ own }) => own) ? 0 : playing.missed
  const begun: Playing = playing.queue.length ? { ...playing, missed } : { ...IDLE, since: now, missed }
  return ticked({ ...begun, queue: [...begun.queue, ...cues] }, now, situation)
}

/** The clock has gone on: beats that have been on long enough make room. */
export function ticked(playing: Playing, now: number, situation: Situation): Playing {
  let next = caughtUp(playing, now, situation)
  for (let hold = holdOf(next, situation); next.queue.length && hold !== null && now - next.since >= hold; hold = holdOf(next, situation))
    next = shown(next, 1, next.since + hold)
  return next
}

/** On: a beat that waits gives way to the next; from one that passes by itself straight to the next that waits, or to the question. */
export function pressed(playing: Playing, now: number, situation: Situation): Playing {
  const { queue } = playing
  if (!queue.length) return playing
  if (holdOf(playing, situation) === null) return ticked(shown(playing, 1, now), now, situation)
  let n = 1
  while (n < queue.length && holdOf({ ...playing, queue: queue.slice(n) }, situation) !== null) n++
  return jumpedOver(playing, n, now)
}

/** To the question at once. */
export const skipped = (playing: Playing, now: number): Playing =>
  playing.queue.length ? jumpedOver(playing, playing.queue.length, now) : playing

/** What was to be read last, once more, and everything since. */
export function backed(playing: Playing, now: number): Playing {
  const { past, queue } = playing
  const at = past.findLastIndex(({ hold }) => hold === 'read')
  const from = at < 0 ? past.length - 1 : at
  if (from < 0) return playing
  return { ...playing, past: past.slice(0, from), queue: [...past.slice(from), ...queue], since: now }
}

/** More than one decision is still to be shown: bots of this table wait. */
export const isBehind = ({ queue }: Playing): boolean => new Set(queue.map(({ view }) => view.seq)).size > 1
