import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FacePictures } from '@miskatonic/room'

export type PicturesOfGames = { readonly [game: string]: FacePictures }

/** What the build has listed, game by game. A server without it has tables without pictures. */
export function picturesIn(folder: string | undefined): PicturesOfGames {
  if (folder === undefined || !existsSync(folder)) return {}
  const lists = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    lists.map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8')) as FacePictures]),
  )
}
