import type { Effect } from '@miskatonic/effects'
import { choose, cleanly, defined, isOneOf, onPiece, type PieceId, type Script, sameInAnyOrder } from '@miskatonic/kernel'
import { reckoningOf, resolveText } from './cardTexts.ts'
import {
  activePlayer,
  ancientOneSheet,
  arrivalOf,
  conditionsOf,
  holderOf,
  investigators,
  isStanding,
  leadInvestigator,
  monstersOnBoard,
  ongoing,
  playerOf,
  possessionsOf,
} from './pieces.ts'
import type { Eldritch, InvestigatorId, Next, Reckoning } from './shape.ts'

const GROUPS = ['monsters', 'sheet', 'mythos'] as const
export type Group = (typeof GROUPS)[number] | InvestigatorId
const withReckoning = (t: Eldritch, pieces: readonly PieceId[]): PieceId[] => pieces.filter((piece) => reckoningOf(t, piece) !== null)

export function members(t: Eldritch, group: Group): PieceId[] {
  if (group === 'monsters') return withReckoning(t, monstersOnBoard(t))
  if (group === 'sheet') return [ancientOneSheet(t)]
  if (group === 'mythos') return withReckoning(t, ongoing(t))
  return withReckoning(t, [...possessionsOf(t, group), ...conditionsOf(t, group)])
}

/** Monsters, the Ancient One, Ongoing cards, then each investigator's own; who takes part is fixed now (EH-RECK-01..08, EH-RULING-46). */
const snapshot = (t: Eldritch): Reckoning[] =>
  [...GROUPS, ...investigators(t)].map((group) => partOf(t, group, members(t, group))).filter(({ left }) => left.length)

export const partOf = (t: Eldritch, group: Group, left: readonly PieceId[]): Reckoning => ({
  group,
  left,
  arrived: Object.fromEntries(left.map((piece) => [piece, arrivalOf(t, piece)])),
})

export function* beginReckoning(t: Eldritch): Script<Next> {
  return snapshot(t).map((args) => ({ step: 'reckoningOf', args }))
}

/** The same in the middle of a card's text. */
export const reckonAll = (t: Eldritch): Script => reckonParts(t, snapshot(t))

/** To the last of them, also when one fells who brought it about (EH-RULING-90). */
export function* reckonParts(t: Eldritch, parts: readonly Reckoning[], asIfRolled?: number): Script {
  const [first, ...others] = parts
  if (!first) return
  const next = yield* nextOf(t, first, asIfRolled)
  if (next === null) return yield* reckonParts(t, others, asIfRolled)
  yield* cleanly(
    t,
    () => resolveReckoning(t, next, asIfRolled),
    () => reckonParts(t, [without(first, next), ...others], asIfRolled),
  )
}

/** One component, one step (EH-RECK-06). */
export function* reckoningOfOne(t: Eldritch, args: Reckoning): Script<Next | void> {
  const next = yield* nextOf(t, args)
  if (next === null) return
  yield* resolveReckoning(t, next)
  return [{ step: 'reckoningOf', args: without(args, next) }]
}

/** Which of those that are still in play comes next; null: there is none (EH-RECK-09, -10). */
function* nextOf(t: Eldritch, { group, left, arrived }: Reckoning, asIfRolled?: number): Script<PieceId | null> {
  const isThere = (at: Eldritch, piece: PieceId): boolean =>
    inPlay(at, piece, group) && (arrived?.[piece] ?? arrivalOf(at, piece)) === arrivalOf(at, piece)
  const there = left.filter((piece) => isThere(t, piece))
  if (!there.length) return null
  const each = there.map(
    (piece) =>
      function* (at: Eldritch): Script {
        if (isThere(at, piece)) yield* resolveReckoning(at, piece, asIfRolled)
      },
  )
  if (sameInAnyOrder(t, each)) return defined(there[0])
  return yield* choose(t, ordererOf(t, group), {
    about: 'prompt.reckoning',
    options: there.map((one) => onPiece(one)),
  })
}

const without = (part: Reckoning, piece: PieceId): Reckoning => ({ ...part, left: part.left.filter((one) => one !== piece) })

const ordererOf = (t: Eldritch, group: Group): string => (isOneOf(GROUPS, group) || !t.exists(group) ? activePlayer(t) : playerOf(t, group))

function inPlay(t: Eldritch, piece: PieceId, group: Group): boolean {
  if (!t.exists(piece) || reckoningOf(t, piece) === null) return false
  const zone = t.where(piece)
  if (group === 'monsters') return zone.startsWith('space:')
  if (group === 'sheet' || group === 'mythos') return zone === 'sheet' || zone === 'ongoing'
  return holderOf(t, piece) === group && isStanding(t, group)
}

/** Resolves one component's Reckoning effect; `asIfRolled` makes its dice show that face. */
function* resolveReckoning(t: Eldritch, piece: PieceId, asIfRolled?: number): Script {
  const effect = reckoningOf(t, piece)
  if (effect) yield* t.resolving({ kind: 'reckoning', piece, rolled: asIfRolled ?? null }, () => reckon(t, piece, effect))
}

function* reckon(t: Eldritch, piece: PieceId, effect: Effect): Script {
  yield* t.happens('reckoning:resolve', { card: piece })
  yield* resolveText(t, piece, effect, holderOf(t, piece) ?? leadInvestigator(t))
}
