import { grammar, or, type Ref, type Tree } from '@miskatonic/effects/text'
import { type Lent, type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import { lexicon } from './lexicon.ts'

const { clause, a, some } = grammar(lexicon)

/** «1 escudo o 1 tentáculo», «2 símbolos de tu elección». */
const lentRef = (gives: readonly MagicSymbol[], n: number): Ref =>
  gives.length === SYMBOLS.length
    ? some('symbol', n, { choice: true })
    : gives.length > 1
      ? or(...gives.map((one) => some(one, n)))
      : some(gives[0] ?? 'star', n)
const isLike = (one: readonly MagicSymbol[], other: readonly MagicSymbol[]): boolean => String(one) === String(other)
/** What a card adds to somebody's symbols; what it gives twice is said once. */
export const adding = (lent: Lent): Tree => {
  const different = lent.filter((gives, i) => lent.findIndex((one) => isLike(one, gives)) === i)
  const objects = different.map((gives) => lentRef(gives, lent.filter((one) => isLike(one, gives)).length))
  return clause('add', { objects, place: a('fight') })
}
