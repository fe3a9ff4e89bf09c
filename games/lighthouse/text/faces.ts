import type { FaceText } from '@miskatonic/contract'
import { grammar, type LanguageId, printRef } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card, Trait } from '../content/kinds.ts'
import { effectText } from './cards.ts'
import { lexicon } from './lexicon.ts'

/* What is printed on a face: a Mark's two sides are two cards here, so neither tells the other. */

const SORTS: { readonly [K in Card['kind']]: { readonly es: string; readonly en: string } } = {
  night: { es: 'Carta de noche', en: 'Night card' },
  find: { es: 'Hallazgo', en: 'Find' },
  ship: { es: 'Barco', en: 'Ship' },
  thing: { es: 'Criatura', en: 'Thing' },
  purpose: { es: 'Propósito', en: 'Purpose' },
  mark: { es: 'Marca', en: 'Mark' },
  'mark-front': { es: 'Marca', en: 'Mark' },
  token: { es: 'Ficha', en: 'Token' },
}

const { bare } = grammar(lexicon)
const worded = (traits: readonly Trait[], lang: LanguageId): Json =>
  traits.map((id) => ({ id, text: printRef(lexicon, bare(id), { lang }) }))

function figuresOf(card: Card, lang: LanguageId): { readonly [name: string]: Json } {
  switch (card.kind) {
    case 'night':
      return { stage: card.stage, ...(card.weather ? { weather: true } : {}) }
    case 'find':
      return { weight: card.weight, traits: worded(card.traits, lang) }
    case 'ship':
      return { light: card.light, needs: worded(card.needs, lang), loss: card.loss }
    case 'thing':
      return { strength: card.strength, bite: card.bite }
    default:
      return {}
  }
}

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export const cardOfFace = (key: string): Card | undefined => byFace.get(key)

export function faceText(key: string, lang: LanguageId): FaceText | null {
  const card = byFace.get(key)
  if (!card) return null
  const rules = effectText(card, { lang, form: 'rich' })
  const part = { id: 'front', story: card.story[lang], ...(rules ? { rules } : {}) }
  return { kind: card.kind, name: card.title[lang], sort: SORTS[card.kind][lang], parts: [part], figures: figuresOf(card, lang) }
}
