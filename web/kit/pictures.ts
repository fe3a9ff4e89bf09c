/** Pictures baked at build time, found by their keys; see web/art/README.md. */
import { useMemo, useSyncExternalStore } from 'react'
import { ownKey, pictureKeys } from '../art/keys.ts'
import { Changing } from '../host/observed.ts'

type Baked = { readonly [key: string]: { readonly file: string; readonly width: number; readonly height: number } }
export type FindPicture = (key: string) => string | null

/** First among the game's own pictures, then among those of the house. */
const finder =
  (baked: Baked, game: string | undefined): FindPicture =>
  (key) => {
    const keys = pictureKeys(key)
    for (const one of game === undefined ? keys : [...keys.map((own) => ownKey(game, own)), ...keys])
      if (baked[one]) return `/art/${baked[one].file}`
    return null
  }

const found = new Changing<Baked>({})
let asked = false

/** A table without its pictures is still a table: what cannot be loaded is simply not there. */
function ask(): void {
  if (asked) return
  asked = true
  fetch('/art/manifest.json')
    .then((answer) => (answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : {}))
    .then((baked: Baked) => found.set(baked))
    .catch(() => {
      addEventListener(
        'online',
        () => {
          asked = false
          ask()
        },
        { once: true },
      )
    })
}

/** Gives the address of the best picture for a key: a face or a card of the game, `map`; `cover:<game>`, a texture of the house. */
export function usePictures(game?: string): FindPicture {
  ask()
  const baked = useSyncExternalStore(found.subscribe, found.get)
  return useMemo(() => finder(baked, game), [baked, game])
}
