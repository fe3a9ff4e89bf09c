import { gate, world } from '../builders.ts'

/* Eight Other Worlds, each with two gate markers. */

export const worlds = [
  world('abyss', { title: { es: 'Abismo', en: 'Abyss' }, colours: ['blue', 'red'] }),
  world('another-dimension', { title: { es: 'Otra Dimensión', en: 'Another Dimension' }, colours: ['blue', 'green', 'red', 'yellow'] }),
  world('city-of-the-great-race', { title: { es: 'Ciudad de la Gran Raza', en: 'City of the Great Race' }, colours: ['green', 'yellow'] }),
  world('great-hall-of-celeano', { title: { es: 'Gran Salón de Celeano', en: 'Great Hall of Celeano' }, colours: ['blue', 'green'] }),
  world('plateau-of-leng', { title: { es: 'Meseta de Leng', en: 'Plateau of Leng' }, colours: ['green', 'red'] }),
  world('rlyeh', { title: { es: 'R’lyeh', en: 'R’lyeh' }, colours: ['red', 'yellow'] }),
  world('the-dreamlands', { title: { es: 'Tierras del Sueño', en: 'The Dreamlands' }, colours: ['blue', 'green', 'red', 'yellow'] }),
  world('yuggoth', { title: { es: 'Yuggoth', en: 'Yuggoth' }, colours: ['blue', 'yellow'] }),
]

export const gates = [
  gate('gate-abyss', { title: { es: 'Portal: Abismo', en: 'Gate: Abyss' }, world: 'abyss', modifier: -2, symbol: 'hexagon', copies: 2 }),
  gate('gate-another-dimension', {
    title: { es: 'Portal: Otra Dimensión', en: 'Gate: Another Dimension' },
    world: 'another-dimension',
    modifier: 0,
    symbol: 'square',
    copies: 2,
  }),
  gate('gate-city-of-the-great-race', {
    title: { es: 'Portal: Ciudad de la Gran Raza', en: 'Gate: City of the Great Race' },
    world: 'city-of-the-great-race',
    modifier: 0,
    symbol: 'triangle',
    copies: 2,
  }),
  gate('gate-great-hall-of-celeano', {
    title: { es: 'Portal: Gran Salón de Celeano', en: 'Gate: Great Hall of Celeano' },
    world: 'great-hall-of-celeano',
    modifier: -1,
    symbol: 'star',
    copies: 2,
  }),
  gate('gate-plateau-of-leng', {
    title: { es: 'Portal: Meseta de Leng', en: 'Gate: Plateau of Leng' },
    world: 'plateau-of-leng',
    modifier: -1,
    symbol: 'diamond',
    copies: 2,
  }),
  gate('gate-rlyeh', { title: { es: 'Portal: R’lyeh', en: 'Gate: R’lyeh' }, world: 'rlyeh', modifier: -3, symbol: 'plus', copies: 2 }),
  gate('gate-the-dreamlands', {
    title: { es: 'Portal: Tierras del Sueño', en: 'Gate: The Dreamlands' },
    world: 'the-dreamlands',
    modifier: 1,
    symbol: 'slash',
    copies: 2,
  }),
  gate('gate-yuggoth', {
    title: { es: 'Portal: Yuggoth', en: 'Gate: Yuggoth' },
    world: 'yuggoth',
    modifier: -2,
    symbol: 'circle',
    copies: 2,
  }),
]
