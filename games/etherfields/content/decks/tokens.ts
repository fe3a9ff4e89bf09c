import { METAMORPHOSES, type Metamorphosis, type MetaToken } from '../kinds.ts'

/** Two each of what is a number, one each of what is a switch (EF-RULING-03). */
const COPIES: { readonly [M in Metamorphosis]: number } = {
  anguish: 2,
  seal: 2,
  movement: 2,
  range: 2,
  mask: 1,
  progress: 1,
  reroll: 1,
  gem: 1,
}
const TITLES: { readonly [M in Metamorphosis]: MetaToken['title'] } = {
  anguish: { es: 'Metamorfosis: Angustia +1', en: 'Metamorphosis: Anguish +1' },
  seal: { es: 'Metamorfosis: Sellar +2', en: 'Metamorphosis: Seal +2' },
  movement: { es: 'Metamorfosis: Movimiento +2', en: 'Metamorphosis: Movement +2' },
  range: { es: 'Metamorfosis: alcance +1', en: 'Metamorphosis: range +1' },
  mask: { es: 'Metamorfosis: sin Máscaras', en: 'Metamorphosis: no Masks' },
  progress: { es: 'Metamorfosis: sin Progreso', en: 'Metamorphosis: no Progress' },
  reroll: { es: 'Metamorfosis: sin repetir tiradas', en: 'Metamorphosis: no rerolls' },
  gem: { es: 'Metamorfosis: sin Gemas', en: 'Metamorphosis: no Gems' },
}
export const metaTokens: readonly MetaToken[] = METAMORPHOSES.map((type) => ({
  id: `meta-${type}`,
  kind: 'metamorphosis',
  title: TITLES[type],
  type,
  copies: COPIES[type],
}))
