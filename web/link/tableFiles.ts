import type { SaveProblem } from '@miskatonic/kernel'

/** A file that cannot be opened as a table. */
export class FileError extends Error {
  override name = 'FileError'
  /** Null: it is not the file's fault. */
  readonly problem: SaveProblem | null
  constructor(problem: SaveProblem | null, text: string) {
    super(text)
    this.problem = problem
  }
}

/** The table in a report of a fault, or the text itself. */
export function tableIn(text: string): string {
  if (!text.startsWith('{')) return text
  try {
    const { table } = JSON.parse(text) as { table?: unknown }
    return typeof table === 'string' ? table : text
  } catch {
    return text
  }
}

/** What the table in a file was called; empty: it does not say. */
export function nameIn(text: string): string {
  const found = /^\S+ \{"names":\{"name":("(?:[^"\\]|\\.)*")/m.exec(text)?.[1]
  try {
    return found ? String(JSON.parse(found)).trim().slice(0, 80) : ''
  } catch {
    return ''
  }
}
