import { expect, test } from 'vitest'
import type { Book } from './book.ts'
import { found, placeOf } from './search.ts'

const book: Book = {
  sections: [
    {
      id: '1',
      title: 'Acción de descansar',
      rules: [
        { id: 'EH-REST-01', text: 'Recuperas 1 de Salud.' },
        { id: 'EH-REST-02', text: 'No con un Monstruo.' },
      ],
    },
    { id: '2', title: 'Monstruos', rules: [{ id: 'EH-MON-01', text: 'Impiden descansar.' }] },
  ],
  glossary: [],
}

test('searching needs no accents and no capitals', () => {
  expect(found(book, 'accion').map(({ rule }) => rule.id)).toEqual(['EH-REST-01', 'EH-REST-02'])
  expect(found(book, 'MONSTRUO descansar').map(({ rule }) => rule.id)).toEqual(['EH-REST-02', 'EH-MON-01'])
})

test('an id is found by itself and by its group', () => {
  expect(placeOf(book, 'EH-MON-01')?.section.title).toBe('Monstruos')
  expect(placeOf(book, 'EH-REST')?.rule.id).toBe('EH-REST-01')
  expect(placeOf(book, 'EH-NONE-01')).toBeNull()
})
