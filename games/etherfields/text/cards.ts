import { type Effect, speaker } from '@miskatonic/effects'
import { type Options, print, sentences, type Tree, verbatim } from '@miskatonic/effects/text'
import type { Action, Card, Price, StepEffects } from '../content/kinds.ts'
import { abilitiesOf } from '../rules/definitions.ts'
import { language } from '../rules/vocabulary/language.ts'
import { lexicon } from './lexicon.ts'

/* The rules text of a card, printed from what it does. */

const speak = speaker(language)

const LETTERS = { awareness: 'A', cunning: 'C', rage: 'R' } as const
/** «2A», «3A/3R», «2R por Soñador, por etapas». */
function priceText({ motive = [], perPlayer, gradual, plus }: Price): { readonly es: string; readonly en: string } {
  const colours = motive.map(({ colour, n }) => `${n}${LETTERS[colour]}`).join('/')
  const often = gradual
    ? { es: ' × Soñadores, por etapas', en: ' × Dreamers, in stages' }
    : perPlayer
      ? { es: ' × Soñadores', en: ' × Dreamers' }
      : { es: '', en: '' }
  const more = plus ? (['es', 'en'] as const).map((lang) => print(lexicon, speak.cost(plus), { lang }).replace(/\.$/, '')) : []
  const joined = (i: 0 | 1, lang: 'es' | 'en') => [`${colours}${often[lang]}`, more[i] ?? ''].filter(Boolean).join(', ')
  return { es: joined(0, 'es'), en: joined(1, 'en') }
}
const KEYWORDS = {
  attack: { es: 'Atacar', en: 'Attack' },
  contact: { es: 'Contactar', en: 'Contact' },
  move: { es: 'Moverse', en: 'Move' },
}
/** «Contactar (2A):» and what it does. */
export function actionTrees({ keyword, price, effect, moment }: Action): readonly Tree[] {
  const cost = priceText(price)
  const head = (lang: 'es' | 'en'): string => {
    const rapid = moment === 'rapid' ? (lang === 'es' ? '⚡ Rápido' : '⚡ Rapid') : ''
    const parts = [rapid, keyword ? KEYWORDS[keyword][lang] : '', cost[lang] ? `(${cost[lang]})` : ''].filter(Boolean).join(' ')
    return parts ? `${parts}:` : ''
  }
  const label = { es: head('es'), en: head('en') }
  return [...(label.es ? [verbatim(label)] : []), speak.effect(effect)]
}
/** What a card does in steps of the Turn card. */
export function stepsOf(card: Card): StepEffects {
  const steps =
    card.kind === 'slumber'
      ? card.entity?.steps
      : card.kind === 'entity' || card.kind === 'situation' || card.kind === 'gate'
        ? card.steps
        : card.kind === 'fate'
          ? card.whim?.steps
          : undefined
  return steps ?? {}
}
const stepTrees = (card: Card): readonly Tree[] => Object.values(stepsOf(card)).map((effect) => speak.effect(effect))
export const stepText = (effect: Effect, options: Options): string => print(lexicon, speak.effect(effect), options)
export const actionText = (action: Action, options: Options): string => print(lexicon, sentences(...actionTrees(action)), options)
export const actionsOf = (card: Card): readonly Action[] => ('actions' in card ? (card.actions ?? []) : [])
/** What it says besides its actions and its steps. */
export const restText = (card: Card, options: Options): string => print(lexicon, sentences(...restTrees(card)), options)
function restTrees(card: Card): readonly Tree[] {
  const effects = 'effect' in card && card.effect ? [speak.effect(card.effect)] : []
  const out = card.kind === 'slumber' && card.entity ? [speak.effect(card.entity.outOfTurns)] : []
  return [...effects, ...abilitiesOf(card).map(speak.ability), ...out]
}
export function treesOf(card: Card): readonly Tree[] {
  if ('text' in card && card.text) return [verbatim(card.text)]
  const effects = 'effect' in card && card.effect ? [speak.effect(card.effect)] : []
  const actions = card.kind === 'dreamer' ? [card.back] : 'actions' in card ? (card.actions ?? []) : []
  const drawn = card.kind === 'flaw' && card.drawn ? [speak.effect(card.drawn)] : []
  const loot = card.kind === 'turn' ? [speak.effect(card.loot)] : []
  const tide = card.kind === 'season' && card.tide ? [speak.effect(card.tide)] : []
  const out = card.kind === 'slumber' && card.entity ? [speak.effect(card.entity.outOfTurns)] : []
  return [
    ...effects,
    ...drawn,
    ...abilitiesOf(card).map(speak.ability),
    ...actions.flatMap(actionTrees),
    ...stepTrees(card),
    ...loot,
    ...tide,
    ...out,
  ]
}
export const rulesText = (card: Card, options: Options): string => print(lexicon, sentences(...treesOf(card)), options)
