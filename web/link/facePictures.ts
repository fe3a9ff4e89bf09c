/** Which picture shows which face of a game, as the build listed it: for the worker of a table played alone and for the page of a collection. */
import type { FacePictures } from '@miskatonic/room/pictures'

const built = import.meta.glob<{ readonly default: FacePictures }>('../.pictures/*.json')

/** Loaded with the game's rules, never before. While nothing was built there are none. */
export async function facePicturesOf(game: string): Promise<FacePictures> {
  return (await built[`../.pictures/${game}.json`]?.())?.default ?? {}
}
