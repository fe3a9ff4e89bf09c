import type { Seat, StepRef } from '@miskatonic/kernel'
import type { Player } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import type { Card } from '../../content/kinds.ts'
import { areaOf, gateZone, isLocation, isStreet } from '../../rules/board.ts'
import { possessionsZone, trophiesZone } from '../../rules/people.ts'
import type { ArkhamHorror } from '../../rules/shape.ts'
import { curtainFallen, ending, type Picture, scene } from '../scene.ts'

/*
 * What a card does, as a row: the position, the step of the rules from which it is reached, the answers of whoever is asked, and everything that
 * became different on the table, nothing else. Dice are laid down in the position: another number of dice fails.
 */

type Answer = string | readonly string[] | number
export type Deed = {
  readonly does: string
  readonly at: Picture
  readonly from: StepRef | readonly StepRef[]
  /** In the order of the questions. Where none is given for it, no Clue is spent. */
  readonly answers?: readonly Answer[]
  readonly comes: readonly string[]
  /** What is offered, and what is not, when the answers have been given: whole keys, or cards by their names. */
  readonly offers?: readonly string[]
  readonly lacks?: readonly string[]
}

type Told = { readonly [what: string]: string | number | boolean | null | readonly string[] }
const PLACES = [...cards.map(({ id }) => id).filter((id) => isLocation(id) || isStreet(id)), 'sky', 'outskirts']
const OF_SEATS = [
  ...(['sanity', 'stamina', 'money', 'clues', 'at', 'delayed', 'explored', 'points', 'inPlay'] as const),
  ...(['sanityLost', 'staminaLost', 'losesTurn'] as const),
]

/** Everything rows speak of. */
function told(at: Player<ArkhamHorror>, seats: readonly Seat[]): Told {
  const all: { [what: string]: Told[string] } = {}
  for (const who of seats) {
    for (const one of OF_SEATS) all[`${who} ${one}`] = at.get(who, one)
    all[who] = at.zone(possessionsZone(who))
    all[`${who} trophies`] = at.zone(trophiesZone(who))
    all[`${who} exhausted`] = exhausted(at, who)
  }
  for (const place of PLACES) {
    all[place] = at.zone(areaOf(place))
    all[`${place} gate`] = at.zone(gateZone(place))
    for (const one of ['cluesThere', 'sealed', 'closed'] as const) all[`${place} ${one}`] = at.get(areaOf(place), one)
  }
  for (const one of ['doom', 'terror', 'tally', 'elderSignsUsed', 'loansDefaulted'] as const) all[one] = at.state[one]
  for (const zone of ['environment', 'rumor'] as const) all[zone] = at.zone(zone)
  all.on = at.table.kernel.zonesOf('kept').flatMap((zone) => at.zone(zone))
  all.counters = at.table.kernel.inZone('rumor').map((piece) => String(at.table.kernel.get(piece, 'counters')))
  all.ending = ending(at)
  return all
}
function exhausted(at: Player<ArkhamHorror>, who: Seat): string[] {
  const t = at.table.kernel
  return t
    .inZone(possessionsZone(who))
    .filter((piece) => t.get(piece, 'exhausted'))
    .map((piece) => t.def(piece).id)
}

function gone(was: readonly string[], is: readonly string[]): string[] {
  const left = [...is]
  return was.filter((one) => {
    const found = left.indexOf(one)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

/** `ana stamina 4→2`, `ana +food`, `downtown -ghoul`. */
function changes(before: Told, after: Told): string[] {
  return Object.keys(after).flatMap((what) => {
    const [was, is] = [before[what], after[what]]
    if (Array.isArray(was) && Array.isArray(is))
      return [...gone(is, was).map((one) => `${what} +${one}`), ...gone(was, is).map((one) => `${what} -${one}`)]
    return was === is ? [] : [`${what} ${String(was)}→${String(is)}`]
  })
}

function answer(at: Player<ArkhamHorror>, answers: readonly Answer[]): void {
  const left = [...answers]
  for (let i = 0; i < 80 && !at.over && !curtainFallen(at); i++) {
    const [who] = at.table.awaited() as [Seat]
    const clue = at.table.ask?.about.key === 'spend-clue'
    if (clue && left[0] !== 'clue') at.choose(who, 'done')
    else if (left.length) at.choose(who, left.shift() as Answer)
    else break
  }
  expect(left, 'answers that nothing asked for').toEqual([])
}

const isOffered = (offered: readonly string[], name: string): boolean =>
  offered.some(
    (key) => key === name || key.replace(/#.*$/, '').endsWith(`:${name}`) || key.split(':').some((part) => part.split('#')[0] === name),
  )

/** One whose followers and powers meddle with little. */
const usual = { ancientOne: 'nyarlathotep' }

function carriesOut({ at: given, from, answers = [], comes, offers = [], lacks = [] }: Deed): void {
  const picture: Picture = { ...usual, ...given }
  const seats = ['ana', 'bea', 'carl', 'dot', 'eve', 'flo', 'gus', 'hal'].slice(0, picture.seats ?? 1)
  const before = told(scene({ ...picture, chance: {} }), seats)
  const at = scene(picture, ...[from].flat())
  answer(at, answers)
  const open = at.over || curtainFallen(at) ? [] : [`asks ${at.table.ask?.about.key}`]
  const offered = at.over ? [] : at.offered((at.table.awaited() as [Seat])[0])
  expect([...changes(before, told(at, seats)), ...open].sort().join('; '), 'what became different').toBe([...comes].sort().join('; '))
  for (const name of offers) expect(isOffered(offered, name), `${name} among ${offered.join(', ')}`).toBe(true)
  for (const name of lacks) expect(isOffered(offered, name), `${name} among ${offered.join(', ')}`).toBe(false)
  expect(at.table.kernel.chance.unused(), 'laid down and not rolled or drawn').toEqual({})
}

/** Every card of a kind with its rows, one at least; none is left out and none is unknown. */
export function cardsDo(
  kind: Card['kind'],
  rows: { readonly [id: string]: readonly Deed[] },
  these: (card: Card) => boolean = () => true,
): void {
  for (const [id, deeds] of Object.entries(rows)) for (const deed of deeds) test(`${id}: ${deed.does}`, () => carriesOut(deed))
  test(`no ${kind} is left out`, () => {
    const all = cards.filter((card) => card.kind === kind && these(card)).map(({ id }) => id)
    expect(all.length).toBeGreaterThan(0)
    expect(Object.entries(rows).flatMap(([id, deeds]) => (deeds.length ? [id] : []))).toEqual(expect.arrayContaining(all))
    expect(Object.keys(rows).filter((id) => !all.includes(id))).toEqual([])
  })
}

export const does = (title: string, deed: Omit<Deed, 'does'>): Deed => ({ does: title, ...deed })
/** So many dice with so many fives. */
export const dice = (n: number, successes = 0): number[] => Array.from({ length: n }, (_, i) => (i < successes ? 5 : 1))
/** One's own movement, where the game asks for the next deed of it. */
export const moves = (who: Seat = 'ana'): StepRef => ({ step: 'nextMove', args: { who } })
export const part = (step: string, who: Seat = 'ana'): StepRef => ({ step, args: { who } })
