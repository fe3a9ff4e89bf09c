import { boxIsAPack } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { content } from '../index.ts'
import { setup } from '../setup.ts'

const both = { es: 'a', en: 'b' }

boxIsAPack(content, {
  game: 'arkham-horror',
  wrong: {
    cards: [
      { id: 'priceless', kind: 'common', title: both },
      { id: 'odd', kind: 'mythos', title: both, type: 'headline', white: ['moon'], black: [], effect: { do: 'explode' } },
      {
        id: 'half-fought',
        kind: 'monster',
        title: both,
        symbol: 'moon',
        movement: 'normal',
        awareness: 'x',
        toughness: 1,
        combat: { rating: 0, damage: 1 },
      },
      { id: 'nobody', kind: 'hero' },
    ],
    problems: [
      'priceless: «price» is missing',
      'odd: there is no verb «explode»',
      'half-fought: expected a whole number, found "x"',
      'nobody: there is no kind «hero»',
    ],
  },
  byHand: 0.1,
  pieces: {
    ...{ street: 9, location: 26, world: 8, gate: 16, investigator: 16, ancientOne: 8, monster: 60, common: 44, unique: 39 },
    ...{ spell: 40, skill: 20, ally: 11, special: 35, encounter: 63, otherWorld: 49, mythos: 67 },
  },
})

test('the form offers the investigators and the Ancient Ones there are', () => {
  const kinds = (kind: string) => content.cards.filter((card) => card.kind === kind).map(({ id }) => id)
  const choices = (id: string) => {
    const field = setup.fields.find((one) => one.id === id)
    return field && 'choices' in field ? field.choices.map((one) => one.id) : []
  }
  expect(choices('investigators').sort()).toEqual(kinds('investigator').sort())
  expect(choices('ancientOne')).toEqual(expect.arrayContaining(kinds('ancientOne')))
})
