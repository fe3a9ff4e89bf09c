import type { Words } from './say.ts'

/** Where cards are looked for: deck builder and gallery. */
export const collection = {
  loading: { es: 'Abriendo la colección…', en: 'Opening the collection…' },
  search: { es: 'Buscar', en: 'Search' },
  searchHint: { es: 'título, texto, lugar…', en: 'title, text, place…' },
  any: { es: 'Cualquiera', en: 'Any' },
  more: { es: 'Más filtros', en: 'More filters' },
  fewer: { es: 'Menos filtros', en: 'Fewer filters' },
  clear: { es: 'Quitar filtros', en: 'Clear filters' },
  found: { es: '{n} {n?carta|cartas}', en: '{n} {n?card|cards}' },
  nothing: { es: 'Ninguna carta es así.', en: 'No card is like that.' },
} as const satisfies Words
