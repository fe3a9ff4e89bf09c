import { speaker } from '@miskatonic/effects'
import {
  given,
  grammar,
  keywords,
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
import type { Card, CardOf } from '../content/kinds.ts'
import { language } from '../rules/vocabulary/language.ts'
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

function effects(card: Card): Tree[] {
  if (card.kind === 'purpose') return purposeTrees(card)
  if (card.kind === 'mark') return card.back.map(speak.ability)
  const effect = card.kind === 'night' && card.effect ? [speak.effect(card.effect)] : []
  return [...effect, ...(card.abilities ?? []).map(speak.ability)]
}

export const treesOf = (card: Card): Tree[] => [...figures(card), ...effects(card)]

const printed = (card: Card, trees: readonly Tree[], options: Options): string => {
  const self = selves[card.kind]
  return print(lexicon, sentences(...trees), { ...(self ? { self } : {}), ...options })
}

/** The rules text of a card, printed from what it does. */
export const rulesText = (card: Card, options: Options): string => printed(card, treesOf(card), options)
/** The same without the figures, where those are drawn. */
export const effectText = (card: Card, options: Options): string => printed(card, effects(card), options)
