import { type Cultist, type MagicSymbol, SYMBOLS } from './kinds.ts'

/** A cultist's rank: its printed symbols as steps clockwise from its sect's symbol, and from how many players on it is used. */
type Rank = { readonly es: string; readonly en: string; readonly steps: readonly [number, number, number]; readonly skull: number }

/** The same ten in every sect, so that all symbols are equally frequent. */
const RANKS: readonly Rank[] = [
  { es: 'Iniciado', en: 'Initiate', steps: [1, 2, 3], skull: 2 },
  { es: 'Cantor', en: 'Cantor', steps: [0, 2, 4], skull: 2 },
  { es: 'Escriba', en: 'Scribe', steps: [1, 3, 4], skull: 2 },
  { es: 'Verdugo', en: 'Headsman', steps: [1, 1, 4], skull: 3 },
  { es: 'Vigía', en: 'Watcher', steps: [2, 2, 3], skull: 4 },
  { es: 'Sacristán', en: 'Sexton', steps: [2, 3, 4], skull: 2 },
  { es: 'Vidente', en: 'Seer', steps: [0, 2, 3], skull: 2 },
  { es: 'Emisario', en: 'Emissary', steps: [0, 1, 3], skull: 2 },
  { es: 'Fanático', en: 'Zealot', steps: [0, 0, 2], skull: 5 },
  { es: 'Sumo sacerdote', en: 'High Priest', steps: [1, 2, 4], skull: 2 },
] // CS-RULING-110

const OF: { readonly [S in MagicSymbol]: { readonly sect: string; readonly es: string; readonly en: string } } = {
  shield: { sect: 'wardens-of-the-black-wood', es: 'del Bosque Negro', en: 'of the Black Wood' },
  tentacle: { sect: 'order-of-the-reef', es: 'del Arrecife', en: 'of the Reef' },
  eye: { sect: 'brotherhood-of-the-veiled-eye', es: 'del Ojo Velado', en: 'of the Veiled Eye' },
  planet: { sect: 'lodge-of-the-dark-planet', es: 'del Planeta Oscuro', en: 'of the Dark Planet' },
  star: { sect: 'chapel-of-the-yellow-star', es: 'de la Estrella Amarilla', en: 'of the Yellow Star' },
}

const turned = (from: MagicSymbol, steps: number): MagicSymbol => SYMBOLS[(SYMBOLS.indexOf(from) + steps) % SYMBOLS.length] as MagicSymbol

/** The fifty of the general sects. */
export const generalCultists: readonly Cultist[] = SYMBOLS.flatMap((symbol) =>
  RANKS.map(
    ({ es, en, steps, skull }, i): Cultist => ({
      id: `${symbol}-${i + 1}`,
      kind: 'cultist',
      title: { es: `${es} ${OF[symbol].es}`, en: `${en} ${OF[symbol].en}` },
      sect: OF[symbol].sect,
      sectSymbol: symbol,
      symbols: steps.map((step) => turned(symbol, step)),
      skull,
    }),
  ),
)
