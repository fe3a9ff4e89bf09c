import type { Words } from './say.ts'

export const rules = {
  title: { es: 'Reglas', en: 'Rules' },
  search: { es: 'Buscar en las reglas', en: 'Search the rules' },
  results: { es: '{n} {n?resultado|resultados}', en: '{n} {n?result|results}' },
  none: { es: 'Nada con esas palabras.', en: 'Nothing with those words.' },
  contents: { es: 'Índice', en: 'Contents' },
  glossary: { es: 'Glosario', en: 'Glossary' },
  loading: { es: 'Abriendo el libro…', en: 'Opening the book…' },
  missing: { es: 'El libro de reglas de este juego no está aquí todavía.', en: 'The rules book of this game is not here yet.' },
  choose: { es: 'Reglas de qué juego', en: 'Rules of which game' },
  unknown: { es: 'La regla {id} no está en este libro.', en: 'Rule {id} is not in this book.' },
  next: { es: 'Siguiente', en: 'Next' },
  previous: { es: 'Anterior', en: 'Previous' },
} as const satisfies Words
