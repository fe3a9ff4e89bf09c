import { type Book, defineBook, type Entry } from '@miskatonic/commons/book'
import { dreams, scriptsOfDreams } from './dreams/index.ts'
import { districts, sharedScripts } from './opened.ts'
import { g } from './scriptNumbers.ts'
import { awakenings, death } from './shared/awakenings.ts'

/* The book of secret scripts, put together from the dreams and what is shared. */

/** A script as authors write it: under its working name. */
export type Script = Omit<Entry, 'number'> & { readonly name: string }

const asEntry = ({ name, ...entry }: Script): Entry => ({ number: g(name), ...entry })
export const book: Book = defineBook([...scriptsOfDreams, ...sharedScripts].map(asEntry))

/** Entries that rules call by themselves: a dream's own, those of Places, and the shared ones. */
export const calledByRules: readonly number[] = [
  ...dreams.flatMap(({ scripts }) => [scripts.intro, scripts.reentry, scripts.outOfTurns]),
  ...districts.flatMap(({ places }) =>
    places.flatMap(({ effects }) => effects.flatMap((one) => (typeof one === 'string' ? [] : [one.script]))),
  ),
  ...awakenings.map(({ script }) => script),
  death,
]
