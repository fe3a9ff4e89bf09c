import { expect, test } from 'vitest'
import { book } from '../content/book.ts'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'

/* What texts call by its id must be there: a misspelt one would only be found by whoever reads that far. */

const known = new Set(cards.map(({ id }) => id))
/** Fields of effects and conditions that hold ids of cards. */
const FIELDS = ['card', 'entity', 'cards']

function* called(value: unknown, by: string): Generator<readonly [id: string, by: string]> {
  if (Array.isArray(value)) for (const one of value) yield* called(one, by)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const said = FIELDS.includes(name) && ('do' in value || 'if' in value)
      if (said) for (const id of [inner].flat()) if (typeof id === 'string') yield [id, by]
      yield* called(inner, by)
    }
}

test('whatever a card, a dream or a script reveals, spawns, begins or asks for is there', () => {
  const all = [
    ...cards.flatMap((card) => [...called(card, card.id)]),
    ...dreams.flatMap((dream) => [...called([dream.mapActions, dream.floating, dream.moments, dream.trap], dream.id)]),
    ...book.entries.flatMap((entry) => [...called(entry, `g.${entry.number}`)]),
  ]
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(([id]) => !known.has(id))).toEqual([])
})
