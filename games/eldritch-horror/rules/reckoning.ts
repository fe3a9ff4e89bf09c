import type { Effect } from '@miskatonic/effects'
import { choose, onPiece, type PieceId, type Script, type StepRef } from '@miskatonic/kernel'
import { reckoningOf, resolveText } from './cardTexts.ts'
import {
  activePlayer,
  ancientOneSheet,
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
import type { Eldritch, InvestigatorId } from './shape.ts'

const GROUPS = ['monsters', 'sheet', 'mythos'] as const
export type Group = (typeof GROUPS)[number] | InvestigatorId
const withReckoning = (t: Eldritch, pieces: readonly PieceId[]): PieceId[] => pieces.filter((piece) => reckoningOf(t, piece) !== null)

export function members(t: Eldritch, group: Group): PieceId[] {
  if (group === 'monsters') return withReckoning(t, monstersOnBoard(t))
  if (group === 'sheet') return [ancientOneSheet(t)]
  if (group === 'mythos') return withReckoning(t, ongoing(t))
  return withReckoning(t, [...possessionsOf(t, group), ...conditionsOf(t, group)])
}

type Part = { group: Group; left: PieceId[] }

/** Monsters, the Ancient One, Ongoing cards, then each investigator's own; who takes part is fixed now (EH-RECK-01..08, EH-RULING-46). */
const snapshot = (t: Eldritch): Part[] =>
  [...GROUPS, ...investigators(t)].map((group) => ({ group, left: members(t, group) })).filter(({ left }) => left.length)

export function* beginReckoning(t: Eldritch): Script<StepRef[]> {
  return snapshot(t).map((args) => ({ step: 'reckoningOf', args }))
}

/** The same in the middle of a card's text. */
export function* reckonAll(t: Eldritch): Script {
  for (const part of snapshot(t)) yield* reckonPart(t, part)
}

export function* reckonPart(t: Eldritch, part: Part, asIfRolled?: number): Script {
  for (let left: PieceId[] | null = part.left; left; ) left = yield* reckonNext(t, { group: part.group, left }, asIfRolled)
}

/** One component, one step; what has left play meanwhile does not resolve (EH-RECK-06, -09, -10). */
export function* reckoningOfOne(t: Eldritch, args: Part): Script<StepRef[] | void> {
  const left = yield* reckonNext(t, args)
  if (left) return [{ step: 'reckoningOf', args: { group: args.group, left } }]
}

/** Says who is left; null: nobody. */
function* reckonNext(t: Eldritch, part: Part, asIfRolled?: number): Script<PieceId[] | null> {
  const left = part.left.filter((piece) => inPlay(t, piece, part.group))
  if (!left.length) return null
  const next = yield* choose(t, ordererOf(t, part.group), { about: 'prompt.reckoning', options: left.map((one) => onPiece(one)) })
  yield* resolveReckoning(t, next, asIfRolled)
  return left.filter((piece) => piece !== next)
}

const ordererOf = (t: Eldritch, group: Group): string =>
  (GROUPS as readonly string[]).includes(group) || !t.exists(group) ? activePlayer(t) : playerOf(t, group)

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
