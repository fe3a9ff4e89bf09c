import type { FaceText } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { Card } from '../content/kinds.ts'
import { parts } from '../content/scapes.ts'
import { rulesText } from './cards.ts'
import { titleOfCard } from './names.ts'

/* What is printed on a face. A back tells what kind of thing lies there; that of a Gate or a Note also its own words. */

type Both = { readonly es: string; readonly en: string }
const SORTS: { readonly [K in Card['kind']]: Both } = {
  dreamer: { es: 'Soñador', en: 'Dreamer' },
  influence: { es: 'Carta de Influencia', en: 'Influence card' },
  flaw: { es: 'Falla', en: 'Flaw' },
  item: { es: 'Objeto', en: 'Item' },
  mask: { es: 'Máscara', en: 'Mask' },
  wisdom: { es: 'Sabiduría', en: 'Wisdom' },
  note: { es: 'Nota', en: 'Note' },
  season: { es: 'Estación', en: 'Season' },
  district: { es: 'Loseta del Mundo Onírico', en: 'Dreamworld tile' },
  fate: { es: 'Destino', en: 'Fate' },
  turn: { es: 'Carta de Turno', en: 'Turn card' },
  entity: { es: 'Entidad', en: 'Entity' },
  slumber: { es: 'Duermevela', en: 'Slumber' },
  situation: { es: 'Carta Secreta', en: 'Secret card' },
  tile: { es: 'Loseta de mapa', en: 'Map tile' },
  overlay: { es: 'Superposición', en: 'Overlay' },
  gate: { es: 'Puerta al Sueño', en: 'Gate' },
  metamorphosis: { es: 'Metamorfosis', en: 'Metamorphosis' },
  figure: { es: 'Entidad', en: 'Entity' },
}
const BACKS: { readonly [of: string]: Both } = {
  gambler: { es: 'Carta de la Jugadora', en: 'Gambler card' },
  specialist: { es: 'Carta del Especialista', en: 'Specialist card' },
  toughGuy: { es: 'Carta del Tipo Duro', en: 'Tough Guy card' },
  freeSpirit: { es: 'Carta del Espíritu Libre', en: 'Free Spirit card' },
  market: { es: 'Carta del Mercado', en: 'Market card' },
}

/** What a table draws: a tile with all that stands on it, and the names of its actions. */
function figuresOf(card: Card, lang: LanguageId): { readonly [name: string]: Json } {
  switch (card.kind) {
    case 'tile':
    case 'overlay': {
      const dream = dreams.find(({ id }) => id === card.dream)
      const part = parts[card.id]
      const letters = Object.values(part?.squares ?? {}).flatMap(({ actions = [] }) => actions)
      const written = letters.flatMap((letter) => {
        const action = dream?.mapActions[letter]
        return action ? [[letter, { name: action.label?.[lang] ?? '', price: action.price as unknown as Json }] as const] : []
      })
      return { ...(part as unknown as { readonly [field: string]: Json }), written: Object.fromEntries(written) }
    }
    case 'influence':
      return { motive: card.motive, type: card.type, price: card.price, ...(card.colour ? { colour: card.colour } : {}) }
    case 'item':
      return { motive: card.motive }
    case 'turn':
      return { suit: card.suit, steps: card.steps }
    case 'entity':
      return { move: card.move as unknown as Json, piece: card.piece, large: card.large ?? false }
    case 'gate':
      return { turns: card.turns, keys: card.keys }
    case 'district':
      return {
        at: card.at,
        places: card.places.map(({ id, title, effects }) => ({ id, name: title[lang], effects })) as unknown as Json,
        paths: card.paths as unknown as Json,
        shortcuts: card.shortcuts as unknown as Json,
        toll: card.toll.text[lang],
      }
    default:
      return {}
  }
}

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export const cardOfFace = (key: string): Card | undefined => byFace.get(key)

export function faceText(key: string, lang: LanguageId): FaceText | null {
  const card = byFace.get(key)
  if (!card) return backText(key, lang)
  const rules = rulesText(card, { lang, form: 'rich' })
  const flavour = 'flavour' in card ? card.flavour?.[lang] : undefined
  const goal = card.kind === 'gate' ? card.goal[lang] : undefined
  return {
    kind: card.kind,
    name: titleOfCard(card)[lang],
    sort: SORTS[card.kind][lang],
    parts: [{ id: 'front', ...(goal ? { title: goal } : {}), ...(flavour ? { story: flavour } : {}), ...(rules ? { rules } : {}) }],
    figures: figuresOf(card, lang),
  }
}
function backText(key: string, lang: LanguageId): FaceText | null {
  const [kind = '', id = ''] = key.split('/')
  const card = byFace.get(`${kind.replace(/-back$/, '')}/${id}`)
  if (kind === 'gate-back' && card?.kind === 'gate')
    return {
      kind,
      name: card.title[lang],
      sort: SORTS.gate[lang],
      parts: [{ id: 'back', story: card.blurb[lang] }],
      figures: { turns: card.turns, keys: card.keys, place: card.place },
    }
  if (kind === 'note-back' && card?.kind === 'note')
    return { kind, name: card.title[lang], sort: SORTS.note[lang], parts: [{ id: 'back', story: card.back[lang] }] }
  const name = BACKS[id] ?? SORTS[id as Card['kind']]
  return name ? { kind: 'back', name: name[lang], sort: name[lang], parts: [], figures: { of: id } } : null
}
