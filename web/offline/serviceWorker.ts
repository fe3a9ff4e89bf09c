/** Puts the service worker together: its program, and the lists of what it keeps. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@miskatonic/games'
import { transformWithOxc } from 'vite'
import { HERE, TABLE } from './parts.ts'

/** Without these nothing works: they are fetched before the worker takes over. Of no game there is more than its box. */
const SHELL = ['index.html', 'app.webmanifest', 'icon.svg', 'icon-192.png', 'art/house.json', 'assets/*.{js,css,woff2}']

export type KeptGame = { readonly table: readonly string[]; readonly here: readonly string[]; readonly all: readonly string[] }
export type Built = { readonly version: string; readonly shell: readonly string[]; readonly games: { readonly [game: string]: KeptGame } }

type BuiltChunk = { readonly file: string; readonly css?: readonly string[]; readonly isEntry?: boolean }

/** Styles bear no game in their names: the bundler's list says which chunk they come with. */
function stylesOf(dist: string, isOurs: (file: string) => boolean): string[] {
  const chunks = Object.values(JSON.parse(readFileSync(join(dist, 'manifest.build.json'), 'utf8')) as { readonly [id: string]: BuiltChunk })
  return chunks.flatMap(({ file, css = [] }) => (isOurs(file) ? css : []))
}

function ofGame(dist: string, game: string): KeptGame {
  const found = (...patterns: readonly string[]): string[] => patterns.flatMap((pattern) => globSync(pattern, { cwd: dist }))
  const part = (name: string): string[] => [
    ...found(`assets/${game}.${name}.*`).filter((path) => !/\.(br|gz)$/.test(path)),
    ...stylesOf(dist, (file) => file.startsWith(`assets/${game}.${name}.`)),
  ]
  const [table, here] = [[...part(TABLE), ...found(`art/${game}.json`, `rules/${game}.*json`)], part(HERE)]
  return { table: paths(table), here: paths(here), all: paths([...table, ...here, ...part('aside')]) }
}

const paths = (files: readonly string[]): string[] => [...new Set(files)].map((path) => `/${path.replaceAll('\\', '/')}`).sort()

/** `pictures`: those of the house. */
export function builtFrom(dist: string, version: string, pictures: readonly { readonly file: string }[]): Built {
  const kept = Object.fromEntries(games.map(({ id }) => [id, ofGame(dist, id)]))
  // Also of a game that is not in the register yet nothing belongs to the house.
  const isOfSomeGame = (file: string): boolean => new RegExp(`^assets/[\\w-]+\\.(${TABLE}|${HERE}|aside)\\.`).test(file)
  const ofGames = new Set([...Object.values(kept).flatMap(({ all }) => all), ...paths(stylesOf(dist, isOfSomeGame))])
  const shell = SHELL.flatMap((pattern) => globSync(pattern, { cwd: dist }))
  return {
    version: version.slice(0, 16),
    shell: paths([...shell, ...pictures.map(({ file }) => `art/${file}`)]).filter(
      (path) => !ofGames.has(path) && !isOfSomeGame(path.slice(1)),
    ),
    games: kept,
  }
}

export async function serviceWorkerFor(dist: string, version: string, pictures: readonly { readonly file: string }[]): Promise<string> {
  const program = join(import.meta.dirname, 'worker.ts')
  const { code } = await transformWithOxc(readFileSync(program, 'utf8'), program)
  return `const BUILT = ${JSON.stringify(builtFrom(dist, version, pictures))}\n${code}`
}
