import type { Language } from '@miskatonic/contract'
import type { Seat } from '@miskatonic/kernel'

const SEAT: { readonly [L in Language]: string } = { es: 'Asiento', en: 'Seat' }
const numbered = new RegExp(`\\b(?:${Object.values(SEAT).join('|')}) (\\d{1,2})\\b`, 'g')

/** What a seat is called that nobody gave a name: by its number, from 1, in the language of whoever opens the table. */
export const numberedSeat = (n: number, lang: Language): Seat => `${SEAT[lang]} ${n}`

/** The number of a seat nobody named, or null. */
export const numberOfSeat = (name: string): number | null => (isNumberedSeat(name) ? Number(/\d+/.exec(name)?.[0]) : null)

export const isNumberedSeat = (name: string): boolean => name.replace(numbered, '') === ''

/** The same text with such seats named in its reader's language. */
export const withSeatsIn = (lang: Language, text: string): string => text.replace(numbered, `${SEAT[lang]} $1`)
