/** Puts the service worker together: its program, and the list of what it keeps. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'

/** Without these nothing works: they are fetched before the worker takes over. */
const SHELL = ['index.html', 'app.webmanifest', 'icon.svg', 'icon-192.png', 'art/manifest.json', 'assets/*.{js,css,woff2}']
/** Pictures and rules: fetched when there is time, so that a first visit is not slowed. */
const LATER = ['art/*.webp', 'rules/*.json']

const found = (dist: string, patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: dist }))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .sort()

export async function serviceWorkerFor(dist: string, version: string): Promise<string> {
  const program = join(import.meta.dirname, 'worker.ts')
  const { code } = await transformWithOxc(readFileSync(program, 'utf8'), program)
  const lists = { version: version.slice(0, 16), shell: found(dist, SHELL), later: found(dist, LATER) }
  return `const BUILT = ${JSON.stringify(lists)}\n${code}`
}
