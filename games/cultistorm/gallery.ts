import type { Both, Gallery, Language, ShownCard } from '@miskatonic/contract'
import { defined } from '@miskatonic/kernel'
import { cards } from './content/cards.ts'
import { detectives } from './content/detectives.ts'
import { type Card, type MagicSymbol, SYMBOLS } from './content/kinds.ts'
import { sectMonsters, specialAncients, specialCultists, strangeLocations } from './content/specialSects.ts'
import { type ExpansionId, expansions } from './expansions.ts'
import { faceText } from './text/faces.ts'
import { FACES } from './text/phrases.ts'

/* The cards to leaf through, each found by its kind, the set it comes with, its symbols and whose it is. */

/** The story book and the campaign tell themselves in play; the others are no cards. */
const UNSHOWN: ReadonlySet<Card['kind']> = new Set(['tale', 'narrative', 'mission', 'boon', 'scar', 'sect', 'seal', 'die'])

/** Which expansion brings cards of a kind; those of any other kind are in the box. */
const BROUGHT_BY: { readonly [K in Card['kind']]?: ExpansionId } = {
  relic: 'ancientRelics',
  help: 'distantHelp',
  manuscript: 'behindTheScenes',
  otherworld: 'otherworlds',
  ritual: 'darkRituals',
  cultistEvent: 'cultistEvents',
  civilian: 'innocentVictims',
  disease: 'diseases',
  puzzle: 'dangerousPuzzle',
  investigationEvent: 'investigationEvents',
  blot: 'rorschach',
}
const BASE = { id: 'base', name: { es: 'Juego base', en: 'Base game' } }
const SPECIAL_SECTS = { id: 'special-sects', name: { es: 'Sectas especiales', en: 'Special sects' } }
const ofSpecialSects: ReadonlySet<string> = new Set(
  [...specialCultists, ...sectMonsters, ...specialAncients, ...strangeLocations].map(({ id }) => id),
)

function setOf(card: Card): { readonly id: string; readonly name: Both } {
  if (ofSpecialSects.has(card.id)) return SPECIAL_SECTS
  const expansion = BROUGHT_BY[card.kind] ?? (card.kind === 'event' ? card.expansion : undefined)
  const option = Object.entries(expansions).find(([id]) => id === expansion)?.[1]
  return expansion !== undefined && option && 'label' in option ? { id: expansion, name: option.label } : BASE
}

/** Every symbol that is drawn on it. */
function symbolsOf(card: Card): readonly MagicSymbol[] {
  const drawn = [
    ...('symbol' in card ? [card.symbol] : []),
    ...('symbols' in card ? card.symbols : []),
    ...('sectSymbol' in card ? [card.sectSymbol] : []),
    ...('signature' in card ? [card.signature] : []),
  ]
  return SYMBOLS.filter((symbol) => drawn.includes(symbol))
}

function shown(card: Card, lang: Language): ShownCard {
  const face = `${card.kind}/${card.id}`
  const text = defined(faceText(face, lang))
  const set = setOf(card)
  const owner = card.kind === 'action' ? detectives.find(({ type }) => type === card.of) : undefined
  return {
    id: card.id,
    face,
    text,
    marks: [
      { group: 'kind', id: card.kind, text: text.sort },
      { group: 'set', id: set.id, text: set.name[lang] },
      ...symbolsOf(card).map((id) => ({ group: 'symbol', id, text: FACES[id][lang] })),
      ...(owner ? [{ group: 'detective', id: owner.type, text: owner.title[lang] }] : []),
    ],
  }
}

const GROUPS: { readonly [group: string]: Both } = {
  kind: { es: 'Clase', en: 'Kind' },
  set: { es: 'Expansión', en: 'Set' },
  symbol: { es: 'Símbolo', en: 'Symbol' },
  detective: { es: 'Detective', en: 'Detective' },
}

export const gallery: Gallery = {
  cards: (lang) => cards.filter(({ kind }) => !UNSHOWN.has(kind)).map((card) => shown(card, lang)),
  groups: (lang) => Object.entries(GROUPS).map(([id, label]) => ({ id, label: label[lang] })),
}
