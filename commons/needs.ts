/** Why a text would do nothing: what it would need at the table. */

import type { Condition, Effect, Speaker } from '@miskatonic/effects'
import { type Definition, message, type Tree, verbatim } from '@miskatonic/effects/text'

/** Said after «Hace falta», "It takes". */
export type Need = { readonly es: string; readonly en: string }
type Lang = keyof Need

export const need = (es: string, en: string): Need => ({ es, en })

type Parts = Partial<Record<'effect' | 'first', Effect>> & Partial<Record<'effects' | 'options', readonly Effect[]>>

/** What stands in an effect; what depends on a condition stays whole. */
function partsOf(effect: Effect): readonly Effect[] {
  const { effect: inner, first, effects = [], options = [] } = effect as Parts
  return [...(inner ? [inner] : []), ...(first ? [first] : []), ...effects, ...options]
}

/** The effects it is made of, down to those that do something themselves. `otherwise`: what a game takes apart in another way. */
export function deedsOf(effect: Effect, otherwise: (effect: Effect) => readonly Effect[] | undefined = () => undefined): readonly Effect[] {
  const parts = otherwise(effect) ?? partsOf(effect)
  return parts.length ? parts.flatMap((part) => deedsOf(part, otherwise)) : [effect]
}

/** Each thing once. */
export const joined = (needs: readonly string[], lang: Lang): string => [...new Set(needs)].join(lang === 'es' ? ' o ' : ' or ')

/** What has no words of its own is said as it is printed. */
export const inItsWords = (printed: string, lang: Lang): string =>
  `${lang === 'es' ? 'poder hacer esto' : 'something to do this with'}: ${printed.replace(/\.$/, '')}`

/** «Si hay 1 Sectario en tu casilla, puedes usarla.» */
export const usableIf = (condition: Condition, speak: Speaker): Tree => ({
  kind: 'if',
  condition: speak.condition(condition),
  then: verbatim({ es: 'puedes usarla.', en: 'you can use it.' }),
})

type Useless = { readonly effect: Effect & never; readonly condition?: Condition & never }

/** The refusal of what could do nothing: the condition it waits for, or all that is lacking. */
export function useless(speak: Speaker, needOf: (deed: Effect) => Need | undefined): Definition<Useless> {
  const says =
    (takes: Need, lang: Lang): Extract<Definition<Useless>, { es: unknown }>[Lang] =>
    ({ effect, condition }, say) => {
      if (condition) return say.tree(usableIf(condition, speak))
      const needs = deedsOf(effect).flatMap((deed) => needOf(deed)?.[lang] ?? [])
      return `${takes[lang]} ${joined(needs, lang) || inItsWords(say.tree(speak.effect(effect)), lang)}.`
    }
  const takes = need('Hace falta', 'It takes')
  return message<Useless>({ es: says(takes, 'es'), en: says(takes, 'en') })
}
