import { type Context, find, selectorsOf } from '@miskatonic/effects'
import { defined, type PieceId } from '@miskatonic/kernel'
import { type Having, type Place, selectorFields, type With } from '../../content/nodes.ts'
import {
  cardsRef,
  cluesRef,
  g,
  gateRef,
  gatesRef,
  investigatorRef,
  investigatorsRef,
  monsterRef,
  monstersRef,
  mythosRef,
  spaceRef,
  spaceWith,
} from '../../text/things.ts'
import { adjacent, allSpaces, nearestOf, spacesOfType, spaceType } from '../board.ts'
import { currentOmen, gateColour } from '../gateColours.ts'
import {
  cardOf,
  cluesOf,
  cluesOn,
  cluesOnBoard,
  conditionsOf,
  gatesOn,
  gatesOnBoard,
  hereOf,
  investigators,
  isCultist,
  isEpic,
  isStanding,
  kindOf,
  leadInvestigator,
  monsterCard,
  monstersOn,
  monstersOnBoard,
  nameOf,
  possessionsOf,
  rumorsInPlay,
  spaceOf,
  traitsOf,
} from '../pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, SpaceId } from '../shape.ts'

export type X = Context<EldritchShape>

const { all, each, self, some } = g
const selector = selectorsOf<EldritchShape>()

/** The space "self" means: where the card's own token lies, or the investigator it belongs to. */
export function selfSpace(x: X): SpaceId | null {
  const { piece } = x.self
  if (piece === null || !x.t.exists(piece)) return null
  return spaceOf(x.t, piece) ?? (isStanding(x.t, x.you) ? hereOf(x.t, x.you) : null)
}

const yourSpace = (x: X): SpaceId | null => (isStanding(x.t, x.you) ? hereOf(x.t, x.you) : null)

/** Spaces a place phrase covers. */
export function spacesAt(x: X, place: Place): readonly SpaceId[] {
  // «For each space with a Cultist, … there».
  const each = x.names.each
  const own = typeof each === 'string' && allSpaces.includes(each) ? each : yourSpace(x)
  if (place === 'here') return own === null ? [] : [own]
  if (place === 'self') return [selfSpace(x)].filter((space): space is SpaceId => space !== null)
  if (place === 'adjacent') return own === null ? [] : adjacent(own)
  if (place === 'expedition') return x.t.state.expedition === null ? [] : [x.t.state.expedition]
  if (place === 'board') return allSpaces
  return 'space' in place ? [place.space] : spacesOfType(place.type)
}

/** What lies on the card itself: Clues, Gates, Monsters it keeps. */
const onCard = (x: X, kind: string): PieceId[] | null => {
  const { piece } = x.self
  if (piece === null || !x.t.exists(piece) || spaceOf(x.t, piece) !== null) return null
  return x.t.inZone(`kept:${piece}`).filter((one) => kindOf(x.t, one) === kind)
}

const isAt = (x: X, piece: PieceId, place: Place | undefined): boolean => {
  const space = spaceOf(x.t, piece)
  return space !== null && (place === undefined || place === 'board' || spacesAt(x, place).includes(space))
}

/** The investigator has so many cards of that description. */
export function having(t: Eldritch, who: InvestigatorId, what: Having): boolean {
  return (
    ownCards(t, who, what.kind ?? (what.trait || what.name ? 'any' : 'possession'), what.trait, what.name).length >= (what.atLeast ?? 1)
  )
}

export function ownCards(t: Eldritch, who: InvestigatorId, kind: string, trait?: string, name?: string): PieceId[] {
  const all =
    kind === 'clue'
      ? cluesOf(t, who)
      : kind === 'condition'
        ? conditionsOf(t, who)
        : kind === 'any'
          ? [...possessionsOf(t, who), ...conditionsOf(t, who)]
          : possessionsOf(t, who)
  return all.filter((card) => {
    if (kind === 'item' && !traitsOf(t, card).includes('item')) return false
    if (['asset', 'artifact', 'spell'].includes(kind) && kindOf(t, card) !== kind) return false
    return (trait === undefined || traitsOf(t, card).includes(trait)) && (name === undefined || nameOf(t, card) === name)
  })
}

const people = (x: X, how: { on?: Place; other?: boolean; has?: Having; delayed?: boolean }): InvestigatorId[] =>
  investigators(x.t).filter(
    (who) =>
      isAt(x, who, how.on) &&
      !(how.other && who === x.you) &&
      (how.has === undefined || having(x.t, who, how.has)) &&
      (how.delayed === undefined || x.t.get(who, 'delayed') === how.delayed),
  )

/** Epic Monsters too, unless the text leaves them out (EH-MON-07). */
function monstersFor(
  x: X,
  how: { on?: Place | 'gateSpace'; name?: string | readonly string[]; epic?: boolean; other?: boolean },
): PieceId[] {
  const all = how.on === 'self' ? (onCard(x, 'monster') ?? monstersOnBoard(x.t)) : monstersOnBoard(x.t)
  const there = (monster: PieceId): boolean => {
    if (how.on === 'gateSpace') return gatesOn(x.t, spaceOf(x.t, monster) ?? '').length > 0
    return spaceOf(x.t, monster) === null || isAt(x, monster, how.on)
  }
  return all.filter(
    (monster) => there(monster) && isSuch(x, monster, how) && !(how.other && (monster === x.self.piece || monster === x.names.target)),
  )
}

/** A Monster of that description, wherever it is. */
function isSuch(x: X, monster: PieceId, how: { name?: string | readonly string[]; epic?: boolean }): boolean {
  const names = how.name === undefined ? null : [how.name].flat()
  return (
    x.t.exists(monster) &&
    (names === null || names.includes(monsterCard(x.t, monster).id)) &&
    (how.epic === undefined || isEpic(x.t, monster) === how.epic)
  )
}

export function spaceHas(t: Eldritch, space: SpaceId, what: With): boolean {
  if (what === 'gate') return gatesOn(t, space).length > 0
  if (what === 'clue') return cluesOn(t, space).length > 0
  if (what === 'monster') return monstersOn(t, space).length > 0
  if (what === 'cultist') return monstersOn(t, space).some((monster) => isCultist(t, monster))
  if (what === 'epic') return monstersOn(t, space).some((monster) => isEpic(t, monster))
  if (what === 'eldritch') return t.get(`space:${space}`, 'eldritch') > 0
  return investigators(t).some((who) => hereOf(t, who) === space)
}

function spacesFor(x: X, how: { type?: string; with?: With; without?: With; matching?: 'omen' }): SpaceId[] {
  return allSpaces.filter(
    (space) =>
      (how.type === undefined || spaceType(space) === how.type) &&
      (how.with === undefined || spaceHas(x.t, space, how.with)) &&
      (how.without === undefined || !spaceHas(x.t, space, how.without)) &&
      (how.matching === undefined || gatesOn(x.t, space).some((gate) => gateColour(x.t, gate) === currentOmen(x.t))),
  )
}

/** All pieces nearest to where the text stands, from among these; ties are for the chooser. */
function nearestPieces(x: X, among: readonly PieceId[]): PieceId[] {
  const from = selfSpace(x) ?? yourSpace(x)
  if (from === null || !among.length) return [...among]
  const spaceOfOne = (piece: PieceId): SpaceId => defined(spaceOf(x.t, piece))
  const spaces = nearestOf(from, [...new Set(among.map(spaceOfOne))])
  return among.filter((piece) => spaces.includes(spaceOfOne(piece)))
}

/** What may be meant; which one is asked by the verb (`settle`), never here. */
const candidates = (x: X, pick: string, all: readonly PieceId[]): readonly PieceId[] => (pick === 'nearest' ? nearestPieces(x, all) : all)

const gatesFor = (x: X, how: { on?: Place; matching?: 'omen'; colour?: string }): PieceId[] =>
  ((how.on === 'self' ? onCard(x, 'gate') : null) ?? gatesOnBoard(x.t).filter((gate) => isAt(x, gate, how.on))).filter(
    (gate) =>
      (how.matching === undefined || gateColour(x.t, gate) === currentOmen(x.t)) &&
      (how.colour === undefined || gateColour(x.t, gate) === how.colour),
  )

const ids = (named: unknown): readonly string[] => (typeof named === 'string' ? [named] : Array.isArray(named) ? named : [])

export const selectors = {
  investigators: selector({
    fields: selectorFields.investigators,
    people: true,
    find: (x, node) => people(x, node),
    say: investigatorsRef,
  }),
  investigator: selector({
    fields: selectorFields.investigator,
    people: true,
    find: (x, node) => {
      const lead = leadInvestigator(x.t)
      if (node.pick === 'lead') return lead ? [lead] : []
      return candidates(x, node.pick, people(x, node))
    },
    say: investigatorRef,
  }),
  monsters: selector({
    fields: selectorFields.monsters,
    find: (x, node) => monstersFor(x, node),
    includes: (x, node, id) => isSuch(x, id, node),
    say: monstersRef,
  }),
  monster: selector({
    fields: selectorFields.monster,
    find: (x, node) => candidates(x, node.pick, monstersFor(x, node)),
    say: (node) => monsterRef(node, true),
  }),
  spaces: selector({
    fields: selectorFields.spaces,
    find: (x, node) => spacesFor(x, node),
    say: (node) => each(node.with ? spaceWith(node.with) : 'space', node.type ? { of: node.type } : {}),
  }),
  space: selector({
    fields: selectorFields.space,
    find: (x, node) => {
      if (node.pick === 'named') return [node.space ?? '']
      if (node.pick === 'here') return spacesAt(x, 'here')
      if (node.pick === 'self') return spacesAt(x, 'self')
      if (node.pick === 'expedition') return spacesAt(x, 'expedition')
      if (node.pick === 'adjacent') return spacesAt(x, 'adjacent')
      if (node.pick !== 'nearest' && node.pick !== 'choice') return allSpaces
      const fitting = spacesFor(x, node)
      const from = selfSpace(x) ?? yourSpace(x)
      return node.pick === 'nearest' && from !== null && fitting.length ? nearestOf(from, fitting) : fitting
    },
    say: spaceRef,
  }),
  gates: selector({ fields: selectorFields.gates, find: (x, node) => gatesFor(x, node), say: gatesRef }),
  gate: selector({
    fields: selectorFields.gate,
    find: (x, node) =>
      node.pick === 'this' ? ids(x.names.gate).filter((gate) => spaceOf(x.t, gate) !== null) : candidates(x, node.pick, gatesFor(x, node)),
    say: gateRef,
  }),
  clues: selector({
    fields: selectorFields.clues,
    find: (x, node) =>
      candidates(
        x,
        node.pick ?? 'all',
        (node.on === 'self' ? onCard(x, 'clue') : null) ?? cluesOnBoard(x.t).filter((clue) => isAt(x, clue, node.on)),
      ),
    say: cluesRef,
  }),
  cards: selector({
    fields: selectorFields.cards,
    find: (x, node) => {
      const owners = node.of ? find(x, node.of) : [x.you]
      return owners
        .flatMap((who) => ownCards(x.t, who, node.kind, node.trait, node.name))
        .filter((card) => !(node.other && (card === x.self.piece || card === x.names.gained)))
    },
    say: (node) => cardsRef(node),
  }),
  reserve: selector({
    fields: selectorFields.reserve,
    find: (x, node) =>
      x.t.inZone('reserve').filter((card) => !node.trait || node.trait.some((trait) => traitsOf(x.t, card).includes(trait))),
    say: ({ trait }) => some('asset', 1, { ...(trait?.length === 1 ? { traits: [trait[0] as 'ally'] } : {}), from: 'reserve' }),
  }),
  mythos: selector({
    fields: selectorFields.mythos,
    find: (x, node) => (node.trait === 'rumor' ? rumorsInPlay(x.t) : x.t.inZone('ongoing')),
    say: mythosRef,
  }),
  kept: selector({
    fields: selectorFields.kept,
    find: (x) => (x.self.piece === null ? [] : x.t.inZone(`kept:${x.self.piece}`)),
    say: () => all('gate', { at: self() }),
  }),
}

export const valueOfAsset = (t: Eldritch, card: PieceId): number => cardOf(t, card, 'asset', 'artifact').value ?? 0
