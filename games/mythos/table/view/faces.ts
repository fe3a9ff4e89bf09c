import type { FaceOf } from './figures.ts'

const KINDS = [
  'monster',
  'ally',
  'spell',
  'artifact',
  'weapon',
  'tome',
  'event',
  'greatOldOne',
  'location',
  'travel',
  'adventure',
  'investigator',
]

/** The face of a card that a line of the log names by its id, where it has been seen. */
export function faceOfCard(id: string, face: FaceOf): string | null {
  const kind = KINDS.find((one) => face(`${one}:${id}`) !== null)
  return kind === undefined ? null : `${kind}:${id}`
}
