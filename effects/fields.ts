import type { Json } from '@miskatonic/kernel'

/** What a field of a node may hold. A key that ends in `?` may be missing. */
export type Field =
  | 'effect'
  | 'condition'
  | 'selector'
  | 'amount'
  | 'cost'
  | 'ability'
  | 'filter'
  | 'both'
  | 'string'
  | 'integer'
  | 'boolean'
  | 'json'
  | { readonly one: readonly (string | number)[] }
  | { readonly list: Field }
  | { readonly map: Field }
  | { readonly fields: Fields }
  | { readonly either: readonly Field[] }
export type Fields = { readonly [name: string]: Field }

export type JsonSchema = { readonly [key: string]: unknown }

const reference = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` })

export function schemaOf(field: Field): JsonSchema {
  if (typeof field === 'string') {
    if (field === 'string' || field === 'integer' || field === 'boolean') return { type: field }
    return field === 'json' ? {} : reference(field)
  }
  if ('one' in field) return { enum: field.one }
  if ('list' in field) return { type: 'array', items: schemaOf(field.list) }
  if ('map' in field) return { type: 'object', additionalProperties: schemaOf(field.map) }
  if ('either' in field) return { anyOf: field.either.map(schemaOf) }
  return objectSchema(field.fields)
}

/** An object with exactly these fields, and `tag` naming which node it is. */
export function objectSchema(fields: Fields, tag?: readonly [name: string, value: string]): JsonSchema {
  const properties: Record<string, JsonSchema> = tag ? { [tag[0]]: { const: tag[1] } } : {}
  const required: string[] = tag ? [tag[0]] : []
  for (const [key, field] of Object.entries(fields)) {
    const name = bare(key)
    properties[name] = schemaOf(field)
    if (name === key) required.push(name)
  }
  return { type: 'object', properties, required, additionalProperties: false }
}

export const bare = (key: string): string => (key.endsWith('?') ? key.slice(0, -1) : key)

/** Every part of a node that is of one of these sorts, wherever its fields put it. */
export function* partsOf(fields: Fields, node: { readonly [field: string]: Json | undefined }): Generator<{ sort: string; value: Json }> {
  for (const [key, field] of Object.entries(fields)) {
    const value = node[bare(key)]
    if (value !== undefined) yield* partsIn(field, value)
  }
}

function* partsIn(field: Field, value: Json): Generator<{ sort: string; value: Json }> {
  if (typeof field === 'string') yield { sort: field, value }
  else if ('list' in field) for (const one of value as readonly Json[]) yield* partsIn(field.list, one)
  else if ('map' in field) for (const one of Object.values(value as object)) yield* partsIn(field.map, one as Json)
  else if ('fields' in field) yield* partsOf(field.fields, value as { readonly [field: string]: Json })
  else if ('either' in field)
    for (const one of field.either) if (typeof value === 'object' && value !== null && one !== 'string') yield* partsIn(one, value)
}
