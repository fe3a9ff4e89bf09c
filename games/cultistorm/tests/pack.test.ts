import { expect, test } from 'vitest'
import { content } from '../index.ts'
import { options, setup } from '../setup.ts'

test('the pack leaves the house and comes back the same', () => {
  const pack = content.read(content.pack())
  expect(pack.cards).toEqual(JSON.parse(JSON.stringify(content.cards)))
})

test('the box is complete: so many of each kind', () => {
  expect(content.report()).toEqual({
    pieces: {
      action: 51,
      detective: 6,
      cultist: 57,
      sect: 6,
      ancient: 9,
      location: 11,
      item: 30,
      event: 6,
      terror: 20,
      end: 2,
      seal: 5,
      die: 1,
    },
    natives: 0,
    overrides: 0,
  })
})

test('the form offers the detectives and the sects there are', () => {
  const kinds = (kind: string) => content.cards.filter((card) => card.kind === kind).map(({ id }) => id)
  const choices = (id: string) => {
    const field = setup.fields.find((one) => one.id === id)
    return field && 'choices' in field ? field.choices.map((one) => one.id) : []
  }
  expect(choices('detectives').sort()).toEqual(kinds('detective').sort())
  for (const id of choices('sect').filter((one) => one !== 'none')) expect(kinds('sect')).toContain(id)
  expect(Object.keys(options.options)).toEqual(setup.fields.map(({ id }) => id))
})
