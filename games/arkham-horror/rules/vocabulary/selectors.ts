import { selectorsOf } from '@miskatonic/effects'
import type { NounOptions, Ref } from '@miskatonic/effects/text'
import { areaRef, cardRef, monstersRef, neighbourhoodRef } from '../../text/names.ts'
import {
  areaOf,
  areaOfMonster,
  inArkham,
  inOtherWorld,
  investigators,
  isLocation,
  isStreet,
  LOST,
  monstersAt,
  monstersOnBoard,
  neighbourhood,
  OUTSKIRTS,
  SKY,
  whereIs,
} from '../board.ts'
import { nameOf } from '../cards.ts'
import { hasCard } from '../people.ts'
import type { ArkhamHorror, PieceId } from '../shape.ts'
import { g, type X } from './verbs/frame.ts'

/* Whom and what cards name. */

const { each, all, the, a, that } = g
const selector = selectorsOf<ArkhamHorror>()

const IN = ['arkham', 'street', 'location', 'otherWorld', 'lost', 'here'] as const
type In = (typeof IN)[number]
function isIn(x: X, who: string, where: In): boolean {
  const at = whereIs(x.t, who)
  switch (where) {
    case 'arkham':
      return inArkham(x.t, who)
    case 'street':
      return isStreet(at)
    case 'location':
      return isLocation(at)
    case 'otherWorld':
      return inOtherWorld(x.t, who)
    case 'lost':
      return at === LOST
    case 'here':
      return at === whereIs(x.t, x.you)
  }
}
const IN_REF: { readonly [I in In]: Ref } = {
  arkham: the('arkham'),
  street: a('street'),
  location: a('location'),
  otherWorld: a('otherWorld'),
  lost: the('lost'),
  here: the('area', { owner: 'you' }),
}

const WHERE = ['street', 'location', 'sky', 'outskirts', 'skyAndOutskirts', 'here'] as const
type Where = (typeof WHERE)[number]
const isAt = (x: X, monster: PieceId, where: Where): boolean => {
  const at = areaOfMonster(x.t, monster)
  if (at === null) return false
  if (where === 'street') return isStreet(at)
  if (where === 'location') return isLocation(at)
  return where === 'here' ? at === whereIs(x.t, x.you) : at === where || (where === 'skyAndOutskirts' && (at === SKY || at === OUTSKIRTS))
}
const WHERE_REF: { readonly [W in Where]: Ref } = {
  street: a('street'),
  location: a('location'),
  sky: the('sky'),
  outskirts: the('outskirts'),
  skyAndOutskirts: { kind: 'list', conjunction: 'and', items: [the('sky'), the('outskirts')] },
  here: the('area', { owner: 'you' }),
}

type Which = { readonly named?: readonly string[]; readonly in?: string; readonly where?: Where }
function monstersOf(x: X, { named, in: street, where }: Which): PieceId[] {
  const board = [...monstersOnBoard(x.t), ...(where === 'outskirts' || where === 'skyAndOutskirts' ? x.t.inZone(areaOf(OUTSKIRTS)) : [])]
  const there = street === undefined ? board : neighbourhood(x.t, street).flatMap((area) => monstersAt(x.t, area))
  return there.filter((one) => (named === undefined || named.includes(nameOf(x.t, one))) && (where === undefined || isAt(x, one, where)))
}
function sayMonsters({ named, in: street, where }: Which): Ref {
  const at: NounOptions = street ? { at: neighbourhoodRef(street) } : where ? { at: WHERE_REF[where] } : {}
  if (!named) return all('monster', at as Parameters<typeof all>[1])
  return monstersRef(named)
}

export const selectors = {
  investigators: selector({
    fields: { 'in?': { one: IN }, 'at?': 'string', 'others?': 'boolean', 'with?': 'string' },
    people: true,
    find: (x, { in: where, at, others, with: card }) =>
      investigators(x.t).filter(
        (who) =>
          (where === undefined || isIn(x, who, where)) &&
          (at === undefined || whereIs(x.t, who) === at) &&
          !(others && who === x.you) &&
          (card === undefined || hasCard(x.t, who, card)),
      ), // AH-GEN-12
    say: ({ in: where, at, others, with: card }) =>
      (others ? g.another : each)('investigator', {
        ...(where ? { at: IN_REF[where] } : at ? { at: areaRef(at) } : {}),
        ...(card ? { with: cardRef(card) } : {}),
      }),
  }),
  firstPlayer: selector({
    fields: {},
    people: true,
    find: (x) => [x.t.state.firstPlayer],
    say: () => the('firstPlayer'),
  }),
  monsters: selector({
    fields: { 'named?': { list: 'string' }, 'in?': 'string', 'where?': { one: WHERE } },
    find: (x, which) => monstersOf(x, which),
    say: sayMonsters,
  }),
  foe: selector({
    fields: {},
    find: (x) => {
      const foe = x.t.record('fighting')?.foe
      return foe === undefined ? [] : [foe]
    },
    say: () => that('monster'),
  }),
}
