import type { LanguageId } from '@miskatonic/effects/text'
import type { Seat } from '@miskatonic/kernel'

/** The languages the house speaks. Every text a person reads exists in both. */
export type Language = LanguageId

/** A text in both languages: a missing one does not compile. */
export type Both = { readonly [L in Language]: string }

/** A question in a reader's language: who reads decides who is "you", and what gender "you" has. */
export type Reading = { readonly lang: Language; readonly reader: Seat | null }
