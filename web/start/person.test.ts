import { expect, test } from 'vitest'
import { personFrom, personPath } from './person.ts'

const secret = 'a1'.repeat(24)

test('a person moves by a link, with a name or without', () => {
  const there = (name: string) => personFrom(personPath({ secret, name }).replace('/me', ''))
  expect(there('Íñigo M. Ñúñez')).toEqual({ secret, name: 'Íñigo M. Ñúñez' })
  expect(there('')).toEqual({ secret, name: '' })
})

test('a link that was cut or made up moves nobody', () => {
  expect(personFrom('')).toBeNull()
  expect(personFrom(`#${secret.slice(0, 20)}`)).toBeNull()
  expect(personFrom('#<script>')).toBeNull()
  expect(personFrom(`#${secret}.%E0%A4%A`)).toEqual({ secret, name: '' })
})
