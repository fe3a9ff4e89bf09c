import {
  action,
  advance,
  cannot,
  cards,
  detectives,
  discard,
  each,
  madden,
  modify,
  rerollCultistDie,
  whenDefeated,
  whenItAppears,
} from './builders.ts'
import type { AncientOne, Cultist, Location, MagicSymbol, Sect } from './kinds.ts'

const sect = (id: string, es: string, en: string, ancient: string, more: Partial<Sect> = {}): Sect => ({
  id,
  kind: 'sect',
  title: { es, en },
  ancient,
  ...more,
})

/** Each serves its own Ancient One. */
export const sects: readonly Sect[] = [
  sect('wardens-of-the-black-wood', 'Guardianes del Bosque Negro', 'Wardens of the Black Wood', 'shub-niggurath'),
  sect('order-of-the-reef', 'Orden Esotérica del Arrecife', 'Esoteric Order of the Reef', 'dagon'),
  sect('brotherhood-of-the-veiled-eye', 'Hermandad del Ojo Velado', 'Brotherhood of the Veiled Eye', 'nyarlathotep'),
  sect('lodge-of-the-dark-planet', 'Logia del Planeta Oscuro', 'Lodge of the Dark Planet', 'ghatanothoa'),
  sect('chapel-of-the-yellow-star', 'Capilla de la Estrella Amarilla', 'Chapel of the Yellow Star', 'hastur'),
  sect('hollow-choir', 'El Coro Hueco', 'The Hollow Choir', 'the-unmouthed', { special: true, location: 'silent-abbey' }),
]

type Chorister = { readonly es: string; readonly en: string; readonly symbols: readonly MagicSymbol[]; readonly sectSymbol?: MagicSymbol }
const chorister = (id: string, { es, en, ...card }: Chorister, abilities: Cultist['abilities']): Cultist => ({
  id,
  kind: 'cultist',
  title: { es, en },
  sect: 'hollow-choir',
  skull: 0,
  ...card,
  ...(abilities ? { abilities } : {}),
})

const chant = [whenItAppears(advance(1))]
const shroud = [cannot('target:reach', { enemy: 'self' })]
const bloodPrice = [whenDefeated(madden(1))]
const herald = [modify('presence', 1, { cultist: 'self' })]

/** The seven of the Hollow Choir. */
export const choristers: readonly Cultist[] = [
  chorister(
    'hollow-soprano',
    { es: 'Soprano hueca', en: 'Hollow Soprano', symbols: ['tentacle', 'eye', 'star'], sectSymbol: 'shield' },
    chant,
  ),
  chorister('hollow-alto', { es: 'Contralto hueca', en: 'Hollow Alto', symbols: ['planet', 'planet', 'shield'], sectSymbol: 'eye' }, chant),
  chorister(
    'veiled-tenor',
    { es: 'Tenor velado', en: 'Veiled Tenor', symbols: ['shield', 'tentacle', 'planet'], sectSymbol: 'star' },
    shroud,
  ),
  chorister('veiled-novice', { es: 'Novicio velado', en: 'Veiled Novice', symbols: ['eye', 'eye', 'star'] }, shroud),
  chorister(
    'bleeding-deacon',
    { es: 'Diácono sangrante', en: 'Bleeding Deacon', symbols: ['star', 'star', 'tentacle'], sectSymbol: 'planet' },
    bloodPrice,
  ),
  chorister(
    'bleeding-acolyte',
    { es: 'Acólito sangrante', en: 'Bleeding Acolyte', symbols: ['shield', 'eye', 'planet'], sectSymbol: 'tentacle' },
    bloodPrice,
  ),
  chorister(
    'herald-of-the-choir',
    { es: 'Heraldo del Coro', en: 'Herald of the Choir', symbols: ['tentacle', 'tentacle', 'tentacle'] },
    herald,
  ),
]

export const unmouthed: AncientOne = {
  id: 'the-unmouthed',
  kind: 'ancient',
  title: { es: 'El Sin Boca', en: 'The Unmouthed' },
  wave: 'sect',
  symbols: ['shield', 'tentacle', 'eye', 'planet', 'star'],
  attackMadness: 1,
  effect: each(detectives, discard(1)),
}

export const silentAbbey: Location = {
  id: 'silent-abbey',
  kind: 'location',
  title: { es: 'Abadía silenciosa', en: 'Silent Abbey' },
  strange: true,
  abilities: [action('preparation', rerollCultistDie('here'), { cost: cards(1) })],
}
