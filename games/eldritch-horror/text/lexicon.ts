import { extend, type Lexicon } from '@miskatonic/effects/text'
import { names } from './names.ts'
import { words } from './terms.ts'

/** The game's words with the names of all its cards, monsters and spaces. */
export const lexicon: Lexicon = extend(words, { terms: names })
