import { expect, test } from 'vitest'
import { baseKinds } from '../content/kinds.ts'
import { content } from '../index.ts'
import { options, setup } from '../setup.ts'

test('the pack leaves the house and comes back the same', () => {
  const pack = content.read(content.pack())
  expect(pack.cards).toEqual(JSON.parse(JSON.stringify(content.cards)))
})

test('the box is complete: so many of each kind', () => {
  const { pieces, natives, overrides } = content.report()
  const base = Object.fromEntries(Object.entries(pieces).filter(([kind]) => kind in baseKinds))
  expect({ pieces: base, natives, overrides }).toEqual({
    pieces: {
      action: 51,
      detective: 6,
      cultist: 90,
      sect: 10,
      ancient: 13,
      location: 15,
      item: 30,
      event: 10, // four of them come with the Dangerous Puzzle
      terror: 20,
      end: 2,
      seal: 5,
      die: 1,
      narrative: 20,
      tale: 190,
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
  // What a campaign opens its tables with no form asks for.
  const listed = Object.entries(options.options).filter(([, { kind }]) => kind !== 'unlisted')
  expect(listed.map(([id]) => id)).toEqual(setup.fields.map(({ id }) => id))
})
