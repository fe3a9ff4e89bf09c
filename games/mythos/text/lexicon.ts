import { extend, type Lexicon } from '@miskatonic/effects/text'
import { names } from './names.ts'
import { words } from './terms.ts'

/** The rulebook's words with the Titles of all cards. */
export const lexicon: Lexicon = extend(words, { terms: names })
