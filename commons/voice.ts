import type { FaceText, GameText, Language, Reading } from '@miskatonic/contract'
import type { FaceKey, Message, Seat } from '@miskatonic/kernel'

/** In which language, and who reads, as a game's words ask for it. */
export type Hearing = { readonly lang: Language; readonly viewer?: Seat }
export const hearing = ({ lang, reader }: Reading): Hearing => ({ lang, ...(reader === null ? {} : { viewer: reader }) })

/** A face is printed once in each language: the same key always says the same. */
export function printedOnce(print: (key: FaceKey, lang: Language) => FaceText | null): GameText['face'] {
  const printed: { readonly [L in Language]: Map<FaceKey, FaceText> } = { es: new Map(), en: new Map() }
  return (key, lang) => {
    const known = printed[lang].get(key)
    if (known) return known
    const text = print(key, lang)
    // Only what the game has is kept: foreign keys must not fill the memory.
    if (text) printed[lang].set(key, text)
    return text
  }
}

/** The game's words, and the reasons its bots give: their keys begin with `why.`. */
export const withReasons = (text: GameText, reason: (message: Message, lang: Language) => string): GameText => ({
  ...text,
  say: (message, how) => (message.key.startsWith('why.') ? reason(message, how.lang) : text.say(message, how)),
})
