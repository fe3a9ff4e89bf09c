import { type Both, speaker } from '@miskatonic/effects'
import { grammar, may, type Options, print, type Ref, sentences, stats, type Tree, verbatim } from '@miskatonic/effects/text'
import { SIDE_EFFECTS, type SideEffect } from '../content/detectives.ts'
import { type ActionCard, type Card, type DetectiveCard, type Icon, type Item, type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import { language } from '../rules/vocabulary/language.ts'
import { expansionStats, expansionTrees } from './expansions/cards.ts'
import { adding } from './lending.ts'
import { lexicon } from './lexicon.ts'

const { bare, stat, field, clause, a, some, label, self } = grammar(lexicon)
const speak = speaker(language)

/** What "this" is called on a card of each kind. */
const selves: { readonly [K in Card['kind']]?: string } = { cultist: 'cultist', ancient: 'ancientOne' }

const ICON_TERMS = {
  combat: 'combat',
  time: 'time',
  cultist: 'cultistIcon',
  terror: 'terror',
  noRedraw: 'noRedraw',
  dice: 'dice',
  trophy: 'trophyIcon',
  cards: 'cards',
  ancient: 'ancientIcon',
} as const satisfies { readonly [I in Icon]: string }

const shown = (symbols: readonly MagicSymbol[]): Ref[] =>
  SYMBOLS.flatMap((symbol) => {
    const n = symbols.filter((one) => one === symbol).length
    return n ? [some(symbol, n)] : []
  })

function actionTrees({ support, lends, won, abilities = [] }: ActionCard): Tree[] {
  const lending = lends ? [label('combat', may(adding(lends)))] : []
  const reward = won
    ? [
        {
          kind: 'on' as const,
          openers: [{ kind: 'given' as const, condition: clause('win', { objects: [a('fight')] }) }],
          body: speak.effect(won),
        },
      ]
    : []
  return [...(support ? [speak.effect(support)] : []), ...lending, ...reward, ...abilities.map(speak.ability)]
}

function itemTrees({ lends, charges = 1, abilities = [] }: Item): Tree[] {
  if (!lends) return abilities.map(speak.ability)
  const cost = charges > 1 ? clause('spend', { objects: [some('charge', 1)] }) : clause('discard', { objects: [self('card')] })
  const lending = label('combat', { kind: 'pay', cost, effect: adding(lends) })
  return [...(charges > 1 ? [{ kind: 'line' as const, what: some('charge', charges) }] : []), lending, ...abilities.map(speak.ability)]
}

const levelTrees = ({ levels }: DetectiveCard): Tree[] =>
  levels.flatMap(({ title, abilities }, i) => [
    verbatim({ es: `${i + 1}. ${title.es}.`, en: `${i + 1}. ${title.en}.` }),
    ...abilities.map(speak.ability),
    sides(SIDE_EFFECTS[i] ?? []),
  ])

const SIDES: { readonly [E in SideEffect]: Both } = {
  terror: { es: 'avanza el terror', en: 'terror advances' },
  cultist: { es: 'aparece 1 sectario en tu localización', en: '1 cultist appears at your location' },
  developing: { es: 'recibes 1 ficha de locura en desarrollo', en: 'you receive 1 developing madness token' },
}
/** «Al desarrollarla: …», as it stands on every sheet (CS-DEV-11). */
function sides(effects: readonly SideEffect[]): Tree {
  const list = (lang: 'es' | 'en') => effects.map((effect) => SIDES[effect][lang]).join('; ')
  return verbatim({ es: `Al desarrollarla: ${list('es')}.`, en: `When developed: ${list('en')}.` })
}

/** The figures that stand above a card's text. */
function figures(card: Card): Tree[] {
  switch (card.kind) {
    case 'action': {
      const icons = card.icons.map((icon) => bare(ICON_TERMS[icon]))
      const madness = card.of === undefined ? [bare('madness')] : []
      const investigation = card.investigate ? [some('investigation', card.investigate)] : []
      const all = [...madness, ...icons, ...investigation, ...(card.experience ? [some('experience', 1)] : [])]
      return [stats(field('symbol', bare(card.symbol)), ...(all.length ? [field('icon', all)] : []))]
    }
    case 'detective':
      return [stats(field('style', bare(card.style)), field('symbol', bare(card.signature)))]
    case 'cultist':
      return [
        stats(
          field('symbol', shown(card.symbols)),
          ...(card.sectSymbol ? [field('sect', bare(card.sectSymbol))] : []),
          ...(card.monster ? [bare('sectMonster')] : []),
          ...(card.skull ? [stat('skull', card.skull)] : []),
        ),
      ]
    case 'ancient':
      return [stats(field('symbol', shown(card.symbols)), stat('attackMadness', card.attackMadness))]
    case 'terror':
      return [stats(stat('activation', card.activation))]
    case 'item':
      return card.unique ? [stats(bare('unique'))] : []
    case 'seal':
      return [stats(field('symbol', bare(card.symbol)))]
    case 'narrative':
      return [stats(...SYMBOLS.map((symbol) => stat(symbol, card.stories[symbol])))]
    default:
      return expansionStats(card)
  }
}

function effects(card: Card): Tree[] {
  const own = expansionTrees(card, speak)
  if (own) return own
  switch (card.kind) {
    case 'action':
      return actionTrees(card)
    case 'item':
      return itemTrees(card)
    case 'detective':
      return levelTrees(card)
    case 'terror':
      return [
        ...(card.effect ? [speak.effect(card.effect)] : []),
        ...(card.abilities ?? []).map((one) => lasting(card.lasts, speak.ability(one))),
      ]
    default: {
      const effect = 'effect' in card && card.effect ? [speak.effect(card.effect)] : []
      return [...effect, ...('abilities' in card ? (card.abilities ?? []).map(speak.ability) : [])]
    }
  }
}

/** «Hasta el final del próximo turno», «en el próximo turno». */
const lasting = (lasts: 'untilNextTurnEnds' | 'inNextTurn' | undefined, body: Tree): Tree => {
  const what = grammar(lexicon).the('turn', { adjectives: ['next'] })
  return { kind: 'on', openers: [lasts === 'inNextTurn' ? { kind: 'during', what } : { kind: 'until', point: 'end', what }], body }
}

export const treesOf = (card: Card): Tree[] => [...figures(card), ...effects(card)]

const printed = (card: Card, trees: readonly Tree[], options: Options): string => {
  const own = selves[card.kind]
  return print(lexicon, sentences(...trees), { ...(own ? { self: own } : {}), ...options })
}

/** The rules text of a card, printed from what it does. */
export const rulesText = (card: Card, options: Options): string => printed(card, treesOf(card), options)
/** The same without the figures, where those are drawn. */
export const effectText = (card: Card, options: Options): string => printed(card, effects(card), options)
