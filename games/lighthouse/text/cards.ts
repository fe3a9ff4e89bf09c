import { speaker } from '@miskatonic/effects'
import {
  given,
  grammar,
  keywords,
  type LanguageId,
  may,
  type Options,
  on,
  print,
  sentences,
  standing,
  stats,
  type Tree,
  when,
} from '@miskatonic/effects/text'
import { cards } from '../content/cards.ts'
import type { Card, CardOf } from '../content/kinds.ts'
import { language } from '../content/vocabulary.ts'
import { lexicon } from './lexicon.ts'

const { bare, stat, field, clause, the, it, some, plural } = grammar(lexicon)
const speak = speaker(language)

/** What "this" is called on a card of each kind. */
const selves: { readonly [K in Card['kind']]?: string } = { ship: 'ship', thing: 'thing' }

function purposeTrees({ goal, claims }: CardOf<'purpose'>): Tree[] {
  if (goal) return [on(given(speak.condition(goal)), standing(clause('win', { with: plural('honour') })))]
  return [
    on(when(clause('sound', { subject: the('call') })), may(clause('answer', { objects: [it('call')] }))),
    on(
      given(clause('have', { objects: [some('offering', { orMore: claims ?? 0 })] })),
      standing(clause('win', { objects: [the('game')] })),
    ),
  ]
}

/** The figures that stand above a card's text. */
function figures(card: Card): Tree[] {
  switch (card.kind) {
    case 'night':
      return card.weather ? [keywords(bare('weather'))] : []
    case 'find':
      return [stats(...card.traits.map((trait) => bare(trait)), stat('weight', card.weight))]
    case 'ship':
      return [
        stats(
          stat('light', card.light),
          field(
            'needs',
            card.needs.map((trait) => bare(trait)),
          ),
          stat('loss', card.loss),
        ),
      ]
    case 'thing':
      return [stats(stat('strength', card.strength), stat('bite', card.bite))]
    default:
      return []
  }
}

export function treesOf(card: Card): Tree[] {
  if (card.kind === 'purpose') return purposeTrees(card)
  if (card.kind === 'mark') return card.back.map(speak.ability)
  const effect = card.kind === 'night' && card.effect ? [speak.effect(card.effect)] : []
  return [...figures(card), ...effect, ...(card.abilities ?? []).map(speak.ability)]
}

/** The rules text of a card, printed from what it does. */
export function rulesText(card: Card, options: Options): string {
  const self = selves[card.kind]
  return print(lexicon, sentences(...treesOf(card)), { ...(self ? { self } : {}), ...options })
}

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))

export type FaceText = { readonly title: string; readonly rules: string; readonly story: string }

/** What can be read on a face. */
export function faceText(face: string, lang: LanguageId): FaceText {
  const card = byFace.get(face)
  if (!card) throw new Error(`no card has the face «${face}»`)
  return { title: card.title[lang], rules: rulesText(card, { lang }), story: card.story[lang] }
}
