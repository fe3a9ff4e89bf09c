import type { Script, Write } from '@miskatonic/kernel'
import { slotRef } from './board.ts'
import { type Cultistorm, type MagicSymbol, type Seat, type Slot, type Storm, SYMBOLS, type Trophies } from './shape.ts'

/** So many of each symbol there are. */
const EACH = 8 // CS-RULING-112
export const FULL_SUPPLY: Trophies = { shield: EACH, tentacle: EACH, eye: EACH, planet: EACH, star: EACH }

type W = Write<Cultistorm>

export const trophies = (t: Storm, who: Seat): readonly MagicSymbol[] => t.get(who, 'trophies')
export const countOf = (list: readonly MagicSymbol[], symbol: MagicSymbol): number => list.filter((one) => one === symbol).length
/** The different symbols among them, clockwise. */
export const sorts = (list: readonly MagicSymbol[]): MagicSymbol[] => SYMBOLS.filter((symbol) => list.includes(symbol))

export function without(list: readonly MagicSymbol[], gone: readonly MagicSymbol[]): MagicSymbol[] {
  const left = [...list]
  for (const symbol of gone) {
    const i = left.indexOf(symbol)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/** The supply with these put back. */
export function added(supply: Trophies, symbols: readonly MagicSymbol[]): Trophies {
  const more = { ...supply }
  for (const symbol of symbols) more[symbol] += 1
  return more
}
const toSupply = (t: Storm, w: W, symbols: readonly MagicSymbol[]): void => w.set('table', 'supply', added(t.state.supply, symbols))

/** If the supply has one; none is owed. */
export function* gainTrophy(t: Storm, who: Seat, symbol: MagicSymbol): Script<boolean> {
  if (t.state.supply[symbol] === 0) return false // CS-TROPHY-02, CS-TROPHY-03
  const gained = yield* t.happens('trophy:gain', { who, symbol }, (w, e) => {
    w.set('table', 'supply', { ...t.state.supply, [e.symbol]: t.state.supply[e.symbol] - 1 })
    w.set(e.who, 'trophies', [...trophies(t, e.who), e.symbol])
  }) // CS-TROPHY-01, CS-TROPHY-09
  return gained !== null
}

export function* loseTrophy(t: Storm, who: Seat, symbol: MagicSymbol): Script {
  yield* t.happens('trophy:lose', { who, symbol }, (w, e) => {
    w.set(e.who, 'trophies', without(trophies(t, e.who), [e.symbol]))
    toSupply(t, w, [e.symbol])
  })
}

export function* giveTrophy(t: Storm, who: Seat, other: Seat, symbol: MagicSymbol): Script {
  yield* t.happens('trophy:give', { who, other, symbol }, (w, e) => {
    w.set(e.who, 'trophies', without(trophies(t, e.who), [e.symbol]))
    w.set(e.other, 'trophies', [...trophies(t, e.other), e.symbol])
  }) // CS-TRADE-03, CS-RULING-47
}

export const offered = (t: Storm, slot: Slot): readonly MagicSymbol[] => t.get(slotRef(slot), 'offered')

/** At the own location, for ever. */
export function* placeTrophy(t: Storm, who: Seat, at: Slot, symbol: MagicSymbol): Script {
  yield* t.happens('trophy:place', { who, at, symbol }, (w, e) => {
    w.set(e.who, 'trophies', without(trophies(t, e.who), [e.symbol]))
    w.set(slotRef(e.at), 'offered', [...offered(t, e.at), e.symbol])
  }) // CS-SEAL-03, CS-SEAL-06, CS-SEAL-07
}

/** A trophy that lies at a location goes back. */
export function* defile(t: Storm, at: Slot, symbol: MagicSymbol): Script {
  yield* t.happens('trophy:defile', { at, symbol }, (w, e) => {
    w.set(slotRef(e.at), 'offered', without(offered(t, e.at), [e.symbol]))
    toSupply(t, w, [e.symbol])
  })
}

/** What lies at a location goes back to the supply: it is sealed now. */
export const clearOffered = (t: Storm, w: W, at: Slot): void => {
  toSupply(t, w, offered(t, at))
  w.set(slotRef(at), 'offered', [])
}
