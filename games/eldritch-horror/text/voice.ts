import type { Json, Message, Seat } from '@miskatonic/kernel'
import type { Language } from './cards.ts'
import { type EndingText, endingText } from './endings.ts'
import { type FaceText, faceText } from './faces.ts'
import { optionText, type SeenOption } from './options.ts'
import { say } from './say.ts'
import { type ShownSum, type SumLine, sumLines } from './sums.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

export type Reading = { readonly lang: Language; readonly reader: Seat | null }
/** What speaks besides the rules: its words for a message of its own, or nothing. */
export type Aside = (message: Message, lang: Language) => string

const hearing = ({ lang, reader }: Reading) => ({ lang, ...(reader === null ? {} : { viewer: reader }) })

/** A face is printed once in each language: the same key always says the same. */
const printed: { readonly [lang in Language]: Map<string, FaceText | null> } = { es: new Map(), en: new Map() }
function face(key: string, lang: Language): FaceText | null {
  const known = printed[lang].get(key)
  if (known !== undefined) return known
  const text = faceText(key, lang)
  // Only what is in the box is kept: foreign keys must not fill the memory.
  if (text) printed[lang].set(key, text)
  return text
}

export const voice = (aside: Aside) => ({
  say: (message: Message, how: Reading): string => aside(message, how.lang) || say(message, hearing(how)),
  option: (about: Message, option: SeenOption, how: Reading): string => optionText(about, option, hearing(how)),
  face,
  sum: (sum: ShownSum, how: Reading): readonly SumLine[] => sumLines(sum, how.lang),
  ending: (result: Json, how: Reading): EndingText => endingText(result, how.lang),
})
