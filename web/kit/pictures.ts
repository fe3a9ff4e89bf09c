/** Pictures baked at build time; see web/art/README.md. Those of faces are told by the table with the faces; these are open to everybody. */
import { useMemo, useSyncExternalStore } from 'react'
import { HOUSE_LIST, type OpenPictures } from '../art/keys.ts'
import { Changing } from '../link/observed.ts'

export type FindPicture = (key: string) => string | null

/** The address of a picture. */
export const pictureAt = (file: string): string => `/art/${file}`

const lists = new Map<string, Changing<OpenPictures>>()

/** A table without its pictures is still a table: what cannot be loaded is simply not there, and asked for when there is a line again. */
function listOf(name: string): Changing<OpenPictures> {
  const known = lists.get(name)
  if (known) return known
  const list = new Changing<OpenPictures>({})
  lists.set(name, list)
  const ask = (): void => {
    fetch(`/art/${name}.json`)
      .then((answer) => (answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : {}))
      .then((open: OpenPictures) => list.set(open))
      .catch(() => addEventListener('online', ask, { once: true }))
  }
  ask()
  return list
}

const useList = (name: string): OpenPictures => {
  const list = listOf(name)
  return useSyncExternalStore(list.subscribe, list.get)
}

/** Gives the address of an open picture: what a table of the game shows besides faces (`map`, `back`), or one of the house: `cover:<game>`, `texture:desk`. */
export function usePictures(game?: string): FindPicture {
  const own = useList(game ?? HOUSE_LIST)
  const house = useList(HOUSE_LIST)
  return useMemo(
    () => (key) => {
      const found = own[key] ?? house[key]
      return found ? pictureAt(found.file) : null
    },
    [own, house],
  )
}
