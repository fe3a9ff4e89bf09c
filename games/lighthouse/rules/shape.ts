import type { DealRecord, Json, Kernel, PieceId, Seat, StepOf } from '@miskatonic/kernel'
import type { Messages } from './messages.ts'

/** Where a keeper spends the night. */
export type Place = 'tower' | 'stores' | 'rocks' | 'bed'
export const PLACES: readonly Place[] = ['tower', 'stores', 'rocks', 'bed']

export type Skill = 'knack' | 'will'

/** How a watch ends. */
export type Ending = 'saved' | 'held' | 'sea' | 'dark' | 'abandoned' | 'claimed'
export type Result = { readonly outcome: Ending; readonly winners: readonly Seat[]; readonly honoured: readonly Seat[] }

/** What a watch of a campaign begins with besides: cans of oil, and how far the dark has come. */
export type Watch = { readonly oil: number; readonly dark: number }
export type Options = { readonly watch?: Watch }

interface TableAttributes {
  night: number
  /** Who keeps the log: speaks for the keepers and is addressed by the night. */
  log: Seat
  oil: number
  dark: number
  /** Cans burned in the lamp tonight. */
  burned: number
  /** The Great Storm has broken. */
  stormy: boolean
  /** Successes against the Great Storm. */
  beacon: number
  /** How the watch has ended: nothing is judged after it. */
  ending: Ending | null
}

interface Attributes {
  nerve: number
  /** Gone from the rock: decides nothing more. */
  lost: boolean
  shift: Place | null
  ready: boolean
  offerings: number
  /** Light that falls on a ship. */
  lit: number
}

interface Happenings {
  'night:fall': { n: number }
  'night:end': { n: number }
  'night-card:reveal': { card: PieceId; who: Seat }
  'night-card:look': { who: Seat; cards: readonly PieceId[] }
  'shift:take': { who: Seat; place: Place }
  'keeper:move': { who: Seat; place: Place }
  'keeper:sleep': { who: Seat }
  'keeper:fall': { who: Seat }
  'nerve:lose': { who: Seat; n: number }
  'nerve:recover': { who: Seat; n: number }
  'nerve:spend': { who: Seat; n: number }
  'oil:gain': { n: number }
  'oil:lose': { n: number }
  'oil:spend': { who: Seat; n: number }
  'dark:advance': { n: number }
  'dark:retreat': { n: number }
  'crack:open': { n: number }
  'crack:mend': { n: number }
  'thing:appear': { thing: PieceId }
  'thing:strike': { thing: PieceId; who: Seat }
  'thing:drive': { thing: PieceId; who: Seat }
  'ship:sight': { ship: PieceId }
  'ship:light': { ship: PieceId; n: number }
  'ship:save': { ship: PieceId; who: Seat }
  'ship:rescue': { ship: PieceId; who: Seat }
  'ship:ground': { ship: PieceId }
  'ship:lose': { ship: PieceId }
  'find:look': { who: Seat; finds: readonly PieceId[] }
  'find:take': { who: Seat; find: PieceId }
  'find:discard': { who: Seat; find: PieceId }
  'find:spend': { who: Seat; finds: readonly PieceId[] }
  'find:trade': { find: PieceId; who: Seat; other: Seat }
  'mark:gain': { who: Seat; mark: PieceId }
  'mark:turn': { who: Seat; mark: PieceId }
  'purpose:deal': { who: Seat; purpose: PieceId }
  'purpose:look': { who: Seat; other: Seat; purpose: PieceId }
  'test:roll': { who: Seat; skill: Skill; against: string | null; faces: readonly number[] }
  'test:reroll': { who: Seat; faces: readonly number[] }
  'test:end': { who: Seat; successes: number }
  'call:sound': { answers: number }
  'beam:throw': { who: Seat; n: number }
  'deal:fail': { who: Seat; other: Seat }
  'great-storm:break': { n: number }
  'lamp:settle': { beacon: number; needed: number }
  'watch:end': { ending: Ending }
}

/** The steps of a watch, each with what it is about. */
interface Steps {
  setUp: undefined
  dusk: undefined
  shifts: undefined
  nightCard: undefined
  watches: undefined
  watch: { who: Seat }
  strikes: undefined
  strike: { thing: PieceId }
  beam: undefined
  foundering: undefined
  council: undefined
  lastStand: { who: Seat }
  lastLight: undefined
}

/** What can be under way. */
interface Records {
  night: { who: Seat; card: PieceId }
  watch: { who: Seat; place: Place }
  aid: { who: Seat }
  test: { who: Seat; skill: Skill; modifier: number; against: string | null; enough: number | null; faces: readonly number[] }
  deal: DealRecord
}

type Zones =
  | `stage:${1 | 2 | 3}`
  | 'night-deck'
  | 'night-discard'
  | 'sky'
  | 'finds'
  | 'find-discard'
  | `kit:${string}`
  | 'fleet'
  | 'channel'
  | 'aground'
  | 'harbour'
  | 'seabed'
  | 'deep'
  | 'shore'
  | 'masonry'
  | 'marks'
  | `skin:${string}`
  | 'purposes'
  | `purpose:${string}`
  | 'box'

/** Numbers that cards alter, each with what it is the number of. */
interface Quantities {
  dice: { who: Seat; skill: Skill; modifier: number; against?: string | null }
  light: Record<never, never>
  need: { ship: PieceId }
  kit: { who: Seat }
  cost: { seat: Seat; resource: string; n: number; filter: Json }
}

/** The game to the kernel's types. */
export interface Lighthouse {
  table: TableAttributes
  attributes: Attributes
  happenings: Happenings
  messages: Messages
  steps: Steps
  records: Records
  zones: Zones
  quantities: Quantities
}
export type Rock = Kernel<Lighthouse>
/** The steps that follow one. */
export type Next = readonly StepOf<Lighthouse>[]
export type { Json, PieceId, Seat }
