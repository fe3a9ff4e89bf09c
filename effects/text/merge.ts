import type { Clause, Ref, Tree } from './tree.ts'

/* One verb for neighbours that differ only in their objects: "pierdes 1 punto de Salud y 1 de Cordura". */

const objectsOnly: ReadonlySet<string> = new Set(['kind', 'verb', 'subject', 'objects'])

/** A pronoun cannot share its verb with another object. */
const isMergeable = (clause: Clause): boolean =>
  (clause.objects?.length ?? 0) > 0 &&
  clause.objects?.every((object) => object.kind !== 'it' && object.kind !== 'you') === true &&
  Object.keys(clause).every((key) => objectsOnly.has(key))

const sameSubject = (one: Clause, other: Clause): boolean => JSON.stringify(one.subject) === JSON.stringify(other.subject)

const isClause = (tree: { kind: string }): tree is Clause => tree.kind === 'clause'

const together = (one: { kind: string } | undefined, other: { kind: string }): boolean =>
  one !== undefined &&
  isClause(one) &&
  isClause(other) &&
  one.verb === other.verb &&
  sameSubject(one, other) &&
  isMergeable(one) &&
  isMergeable(other)

export function merged<T extends { kind: string }>(parts: readonly T[]): T[] {
  const result: T[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last !== undefined && isClause(last) && isClause(part) && together(last, part)) {
      result[result.length - 1] = { ...last, objects: [...(last.objects ?? []), ...(part.objects ?? [])] }
    } else result.push(part)
  }
  return result
}

/** Nested sequences are one; neighbours with one verb share it. */
export const flattened = (parts: readonly Tree[]): Tree[] => merged(parts.flatMap((each) => (each.kind === 'seq' ? each.parts : [each])))

/** A choice between objects of one verb: "Obtén 1 Pista o 1 Hechizo". */
export function choiceOfObjects<T extends { kind: string }>(parts: readonly T[]): Clause | undefined {
  const [first] = parts
  if (first === undefined || !isClause(first) || parts.length < 2 || !parts.every((part) => together(first, part))) return undefined
  const items: Ref[] = parts.flatMap((part) => (isClause(part) && part.objects?.length === 1 ? part.objects : []))
  return items.length === parts.length ? { ...first, objects: [{ kind: 'list', conjunction: 'or', items }] } : undefined
}
