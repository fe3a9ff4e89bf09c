import { hashText } from '@miskatonic/kernel'

/** The pictures of a game's faces, each under the mark of a face or of what several faces share: the name of the file under `/art/`. */
export type FacePictures = { readonly [key: string]: string }

/**
 * The keys a face may have its picture under, best first: the face itself; without its side (`spell:wither/2`); without its number in a
 * series (`expedition:tunguska-3`); its kind.
 */
export function pictureKeys(face: string): string[] {
  const whole = face.split('/')[0] ?? face
  const kind = whole.split(':')[0] ?? whole
  return [...new Set([face, whole, whole.replace(/-\d+$/, ''), kind])]
}

/** What a face is listed under: whoever reads the list learns of no face by it. */
export const markOf = (key: string): string => hashText(`picture of ${key}`)

/** The picture of a face. Whoever is not told it has no way to it: its name follows from the drawing, not from the face. */
export function pictureOf(pictures: FacePictures, face: string): string | null {
  for (const mark of pictureKeys(face).map(markOf)) if (Object.hasOwn(pictures, mark)) return pictures[mark] ?? null
  return null
}
