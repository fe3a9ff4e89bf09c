import type { Effect } from '@miskatonic/effects'
import {
  addToFlag,
  both,
  cases,
  emptySlot,
  guard,
  hasFlag,
  hideActions,
  not,
  place,
  seq,
  setFlag,
  showActions,
  slotFilled,
  take,
  tokens,
  turnTo,
} from '../../builders.ts'
import { g } from '../../scriptNumbers.ts'

/* The three lamps. A lamp that burns by its Gem has 1 in its flag, one that burns by oil or by hand has 2. */

export const [LOW, BAR, HIGH, TELESCOPE] = ['4,1', '5,1', '8,3', '8,4'] as const
export type Lamp = { readonly name: 'low' | 'bar' | 'high'; readonly square: string; readonly tile: string; readonly letter: string }
export const low: Lamp = { name: 'low', square: LOW, tile: 'B1', letter: 'b' }
export const bar: Lamp = { name: 'bar', square: BAR, tile: 'C1', letter: 'c' }
export const high: Lamp = { name: 'high', square: HIGH, tile: 'D2', letter: 'd' }

export const isLit = ({ name }: Lamp) => hasFlag('encounter', name)
const byGem = ({ name }: Lamp) => both(hasFlag('encounter', name), not(hasFlag('encounter', name, 2)))
/** Lit by a Gem that is no longer there. */
export const hasLostItsGem = (lamp: Lamp) => both(byGem(lamp), not(slotFilled(lamp.square)))

export const light = ({ name, square, tile, letter }: Lamp): Effect =>
  seq(
    cases([guard(slotFilled(square), setFlag('encounter', name))], setFlag('encounter', name, 2)),
    cases([guard(not(hasFlag('encounter', `${name}-ever`)), addToFlag('encounter', 'lamps-ever'))]),
    setFlag('encounter', `${name}-ever`),
    place('light', { tile }),
    hideActions(letter),
  )
/** Out: the flag first, so that the Gem that leaves is not noticed a second time. */
export const putOut = ({ name, square, tile, letter }: Lamp): Effect =>
  seq(setFlag('encounter', name, 0), setFlag('encounter', 'false-line', 0), emptySlot(square), take('light', { tile }), showActions(letter))

const allThree = both(isLit(low), isLit(bar), isLit(high))
const isFalse = both(isLit(low), isLit(bar), not(isLit(high)), not(hasFlag('campaign', 'wreck')))
/** What is seen from the sea, whenever a lamp is lit: with High there is no false line. */
export const withHigh: Effect = cases([guard(allThree, turnTo(g('2.31')))])
export const seenFromTheSea: Effect = cases([guard(allThree, turnTo(g('2.31'))), guard(isFalse, turnTo(g('2.11')))])
/** Three Threats on the telescope: it has arrived. */
export const theSail: Effect = cases([guard(tokens('threat', 3, TELESCOPE), turnTo(g('2.28')))])
