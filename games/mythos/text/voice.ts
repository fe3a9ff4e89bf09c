import type { LanguageId } from '@miskatonic/effects/text'
import type { Json, Message, Seat } from '@miskatonic/kernel'
import { type EndingText, endingText } from './endings.ts'
import { type FaceText, faceText } from './faces.ts'
import { optionText, type SeenOption } from './options.ts'
import { say } from './say.ts'
import { type ShownSum, type SumLine, sumLines } from './sums.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

export type Reading = { readonly lang: LanguageId; readonly reader: Seat | null }
const hearing = ({ lang, reader }: Reading) => ({ lang, ...(reader === null ? {} : { viewer: reader }) })

/** A face is printed once in each language: the same key always says the same. */
const printed: { readonly [lang in LanguageId]: Map<string, FaceText | null> } = { es: new Map(), en: new Map() }
function face(key: string, lang: LanguageId): FaceText | null {
  const known = printed[lang].get(key)
  if (known !== undefined) return known
  const text = faceText(key, lang)
  // Only what is in the collection is kept: foreign keys must not fill the memory.
  if (text) printed[lang].set(key, text)
  return text
}

export const text = {
  say: (message: Message, how: Reading): string => say(message, hearing(how)),
  option: (about: Message, option: SeenOption, how: Reading): string => optionText(about, option, hearing(how)),
  face,
  sum: (sum: ShownSum, how: Reading): readonly SumLine[] => sumLines(sum, how.lang),
  ending: (result: Json, how: Reading): EndingText => endingText(result, how.lang, how.reader),
}
