import type { SumWords } from '@miskatonic/commons/sums'
import type { Both, Language, ShownPart, SumLine } from '@miskatonic/contract'
import { print } from '@miskatonic/effects/text'
import { cardById, hasCard } from '../content/index.ts'
import type { Slot } from '../content/nodes.ts'
import { lexicon } from './lexicon.ts'
import { seenCard } from './reading.ts'
import { slotRef } from './slots.ts'

/* How the parts of a modified number are named. */

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
/** An item of an Adventure: `item:the-dunwich-affair:0`. */
function itemOf(phase: string): Slot | null {
  const [, id = '', slot = ''] = phase.split(':')
  const card = hasCard(id) ? cardById(id) : null
  return card?.kind === 'adventure' ? (card.slots[Number(slot)] ?? null) : null
}
/** «2 de 3»: how much of an Adventure's item is there. */
function own({ phase, amount }: ShownPart, lang: Language): Partial<SumLine> | null {
  const item = phase.startsWith('item:') ? itemOf(phase) : null
  if (!item) return null
  return { label: print(lexicon, { kind: 'line', what: slotRef(item) }, { lang }).replace(/\.$/, ''), value: `${amount} / ${item.n ?? 1}` }
}

export const sumWords: SumWords = { bases: BASES, card: (faces) => seenCard(faces)?.title ?? null, own }

/** The rule by which a number is made up. */
export const numberRules: { readonly [quantity: string]: string } = { value: 'MY-CARD-03' }
