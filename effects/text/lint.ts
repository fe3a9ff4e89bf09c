import type { LanguageId } from './tokens.ts'

/* What no printed text may contain. Golden files are checked with it; so is every text a property test can make. */

interface Rule {
  wrong: RegExp
  why: string
}

const both: readonly Rule[] = [
  { wrong: / {2}|\u00a0 | \u00a0/, why: 'two spaces' },
  { wrong: /[{}]|undefined|\[object|NaN/, why: 'an unfilled place' },
  { wrong: /(^|[\s(])-\d/, why: 'a hyphen before a digit; the minus is U+2212' },
  { wrong: / [,.;:)]/, why: 'a space before a sign' },
  { wrong: /[,;:]{2}|\.\.(?!\.)|[,;:]\.|\.[,;]/, why: 'two signs together' },
  { wrong: /\( | \)/, why: 'a space inside parentheses' },
  { wrong: /^\s|\s$/, why: 'a space at an end' },
]

/** Nouns that end in -s in the singular stand after 1 without harm. */
const singularS = 'más|menos|crisis|dosis|tesis|metamorfosis|Metamorfosis|dios|Dios|mes|interés|gas|virus'

const es: readonly Rule[] = [
  { wrong: /(^|[\s(¿])(de|a|De|A) el /, why: 'de el, a el: say del, al' },
  { wrong: /(^|[\s(¿])[Uu]n[ao]? otr[oa]s?\b/, why: 'un otro: say otro' },
  { wrong: new RegExp(`(^|[\\s(+−\u00a0])1[ \u00a0](?!(${singularS})\\b)\\p{L}+s(?=[\\s.,;:)·]|$)`, 'u'), why: '1 with a plural' },
  { wrong: /(^|[\s(])y h?[iíIÍ](?![aeoáéóAEO])/, why: 'y before i: say e' },
  { wrong: /(^|[\s(])o (h?[oóOÓ]|8\d*\b|11\b)/, why: 'o before o: say u' },
  { wrong: /[áé]is\b/, why: 'vosotros: the reader is tú' },
  { wrong: /\b[Uu]sted(es)?\b/, why: 'usted: the reader is tú' },
  { wrong: /, (y|e|o|u) /, why: 'a comma before y, o' },
  { wrong: /\b(ningún|ninguna|cada(?= 1\b)|otro|otra|cualquier|este|esta|ese|esa) (\d)/, why: 'a determiner before a digit' },
]

const en: readonly Rule[] = [
  { wrong: /\b[Aa] ([aeio]|8\b|11\b|18\b)/i, why: 'a before a vowel' },
  { wrong: /\b[Aa]n (?!h(our|onest|eir))[bcdfgjklmnpqrstvwxyz]/i, why: 'an before a consonant' },
  { wrong: /\bcan not\b|\bcan't\b/, why: 'say cannot' },
  { wrong: /, (and|or) (?!,)/, why: 'a comma before and, or' },
  { wrong: /\bthe the\b|\ba the\b|\bthe a\b/, why: 'two articles' },
]

export interface Finding {
  found: string
  why: string
}

/** What is wrong with a text, if anything. */
export function lint(text: string, lang: LanguageId): Finding[] {
  const findings: Finding[] = []
  for (const { wrong, why } of [...both, ...(lang === 'es' ? es : en)]) {
    const match = wrong.exec(text)
    if (match !== null) findings.push({ found: text.slice(Math.max(0, match.index - 10), match.index + match[0].length + 10), why })
  }
  return findings
}
