import type { Language } from '@miskatonic/contract'
import { withSeatsIn } from '@miskatonic/room/seats'

export { withSeatsIn }

/** A text of the interface: both languages are originals. */
export type Both = { readonly [L in Language]: string }
export type Words = { readonly [key: string]: Both | Words }

export type Values = { readonly [name: string]: string | number }

/**
 * A text in a language. `{n}` is replaced by the value of that name, `{n?one|several}` by the word that fits the number.
 */
export function say(text: Both, lang: Language, values: Values = {}): string {
  return text[lang].replace(/\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, several?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    // A seat nobody named is called by its number, in this language.
    if (one === undefined) return withSeatsIn(lang, String(value))
    return (Number(value) === 1 ? one : several) ?? ''
  })
}
