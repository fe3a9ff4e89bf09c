/** Where the client finds pictures. */

/** By key; `file` is relative to the manifest, which the server has at `/art/manifest.json`. */
export type Manifest = { readonly [key: string]: { readonly file: string; readonly width: number; readonly height: number } }

/** The key of a game's picture in the manifest. A box stands among other boxes: its key names its game already. */
export const ownKey = (game: string, key: string): string => (key.startsWith('cover:') ? key : `${game} ${key}`)

/**
 * The keys a face may have its picture under, best first: the face itself; without its side (`spell:wither/2`); without its number in a
 * series (`expedition:tunguska-3`); its kind.
 */
export function pictureKeys(face: string): string[] {
  const whole = face.split('/')[0] ?? face
  const kind = whole.split(':')[0] ?? whole
  return [...new Set([face, whole, whole.replace(/-\d+$/, ''), kind])]
}
