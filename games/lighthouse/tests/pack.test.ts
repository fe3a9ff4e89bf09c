import { PackError } from '@miskatonic/effects'
import { expect, test } from 'vitest'
import { content } from '../index.ts'

type Schema = { readonly [key: string]: unknown }

/** Every place of the schema that points to another. */
function references(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref } = schema as Schema
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(schema).flatMap(references)]
}

test('the pack leaves the house and comes back the same', () => {
  const pack = content.read(content.pack())
  expect(pack.cards).toEqual(JSON.parse(JSON.stringify(content.cards)))
  expect(pack).toMatchObject({ format: 1, game: 'lighthouse', id: 'base' })
})

test('the schema is well-formed: it points only to what it defines', () => {
  const schema = content.schema() as { $defs: Schema }
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
  for (const reference of new Set(references(schema))) {
    expect(reference).toMatch(/^#\/\$defs\//)
    expect(schema.$defs).toHaveProperty([reference.slice('#/$defs/'.length)])
  }
  expect(schema).toMatchObject({ type: 'object', required: ['format', 'game', 'id', 'cards'] })
})

test('a foreign pack is refused with everything that is wrong', () => {
  const bad = {
    format: 1,
    game: 'lighthouse',
    id: 'x',
    cards: [
      { id: 'no-title', kind: 'ship' },
      { id: 'odd', kind: 'night', title: { es: 'a', en: 'b' }, story: { es: 'a', en: 'b' }, stage: 1, effect: { do: 'explode' } },
    ],
  }
  expect(() => content.read(JSON.stringify(bad))).toThrow(PackError)
  try {
    content.read(JSON.stringify(bad))
  } catch (error) {
    expect((error as PackError).problems).toEqual(
      expect.arrayContaining(['no-title: «title» is missing', 'odd: there is no verb «explode»']),
    )
  }
})

test('nothing is written as code, nothing prints a text of its own', () => {
  expect(content.report()).toEqual({
    pieces: { night: 11, find: 22, ship: 12, thing: 6, purpose: 6, 'mark-front': 1, mark: 3, token: 1 },
    natives: 0,
    overrides: 0,
  })
})
