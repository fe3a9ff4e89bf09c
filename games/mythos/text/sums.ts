import { type LanguageId, print } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { cardById, hasCard } from '../content/index.ts'
import type { Slot } from '../content/nodes.ts'
import { lexicon } from './lexicon.ts'
import { type Fields, seenCard } from './say.ts'
import { slotRef } from './slots.ts'

/* A modified number, line by line: what it starts from, then what each card adds, takes or sets. */

type Both = { readonly es: string; readonly en: string }
export type ShownPart = { readonly source: Json; readonly phase: string; readonly amount: number; readonly counts: boolean }
export type ShownSum = { readonly quantity: string; readonly value: number; readonly parts: readonly ShownPart[] }
export type SumLine = { readonly label: string; readonly value: string; readonly counts: boolean }

const BASES: { readonly [quantity: string]: Both } = {
  price: { es: 'COR que cuesta', en: 'SAN it costs' },
  value: { es: 'Valor impreso, con su Arma', en: 'Printed value, with its Weapon' },
  attribute: { es: 'Lo que imprime la Localización', en: 'What the Location prints' },
  language: { es: 'Lenguas del Investigador', en: 'The Investigator’s languages' },
  handMin: { es: 'Mínimo de Mano', en: 'Hand minimum' },
  handMax: { es: 'Máximo de Mano', en: 'Hand maximum' },
  sees: { es: 'Ve lo invisible', en: 'Sees the invisible' },
  unseen: { es: 'Puntos invisibles que absorbe', en: 'Invisible points it absorbs' },
  invisible: { es: 'Invisible', en: 'Invisible' },
  express: { es: 'Exprés', en: 'Express' },
  warded: { es: 'A salvo de los Primigenios', en: 'Safe from Great Old Ones' },
  needed: { es: 'Cartas que necesita', en: 'Cards it needs' },
  outside: { es: 'Puntos ajenos a la Amenaza', en: 'Points from outside the Threat' },
  dampened: { es: 'Reducción del total', en: 'Reduction of the total' },
}
const RULES: Both = { es: 'Reglas', en: 'Rules' }
const CARD: Both = { es: '1 carta', en: '1 card' }
const BOUNDS: { readonly [verb: string]: Both } = {
  floor: { es: 'Como mínimo', en: 'At least' },
  cap: { es: 'Como máximo', en: 'At most' },
}

const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`)

/** The faces a reader may see of the piece a part comes from: under the source, or under its piece. */
function facesIn(source: Json): Fields | null {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return null
  const { faces, piece } = source as { readonly faces?: Fields; readonly piece?: Json }
  return faces ?? (typeof piece === 'object' ? facesIn(piece ?? null) : null)
}

function labelOf({ quantity }: ShownSum, { source, phase }: ShownPart, lang: LanguageId): string {
  const faces = facesIn(source)
  if (faces) return (seenCard(faces)?.title ?? CARD)[lang]
  if (phase.startsWith('item:')) return itemText(phase, lang)
  return (phase === 'base' ? (BASES[quantity] ?? RULES) : (BOUNDS[phase.split(':')[0] ?? ''] ?? RULES))[lang]
}

/** An item of an Adventure: `item:the-dunwich-affair:0`. */
function itemOf(phase: string): Slot | null {
  const [, id = '', slot = ''] = phase.split(':')
  const card = hasCard(id) ? cardById(id) : null
  return card?.kind === 'adventure' ? (card.slots[Number(slot)] ?? null) : null
}
function itemText(phase: string, lang: LanguageId): string {
  const item = itemOf(phase)
  return item ? print(lexicon, { kind: 'line', what: slotRef(item) }, { lang }).replace(/\.$/, '') : RULES[lang]
}

function shownValue({ phase, amount }: ShownPart): string {
  const [verb = ''] = phase.split(':')
  if (verb === 'item') return `${amount} / ${itemOf(phase)?.n ?? 1}`
  if (verb === 'add' || verb === 'raise') return signed(amount)
  if (verb === 'lower') return signed(-amount)
  return verb === 'set' ? `= ${amount}` : verb === 'scale' ? `× ${amount}` : `${amount}`
}

export const sumLines = (sum: ShownSum, lang: LanguageId): SumLine[] =>
  sum.parts.map((part) => ({ label: labelOf(sum, part, lang), value: shownValue(part), counts: part.counts }))
