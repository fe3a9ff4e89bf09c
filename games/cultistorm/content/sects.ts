import type { Sect } from './kinds.ts'

const sect = (id: string, es: string, en: string, ancient: string): Sect => ({ id, kind: 'sect', title: { es, en }, ancient })

/** The general sects: each serves its own Ancient One. */
export const sects: readonly Sect[] = [
  sect('wardens-of-the-black-wood', 'Guardianes del Bosque Negro', 'Wardens of the Black Wood', 'shub-niggurath'),
  sect('order-of-the-reef', 'Orden Esotérica del Arrecife', 'Esoteric Order of the Reef', 'dagon'),
  sect('brotherhood-of-the-veiled-eye', 'Hermandad del Ojo Velado', 'Brotherhood of the Veiled Eye', 'nyarlathotep'),
  sect('lodge-of-the-dark-planet', 'Logia del Planeta Oscuro', 'Lodge of the Dark Planet', 'ghatanothoa'),
  sect('chapel-of-the-yellow-star', 'Capilla de la Estrella Amarilla', 'Chapel of the Yellow Star', 'hastur'),
]
