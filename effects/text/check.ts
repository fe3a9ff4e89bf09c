import { participle } from './english/forms.ts'
import type { Lexicon } from './lexicon.ts'
import { conjugate } from './spanish/verbs.ts'
import type { Tree } from './tree.ts'

/* What the types cannot see: ids in data that came from elsewhere, and words that cannot be inflected. */

const required = { terms: ['card', 'value', 'success', 'test'], verbs: ['pass', 'fail', 'stay'], adjectives: ['near'] } as const

/** Every problem of a lexicon, one sentence each; empty when it is sound. */
export function checkLexicon(lexicon: Lexicon): string[] {
  const problems: string[] = []
  for (const sort of ['terms', 'verbs', 'adjectives'] as const) {
    for (const id of required[sort])
      if (!Object.hasOwn(lexicon[sort], id)) problems.push(`The lexicon lacks “${id}” among its ${sort}: the realiser needs it.`)
  }
  for (const [id, { es, en, style }] of Object.entries(lexicon.terms)) {
    if (es.one === '') problems.push(`The term “${id}” has no Spanish noun.`)
    if (en.one === '' && es.unit === undefined && es.many === null) problems.push(`The term “${id}” has no English noun.`)
    if (es.many === '' || en.many === '') problems.push(`The term “${id}” has an empty plural: leave it out, or write null for none.`)
    if (style === 'trait' && es.one !== es.one.toUpperCase()) problems.push(`The trait “${id}” is not in capitals.`)
    if (es.fem !== undefined && es.g === 'f') problems.push(`The term “${id}” is feminine and has a feminine form besides.`)
  }
  for (const [id, { es }] of Object.entries(lexicon.adjectives)) {
    if (es.length !== 4 || es.some((form) => form === '')) problems.push(`The adjective “${id}” needs four Spanish forms.`)
  }
  for (const [id, { es, en }] of Object.entries(lexicon.verbs)) {
    try {
      conjugate(es.inf, es.irregular)
    } catch (error) {
      problems.push(`The verb “${id}”: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (participle(en) === '') problems.push(`The verb “${id}” has no English form.`)
  }
  return problems
}

type Sort = 'terms' | 'verbs' | 'adjectives'

/** Which fields of a tree hold ids, and of what. */
const idFields: Readonly<Record<string, Sort>> = {
  term: 'terms',
  noun: 'terms',
  counted: 'terms',
  fewest: 'terms',
  most: 'terms',
  traits: 'terms',
  label: 'terms',
  parts: 'terms',
  per: 'terms',
  verb: 'verbs',
  orVerb: 'verbs',
  verbs: 'verbs',
  adjective: 'adjectives',
  adjectives: 'adjectives',
  superlative: 'adjectives',
  state: 'adjectives',
}

/** The ids a tree names and the lexicon does not have. */
export function checkTree(lexicon: Lexicon, tree: Tree): string[] {
  const missing = new Set<string>()
  const look = (field: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) look(field, item)
    else if (typeof value === 'string') {
      const sort = idFields[field]
      if (sort !== undefined && !(sort === 'terms' && value === 'self') && !Object.hasOwn(lexicon[sort], value))
        missing.add(`${sort.slice(0, -1)} “${value}”`)
    } else if (typeof value === 'object' && value !== null) for (const [name, inner] of Object.entries(value)) look(name, inner)
  }
  look('', tree)
  return [...missing]
}
