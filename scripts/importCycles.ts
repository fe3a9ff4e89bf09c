/** Files that import each other when they run: which of them is whole first then depends on who is asked first. */
import { posix } from 'node:path'
import type { Sources, Violation } from './architecture.ts'
import { codeOnly, lineAt } from './sourceCode.ts'

type Edge = { readonly to: string; readonly line: number }

/** Imports and re-exports that load the other file; types load nothing, and lazy imports load later. */
function loadedBy(path: string, source: string, sources: Sources): Edge[] {
  const code = codeOnly(source)
  return [...code.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s*)?(?=['"])/gm)].flatMap((match) => {
    const at = match.index + match[0].length
    const specifier = source.slice(at + 1, source.indexOf(source[at] ?? '', at + 1))
    const to = posix.join(posix.dirname(path), specifier)
    return specifier.startsWith('.') && sources.has(to) ? [{ to, line: lineAt(source, match.index) }] : []
  })
}

/** Groups of files of which each reaches every other (Tarjan's strongly connected components), with more than one member. */
function knots(edges: ReadonlyMap<string, readonly Edge[]>): string[][] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()]
  const [stack, found]: [string[], string[][]] = [[], []]
  const visit = (path: string): void => {
    order.set(path, order.size)
    low.set(path, order.get(path) as number)
    stack.push(path)
    for (const { to } of edges.get(path) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) low.set(path, Math.min(low.get(path) as number, low.get(to) as number))
    }
    if (low.get(path) !== order.get(path)) return
    const knot = stack.splice(stack.indexOf(path))
    if (knot.length > 1) found.push(knot.sort())
  }
  for (const path of edges.keys()) if (!order.has(path)) visit(path)
  return found
}

export function importCycles(sources: Sources): Violation[] {
  const files = [...sources].filter(([path]) => /\.tsx?$/.test(path))
  const edges = new Map(files.map(([path, source]) => [path, loadedBy(path, source, sources)]))
  return knots(edges).map((knot) => {
    const [path = ''] = knot
    const line = edges.get(path)?.find(({ to }) => knot.includes(to))?.line ?? 1
    return {
      path,
      line,
      message: `is one of ${knot.length} files that import each other: ${knot.slice(0, 6).join(', ')}${knot.length > 6 ? ' …' : ''}`,
    }
  })
}
