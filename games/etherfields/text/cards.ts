import { type Effect, speaker } from '@miskatonic/effects'
import { grammar, type LanguageId, type Options, print, sentences, type Tree, verbatim } from '@miskatonic/effects/text'
import type { Action, Card, Price, StepEffects } from '../content/kinds.ts'
import { abilitiesOf } from '../rules/definitions.ts'
import { language } from '../rules/vocabulary/language.ts'
import { lexicon } from './lexicon.ts'

/* The rules text of a card, printed from what it does. */

type Both = { readonly es: string; readonly en: string }
const speak = speaker(language)
const { clause, self } = grammar(lexicon)

const LETTERS = { awareness: 'A', cunning: 'C', rage: 'R' } as const
/** «2A», «3A/3R», «2R por Soñador, por etapas». */
function priceText({ motive = [], perPlayer, gradual, plus }: Price): Both {
  const colours = motive.map(({ colour, n }) => `${n}${LETTERS[colour]}`).join('/')
  const often = gradual
    ? { es: ' × Soñadores, por etapas', en: ' × Dreamers, in stages' }
    : perPlayer
      ? { es: ' × Soñadores', en: ' × Dreamers' }
      : { es: '', en: '' }
  const more = plus ? LANGUAGES.map((lang) => print(lexicon, speak.cost(plus), { lang }).replace(/\.$/, '')) : []
  const joined = (i: 0 | 1, lang: 'es' | 'en') => [`${colours}${often[lang]}`, more[i] ?? ''].filter(Boolean).join(', ')
  return { es: joined(0, 'es'), en: joined(1, 'en') }
}
const KEYWORDS = {
  attack: { es: 'Atacar', en: 'Attack' },
  contact: { es: 'Contactar', en: 'Contact' },
  move: { es: 'Moverse', en: 'Move' },
}
const MOMENTS: { readonly [moment: string]: Both } = {
  rapid: { es: '⚡ Rápido', en: '⚡ Rapid' },
  map: { es: 'en el Mapa', en: 'on the Map' },
  payment: { es: 'en un pago', en: 'in a payment' },
}
const LIMITS: { readonly [limit: string]: Both } = {
  turn: { es: '1 vez por Turno', en: 'once per Turn' },
  encounter: { es: '1 vez por encuentro', en: 'once per encounter' },
  night: { es: '1 vez por noche', en: 'once per night' },
  campaign: { es: '1 vez por campaña', en: 'once per campaign' },
}
const ROLLS = {
  own: { es: 'tras una tirada tuya del dado de Fortuna', en: 'after you roll the Fortune die' },
  any: { es: 'tras cualquier tirada', en: 'after any roll' },
  movement: { es: 'tras una tirada de Movimiento', en: 'after a Movement roll' },
}
const GONE: { readonly [K in Card['kind']]?: Both } = {
  item: { es: 'descarta este Objeto', en: 'discard this Item' },
  influence: { es: 'descarta esta carta', en: 'discard this card' },
}
const NOTHING: Both = { es: '', en: '' }
const LANGUAGES = ['es', 'en'] as const
const inBoth = (say: (lang: LanguageId) => string): Both => ({ es: say('es'), en: say('en') })
const rangeText = (range: Action['range']): Both =>
  range === undefined
    ? NOTHING
    : typeof range === 'number'
      ? { es: `alcance ${range}`, en: `range ${range}` }
      : { es: 'a cualquier alcance', en: 'at any range' }
/** When an action may be used: at that moment, and if this is so. What a script remembers has no words. */
function momentText({ moment = 'round', when }: Action): Both {
  if (moment !== 'reroll') return MOMENTS[moment] ?? NOTHING
  const { own, die } = (when ?? {}) as { readonly own?: boolean; readonly die?: string }
  return own ? ROLLS.own : die === 'movement' ? ROLLS.movement : ROLLS.any
}
function conditionText({ moment, when }: Action, lang: LanguageId): string {
  if (!when || moment === 'reroll' || JSON.stringify(when).includes('"flag"')) return ''
  const text = print(lexicon, { kind: 'if', condition: speak.condition(when), then: verbatim({ es: '…', en: '…' }) }, { lang })
  return startsSmall(text.replace(/[,:.…\s]+$/, ''))
}
const KEYWORD = /^(?:Sella|Seal|Tumba|Lay Down)\b/
const startsSmall = (text: string): string => (KEYWORD.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
const startsGreat = (text: string): string => text.replace(/^\(?\p{L}/u, (start) => start.toUpperCase())

/** «1 vez por Turno, Contactar (2A, alcance 2):» and what it does. */
export function actionTrees(action: Action, kind?: Card['kind']): readonly Tree[] {
  const { keyword, label, price, effect, limit, range, discards } = action
  const cost = priceText(price)
  const head = inBoth((lang) => {
    const name = label?.[lang] ?? (keyword ? KEYWORDS[keyword][lang] : '')
    const often = limit ? (LIMITS[limit] ?? NOTHING)[lang] : ''
    const gone = discards ? (GONE[kind ?? 'influence'] ?? NOTHING)[lang] : ''
    const inside = [startsSmall(cost[lang]), rangeText(range)[lang], name ? often : '', gone].filter(Boolean).join(', ')
    const opening = [momentText(action)[lang], name || often].filter(Boolean).join(', ')
    const named = [opening, inside ? `(${inside})` : ''].filter(Boolean).join(' ')
    return [named, conditionText(action, lang)].filter(Boolean).join(', ')
  })
  return [...under(head), speak.effect(effect)]
}
/** «Sin Turnos:» and what follows. */
const under = (head: Both): readonly Tree[] => (head.es ? [verbatim(inBoth((lang) => `${startsGreat(head[lang])}:`))] : [])
const headed = (head: Both, trees: readonly Tree[]): readonly Tree[] => (trees.length ? [...under(head), ...trees] : [])
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
export const STEP_TITLES: { readonly [step: string]: Both } = {
  basic: { es: 'Básico', en: 'Basic' },
  special: { es: 'Especial', en: 'Special' },
  metamorphosis: { es: 'Metamorfosis', en: 'Metamorphosis' },
}
const stepTrees = (card: Card): readonly Tree[] =>
  Object.entries(stepsOf(card)).flatMap(([step, effect]) =>
    effect.do === 'nothing' ? [] : headed(STEP_TITLES[step] ?? NOTHING, [speak.effect(effect)]),
  )
export const stepText = (effect: Effect, options: Options): string => print(lexicon, speak.effect(effect), options)
export const actionText = (action: Action, options: Options): string => print(lexicon, sentences(...actionTrees(action)), options)
export const actionsOf = (card: Card): readonly Action[] => ('actions' in card ? (card.actions ?? []) : [])
/** What it says besides its actions and its steps. */
export const restText = (card: Card, options: Options): string => print(lexicon, sentences(...restTrees(card)), options)
function restTrees(card: Card): readonly Tree[] {
  const effects = 'effect' in card && card.effect ? [speak.effect(card.effect)] : []
  return [...effects, ...abilitiesOf(card).map(speak.ability), ...outOfTurns(card)]
}
/** What happens when the last Turn is over; a Slumber of whom nothing comes then says nothing of it. */
const outOfTurns = (card: Card): readonly Tree[] =>
  card.kind === 'slumber' && card.entity && card.entity.outOfTurns.do !== 'nothing'
    ? headed({ es: 'Sin Turnos', en: 'Out of Turns' }, [speak.effect(card.entity.outOfTurns)])
    : []
/** What it costs to place it, or to be rid of it. */
function costTrees(card: Card): readonly Tree[] {
  if (card.kind === 'influence' && card.placement) {
    const cost = priceText(card.placement)
    return under(inBoth((lang) => `${lang === 'es' ? 'Progreso' : 'Progress'} (${cost[lang]})`))
  }
  if (card.kind !== 'flaw' || !card.stays) return []
  const cost = priceText({ plus: card.price ?? [{ pay: 'ether', n: 1 }] })
  return headed(
    inBoth((lang) => `(${startsSmall(cost[lang])})`),
    [clause('remove', { objects: [self('flaw')] })],
  )
}
export function treesOf(card: Card): readonly Tree[] {
  if ('text' in card && card.text) return [verbatim(card.text)]
  const effects = 'effect' in card && card.effect && card.effect.do !== 'nothing' ? [speak.effect(card.effect)] : []
  const actions = card.kind === 'dreamer' ? [card.back] : actionsOf(card)
  const drawn = card.kind === 'flaw' && card.drawn ? [speak.effect(card.drawn)] : []
  const loot = card.kind === 'turn' ? [speak.effect(card.loot)] : []
  const tide = card.kind === 'season' && card.tide ? [speak.effect(card.tide)] : []
  const cost = costTrees(card)
  return [
    ...(card.kind === 'flaw' ? [] : cost),
    ...effects,
    ...headed({ es: 'Al robarla', en: 'When drawn' }, drawn),
    ...abilitiesOf(card).map(speak.ability),
    ...actions.flatMap((action) => actionTrees(action, card.kind)),
    ...stepTrees(card),
    ...headed({ es: 'Botín', en: 'Loot' }, loot),
    ...headed({ es: 'En los Lugares de marea', en: 'At Places of the tide' }, tide),
    ...outOfTurns(card),
    ...(card.kind === 'flaw' ? cost : []),
  ]
}
export const rulesText = (card: Card, options: Options): string => print(lexicon, sentences(...treesOf(card)), options)
