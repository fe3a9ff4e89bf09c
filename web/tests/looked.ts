/** What somebody could learn of a game from what was fetched: its cards by id, by name, by what is told on them, by their pictures. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@miskatonic/games'
import type { FacePictures } from '@miskatonic/room'
import { dist, faceLists } from '../build.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Read when asked for: the build may be made by the test that asks. */
export const facePictures = (game: string): FacePictures =>
  JSON.parse(readFileSync(join(faceLists, `${game}.json`), 'utf8')) as FacePictures

export const openPictures = (list: string): readonly string[] =>
  Object.values(JSON.parse(readFileSync(join(dist, 'art', `${list}.json`), 'utf8')) as { [key: string]: { file: string } }).map(
    ({ file }) => file,
  )

/** A sign of a card: what it is a sign of, and what to look for. */
export type Sign = { readonly face: string; readonly kind: 'id' | 'name' | 'story' | 'picture'; readonly text: string }

const LONG_ENOUGH = 25

const stringsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : typeof words === 'object' && words !== null ? Object.values(words).flatMap(stringsIn) : []

/** What the house says to everybody: a card of that name is not told of by it («Te toca»). */
async function houseWords(): Promise<ReadonlySet<string>> {
  const files = globSync('strings/*.ts', { cwd: WEB }).filter((file) => !file.endsWith('.test.ts') && !file.includes('useStrings'))
  return new Set((await Promise.all(files.map((file) => import(join(WEB, file))))).flatMap(stringsIn))
}

/** Every sign of every card of a game. Rules texts are printed when they are read: what a bundle could hold is names and stories. */
export async function signsOf(game: string): Promise<readonly Sign[]> {
  const load = games.find(({ id }) => id === game)?.load
  if (!load) throw new Error(`there is no game '${game}'`)
  const [{ module }, said] = await Promise.all([load(), houseWords()])
  const signs: Sign[] = []
  for (const face of new Set([...module.game.definitions.values()].flatMap(({ faces }) => Object.values(faces)))) {
    if (face.startsWith('back')) continue
    signs.push({ face, kind: 'id', text: face })
    const id = (face.split(':')[1] ?? '').split('/')[0] ?? ''
    if (id.includes('-')) signs.push({ face, kind: 'id', text: id })
    for (const lang of ['es', 'en'] as const) {
      const text = module.text.face(face, lang)
      if (text?.name.includes(' ') && !said.has(text.name)) signs.push({ face, kind: 'name', text: text.name })
      for (const { story } of text?.parts ?? []) if (story && story.length > LONG_ENOUGH) signs.push({ face, kind: 'story', text: story })
    }
  }
  const open = new Set([...openPictures(game), ...openPictures('house')])
  for (const [face, file] of Object.entries(facePictures(game))) if (!open.has(file)) signs.push({ face, kind: 'picture', text: file })
  return signs
}

/** Whether a text holds a sign: ids and names as a whole, as a program or a list holds them. */
export function holds(text: string, { kind, text: sign }: Sign): boolean {
  if (kind === 'story' || kind === 'picture') return text.includes(sign)
  return ['"', "'", '`'].some((quote) => text.includes(quote + sign + quote))
}

export const found = (text: string, signs: readonly Sign[]): string[] =>
  signs.filter((sign) => holds(text, sign)).map(({ kind, text: sign }) => `${kind} ${sign}`)

/** Every sentence a game has sealed, in both languages, or of one part of it; empty: it seals nothing. */
export async function sealedOf(game: string, part?: string): Promise<readonly string[]> {
  const file = join(WEB, '..', 'games', game, 'content', 'sealed.ts')
  if (!existsSync(file)) return []
  const { sealed } = (await import(file)) as { readonly sealed: { readonly [part: string]: unknown } }
  const text = JSON.stringify(part === undefined ? sealed : sealed[part])
  return [...text.matchAll(/"(?:es|en)":("(?:[^"\\]|\\.)*")/g)].flatMap(([, words = '""']) => {
    const said = JSON.parse(words) as string
    return said.length > LONG_ENOUGH ? [said] : []
  })
}

/** What was sent for a path, as text. */
export function sentFor(path: string): string {
  try {
    return readFileSync(join(dist, path === '/' ? 'start.html' : path), 'utf8')
  } catch {
    // A page of the client, or nothing.
    return ''
  }
}
