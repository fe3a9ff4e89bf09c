import { type FacePictures, pictureOf } from '@miskatonic/host/pictures'
import { useCallback, useEffect, useState } from 'react'
import { facePicturesOf } from '../host/facePictures.ts'
import { type FindPicture, pictureAt, usePictures } from '../kit/pictures.ts'

/** Pictures of a collection, which is open to whoever builds decks from it. */
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
