import { type Term, termOf } from './lexicon.ts'
import type { Scene } from './scene.ts'
import { boxed, signed, type Token } from './tokens.ts'
import type { Noun, Quantity } from './tree.ts'

/* What both languages ask of a counted noun. */

export const isMany = (quantity: Quantity | undefined): boolean => {
  if (quantity === undefined) return false
  if (quantity === 'any') return true
  if (typeof quantity === 'number') return quantity !== 1
  if ('orMore' in quantity) return true
  return ('upTo' in quantity ? quantity.upTo : quantity.atLeast) !== 1
}

export const termIn = (scene: Scene, id: string): Term => termOf(scene.lexicon, id === 'self' ? scene.self : id)

/** Only such a noun can be dropped after its number. */
export const isPlainCount = (noun: Noun): boolean =>
  Object.keys(noun).every((key) => key === 'kind' || key === 'term' || key === 'det' || key === 'count' || key === 'plural')

/** Skills carry their modifier: Influencia −1; Suerte (−1) [2]. */
export function modifierTokens(noun: Noun, lang: 'es' | 'en', difficultyWord: string): Token[] {
  const tokens: Token[] = []
  if (noun.modifier !== undefined && (noun.boxed || noun.modifier !== 0)) {
    const sign = signed(noun.modifier, lang)
    tokens.push(noun.boxed ? boxed(sign, '(', ')', sign.spoken ?? '') : sign)
  }
  if (noun.difficulty !== undefined && noun.difficulty !== 1) {
    tokens.push(boxed({ text: `${noun.difficulty}` }, '[', ']', `${difficultyWord} ${noun.difficulty}`))
  }
  return tokens
}
