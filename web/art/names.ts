/** Names of pictures. A name follows from the drawing alone, so that nobody who knows a card finds its picture before the card is shown. */
import { createHash } from 'node:crypto'

const NAME = /^[0-9a-f]{16}\.webp$/

/** Of everything that decides how a picture looks. */
export const nameOf = (drawing: string): string => `${createHash('sha256').update(drawing).digest('hex').slice(0, 16)}.webp`

const HASHES = ['md5', 'sha1', 'sha256', 'sha512'] as const

/** Whatever somebody would try who knows a face, and wants its picture. */
function guesses(game: string, face: string): string[] {
  const whole = face.split('/')[0] ?? face
  const id = whole.split(':').slice(1).join(':')
  const known = [face, whole, id, `${game} ${face}`, `${game}:${face}`, `${game}/${face}`, `${game} ${whole}`].filter(Boolean)
  return known.flatMap((one) => HASHES.map((hash) => createHash(hash).update(one).digest('hex').slice(0, 16)))
}

/** Why a picture could be found by who only knows its face; null: it could not. */
export function betrays(game: string, face: string, file: string): string | null {
  if (!NAME.test(file)) return `${file} is no hash: it may tell which picture of ${game} it is`
  return guesses(game, face).includes(file.slice(0, 16)) ? `${file} can be worked out from ${face}` : null
}
