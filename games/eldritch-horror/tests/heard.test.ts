import type { AbilityData } from '@miskatonic/effects'
import { speaker } from '@miskatonic/effects'
import { print } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { sameTextOtherEffect, type Told, unheardFields } from '@miskatonic/testing'
import { names } from '@miskatonic/testing/pictures'
import { textsTellEffectsApart } from '@miskatonic/testing/suites'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import { kinds } from '../content/kinds.ts'
import type { Card } from '../content/nodes.ts'
import { language } from '../index.ts'
import { cardText } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'

/* A text says all that its effect does: no filter is lost between the two. */

type Node = { readonly [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every ability of every card, wherever it stands in it. */
function abilitiesIn(value: unknown): AbilityData[] {
  if (Array.isArray(value)) return value.flatMap(abilitiesIn)
  if (!isNode(value)) return []
  return [...(typeof value.ability === 'string' ? [value as unknown as AbilityData] : []), ...Object.values(value).flatMap(abilitiesIn)]
}

const speak = speaker(language)
const ONE = { do: 'gain', what: 'clue', n: 1 }

/** When an ability speaks, without what it then does: two that read the same must wait for the same. */
const moments = (lang: 'es' | 'en'): Told[] =>
  cards.flatMap((card) =>
    abilitiesIn(card)
      .filter((one) => 'effect' in one && one.ability !== 'action')
      .map((one) => {
        const { ability, on, where = {}, limit = null, may = false } = one
        const told = { ...one, effect: ONE, cost: undefined, may: false } as never
        const self = card.kind === 'monster' || card.kind === 'ancientOne' ? 'monster' : 'card'
        return {
          of: card.id,
          effect: { ability, on, where, limit, may } as Json,
          text: `${may} ${print(lexicon, speak.ability(told), { lang, self })}`,
        }
      }),
  )

/** What needs no words: the shape of the data, and what a reader takes for granted. */
const SHAPE = ['do', 'is', 'the', 'ability', 'order', 'apart', 'together', 'as', 'phase', 'rule', 'outcome', 'won']
const GIVEN: { readonly [field: string]: readonly unknown[] } = {
  n: [1, 'all'],
  atLeast: [1],
  atMost: [0],
  modifier: [0],
  min: [1],
  who: ['you'],
  monster: ['self'],
  may: [true],
  amount: ['all'],
  // Whoever a text addresses chooses; a text that addresses nobody, the group.
  pick: ['choice', 'group', 'all', 'this'],
  // What a test is for is told by where it stands.
  kind: ['reckoning', 'combat', 'condition', 'spell'],
  // The name of what was chosen before.
  name: ['target', 'who', 'space', 'monster'],
  what: ['gates', 'sanity'],
  trait: ['ongoing'],
  verb: ['refill'],
  matchesGate: [true],
  // Where a text says nothing of the place, it means the board, or the card itself.
  on: ['board', 'self', 'here', 'eldritchToken', 'piece', 'user'],
}
/** Parts of a card that stand elsewhere on it, as figures or names. */
const FIGURES = names(`
  id kind name story quote copies possessions skills health sanity doom mysteries g role epithet asideMonsters asideSpecial
  stages region ancientOne difficulty colour trait traits rumorSpace eldritch space title value start occupation cultist horror
  damage toughness world epic rumorToken`)

const needsNoWords = (field: string, value: unknown): boolean =>
  SHAPE.includes(field) ||
  GIVEN[field]?.includes(value) === true ||
  (isNode(value) && field !== 'effect' && Object.entries(value).every(([inner, one]) => needsNoWords(inner, one)))

function silent(path: readonly (string | number)[], value: unknown): boolean {
  const field = String(path.at(-1))
  if (path.length === 1 && FIGURES.includes(field)) return true
  return ['story', 'title', 'horror', 'damage', 'toughness', 'text'].includes(field) || needsNoWords(field, value)
}

/** Every action is once a round (EH-ACT-03): nothing is said of it. */
function isLimitOfAction(card: Card, path: string): boolean {
  const fields = path.split('.')
  if (fields.pop() !== 'limit') return false
  const ability = fields.reduce<unknown>((node, field) => (node as Node)[field], card)
  return isNode(ability) && ability.ability === 'action'
}

/** Of what is written by hand the realiser hears nothing. */
function byHand(card: Card, path: string): boolean {
  let node: unknown = card
  return path.split('.').some((field) => {
    const written = isNode(node) && isNode(node.text)
    node = (node as Node | undefined)?.[field]
    return written
  })
}

describe.each(['es', 'en'] as const)('texts in %s', (lang) => {
  it('that begin alike wait for the same', () => {
    expect(sameTextOtherEffect(moments(lang))).toEqual([])
  })

  it('hear of every field of their effects', () => {
    const text = (card: Json): string => cardText(card as unknown as Card, lang)
    const found = cards.flatMap((card) =>
      unheardFields(card as Json, text, silent)
        .filter((path) => !byHand(card, path) && !isLimitOfAction(card, path))
        .map((path) => `${card.id}: ${path}`),
    )
    expect(found).toEqual([])
  })
})

/** What is meant without words: which loss it is, that Monsters lie on the board, what «that» and «it» stand for. */
function means(node: Json): Json {
  if (Array.isArray(node)) return node.map(means)
  if (!isNode(node)) return node
  const { outcome, ...fields } = node as { [field: string]: Json }
  if (fields.do === 'discard' && isNode(fields.what) && fields.what.the === 'self') return { do: 'discardSelf' }
  if (fields.do === 'keep' && typeof fields.what === 'string') return { ...fields, what: 'it' }
  if (fields.the === 'that') return { the: 'that', term: fields.term ?? fields.name ?? null }
  if (fields.the === 'monster' && fields.on === 'board') delete fields.on
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, means(value)]))
}

textsTellEffectsApart({ language, kinds, cards, means, least: 2500 })
