import { facesIn, type SumWords } from '@miskatonic/commons/sums'
import type { Both, Language, ShownPart, SumLine } from '@miskatonic/contract'
import { word } from './figures.ts'
import { seenCard } from './say.ts'

/* How the parts of a modified number are named. */

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
}
const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const
const ADDITIONAL: Both = { es: 'dado adicional', en: 'additional die' }

/** A skill of the sheet by its name; a die that a card adds says that it is an additional one. */
function own({ source, phase }: ShownPart, lang: Language): Partial<SumLine> | null {
  const skill = SKILLS.find((one) => one === phase)
  if (skill) return { label: word(skill, lang) }
  const faces = phase === 'add:additional' ? facesIn(source) : null
  const card = faces && seenCard(faces)
  return card && 'name' in card ? { label: `${card.name[lang]} (${ADDITIONAL[lang]})` } : null
}

export const sumWords: SumWords = {
  bases: BASES,
  parts: PARTS,
  card: (faces) => {
    const card = seenCard(faces)
    return card && 'name' in card ? card.name : null
  },
  own,
}

/** The rule by which a number is made up. */
export const numberRules: { readonly [quantity: string]: string } = {
  dice: 'EH-TEST-01',
  success: 'EH-TEST-09',
  sixes: 'EH-TEST-09',
  horror: 'EH-COMBAT-03',
  damage: 'EH-COMBAT-05',
  toughness: 'EH-COMBAT-08',
}
