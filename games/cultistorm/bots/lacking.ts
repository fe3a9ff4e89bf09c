import { type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import type { Unit } from '../rules/cover.ts'

const PLACE: { readonly [S in MagicSymbol]: number } = { shield: 0, tentacle: 1, eye: 2, planet: 3, star: 4 }

/**
 * What is missing at best, as the rules count it but many times quicker: sources of one symbol first, then those that can be one of a few,
 * then what can be anything. A source of few symbols takes the scarcest of them, which is right for every card there is.
 */
export function lacking(needs: readonly MagicSymbol[], units: readonly Unit[]): MagicSymbol[] {
  if (!needs.length) return []
  const short = [0, 0, 0, 0, 0]
  for (const symbol of needs) short[PLACE[symbol]] = count(short, symbol) + 1
  let many: Unit[] | null = null
  for (const unit of units) {
    const [only] = unit.gives
    if (unit.gives.length > 1) many = many ? [...many, unit] : [unit]
    else if (only !== undefined) take(short, only)
  }
  if (many) takeMany(short, many)
  const lacks: MagicSymbol[] = []
  for (const symbol of SYMBOLS) for (let n = count(short, symbol); n > 0; n--) lacks.push(symbol)
  return lacks
}

const count = (short: readonly number[], symbol: MagicSymbol): number => short[PLACE[symbol]] as number
function take(short: number[], symbol: MagicSymbol): void {
  const n = count(short, symbol)
  if (n > 0) short[PLACE[symbol]] = n - 1
}

/** Two of a pair show the same. */
function takeMany(short: number[], units: Unit[]): void {
  const paired = new Map<string, MagicSymbol>()
  for (const { gives, pair } of units.sort((a, b) => a.gives.length - b.gives.length)) {
    const symbol = (pair !== undefined ? paired.get(pair) : undefined) ?? scarcest(gives, short)
    if (symbol === undefined) continue
    if (pair !== undefined) paired.set(pair, symbol)
    take(short, symbol)
  }
}

function scarcest(gives: readonly MagicSymbol[], short: readonly number[]): MagicSymbol | undefined {
  let best: MagicSymbol | undefined
  let most = 0
  for (const symbol of gives) {
    const n = count(short, symbol)
    if (n > most) [best, most] = [symbol, n]
  }
  return best
}
