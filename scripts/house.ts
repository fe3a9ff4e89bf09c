/** Where the house stands, and reading what is in it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git'])

/** Path from the root → text, for every source and page below `folder`. */
export function readSources(folder = ''): Map<string, string> {
  const sources = new Map<string, string>()
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) for (const [below, text] of readSources(path)) sources.set(below, text)
    else if (entry.isFile() && /\.(?:tsx?|md)$/.test(entry.name)) sources.set(path, readFileSync(join(root, path), 'utf8'))
  }
  return sources
}
