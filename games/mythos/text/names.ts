import { type Ref, type Term, term } from '@miskatonic/effects/text'
import { defined } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import { type Card, MODES, type Mode } from '../content/nodes.ts'
import { inCapitals } from './capitals.ts'
import { words } from './terms.ts'

/* Titles as terms (`title:deep-one`), in capitals as texts print them; and the Travel Events of one or more modes. */

/** Monsters that are not unique are common nouns («2 PROFUNDOS»), unless their Title has an article of its own; everything else is a name. */
function titleTerm(card: Card): Term {
  const { title, grammar } = card
  const g = grammar?.g ?? 'm'
  const common = card.kind === 'monster' && !card.unique && grammar?.the === undefined
  const alive = card.kind === 'monster' ? { alive: 'creature' as const } : {}
  if (!common) return term(title.es.toUpperCase(), g, title.en.toUpperCase(), { es: { the: '', ...alive }, style: 'title' })
  return inCapitals(title.es, g, title.en, { ...(grammar?.many ? { many: grammar.many } : {}), es: { alive: 'creature' }, style: 'title' })
}

const ADJECTIVES: { readonly [mode in Mode]: readonly [es: string, en: string] } = {
  land: ['terrestre', 'Land'],
  sea: ['marítimo', 'Sea'],
  air: ['aéreo', 'Air'],
  space: ['espacial', 'Space'],
  underwater: ['submarino', 'Underwater'],
  dream: ['onírico', 'Dream'],
}
export const travelTerm = (modes: readonly Mode[]): string => `travel:${modes.join('+')}`

/** «Suceso de Viaje marítimo o aéreo», “Sea or Air Travel Event”. */
function ofModes(modes: readonly Mode[]): [string, Term] {
  const es = modes.map((mode) => ADJECTIVES[mode][0]).join(' o ')
  const en = modes.map((mode) => ADJECTIVES[mode][1]).join(' or ')
  return [travelTerm(modes), term(`Suceso de Viaje ${es}`, 'm', `${en} Travel Event`, { es: { many: `Sucesos de Viaje ${es}` } })]
}
/** Attributes of which one will do, as one word: «MUSEO o RUINAS», “MUSEUM or RUINS”. */
export const eitherTerm = (tags: readonly string[]): string => `either:${tags.join('+')}`
function either(tags: readonly string[]): [string, Term] {
  const all = tags.map((tag) => (words.terms as Readonly<Record<string, Term>>)[tag] as Term)
  const list = (lang: 'es' | 'en'): string => all.map((one) => one[lang].one).join(lang === 'es' ? ' o ' : ' or ')
  const first = defined(all[0])
  const agree = all.every(({ es }) => es.agrees)
  return [
    eitherTerm(tags),
    term(list('es'), 'm', list('en'), {
      es: {
        many: agree ? all.map(({ es }) => es.many ?? es.one).join(' o ') : null,
        ...(agree ? { agrees: true as const } : {}),
        ...(first.es.linked ? { linked: true as const } : {}),
      },
      en: { many: null },
    }),
  ]
}
/** Every such list that a card prints. */
function eitherLists(node: unknown): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([field, value]) =>
    ['has', 'at', 'subregion'].includes(field) && Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? [value]
      : eitherLists(value),
  )
}

const pairs: readonly (readonly Mode[])[] = MODES.flatMap((a) => MODES.filter((b) => a !== b).map((b) => [a, b]))

export const names: Readonly<Record<string, Term>> = Object.fromEntries([
  ...cards.map((card): [string, Term] => [`title:${card.id}`, titleTerm(card)]),
  ...MODES.map((mode) => ofModes([mode])),
  ...pairs.map(ofModes),
  ...eitherLists(cards).map(either),
])
/** Of these there is one, or it is called by its name: no article, no number. */
export const isName = (id: string): boolean => names[`title:${id}`]?.es.the !== undefined
export const titled = (id: string): Ref => ({ kind: 'noun', term: `title:${id}`, det: 'the' })
