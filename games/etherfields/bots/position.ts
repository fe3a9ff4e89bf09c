import type { Seen } from '@miskatonic/contract'
import type { Json, Option, RefusedOption, Seat } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'

/** What a seat sees of its own Dreamer and of what was tried, out of its view and what it was told. */
export type Position = {
  readonly at: string
  readonly anguish: number
  readonly ether: number
  readonly hand: number
  /** Cards that are neither sealed nor spent for the night: they are one's life. */
  readonly life: number
  readonly hours: number
  readonly turnsLeft: number
  readonly didNothing: boolean
  /** Enough was dreamt or walked for one evening. */
  readonly isLate: boolean
  /** How often the Team was lost since this table began. */
  readonly losses: number
  /** How often an action was used in this encounter, and in this Turn by this seat. */
  readonly used: (action: string) => number
  readonly usedNow: (action: string) => number
  /** How often a note was read in this encounter. */
  readonly read: (note: string | undefined) => number
  /** How often a place was entered this evening. */
  readonly entered: (place: string) => number
  /** Squares of actions that are out of reach and untried. */
  readonly goals: readonly string[]
}

const ENCOUNTER = 'encounter-begins'
/** After so much a team goes to bed. */
const NIGHT = { encounters: 4, places: 10 }
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)

const pieceIn = (card: Json | undefined): string => (typeof card === 'object' && card !== null && 'piece' in card ? text(card.piece) : '')

export const actionOf = (option: Pick<Option, 'label'>): string => text(option.label?.args?.action)

export function positionOf({ view, seat, ask, events }: Seen): Position {
  const own = view.of[seat] ?? {}
  const count = (zone: string): number => view.zones[`${zone}:${seat}`]?.count ?? 0
  const told = events.map(({ message }) => message)
  const since = told.slice(told.findLastIndex(({ key }) => key === ENCOUNTER) + 1)
  const thisTurn = since.slice(since.findLastIndex(({ key }) => key === 'turn-begins') + 1)
  const uses = (all: typeof told, action: string, by?: Seat): number =>
    all.filter(({ key, args }) => /^action-(used|failed)$/.test(key) && args?.action === action && (!by || args.who === by)).length
  const used = (action: string): number => uses(since, action)
  const times = (key: string): number => told.filter((one) => one.key === key).length
  return {
    at: text(own.at),
    anguish: numberOf(own.anguish),
    ether: numberOf(own.ether),
    hand: count('hand'),
    life: count('deck') + count('hand') + count('discard'),
    hours: numberOf(view.table.hours),
    turnsLeft: view.zones['turn-deck']?.count ?? 0,
    didNothing: own.acted !== true,
    isLate: times('encounter-ends') >= NIGHT.encounters || times('place-entered') >= NIGHT.places,
    losses: times('team-loses'),
    used,
    usedNow: (action) => uses(thisTurn, action, seat),
    read: (note) => since.filter(({ key, args }) => key === 'note-used' && pieceIn(args?.card) === note).length,
    entered: (place) => told.filter(({ key, args }) => key === 'place-entered' && args?.place === place).length,
    goals: refusedIn(ask, seat).flatMap((refused) => (isOutOfReach(refused) && used(actionOf(refused)) === 0 ? [refused.place ?? ''] : [])),
  }
}

function refusedIn(ask: Seen['ask'], seat: Seat): readonly RefusedOption[] {
  if (ask.kind === 'floor') return ask.refused?.[seat] ?? []
  return ask.kind === 'choose' ? (ask.refused ?? []) : []
}
const isOutOfReach = ({ reasons, place }: RefusedOption): boolean =>
  place !== undefined && reasons.length > 0 && reasons.every(({ message }) => message.key === 'out-of-reach')

const coordinates = (square: string): readonly [number, number] => {
  const [x = 0, y = 0] = square.split(',').map(Number)
  return [x, y]
}
/** As the crow flies: walls are not reckoned with. */
export function distance(from: string, to: string): number {
  const [[x, y], [u, v]] = [coordinates(from), coordinates(to)]
  return Math.abs(x - u) + Math.abs(y - v)
}

const motives: ReadonlyMap<string, { readonly [colour: string]: number | undefined }> = new Map(
  cards.flatMap((card) => (card.kind === 'influence' ? [[`influence/${card.id}`, card.motive] as const] : [])),
)
/** What the cards in one's hand yield of a colour, as printed, without the one that is paid for. */
export const motiveInHand = (view: Seen['view'], seat: Seat, colour: string, without: Json | undefined): number =>
  (view.zones[`hand:${seat}`]?.pieces ?? [])
    .filter(({ alias }) => alias !== without)
    .reduce((sum, { faces }) => sum + (motives.get(faces.front ?? '')?.[colour] ?? 0), 0)
