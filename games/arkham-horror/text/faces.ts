import type { FacePart, FaceText } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card } from '../content/kinds.ts'
import { effectText, entriesOf, entryText, entryTitle, rulesText } from './cards.ts'
import { areaTitle } from './names.ts'

/* What is printed on a face. */

type Both = { readonly es: string; readonly en: string }
export const SORTS: { readonly [K in Card['kind']]: Both } = {
  street: { es: 'Zona de calle', en: 'Street area' },
  location: { es: 'Localización', en: 'Location' },
  world: { es: 'Otro Mundo', en: 'Other World' },
  gate: { es: 'Portal', en: 'Gate' },
  investigator: { es: 'Investigador', en: 'Investigator' },
  ancientOne: { es: 'Primigenio', en: 'Ancient One' },
  monster: { es: 'Monstruo', en: 'Monster' },
  common: { es: 'Objeto Común', en: 'Common Item' },
  unique: { es: 'Objeto Único', en: 'Unique Item' },
  spell: { es: 'Hechizo', en: 'Spell' },
  skill: { es: 'Habilidad', en: 'Skill' },
  ally: { es: 'Aliado', en: 'Ally' },
  special: { es: 'Carta especial', en: 'Special card' },
  encounter: { es: 'Encuentro', en: 'Encounter' },
  otherWorld: { es: 'Encuentro en otro mundo', en: 'Other World encounter' },
  mythos: { es: 'Mitos', en: 'Mythos' },
}
const MYTHOS: { readonly [type: string]: Both } = {
  headline: { es: 'Titular', en: 'Headline' },
  environment: { es: 'Entorno', en: 'Environment' },
  rumor: { es: 'Rumor', en: 'Rumor' },
}
const sortOf = (card: Card): Both => (card.kind === 'mythos' ? (MYTHOS[card.type] ?? SORTS.mythos) : SORTS[card.kind])

/** What a table draws: every figure of the card, and nothing of its text. */
function figuresOf(card: Card, lang: LanguageId): { readonly [name: string]: Json } {
  const { id, kind, title, story, abilities, text, effect, entries, power, worshippers, start, battle, attack, afterAttack, ...rest } =
    card as unknown as { readonly [field: string]: Json }
  const { before, activation, spoils, joins, ongoing, pass, fail, occupation, gift, inner, ...figures } = rest
  return { ...figures, ...(card.kind === 'investigator' ? { role: card.occupation[lang] } : {}) }
}

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export const cardOfFace = (key: string): Card | undefined => byFace.get(key)

const nameOf = (card: Card, lang: LanguageId): string => {
  if ('title' in card) return card.title[lang]
  return card.kind === 'encounter' ? areaTitle(card.neighbourhood)[lang] : SORTS.otherWorld[lang]
}

function partsOf(card: Card, lang: LanguageId): FacePart[] {
  if (card.kind === 'encounter' || card.kind === 'otherWorld')
    return entriesOf(card).map(([place, entry]) => ({
      id: place,
      title: entryTitle(place)[lang],
      story: entry.story[lang],
      ...(entryText(entry, { lang, form: 'rich' }) ? { rules: entryText(entry, { lang, form: 'rich' }) } : {}),
    }))
  // What has nothing but figures says them: not everybody sees them drawn.
  const rules = effectText(card, { lang, form: 'rich' }) || rulesText(card, { lang, form: 'rich' })
  return [{ id: 'front', ...('story' in card && card.story ? { story: card.story[lang] } : {}), ...(rules ? { rules } : {}) }]
}

export function faceText(key: string, lang: LanguageId): FaceText | null {
  const card = byFace.get(key)
  if (!card)
    return key === 'gate-back/gate' ? { kind: 'gate', name: SORTS.gate[lang], sort: SORTS.gate[lang], parts: [], figures: {} } : null
  return { kind: card.kind, name: nameOf(card, lang), sort: sortOf(card)[lang], parts: partsOf(card, lang), figures: figuresOf(card, lang) }
}
