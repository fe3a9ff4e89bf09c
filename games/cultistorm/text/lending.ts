import { grammar, or, type Ref, type Tree } from '@miskatonic/effects/text'
import { type Lent, type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import { lexicon } from './lexicon.ts'

const { clause, a, some } = grammar(lexicon)

/** «1 escudo o 1 tentáculo», «1 símbolo de tu elección». */
const lentRef = (gives: readonly MagicSymbol[]): Ref =>
  gives.length === SYMBOLS.length
    ? some('symbol', 1, { choice: true })
    : gives.length > 1
      ? or(...gives.map((one) => some(one, 1)))
      : some(gives[0] ?? 'star', 1)
/** What a card adds to somebody's symbols. */
export const adding = (lent: Lent): Tree => clause('add', { objects: lent.map(lentRef), place: a('fight') })
