import type { Both } from '@miskatonic/contract'
import { type Term, term } from '@miskatonic/effects/text'

/* Attributes and Titles are printed in capitals, their plurals too. */

type More = Parameters<typeof term>[3]

const spanishPlural = (word: string): string =>
  /[aeiouáéíóú]$/i.test(word) ? `${word}s` : /z$/i.test(word) ? `${word.slice(0, -1)}ces` : `${word}es`
/** Of several words the first changes: profundos, gatos de Saturno. */
function manyOf(title: Both): Both {
  const [first = '', ...rest] = title.es.split(' ')
  const es = [spanishPlural(first.replace(/ón$/, 'on').replace(/ón$/i, 'on')), ...rest].join(' ')
  const en = /(s|x|z|ch|sh)$/.test(title.en)
    ? `${title.en}es`
    : /[^aeiou]y$/.test(title.en)
      ? `${title.en.slice(0, -1)}ies`
      : `${title.en}s`
  return { es, en }
}

export function inCapitals(
  es: string,
  g: 'm' | 'f',
  en: string,
  { many, ...more }: NonNullable<More> & { readonly many?: Partial<Both> } = {},
): Term {
  const regular = manyOf({ es: es.toLowerCase(), en: en.toLowerCase() })
  return term(es.toUpperCase(), g, en.toUpperCase(), {
    ...more,
    es: { many: (many?.es ?? regular.es).toUpperCase(), ...more.es },
    en: { many: (many?.en ?? regular.en).toUpperCase(), ...more.en },
  })
}
