import type { FaceText } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card } from '../content/kinds.ts'
import { effectText, rulesText } from './cards.ts'
import { expansionFigures, expansionSorts } from './expansions/cards.ts'

/* What is printed on a face. The back of a terror card tells its number and nothing else. */

const SORTS: { readonly [K in Card['kind']]: { readonly es: string; readonly en: string } } = {
  action: { es: 'Carta de acción', en: 'Action card' },
  detective: { es: 'Detective', en: 'Detective' },
  cultist: { es: 'Sectario', en: 'Cultist' },
  sect: { es: 'Secta', en: 'Sect' },
  ancient: { es: 'Primigenio', en: 'Ancient One' },
  location: { es: 'Localización', en: 'Location' },
  item: { es: 'Objeto', en: 'Item' },
  event: { es: 'Evento imprevisto', en: 'Unforeseen event' },
  terror: { es: 'Carta de terror', en: 'Terror card' },
  end: { es: 'Fin de partida', en: 'End of the game' },
  seal: { es: 'Sello de portal', en: 'Portal seal' },
  die: { es: 'Dado', en: 'Die' },
  narrative: { es: 'Carta narrativa', en: 'Narrative card' },
  tale: { es: 'Historia', en: 'Story' },
  ...expansionSorts,
}

function figuresOf(card: Card): { readonly [name: string]: Json } {
  switch (card.kind) {
    case 'action':
      return {
        symbol: card.symbol,
        icons: card.icons,
        investigate: card.investigate ?? 0,
        experience: card.experience ? 1 : 0,
        general: card.of === undefined,
      }
    case 'detective':
      return { style: card.style, signature: card.signature }
    case 'cultist':
      return {
        symbols: card.symbols,
        sect: card.sect,
        sectSymbol: card.sectSymbol ?? null,
        skull: card.skull,
        monster: card.monster ?? false,
      }
    case 'ancient':
      return { symbols: card.symbols, wave: card.wave, attackMadness: card.attackMadness }
    case 'terror':
      return { activation: card.activation }
    case 'item':
      return { charges: card.charges ?? 0, unique: card.unique ?? false }
    case 'seal':
      return { symbol: card.symbol }
    case 'narrative':
      return { stories: card.stories }
    case 'tale':
      return { number: card.number }
    default:
      return expansionFigures(card)
  }
}

const MONSTER = { es: 'Monstruo de la secta: al derrotarlo, 2 trofeos a elección', en: 'Sect monster: defeated, 2 trophies of any symbol' }
const BACKS: { readonly [L in LanguageId]: string } = { es: 'Se activa con {n} cristales.', en: 'Activates with {n} crystals.' }

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export const cardOfFace = (key: string): Card | undefined => byFace.get(key)

export function faceText(key: string, lang: LanguageId): FaceText | null {
  const card = byFace.get(key)
  if (!card) return backText(key, lang)
  // What has nothing but figures says them: not everybody sees them drawn.
  const rules = effectText(card, { lang, form: 'rich' }) || rulesText(card, { lang, form: 'rich' })
  const part = { id: 'front', ...(card.story ? { story: card.story[lang] } : {}), ...(rules ? { rules } : {}) }
  return {
    kind: card.kind,
    name: card.title[lang],
    sort: (card.kind === 'cultist' && card.monster ? MONSTER : SORTS[card.kind])[lang],
    parts: [part],
    figures: figuresOf(card),
  }
}

function backText(key: string, lang: LanguageId): FaceText | null {
  const [kind = '', number = ''] = key.split('/')
  if (kind !== 'terror-back' && kind !== 'end-back') return null
  const sort = SORTS[kind === 'terror-back' ? 'terror' : 'end'][lang]
  return {
    kind,
    name: kind === 'terror-back' ? `${sort} (${number})` : sort,
    sort,
    parts: [{ id: 'back', rules: BACKS[lang].replace('{n}', number === 'end' ? '6' : number) }],
    figures: { activation: Number(number) || 6 },
  }
}
