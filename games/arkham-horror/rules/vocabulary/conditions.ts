import { conditionsOf, type Filter } from '@miskatonic/effects'
import { exists, orMore, type Condition as Tree } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { SKILLS } from '../../content/kinds.ts'
import { areaRef, cardRef } from '../../text/names.ts'
import { gateCard, inArkham, inOtherWorld, isLocation, isStreet, whereIs } from '../board.ts'
import { anyCard, deckZone, nameOf } from '../cards.ts'
import { freeHands } from '../hands.ts'
import { type Goods, goodsOf } from '../holdings.ts'
import { isMonster, isSuch } from '../monsters.ts'
import { gateTrophies, handsOf, hasCard, isInPlay, monsterTrophies, skillOf } from '../people.ts'
import type { ArkhamHorror, Skill, Trait } from '../shape.ts'
import { g, type X } from './verbs/frame.ts'

/* On what cards depend. */

const { clause, some, a, the, self, plural } = g
const condition = conditionsOf<ArkhamHorror>()

const HELD = [
  'item',
  'common',
  'unique',
  'spell',
  'weapon',
  'tome',
  'ally',
  'skill',
  'weaponOrSpell',
  'clue',
  'money',
  'gateTrophy',
  'monsterTrophy',
] as const
type Held = (typeof HELD)[number]
function countOf(x: X, what: Held): number {
  if (what === 'clue') return x.t.get(x.you, 'clues')
  if (what === 'money') return x.t.get(x.you, 'money')
  if (what === 'gateTrophy') return gateTrophies(x.t, x.you).length
  if (what === 'monsterTrophy') return monsterTrophies(x.t, x.you).length
  return goodsOf(x.t, x.you, what as Goods).length
}

const PLACES = {
  street: a('street'),
  location: a('location'),
  otherWorld: a('otherWorld'),
  arkham: the('arkham'),
} as const

/** The owner of the card, or whoever it speaks to. */
const subject = (x: X): string => x.self.controller ?? x.you
const STATES: { readonly [card: string]: Tree } = {
  blessing: clause('stay', { state: 'blessed' }),
  curse: clause('stay', { state: 'cursed' }),
}

const OTHER_HAND = { kind: 'name', es: 'otra mano', en: 'other hand', g: 'f', the: 'la', enThe: true } as const

export const conditions = {
  inArea: condition({
    fields: { areas: { list: 'string' } },
    holds: (x, { areas }) => areas.includes(whereIs(x.t, x.you)),
    say: ({ areas }) => clause('stay', { place: { kind: 'list', conjunction: 'or', items: areas.map(areaRef) } }),
  }),
  inPlace: condition({
    fields: { kind: { one: ['street', 'location', 'otherWorld', 'arkham'] } },
    holds: (x, { kind }) => {
      const at = whereIs(x.t, x.you)
      if (kind === 'street') return isStreet(at)
      if (kind === 'location') return isLocation(at)
      return kind === 'otherWorld' ? inOtherWorld(x.t, x.you) : inArkham(x.t, x.you)
    },
    say: ({ kind }) => clause('stay', { place: PLACES[kind] }),
  }),
  has: condition({
    fields: { what: { one: HELD }, n: 'integer' },
    holds: (x, { what, n }) => countOf(x, what) >= n,
    say: ({ what, n }) => clause('have', { objects: [n > 1 ? some(what, orMore(n)) : a(what)] }),
  }),
  hasCard: condition({
    fields: { card: 'string' },
    holds: (x, { card }) => isInPlay(x.t, x.you) && hasCard(x.t, x.you, card),
    say: ({ card }) => STATES[card] ?? clause('have', { objects: [cardRef(card)] }),
  }),
  skill: condition({
    fields: { skill: { one: SKILLS }, n: 'integer' },
    holds: (x, { skill, n }) => skillOf(x.t, x.you, skill) >= n,
    say: ({ skill, n }) => clause('have', { objects: [some(skill as Skill, orMore(n))] }),
  }),
  terror: condition({
    fields: { n: 'integer' },
    holds: (x, { n }) => x.t.state.terror >= n,
    say: ({ n }) => clause('beOne', { subject: the('terrorLevel'), state: { kind: 'number', quantity: orMore(n) } }),
  }),
  counters: condition({
    fields: { n: 'integer' },
    holds: (x, { n }) => {
      const there = x.self.piece === null ? 0 : x.t.get(x.self.piece, 'counters')
      return n === 0 ? there === 0 : there >= n
    },
    say: ({ n }) =>
      n === 0
        ? { kind: 'exists', what: plural('clue'), place: self('card'), negated: true }
        : { kind: 'exists', what: some('clue', orMore(n)), place: self('card'), holder: true },
  }),
  kept: condition({
    fields: { n: 'integer' },
    holds: (x, { n }) => {
      const there = x.self.piece === null ? 0 : x.t.size(`kept:${x.self.piece}`)
      return n === 0 ? there === 0 : there >= n
    },
    say: ({ n }) =>
      n === 0
        ? { kind: 'exists', what: plural('monster'), place: self('card'), negated: true }
        : { kind: 'exists', what: some('monster', orMore(n)), place: self('card'), holder: true },
  }),
  noAllies: condition({
    fields: {},
    holds: (x) => x.t.size(deckZone('ally')) === 0,
    say: () => ({ kind: 'exists', what: plural('ally'), place: the('deckOfAllies'), negated: true }),
  }),
  awakened: condition({
    fields: {},
    holds: (x) => x.t.state.awakened,
    say: () => clause('awaken', { subject: the('ancientOne') }),
  }),
  environment: condition({
    fields: { card: 'string' },
    holds: (x, { card }) => x.t.inZone('environment').some((piece) => anyCard(x.t, piece).id === card),
    say: ({ card }) => clause('beInPlay', { subject: cardRef(card) }),
  }),
  players: condition({
    fields: { n: 'integer' },
    holds: (x, { n }) => x.t.number('players', {}) >= n,
    say: ({ n }) => exists(some('player', orMore(n))),
  }),
  otherHandEmpty: condition({
    fields: {},
    holds: (x) => {
      const fight = x.t.record('fighting')
      const piece = x.self.piece
      return fight !== null && piece !== null && freeHands(x.t, subject(x), fight.inUse) >= 2 - handsOf(x.t, piece)
    },
    say: () => clause('stay', { subject: OTHER_HAND, state: 'empty' }),
  }),
}

/** Fields of a filter that are not fields of what happens. */
export const filters: { readonly [field: string]: (x: X, wanted: Json, what: Filter) => boolean } = {
  /** What the hands hold in this combat. */
  inUse: (x) => x.self.piece !== null && (x.t.record('fighting')?.inUse.includes(x.self.piece) ?? false), // AH-HAND-02
  /** The monster fought is such a one. */
  foe: (x, wanted) => {
    const foe = x.t.record('fighting')?.foe
    return foe !== undefined && isMonster(x.t, foe) && isSuch(x.t, foe, wanted as Trait)
  },
  /** Not in the first Upkeep after the card was gained. Not printed: the rules say it of all such cards. */
  settled: (x) => x.self.piece !== null && x.t.get(x.self.piece, 'gainedIn') < x.t.state.turn - 1, // AH-UPKEEP-05
  /** The location where you are: an Other World is none. */
  yours: (x, _wanted, what) => isInPlay(x.t, subject(x)) && isLocation(whereIs(x.t, subject(x))) && what.at === whereIs(x.t, subject(x)),
  /** Of a gate or an area: where it leads. */
  monsterNamed: (x, wanted, what) => typeof what.monster === 'string' && nameOf(x.t, what.monster) === wanted,
  /** The gate that is being closed leads to that world. */
  world: (x, wanted, what) =>
    typeof what.against === 'string' && x.t.def(what.against).kind === 'gate' && gateCard(x.t, what.against).world === wanted,
  /** The monster in question flies. */
  flying: (x, _wanted, what) => typeof what.monster === 'string' && isMonster(x.t, what.monster) && isSuch(x.t, what.monster, 'flying'),
  /** Whomever it befalls: a card nobody has speaks to that one as «you». */
  each: () => true,
  /** In a street area. */
  street: (x, _wanted, what) => typeof what.who === 'string' && isStreet(whereIs(x.t, what.who)),
}
