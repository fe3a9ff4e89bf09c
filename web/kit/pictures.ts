/** Pictures baked at build time, found by their keys; see web/art/README.md. */
import { useSyncExternalStore } from 'react'
import { pictureKeys } from '../art/keys.ts'
import { Changing } from '../host/observed.ts'

type Baked = { readonly [key: string]: { readonly file: string; readonly width: number; readonly height: number } }
export type FindPicture = (key: string) => string | null

const finder =
  (baked: Baked): FindPicture =>
  (key) => {
    for (const one of pictureKeys(key)) if (baked[one]) return `/art/${baked[one].file}`
    return null
  }

const found = new Changing<FindPicture>(() => null)
let asked = false

/** A table without its pictures is still a table: what cannot be loaded is simply not there. */
function ask(): void {
  if (asked) return
  asked = true
  fetch('/art/manifest.json')
    .then((answer) => (answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : {}))
    .then((baked: Baked) => found.set(finder(baked)))
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

/** Gives the address of the best picture for a key: a face, a card, `cover:<game>`, `map`. */
export function usePictures(): FindPicture {
  ask()
  return useSyncExternalStore(found.subscribe, found.get)
}
