import type { Json } from '@miskatonic/kernel'
import type { Language } from './cards.ts'
import { word } from './figures.ts'
import { type Fields, seenCard } from './say.ts'

/* A modified number, line by line: what it starts from, then what each card adds, takes or sets. */

type Both = { readonly es: string; readonly en: string }
export type ShownPart = { readonly source: Json; readonly phase: string; readonly amount: number; readonly counts: boolean }
export type ShownSum = { readonly quantity: string; readonly value: number; readonly parts: readonly ShownPart[] }
export type SumLine = { readonly label: string; readonly value: string; readonly counts: boolean }

const BASES: { readonly [quantity: string]: Both } = {
  dice: { es: 'Dados', en: 'Dice' },
  success: { es: 'Éxito a partir de', en: 'Success from' },
  sixes: { es: 'Éxitos por cada 6', en: 'Successes for each 6' },
  horror: { es: 'Horror', en: 'Horror' },
  damage: { es: 'Daño', en: 'Damage' },
  toughness: { es: 'Fortaleza', en: 'Toughness' },
  dicePerClue: { es: 'Dados por cada Pista', en: 'Dice for each Clue' },
}
const PARTS: { readonly [phase: string]: Both } = {
  improvement: { es: 'Mejora', en: 'Improvement' },
  modifier: { es: 'Modificador', en: 'Modifier' },
  floor: { es: 'Como mínimo', en: 'At least' },
  cap: { es: 'Como máximo', en: 'At most' },
}
const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const
const RULES: Both = { es: 'Reglas', en: 'Rules' }
const CARD: Both = { es: '1 carta', en: '1 card' }
const ADDITIONAL: Both = { es: 'dado adicional', en: 'additional die' }

const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`)
const plain = (n: number): string => (n < 0 ? `\u2212${-n}` : `${n}`)

/** The faces a reader may see of the piece a part comes from: under the source, or under its piece. */
function facesIn(source: Json): Fields | null {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return null
  const { faces, piece } = source as { readonly faces?: Fields; readonly piece?: Json }
  if (faces) return faces
  return typeof piece === 'object' ? facesIn(piece) : null
}

function labelOf({ quantity }: ShownSum, { source, phase }: ShownPart, lang: Language): string {
  const skill = SKILLS.find((one) => one === phase)
  if (skill) return word(skill, lang)
  const faces = facesIn(source)
  const card = faces && seenCard(faces)
  if (card && 'name' in card) return phase === 'add:additional' ? `${card.name[lang]} (${ADDITIONAL[lang]})` : card.name[lang]
  if (faces) return CARD[lang]
  if (phase === 'base') return (BASES[quantity] ?? RULES)[lang]
  return (PARTS[phase.split(':')[0] ?? ''] ?? RULES)[lang]
}

/** What a sum starts from stands plain, what is added with its sign, what is set after an equals sign. */
function shownValue({ phase, amount }: ShownPart): string {
  const [verb = ''] = phase.split(':')
  if (verb === 'add' || verb === 'raise' || verb === 'modifier' || verb === 'improvement') return signed(amount)
  if (verb === 'lower') return signed(-amount)
  if (verb === 'set') return `= ${plain(amount)}`
  return verb === 'scale' ? `× ${plain(amount)}` : plain(amount)
}

export const sumLines = (sum: ShownSum, lang: Language): SumLine[] =>
  sum.parts.map((part) => ({ label: labelOf(sum, part, lang), value: shownValue(part), counts: part.counts }))
