import { type LanguageId, print } from '@miskatonic/effects/text'
import { lexicon } from './lexicon.ts'
import { g } from './things.ts'

/* Texts written by hand look like the printed ones: their labels stand out, each on a line of its own. */

const LABELS = [
  'action',
  'localAction',
  'reckoning',
  'encounterPhase',
  'combatEncounter',
  'insteadOfEncounter',
  'encounter',
  'enters',
  'countdown',
  'onGain',
  'awakening',
  'setup',
] as const

const labelled = (lang: LanguageId): RegExp => {
  const words = LABELS.map((term) => print(lexicon, { kind: 'line', what: g.bare(term) }, { lang }).replace(/\.$/, ''))
  return new RegExp(`(^|\\. )((?:${words.join('|')})(?: \\([^)]*\\))?:)`, 'g')
}
const PATTERNS: { readonly [lang in LanguageId]: RegExp } = { es: labelled('es'), en: labelled('en') }

/** «Retribución:» becomes «**Retribución:**» on a new line. */
export const enriched = (text: string, lang: LanguageId): string =>
  text.replace(PATTERNS[lang], (_whole, before: string, label: string) => `${before === '' ? '' : '.\n'}**${label}**`)
