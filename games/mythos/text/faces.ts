import type { FaceText } from '@miskatonic/contract'
import { type LanguageId, print } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type * as N from '../content/nodes.ts'
import { partsOf, partText } from './cards.ts'
import { lexicon } from './lexicon.ts'
import { g } from './things.ts'

/* What is printed on a face. All backs are alike (MY-GEN-06). */

const byId: ReadonlyMap<string, N.Card> = new Map(cards.map((card) => [card.id, card]))
type Term = Parameters<typeof g.bare>[0]

const word = (term: Term, lang: LanguageId): string => print(lexicon, { kind: 'line', what: g.bare(term) }, { lang }).replace(/\.$/, '')
const worded = (ids: readonly string[], lang: LanguageId): Json =>
  ids.map((id) => ({ id, text: word((id === 'hand' ? 'handIcon' : id) as Term, lang) }))

function sortOf(card: N.Card, lang: LanguageId): string {
  if (card.kind === 'weapon') return word(card.magic ? 'magicWeapon' : 'weapon', lang)
  return card.kind === 'investigator' && card.g === 'f' && lang === 'es' ? 'Investigadora' : word(card.kind, lang)
}

/** Figures and marks the table draws, with their names for people. */
function figuresOf(card: N.Card, lang: LanguageId): { readonly [name: string]: Json } {
  const of: Record<string, Json> = {}
  const all = card as N.Card & { readonly [field: string]: Json | undefined }
  for (const field of ['sanity', 'education', 'value', 'capacity', 'cost', 'points', 'knowsSpell'] as const)
    if (all[field] !== undefined) of[field] = all[field] as Json
  for (const field of ['unique', 'gate', 'invisible', 'magic', 'sees'] as const) if (all[field]) of[field] = true
  for (const field of ['attributes', 'generics', 'languages', 'icons'] as const)
    if (all[field]) of[field] = worded(all[field] as readonly string[], lang)
  for (const field of ['region', 'subregion', 'dimension', 'subtype', 'class', 'mode'] as const)
    if (all[field]) of[field] = { id: all[field] as string, text: word(all[field] as Term, lang) }
  if (card.kind === 'investigator') of.hand = [...card.hand]
  if (card.kind === 'event') of.lasts = card.lasts
  if (card.kind === 'spell') of.when = card.when
  return of
}

export function faceText(key: string, lang: LanguageId): FaceText | null {
  if (key === 'back') return { kind: 'back', name: word('deck', lang), sort: word('card', lang), parts: [] }
  const [kind = '', id = ''] = key.split(':')
  const card = byId.get(id)
  if (!card || card.kind !== kind) return null
  const rules = partsOf(card)
    .filter(({ part }) => part === 'rules')
    .map((part) => partText(card, part, { lang, form: 'rich' }))
    .join('')
  return {
    kind: card.kind,
    name: card.title[lang],
    sort: sortOf(card, lang),
    parts: [{ id: 'front', story: card.story[lang], ...(rules ? { rules } : {}) }],
    figures: figuresOf(card, lang),
  }
}
