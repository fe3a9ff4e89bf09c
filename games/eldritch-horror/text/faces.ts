import type { Both, FacePart, FaceText } from '@miskatonic/contract'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { type Language, type Part, partsOf, partText } from './cards.ts'
import { figuresOf, gateColour, space } from './figures.ts'
import { labels } from './labels.ts'

/*
 * What is printed on a face of a piece: never what is on another. A Spell's and a Condition's back, an investigator's two
 * ends and an awakened sheet are told with their own face only.
 */

type Kind = Card['kind']

export const SORTS: { readonly [kind in Kind | 'gate' | 'clue']: Both } = {
  investigator: { es: 'Investigador', en: 'Investigator' },
  ancientOne: { es: 'Primigenio', en: 'Ancient One' },
  monster: { es: 'Monstruo', en: 'Monster' },
  asset: { es: 'Apoyo', en: 'Asset' },
  artifact: { es: 'Artefacto', en: 'Artifact' },
  spell: { es: 'Hechizo', en: 'Spell' },
  condition: { es: 'Estado', en: 'Condition' },
  mystery: { es: 'Misterio', en: 'Mystery' },
  mythos: { es: 'Carta de Mitos', en: 'Mythos card' },
  location: { es: 'Encuentro de Lugar', en: 'Location Encounter' },
  general: { es: 'Encuentro General', en: 'General Encounter' },
  research: { es: 'Encuentro de Investigación', en: 'Research Encounter' },
  otherWorld: { es: 'Encuentro de Otros Mundos', en: 'Other World Encounter' },
  expedition: { es: 'Encuentro de Expedición', en: 'Expedition Encounter' },
  special: { es: 'Encuentro Especial', en: 'Special Encounter' },
  gate: { es: 'Portal', en: 'Gate' },
  clue: { es: 'Pista', en: 'Clue' },
}
const EPIC: Both = { es: 'Monstruo Épico', en: 'Epic Monster' }
const HEROINE: Both = { es: 'Investigadora', en: 'Investigator' }

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

function sortOf(card: Card): Both {
  if (card.kind === 'monster' && card.epic) return EPIC
  return card.kind === 'investigator' && card.g === 'f' ? HEROINE : SORTS[card.kind]
}

/** Encounters without a title of their own are called by their deck. */
function titleOf(card: Card, lang: Language): string {
  if ('name' in card) return card.name[lang]
  if ('title' in card) return card.title[lang]
  return card.kind === 'location' ? labels[`option.${card.region}`][lang] : SORTS[card.kind][lang]
}

/** Which texts of a card stand on this side of it. The figures are drawn, not read. */
function isOnSide(card: Card, { part }: Part, side: string): boolean {
  if (['traits', 'figures', 'icons'].includes(part)) return false
  if (card.kind === 'investigator') return (part === 'crippled' || part === 'insane') === (side === 'back')
  if (card.kind === 'ancientOne') return part.startsWith('back') === (side === 'back')
  return side === '' ? !part.startsWith('back ') : part === `back ${side}`
}

const SECTIONS: { readonly [part: string]: Both } = {
  city: { es: 'Ciudad', en: 'City' },
  wilderness: { es: 'Naturaleza', en: 'Wilderness' },
  sea: { es: 'Mar', en: 'Sea' },
  initial: { es: 'Inicial', en: 'Initial' },
  pass: { es: 'Superación', en: 'Pass' },
  fail: { es: 'Fallo', en: 'Fail' },
  start: { es: 'Al empezar', en: 'At the start' },
  starting: { es: 'Además', en: 'Besides' },
  crippled: { es: 'Salud perdida', en: 'Health lost' },
  insane: { es: 'Cordura perdida', en: 'Sanity lost' },
}

function partOf(card: Card, one: Part, lang: Language): FacePart {
  const title = one.title?.[lang] ?? (card.kind === 'location' ? space(one.part, lang).text : SECTIONS[one.part]?.[lang])
  const rules = partText(card, one, { lang, form: 'rich' })
  return {
    // Which back it is tells nobody anything: its key says it.
    id: one.part.replace(/^back (\d+)$/, 'back'),
    ...(title ? { title } : {}),
    ...(one.story ? { story: one.story[lang] } : {}),
    ...(rules ? { rules } : {}),
  }
}

function cardFace(card: Card, side: string, lang: Language): FaceText {
  const story = card.kind === 'ancientOne' && side === '' ? [{ id: 'story', story: card.story[lang] }] : []
  const parts = partsOf(card)
    .filter((one) => isOnSide(card, one, side))
    .map((one) => partOf(card, one, lang))
    .filter(({ rules, story: told }) => rules || told)
  return {
    kind: card.kind,
    name: titleOf(card, lang),
    sort: sortOf(card)[lang],
    parts: [...story, ...parts],
    figures: figuresOf(card, side === 'back', lang),
  }
}

function tokenFace(kind: 'gate' | 'clue', id: string, lang: Language): FaceText {
  const at = space(id, lang)
  const name = `${SORTS[kind][lang]}: ${at.text}`
  return { kind, name, sort: SORTS[kind][lang], parts: [], figures: { space: at, ...(kind === 'gate' ? { colour: gateColour(id) } : {}) } }
}

/** A plain back says which deck it is of; an Expedition's its space, others their Ancient One. */
function backFace(kind: string, detail: string, lang: Language): FaceText | null {
  const sort = SORTS[kind as Kind]?.[lang]
  if (sort === undefined) return null
  const of = kind === 'expedition' && detail ? space(detail, lang).text : byId.get(detail)
  const name = typeof of === 'string' ? of : of ? titleOf(of, lang) : ''
  const figures = { of: kind, ...(detail ? { [kind === 'expedition' ? 'space' : 'ancientOne']: detail } : {}) }
  return { kind: 'back', name: name ? `${sort}: ${name}` : sort, sort, parts: [], figures }
}

/** A named ambusher has no token: it looks like the Monster it is called after. */
export function faceText(key: string, lang: Language): FaceText | null {
  const [kind = '', id = '', detail = ''] = key.split(':')
  if (kind === 'back') return backFace(id, detail, lang)
  if (kind === 'gate' || kind === 'clue') return tokenFace(kind, id, lang)
  const [name = '', side = ''] = id.split('/')
  const card = byId.get(name)
  return card && (card.kind === kind || (kind === 'shade' && card.kind === 'monster')) ? cardFace(card, side, lang) : null
}
