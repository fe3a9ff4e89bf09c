import { english } from './english/realise.ts'
import { cannot } from './grammar.ts'
import type { Lexicon } from './lexicon.ts'
import { type Language, newScene, type Options } from './scene.ts'
import { sentences } from './sentences.ts'
import { spanish } from './spanish/realise.ts'
import { contract, type LanguageId, set, setSentences } from './tokens.ts'
import type { Ref, Tree } from './tree.ts'

export type { Options } from './scene.ts'

const languages: Readonly<Record<LanguageId, Language>> = { es: spanish, en: english }

/** The tree as text: rules text, one log line, one prompt. */
export function print(lexicon: Lexicon, tree: Tree, options: Options): string {
  const lang = languages[options.lang]
  return setSentences(sentences(tree, 'do', newScene(lexicon, options, lang), lang), options.lang, options.form ?? 'plain')
}

/** One noun phrase alone, as it stands inside a sentence. `preposition` contracts with its article: del, al. */
export function printRef(lexicon: Lexicon, ref: Ref, options: Options, preposition = ''): string {
  const lang = languages[options.lang]
  const scene = newScene(lexicon, options, lang)
  const tokens = [...(preposition === '' ? [] : [{ text: preposition }]), ...lang.reference(ref, scene)]
  return set(options.lang === 'es' ? contract(tokens) : tokens, options.form ?? 'plain')
}

/** «No puedes moverte: lo impide «Detenido».» `event`: what cannot be done, if there are words for it; `by`: what forbids it, if it may be named. */
export function printForbidden(lexicon: Lexicon, event: Tree | null, by: Ref | null, options: Options): string {
  const nothing = options.lang === 'es' ? 'No es posible' : 'That is not possible'
  const what = event ? print(lexicon, cannot(event), options).replace(/\.$/, '') : nothing
  if (!by) return `${what}.`
  const which = printRef(lexicon, by, options)
  return options.lang === 'es' ? `${what}: lo impide ${which}.` : `${what}: ${which} forbids it.`
}

export const languageOf = (id: LanguageId): Language => languages[id]
