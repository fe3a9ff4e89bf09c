import { type Die, type MagicSymbol, type Seal, SYMBOLS } from './kinds.ts'

const NAMES: { readonly [S in MagicSymbol]: { readonly es: string; readonly en: string } } = {
  shield: { es: 'Sello del escudo', en: 'Seal of the Shield' },
  tentacle: { es: 'Sello del tentáculo', en: 'Seal of the Tentacle' },
  eye: { es: 'Sello del ojo', en: 'Seal of the Eye' },
  planet: { es: 'Sello del planeta', en: 'Seal of the Planet' },
  star: { es: 'Sello de la estrella', en: 'Seal of the Star' },
}

export const seals: readonly Seal[] = SYMBOLS.map((symbol) => ({ id: `seal-${symbol}`, kind: 'seal', title: NAMES[symbol], symbol }))
export const dice: readonly Die[] = [
  {
    id: 'detective-die',
    kind: 'die',
    title: { es: 'Dado de detective', en: 'Detective die' },
    story: { es: 'Cinco símbolos y un comodín.', en: 'Five symbols and a wild.' },
  },
]
