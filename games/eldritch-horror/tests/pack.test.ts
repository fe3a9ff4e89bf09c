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

test('the box leaves the house as a pack and comes back the same', () => {
  const pack = content.read(content.pack())
  expect(pack.cards).toEqual(JSON.parse(JSON.stringify(content.cards)))
  expect(pack).toMatchObject({ format: 1, game: 'eldritch-horror', id: 'base' })
})

test('every kind of card has its fields declared', () => {
  expect(new Set(content.cards.map(({ kind }) => kind))).toEqual(new Set(Object.keys(content.kinds)))
})

test('the schema points only to what it defines', () => {
  const schema = content.schema() as { $defs: Schema }
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
  for (const reference of new Set(references(schema))) {
    expect(reference).toMatch(/^#\/\$defs\//)
    expect(schema.$defs).toHaveProperty([reference.slice('#/$defs/'.length)])
  }
})

test('a foreign pack is refused with everything that is wrong', () => {
  const both = { es: 'a', en: 'b' }
  const cards = [
    { id: 'no-traits', kind: 'asset', name: both },
    { id: 'odd', kind: 'mystery', name: both, story: both, ancientOne: 'cthulhu', solved: { is: 'sunny' }, onEnter: { do: 'explode' } },
    {
      id: 'half-fought',
      kind: 'monster',
      name: both,
      copies: 1,
      horror: null,
      damage: { skill: 'will', modifier: 'x', value: 1 },
      toughness: 1,
    },
    { id: 'nobody', kind: 'hero' },
  ]
  const read = (): unknown => content.read(JSON.stringify({ format: 1, game: 'eldritch-horror', id: 'x', cards }))
  expect(read).toThrow(PackError)
  try {
    read()
  } catch (error) {
    expect((error as PackError).problems).toEqual([
      'no-traits: «traits» is missing',
      'odd: there is no verb «explode»',
      'odd: there is no condition «sunny»',
      'half-fought: expected a whole number, found "x"',
      'nobody: there is no kind «hero»',
    ])
  }
})

test('few cards are written as code or print a text of their own', () => {
  const { natives, overrides, pieces } = content.report()
  const all = Object.values(pieces).reduce((a, b) => a + b, 0)
  expect(all).toBeGreaterThan(300)
  expect(natives / content.cards.length).toBeLessThan(0.15)
  expect(overrides / content.cards.length).toBeLessThan(0.15)
})
