import { conditionsOf } from '@miskatonic/effects'
import { exists, orMore } from '@miskatonic/effects/text'
import { definitionOf } from '@miskatonic/kernel'
import { boardId } from '../../content/cards.ts'
import { DREAMERS, SUITS, TERRAINS, TOKENS } from '../../content/kinds.ts'
import { cardRef, suitName } from '../../text/names.ts'
import { owns } from '../dreamworld.ts'
import { handOf, isPlayed, players, sealedOf } from '../people.ts'
import { figuresOf, isInRange, scapeOf, squareOf, terrainAt } from '../scape.ts'
import type { Etherfields, Square } from '../shape.ts'
import { currentSuit } from '../turnCards.ts'
import { g, here, type X } from './verbs/frame.ts'

/* On what texts depend. */

const { clause, some, a, the, bare, same, whole } = g
const condition = conditionsOf<Etherfields>()

const HELD = ['ether', 'gems', 'keys', 'hours', 'anguish', 'hand', 'sealed', 'notes', 'items'] as const
type Held = (typeof HELD)[number]
function amount(x: X, what: Held): number {
  if (what === 'keys' || what === 'hours') return x.t.state[what]
  if (what === 'hand') return x.t.size(handOf(x.you))
  if (what === 'sealed') return x.t.size(sealedOf(x.you))
  if (what === 'notes' || what === 'items') return x.t.size(what)
  return x.t.get(x.you, what)
}
const TEAMS: readonly Held[] = ['keys', 'hours', 'notes', 'items']
const TERM = {
  ether: 'ether',
  gems: 'gem',
  keys: 'key',
  hours: 'hour',
  anguish: 'anguish',
  hand: 'influenceCard',
  sealed: 'sealedCard',
  notes: 'note',
  items: 'item',
} as const
const tokensOn = (x: X, token: string, squares: readonly Square[] | null): number =>
  x.t.state.tokens.filter((one) => one.token === token && (squares === null || one.at.some((at) => squares.includes(at)))).length

export const conditions = {
  has: condition({
    fields: { what: { one: HELD }, n: 'integer' },
    holds: (x, { what, n }) => amount(x, what) >= n,
    say: ({ what, n }) =>
      clause('have', { ...(TEAMS.includes(what) ? { subject: the('team') } : {}), objects: [some(TERM[what], orMore(n))] }),
  }),
  teamEther: condition({
    fields: { n: 'integer' },
    holds: (x, { n }) => x.t.seats.reduce((sum, who) => sum + x.t.get(who, 'ether'), 0) >= n,
    say: ({ n }) => clause('have', { subject: the('team'), objects: [some('ether', orMore(n))] }),
  }),
  players: condition({
    fields: { atLeast: 'integer' },
    holds: (x, { atLeast }) => players(x.t) >= atLeast,
    say: ({ atLeast }) => exists(some('dreamer', orMore(atLeast))),
  }),
  /** You are that one. `atTable`: somebody plays it tonight. */
  dreamer: condition({
    fields: { who: { one: DREAMERS }, 'atTable?': 'boolean' },
    holds: (x, { who, atTable }) => (atTable ? isPlayed(x.t, who) : x.t.get(x.you, 'dreamer') === who),
    say: ({ who }) => clause('are', { state: cardRef(boardId(who)) }),
  }),
  note: condition({
    fields: { card: 'string' },
    holds: (x, { card }) => x.t.inZone('notes').some((piece) => definitionOf(x.t.raw, piece) === card),
    say: ({ card }) => clause('have', { subject: the('team'), objects: [cardRef(card)] }),
  }),
  wisdom: condition({
    fields: { card: 'string' },
    holds: (x, { card }) => owns(x.t, card),
    say: ({ card }) => clause('have', { subject: the('team'), objects: [cardRef(card)] }),
  }),
  season: condition({
    fields: { card: 'string' },
    holds: (x, { card }) => x.t.inZone('season').some((piece) => definitionOf(x.t.raw, piece) === card),
    say: ({ card }) => clause('beInPlay', { subject: cardRef(card) }),
  }),
  terrain: condition({
    fields: { terrain: { one: TERRAINS } },
    holds: (x, { terrain }) => {
      const at = here(x)
      return at !== '' && terrainAt(x.t, at).has(terrain)
    },
    say: ({ terrain }) => clause('stay', { place: bare(terrain) }),
  }),
  suit: condition({
    fields: { suit: { one: SUITS } },
    holds: (x, { suit }) => currentSuit(x.t) === suit,
    say: ({ suit }) => clause('stay', { subject: the('turnCard'), state: { kind: 'name', ...suitName(suit), g: 'm' } }),
  }),
  entityInRange: condition({
    fields: { range: 'integer', 'entity?': 'string' },
    holds: (x, { range, entity }) =>
      figuresOf(x.t).some(
        (figure) =>
          (entity === undefined || definitionOf(x.t.raw, x.t.get(figure, 'entity')) === entity) &&
          isInRange(x.t, here(x), squareOf(x.t, figure), range),
      ),
    say: ({ range }) => exists(a('entity', { in: { kind: 'noun', term: 'range', det: 'bare', number: range } })),
  }),
  entityOnScape: condition({
    fields: { 'entity?': 'string' },
    holds: (x, { entity }) =>
      figuresOf(x.t).some((figure) => entity === undefined || definitionOf(x.t.raw, x.t.get(figure, 'entity')) === entity),
    say: () => exists(g.plural('entity')),
  }),
  /** A figure of that Entity stands on one of these squares, or in that Terrain; both: on one of them that lies in it. */
  entityOn: condition({
    fields: { entity: 'string', 'squares?': { list: 'string' }, 'terrain?': { one: TERRAINS } },
    holds: (x, { entity, squares, terrain }) =>
      figuresOf(x.t).some((figure) => {
        const at = x.t.get(figure, 'at')
        return (
          definitionOf(x.t.raw, x.t.get(figure, 'entity')) === entity &&
          (squares === undefined || squares.includes(at)) &&
          (terrain === undefined || terrainAt(x.t, at).has(terrain))
        )
      }),
    say: ({ entity, squares, terrain }) =>
      clause('stay', { subject: cardRef(entity), place: squares ? a('gemSlot') : bare(terrain ?? 'light') }),
  }),
  /** The throw under way: of that die, and your own. */
  roll: condition({
    fields: { 'die?': { one: ['fortune', 'movement'] }, 'own?': 'boolean' },
    holds: (x, { die, own }) => {
      const roll = x.t.record('roll')
      return roll !== null && (die === undefined || roll.die === die) && (!own || roll.who === x.you)
    },
    say: ({ die }) => clause('roll', { objects: [the(die === 'movement' ? 'die' : 'fortuneDie')] }),
  }),
  alone: condition({
    fields: {},
    holds: (x) => here(x) !== '' && !x.t.seats.some((who) => who !== x.you && x.t.get(who, 'at') === here(x)),
    say: () => clause('stay', { state: 'alone' }),
  }),
  standsOn: condition({
    fields: { squares: { list: 'string' } },
    holds: (x, { squares }) => squares.includes(here(x)),
    say: () => clause('stay', { place: the('square') }),
  }),
  allOnOneSquare: condition({
    fields: {},
    holds: (x) => new Set(x.t.seats.map((who) => x.t.get(who, 'at'))).size === 1,
    say: () => clause('stay', { subject: whole('dreamer'), place: same('square') }),
  }),
  turn: condition({
    fields: { atLeast: 'integer' },
    holds: (x, { atLeast }) => (x.t.state.encounter?.turn ?? 0) >= atLeast,
    say: ({ atLeast }) => exists(some('turn', orMore(atLeast))),
  }),
  tileRevealed: condition({
    fields: { card: 'string' },
    holds: (x, { card }) => x.t.inZone('scape').some((piece) => definitionOf(x.t.raw, piece) === card),
    say: ({ card }) => clause('beInPlay', { subject: cardRef(card) }),
  }),
  tokens: condition({
    fields: { token: { one: [...TOKENS, ...TERRAINS] }, n: 'integer', 'square?': 'string' },
    holds: (x, { token, n, square }) => tokensOn(x, token, square === undefined ? null : [square]) >= n,
    say: ({ token, n }) => exists(some(token, orMore(n))),
  }),
  slotFilled: condition({
    fields: { square: 'string' },
    holds: (x, { square }) => x.t.state.filled.includes(square),
    say: () => exists(a('gem')),
  }),
  mode: condition({
    fields: { mode: { one: ['map', 'slumber', 'dream'] } },
    holds: (x, { mode }) => x.t.state.mode === mode,
    say: ({ mode }) => clause('stay', { place: mode === 'slumber' ? a('slumber') : mode === 'dream' ? a('dream') : the('board') }),
  }),
  onScape: condition({
    fields: {},
    holds: (x) => here(x) !== '' && scapeOf(x.t).has(here(x)),
    say: () => clause('stay', { place: the('board') }),
  }),
}
