import { Derivation, defined, isOneOf, type PieceId, type Seat, zoneKind, zoneOf } from '@miskatonic/kernel'
import { cardOfDefinition } from '../content/index.ts'
import type { Card, InvestigatorCard, MonsterCard } from '../content/nodes.ts'
import { allSpaces } from './board.ts'
import type { Eldritch, EldritchShape, InvestigatorId, MonsterId, Skill, SpaceId } from './shape.ts'

type Kind = Card['kind']
type CardOf<K extends Kind, C extends Card = Card> = C extends Card ? (Extract<C['kind'], K> extends never ? never : C) : never

/** The card data behind a piece; of one of these kinds, where they are said. */
export function cardOf<K extends Kind = Kind>(t: Eldritch, piece: PieceId, ...kinds: readonly K[]): CardOf<K> {
  const card = cardOfDefinition(t.def(piece).id)
  if (kinds.length && !isOneOf<Kind>(kinds, card.kind)) throw new Error(`«${piece}» is not a ${kinds.join(' or ')}`)
  return card as CardOf<K>
}
export const kindOf = (t: Eldritch, piece: PieceId): string => t.def(piece).kind

export const zoneOfSpace = (space: SpaceId) => `space:${space}` as const

/** The space a piece lies on, or null when it is not on the board. */
export function spaceOf(t: Eldritch, piece: PieceId): SpaceId | null {
  const zone = t.where(piece)
  const kind = zoneKind(zone)
  return kind === 'space' || kind === 'fallen' ? zoneOf(zone) : null
}

export const onSpace = (t: Eldritch, space: SpaceId, kind: string): PieceId[] =>
  t.inZone(zoneOfSpace(space)).filter((piece) => kindOf(t, piece) === kind)

/** Everything of a kind that lies on spaces; asked so often that it is worked out once between moves. */
export const onBoard = (t: Eldritch, kind: string): readonly PieceId[] => t.derive(board).get(kind) ?? NOTHING

const NOTHING: readonly PieceId[] = []
const spaceZones = allSpaces.map((space) => zoneOfSpace(space)).sort()

const board = new Derivation<EldritchShape, ReadonlyMap<string, readonly PieceId[]>>(['space'], (t) => {
  const byKind = new Map<string, PieceId[]>()
  for (const zone of spaceZones) {
    for (const piece of t.inZone(zone)) {
      const kind = kindOf(t, piece)
      const list = byKind.get(kind)
      if (list) list.push(piece)
      else byKind.set(kind, [piece])
    }
  }
  return byKind
})

// ── investigators: only undefeated ones are investigators (EH-DEF-08) ──

/** In turn order, the Lead first (EH-ROUND-02). */
export const investigators = (t: Eldritch): readonly InvestigatorId[] => t.derive(standing)

const standing = new Derivation<EldritchShape, readonly InvestigatorId[]>(['space', 'marker', 'player', 'lead'], (t) => {
  const undefeated = onBoard(t, 'investigator').filter((who) => t.get(who, 'marker') === null)
  return turnOrder(t).flatMap((seat) => undefeated.filter((who) => t.get(who, 'player') === seat))
})

export function turnOrder(t: Eldritch): Seat[] {
  const first = t.seats.indexOf(t.state.lead)
  return [...t.seats.slice(first), ...t.seats.slice(0, first)]
}

export const playerOf = (t: Eldritch, who: InvestigatorId): Seat => t.get(who, 'player')
export const investigatorOf = (t: Eldritch, seat: Seat): InvestigatorId | null => t.derive(bySeat).get(seat) ?? null

const bySeat = new Derivation<EldritchShape, ReadonlyMap<Seat, InvestigatorId>>(['space', 'marker', 'player'], (t) => {
  const bySeat = new Map<Seat, InvestigatorId>()
  for (const who of onBoard(t, 'investigator')) {
    const seat = playerOf(t, who)
    if (t.get(who, 'marker') === null && !bySeat.has(seat)) bySeat.set(seat, who)
  }
  return bySeat
})
export const isStanding = (t: Eldritch, who: InvestigatorId): boolean =>
  t.exists(who) && zoneKind(t.where(who)) === 'space' && t.get(who, 'marker') === null
export const hereOf = (t: Eldritch, who: InvestigatorId): SpaceId => spaceOf(t, who) ?? ''
export const investigatorsOn = (t: Eldritch, space: SpaceId): InvestigatorId[] =>
  investigators(t).filter((who) => spaceOf(t, who) === space)
export const fallenOn = (t: Eldritch, space: SpaceId): readonly InvestigatorId[] => t.inZone(`fallen:${space}`)
export const sheetOf = (t: Eldritch, who: InvestigatorId): InvestigatorCard => cardOf(t, who, 'investigator')

/** The investigator who leads, if the Lead's player has one (EH-LEAD-06). */
export const leadInvestigator = (t: Eldritch): InvestigatorId | null => investigatorOf(t, t.state.lead)
/** Whoever acts, also on somebody else's turn (EH-RULING-15), or encounters; else the Lead (EH-INV-02, -03, EH-RULING-85). */
export function activePlayer(t: Eldritch): Seat {
  const acting = t.state.phase === 'action' ? t.record('action')?.who : undefined
  return typeof acting === 'string' ? playerOf(t, acting) : (t.state.active ?? t.state.lead)
}

// ── monsters ──
export const monstersOn = (t: Eldritch, space: SpaceId): MonsterId[] => onSpace(t, space, 'monster')
export const monstersOnBoard = (t: Eldritch): readonly MonsterId[] => onBoard(t, 'monster')
export const monsterCard = (t: Eldritch, monster: MonsterId): MonsterCard => cardOf(t, monster, 'monster')
export const isEpic = (t: Eldritch, monster: MonsterId): boolean => monsterCard(t, monster).epic === true
export const isCultist = (t: Eldritch, monster: MonsterId): boolean => monsterCard(t, monster).cultist === true

/** Which of its stays in play this is: moving about the board is the same one, gone and back is another. */
export const arrivalOf = (t: Eldritch, piece: PieceId): number =>
  kindOf(t, piece) === 'monster' ? t.get(piece, 'arrival') : t.since(piece)

// ── tokens ──
export const gatesOn = (t: Eldritch, space: SpaceId): PieceId[] => onSpace(t, space, 'gate')
export const gatesOnBoard = (t: Eldritch): readonly PieceId[] => onBoard(t, 'gate')
export const cluesOn = (t: Eldritch, space: SpaceId): PieceId[] => onSpace(t, space, 'clue')
export const cluesOnBoard = (t: Eldritch): readonly PieceId[] => onBoard(t, 'clue')
export const cluesOf = (t: Eldritch, who: InvestigatorId): readonly PieceId[] => t.inZone(`own-clues:${who}`)

// ── cards ──
export const possessionsOf = (t: Eldritch, who: InvestigatorId): readonly PieceId[] => t.inZone(`possessions:${who}`)
/** What lies on the sheet of a fallen one: nobody's, and without effect (EH-DEF-06, -08, EH-LIMIT-03). */
export const estateOf = (t: Eldritch, fallen: InvestigatorId): readonly PieceId[] => t.inZone(`estate:${fallen}`)
export const conditionsOf = (t: Eldritch, who: InvestigatorId): readonly PieceId[] => t.inZone(`own-conditions:${who}`)
/** The name two copies share: what "the same Spell or Condition" means (EH-RULING-55). */
export const nameOf = (t: Eldritch, piece: PieceId): string => cardOf(t, piece).id
export const hasCondition = (t: Eldritch, who: InvestigatorId, name: string): boolean =>
  conditionsOf(t, who).some((card) => nameOf(t, card) === name)

/** What other effects look for; of itself a trait does nothing (EH-TRAIT-01..03). */
export function traitsOf(t: Eldritch, piece: PieceId): readonly string[] {
  const card = cardOf(t, piece)
  if (card.kind === 'spell') return [card.trait]
  if (card.kind === 'mythos') return card.trait === 'rumor' ? ['ongoing', 'rumor'] : [card.trait]
  return 'traits' in card ? card.traits : []
}

/** Who holds a card, or null. */
export function holderOf(t: Eldritch, piece: PieceId): InvestigatorId | null {
  const zone = t.where(piece)
  const kind = zoneKind(zone)
  return kind === 'possessions' || kind === 'own-conditions' || kind === 'own-clues' ? zoneOf(zone) : null
}

/** On which space a thing lies, or with whom; a token that is no piece is named by its space. */
export const laying = (t: Eldritch, thing: PieceId | SpaceId): { on: SpaceId | null; who: InvestigatorId | null } =>
  t.exists(thing) ? { on: spaceOf(t, thing), who: holderOf(t, thing) } : { on: thing, who: null }

// ── skills ──
export const upAttribute = (skill: Skill): 'loreUp' | 'influenceUp' | 'observationUp' | 'strengthUp' | 'willUp' => `${skill}Up`
export const improvementOf = (t: Eldritch, who: InvestigatorId, skill: Skill): number => t.get(who, upAttribute(skill))
/** Printed value and Improvement, without bonuses (EH-SKILL-06). */
export const skillOf = (t: Eldritch, who: InvestigatorId, skill: Skill): number =>
  sheetOf(t, who).skills[skill] + improvementOf(t, who, skill)

export const ancientOneSheet = (t: Eldritch): PieceId => defined(t.inZone('sheet')[0])
export const activeMystery = (t: Eldritch): PieceId | null => t.inZone('mystery')[0] ?? null
export const ongoing = (t: Eldritch): readonly PieceId[] => t.inZone('ongoing')
export const rumorsInPlay = (t: Eldritch): PieceId[] => ongoing(t).filter((card) => traitsOf(t, card).includes('rumor'))
