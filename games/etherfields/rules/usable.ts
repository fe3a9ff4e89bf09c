import type { Square } from '@miskatonic/commons/map'
import { definitionOf } from '@miskatonic/kernel'
import type { Action, DreamerId } from '../content/kinds.ts'
import { allOf, anyCard, currentDream } from './cards.ts'
import { isUnder } from './metamorphoses.ts'
import { deckOf, handOf, maskOf, standing } from './people.ts'
import { scapeOf } from './scape.ts'
import type { Encounter, Ether, PieceId, Seat } from './shape.ts'

/* Where Dreamers find actions (EF-ACT-01, EF-ACT-02). */

export type Bearer =
  | 'map'
  | 'floating'
  | 'gate'
  | 'entity'
  | 'situation'
  | 'hand'
  | 'progress'
  | 'item'
  | 'mask'
  | 'back'
  | 'wisdom'
  | 'season'
/** The one per round (EF-ROUND-03, EF-RULING-61, EF-RULING-62). */
const DREAM_ACTIONS: readonly Bearer[] = ['map', 'floating', 'gate', 'entity', 'situation']

/**
 * An action with what bears it. `id` tells it from all others (`map:a`, `hand:wet-boots#1/play`); `name` is what may be told of it and does not
 * tell two copies of a card apart (`hand:wet-boots/play`).
 */
export type Usable = {
  readonly id: string
  readonly name: string
  readonly bearer: Bearer
  readonly piece: PieceId | null
  readonly action: Action
  /** Where it is written. */
  readonly square: Square | null
}
/** What is written on a map is named by its letter, which other dreams have too: told, it bears its dream (`map:i01/a`). */
export const nameIn = (encounter: Encounter | null, name: string): string => name.replace(/^map:/, `map:${encounter?.id ?? ''}/`)

export const isDreamAction = ({ bearer }: Usable): boolean => DREAM_ACTIONS.includes(bearer)

const of = (t: Ether, bearer: Bearer, piece: PieceId, actions: readonly Action[] = []): Usable[] =>
  actions.map((action) => ({
    id: `${bearer}:${piece}/${action.key}`,
    name: `${bearer}:${definitionOf(t.raw, piece)}/${action.key}`,
    bearer,
    piece,
    action,
    square: null,
  }))
const printedOn = (t: Ether, bearer: Bearer, pieces: readonly PieceId[]): Usable[] =>
  pieces.flatMap((piece) => {
    const card = anyCard(t, piece)
    return 'actions' in card ? of(t, bearer, piece, card.actions) : []
  })

/** Written on squares of the map that lie open, unless they are not there yet. */
function mapActions(t: Ether): Usable[] {
  const dream = currentDream(t)
  const [gate] = t.inZone('gate')
  if (!dream || gate === undefined) return []
  const written = scapeOf(t).squares.flatMap((square) => (scapeOf(t).data(square).actions ?? []).map((letter) => ({ letter, square })))
  const shown = written.flatMap(({ letter, square }): Usable[] => {
    const action = dream.mapActions[letter]
    return action && !t.state.hidden.includes(letter)
      ? [{ id: `map:${letter}`, name: `map:${letter}`, bearer: 'map', piece: gate, action, square }]
      : []
  })
  const floating = (dream.floating ?? []).filter(({ key }) => !t.state.hidden.includes(key))
  return [...shown, ...of(t, 'floating', gate, floating)]
}

/** On the back of the top card of the own deck, whosever card it is (EF-INF-09, EF-INF-11). */
function backAction(t: Ether, who: Seat): Usable[] {
  const face = t.inZone(deckOf(who))[0]
  if (face === undefined || t.raw.zones[deckOf(who)]?.[0]?.mixed) return []
  const card = anyCard(t, face)
  const owner = card.kind === 'influence' ? card.of : undefined
  return owner === undefined ? [] : backOf(owner, face) // EF-INF-10
}
const backOf = (owner: DreamerId, piece: PieceId): Usable[] => {
  const dreamer = allOf('dreamer').find((card) => card.dreamer === owner)
  return dreamer ? [{ id: `back:${owner}`, name: `back:${owner}`, bearer: 'back', piece, action: dreamer.back, square: null }] : []
}

const played = (t: Ether, who: Seat): Usable[] =>
  printedOn(
    t,
    'hand',
    t.inZone(handOf(who)).filter((piece) => isPlayed(t, piece)),
  ) // EF-INF-02
const isPlayed = (t: Ether, piece: PieceId): boolean => {
  const card = anyCard(t, piece)
  return card.kind === 'influence' && card.type !== 'progress' // EF-PROG-01
}

/** Everything this Dreamer finds, whether it may be used now or not. */
export function actionsFor(t: Ether, who: Seat): readonly Usable[] {
  return [
    ...mapActions(t),
    ...printedOn(t, 'gate', t.inZone('gate')),
    ...printedOn(t, 'entity', [...t.inZone('entity'), ...t.inZone('slumber')]),
    ...printedOn(t, 'situation', t.inZone('situations')),
    ...played(t, who),
    ...(isUnder(t, 'progress') ? [] : printedOn(t, 'progress', standing(t, who))), // EF-META-09, EF-PROG-09
    ...printedOn(t, 'item', t.inZone('items')), // EF-ITEM-01
    ...(isUnder(t, 'mask') ? [] : printedOn(t, 'mask', t.inZone(maskOf(who)))), // EF-META-08
    ...backAction(t, who),
    ...printedOn(t, 'wisdom', t.inZone('wisdom')),
    ...printedOn(t, 'season', t.inZone('season')),
  ]
}
