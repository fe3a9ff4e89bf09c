import type { FacePart, FaceText } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { Action, Card } from '../content/kinds.ts'
import { parts } from '../content/scapes.ts'
import { actionsOf, actionText, restText, rulesText, STEP_TITLES, stepsOf, stepText } from './cards.ts'
import { titleOfCard } from './names.ts'
import { isStory, passageText } from './passages.ts'

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
      // What is not there yet is not told: it comes with a face of its own (`actionFace`).
      const isPrinted = (letter: string): boolean => !dream?.hidden?.includes(letter)
      const squares = Object.entries(part?.squares ?? {}).map(([at, { actions, ...square }]) => {
        const printed = actions?.filter(isPrinted) ?? []
        return [at, { ...square, ...(printed.length ? { actions: printed } : {}) }] as const
      })
      const letters = squares.flatMap(([, { actions = [] }]) => actions)
      const written = letters.flatMap((letter) => {
        const action = dream?.mapActions[letter]
        return action ? [[letter, writtenAction(action, lang)] as const] : []
      })
      return {
        ...(part as unknown as { readonly [field: string]: Json }),
        squares: Object.fromEntries(squares) as unknown as Json,
        written: Object.fromEntries(written),
        at: card.kind === 'tile' ? card.at : '',
      }
    }
    case 'influence':
      return { motive: card.motive, type: card.type, price: card.price, ...(card.colour ? { colour: card.colour } : {}) }
    case 'item':
      return { motive: card.motive }
    case 'turn':
      return { suit: card.suit, steps: card.steps }
    case 'entity':
      return { move: card.move as unknown as Json, piece: card.piece, large: card.large ?? false }
    case 'slumber':
      return card.entity ? { move: card.entity.move as unknown as Json, piece: card.entity.piece, turns: card.entity.turns } : {}
    case 'metamorphosis':
      return { type: card.type }
    case 'gate':
      return { turns: card.turns, keys: card.keys, dream: card.dream }
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

/** An action as it is written on the map. */
const writtenAction = ({ label, price }: Action, lang: LanguageId): { readonly [field: string]: Json } => ({
  name: label?.[lang] ?? '',
  price: price as unknown as Json,
})
/** An action that was not there from the beginning: `action/i01.g`. */
function actionFace(id: string, lang: LanguageId): FaceText | null {
  const [dreamId = '', letter = ''] = id.split('.')
  const dream = dreams.find((one) => one.id === dreamId)
  const action = dream?.mapActions[letter] ?? dream?.floating?.find(({ key }) => key === letter)
  if (!action) return null
  const own = dream ? Object.keys(parts).filter((part) => part.startsWith(`${dream.id}-`)) : []
  const here = own.flatMap((part) => Object.entries(parts[part]?.squares ?? {}))
  const squares = here.flatMap(([square, { actions = [] }]) => (actions.includes(letter) ? [square] : []))
  return {
    kind: 'action',
    name: action.label?.[lang] ?? '',
    sort: WRITTEN[lang],
    parts: [{ id: 'front', rules: actionText(action, { lang, form: 'rich' }) }],
    figures: { ...writtenAction(action, lang), at: [...new Set(squares)] },
  }
}
const WRITTEN: Both = { es: 'Acción del mapa', en: 'Map action' }
const PAGE: Both = { es: 'Guion', en: 'Script' }
/** A page of the book that has been read: `story/12-1`. A campaign may remember one that a later release has no more. */
function storyFace(page: string, lang: LanguageId): FaceText | null {
  const [entry = 0, part = 0] = page.split('-').map(Number)
  if (!isStory({ entry, part })) return null
  return {
    kind: 'story',
    name: `${PAGE[lang]} ${entry}`,
    sort: PAGE[lang],
    parts: [{ id: 'front', story: passageText({ entry, part }, lang) }],
  }
}

/** What can be met: its actions, what it does in each step, and the rest, each by itself. */
function meetingParts(card: Card, lang: LanguageId): readonly FacePart[] {
  const how = { lang, form: 'rich' as const }
  const rest = restText(card, how)
  return [
    ...actionsOf(card).map((action) => ({ id: `action:${action.key}`, rules: actionText(action, how) })),
    ...Object.entries(stepsOf(card)).flatMap(([step, effect]) => {
      const rules = stepText(effect, how)
      return rules ? [{ id: `step:${step}`, title: STEP_TITLES[step]?.[lang] ?? step, rules }] : []
    }),
    ...(rest ? [{ id: 'rest', rules: rest }] : []),
  ]
}
const isMet = (card: Card): boolean =>
  (card.kind === 'entity' || card.kind === 'slumber' || card.kind === 'situation') && !('text' in card && card.text)

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export const cardOfFace = (key: string): Card | undefined => byFace.get(key)

export function faceText(key: string, lang: LanguageId): FaceText | null {
  const [sort = '', id = ''] = key.split('/')
  if (sort === 'story') return storyFace(id, lang)
  if (sort === 'action') return actionFace(id, lang)
  const card = byFace.get(key)
  if (!card) return backText(key, lang)
  const rules = rulesText(card, { lang, form: 'rich' })
  const flavour = 'flavour' in card ? card.flavour?.[lang] : undefined
  const goal = card.kind === 'gate' ? card.goal[lang] : undefined
  return {
    kind: card.kind,
    name: titleOfCard(card)[lang],
    sort: SORTS[card.kind][lang],
    parts: isMet(card)
      ? [...(flavour ? [{ id: 'front', story: flavour }] : []), ...meetingParts(card, lang)]
      : [{ id: 'front', ...(goal ? { title: goal } : {}), ...(flavour ? { story: flavour } : {}), ...(rules ? { rules } : {}) }],
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
