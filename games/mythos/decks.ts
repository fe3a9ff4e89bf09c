import type { Deck, DeckBuilding, DeckCard, FaceText } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import { defined } from '@miskatonic/kernel'
import { decks as readyDecks } from './content/decks.ts'
import { cardById, cards, hasCard } from './content/index.ts'
import { CARD_KINDS, type Card } from './content/nodes.ts'
import { deckNeeds } from './rules/deckNeeds.ts'
import { COPIES, DECK_SIZE, deckProblems } from './rules/decks.ts'
import type { BuiltDeck } from './rules/shape.ts'
import { deckWords, lackText, problemText } from './text/deckWords.ts'
import { faceText } from './text/faces.ts'

/* What a deck builder is given: the collection printed in a language, what makes a deck legal, what its cards need of each other. */

type Mark = DeckCard['marks'][number]

const builtOf = ({ leader, cards: counted }: Deck): BuiltDeck => ({
  ...(leader === null ? {} : { investigator: leader }),
  cards: Object.entries(counted).flatMap(([id, n]) => Array.from({ length: n }, () => id)),
})

type Worded = { readonly id: string; readonly text: string }
/** Which figures of a face are searched by, and in which group. */
const LISTS = { generics: 'attribute', languages: 'language', icons: 'icon' } as const
const SINGLES = ['region', 'subregion', 'subtype', 'class', 'mode', 'dimension'] as const
const NUMBERS = ['value', 'capacity', 'points'] as const

const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')

/** What the pentagon says: Sanity when the card is played; of a Spell, at each casting. */
function pentagonOf(card: Card): number | null {
  if (card.kind === 'investigator') return null
  return card.kind === 'spell' ? -card.cost : (card.sanity ?? 0)
}

function marksOf(card: Card, text: FaceText, lang: LanguageId): readonly Mark[] {
  const figures = text.figures ?? {}
  const listed = (field: string, group: string): Mark[] => ((figures[field] ?? []) as unknown as Worded[]).map((one) => ({ group, ...one }))
  const single = (field: string): Mark[] => (figures[field] ? [{ group: field, ...(figures[field] as unknown as Worded) }] : [])
  const mark = (id: keyof typeof deckWords.marks, on: unknown): Mark[] =>
    on ? [{ group: 'mark', id, text: deckWords.marks[id][lang] }] : []
  const number = (group: string, n: unknown, as = String): Mark[] => (typeof n === 'number' ? [{ group, id: String(n), text: as(n) }] : [])
  const pentagon = pentagonOf(card)
  const change = card.kind === 'spell' ? 0 : (pentagon ?? 0)
  return [
    { group: 'kind', id: card.kind, text: text.sort },
    ...SINGLES.flatMap(single),
    ...listed('attributes', card.kind === 'ally' ? 'calling' : 'attribute'),
    ...Object.entries(LISTS).flatMap(([field, group]) => listed(field, group)),
    ...NUMBERS.flatMap((field) => number(field, figures[field])),
    ...number('sanity', pentagon, signed as typeof String),
    ...mark('gate', figures.gate),
    ...mark('unique', figures.unique),
    ...mark('invisible', figures.invisible),
    ...mark('knowsSpell', figures.knowsSpell),
    ...mark('gain', change > 0),
    ...mark('cost', change < 0),
    ...mark('free', change === 0 && card.kind !== 'investigator'),
  ]
}

const shown = (card: Card, lang: LanguageId): DeckCard => {
  const face = `${card.kind}:${card.id}`
  const text = defined(faceText(face, lang))
  const unique = 'unique' in card && card.unique === true
  const leads = card.kind === 'investigator'
  return { id: card.id, face, text, most: leads || unique ? 1 : COPIES, leads, marks: marksOf(card, text, lang) }
}

type Bar = { readonly label: string; readonly n: number }
type Curve = { readonly title: string; readonly bars: readonly Bar[] }

function counted(deck: Deck, figureOf: (card: Card) => number | null, label: (n: number) => string): readonly Bar[] {
  const found = new Map<number, number>()
  for (const [id, n] of Object.entries(deck.cards)) {
    const figure = hasCard(id) ? figureOf(cardById(id)) : null
    if (figure !== null) found.set(figure, (found.get(figure) ?? 0) + n)
  }
  return [...found].sort(([a], [b]) => a - b).map(([figure, n]) => ({ label: label(figure), n }))
}

function curves(deck: Deck, lang: LanguageId): readonly Curve[] {
  const ofKind = (kind: string): number =>
    Object.entries(deck.cards).reduce((sum, [id, n]) => sum + (hasCard(id) && cardById(id).kind === kind ? n : 0), 0)
  const sortOf = (kind: string): string => {
    const one = cards.find((card) => card.kind === kind)
    return (one && faceText(`${kind}:${one.id}`, lang)?.sort) ?? kind
  }
  const kinds = CARD_KINDS.map((kind) => ({ label: sortOf(kind), n: ofKind(kind) })).filter(({ n }) => n > 0)
  const sanity = (card: Card): number | null =>
    card.kind === 'spell' || card.kind === 'adventure' || card.kind === 'investigator' ? null : (card.sanity ?? 0)
  const value = (card: Card): number | null => (card.kind === 'ally' || card.kind === 'monster' ? card.value : null)
  return [
    { title: deckWords.curves.kinds[lang], bars: kinds },
    { title: deckWords.curves.sanity[lang], bars: counted(deck, sanity, signed) },
    { title: deckWords.curves.value[lang], bars: counted(deck, value, String) },
  ]
}

export const decks: DeckBuilding = {
  size: DECK_SIZE,
  hand: 13,
  cards: (lang) => cards.map((card) => shown(card, lang)),
  groups: (lang) => Object.entries(deckWords.groups).map(([id, label]) => ({ id, label: label[lang] })),
  ready: (lang) =>
    readyDecks.map(({ id, title, about, investigator, cards: list }) => ({
      id,
      name: title[lang],
      about: about[lang],
      deck: { leader: investigator, cards: list },
    })),
  problems: (deck, lang) =>
    deckProblems(builtOf(deck)).map((problem) => ({
      rule: problem.rule,
      text: problemText(problem, lang),
      card: 'title' in problem ? problem.title : null,
    })),
  needs: (deck, lang) =>
    deckNeeds(builtOf(deck)).map(({ card, by, lacks }) => ({ card, by, lacks: lacks.map((lack) => lackText(lack, lang)) })),
  curves,
  option: (deck) => builtOf(deck),
}
