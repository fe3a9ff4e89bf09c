import type { FaceText } from '@miskatonic/contract'
import type { FaceKey, Json } from '@miskatonic/kernel'

type Fields = { readonly [name: string]: unknown }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of a key that names the card: `asset:whisky/front` is «whisky». */
const idOf = (key: FaceKey): string => (key.split(':')[1] ?? '').split('/')[0] ?? ''

/** The face a line of the log speaks of first, as far as it was told: of a piece that can be seen, or of a card by its name; null: of none. */
export function faceInMessage(args: Json | undefined, faces: ReadonlyMap<FaceKey, FaceText>): FaceKey | null {
  if (Array.isArray(args)) return firstOf(args, faces)
  if (!isFields(args)) return null
  const { faces: shown, card } = args
  const seen = isFields(shown) ? Object.values(shown).find((key): key is string => typeof key === 'string' && isCard(faces.get(key))) : null
  if (seen) return seen
  if (typeof card === 'string') {
    const named = [...faces.keys()].find((key) => idOf(key) === card && isCard(faces.get(key)))
    if (named) return named
  }
  return firstOf(Object.values(args), faces)
}

const isCard = (text: FaceText | undefined): boolean => text !== undefined && text.kind !== 'back'

function firstOf(values: readonly unknown[], faces: ReadonlyMap<FaceKey, FaceText>): FaceKey | null {
  for (const value of values) {
    const found = faceInMessage(value as Json, faces)
    if (found) return found
  }
  return null
}
