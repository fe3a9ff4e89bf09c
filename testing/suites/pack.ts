import { PackError } from '@miskatonic/effects'
import { expect, test } from 'vitest'

/* The box as a file: what leaves the house comes back the same, and what comes from elsewhere is read with care. */

type Schema = { readonly [key: string]: unknown }
type Content = {
  readonly cards: readonly { readonly kind: string }[]
  pack(): string
  read(text: string): { readonly cards: readonly unknown[] }
  schema(): unknown
  report(): { readonly natives: number; readonly overrides: number; readonly pieces: { readonly [kind: string]: number } }
  readonly kinds: object
}

export type Pack = {
  readonly game: string
  /** Cards with something wrong, and everything that is found wrong with them. */
  readonly wrong: { readonly cards: readonly object[]; readonly problems: readonly string[] }
  /** At most this share of the cards is written as code, or prints a text of its own. */
  readonly byHand: number
  /** How many pieces the box has, by kind or at least in all. */
  readonly pieces: { readonly [kind: string]: number } | number
}

/** Every place of the schema that points to another. */
function references(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref } = schema as Schema
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(schema).flatMap(references)]
}

const thrownBy = (read: () => unknown): unknown => {
  try {
    read()
    return null
  } catch (error) {
    return error
  }
}

export function boxIsAPack(content: Content, { game, wrong, byHand, pieces }: Pack): void {
  test('the box leaves the house as a pack and comes back the same', () => {
    const pack = content.read(content.pack())
    expect(pack.cards).toEqual(JSON.parse(JSON.stringify(content.cards)))
    expect(pack).toMatchObject({ format: 1, game, id: 'base' })
  })

  test('every kind of card has its fields declared', () => {
    expect(new Set(content.cards.map(({ kind }) => kind))).toEqual(new Set(Object.keys(content.kinds)))
  })

  test('the schema points only to what it defines', () => {
    const schema = content.schema() as { $defs: Schema }
    expect(schema).toMatchObject({ type: 'object', required: ['format', 'game', 'id', 'cards'] })
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
    for (const reference of new Set(references(schema))) {
      expect(reference).toMatch(/^#\/\$defs\//)
      expect(schema.$defs).toHaveProperty([reference.slice('#/$defs/'.length)])
    }
  })

  test('a foreign pack is refused with everything that is wrong', () => {
    const error = thrownBy(() => content.read(JSON.stringify({ format: 1, game, id: 'x', cards: wrong.cards })))
    expect(error).toBeInstanceOf(PackError)
    expect((error as PackError).problems).toEqual(wrong.problems)
  })

  test('few cards are written as code or print a text of their own', () => {
    const report = content.report()
    if (typeof pieces === 'object') expect(report.pieces).toEqual(pieces)
    else expect(Object.values(report.pieces).reduce((a, b) => a + b, 0)).toBeGreaterThan(pieces)
    expect(report.natives / content.cards.length).toBeLessThanOrEqual(byHand)
    expect(report.overrides / content.cards.length).toBeLessThanOrEqual(byHand)
  })
}
