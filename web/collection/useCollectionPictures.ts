import { type FacePictures, pictureOf } from '@miskatonic/room/pictures'
import { useCallback, useEffect, useState } from 'react'
import { type FindPicture, pictureAt, usePictures } from '../kit/pictures.ts'
import { facePicturesOf } from '../link/facePictures.ts'

/** Pictures of a collection, which is open to whoever builds decks from it or leafs through it. */
export function useCollectionPictures(game: string): FindPicture {
  const open = usePictures(game)
  const [faces, setFaces] = useState<FacePictures>({})
  useEffect(() => {
    let wanted = true
    void facePicturesOf(game).then((found) => wanted && setFaces(found))
    return () => {
      wanted = false
    }
  }, [game])
  return useCallback(
    (key) => {
      const file = pictureOf(faces, key)
      return file === null ? open(key) : pictureAt(file)
    },
    [faces, open],
  )
}
