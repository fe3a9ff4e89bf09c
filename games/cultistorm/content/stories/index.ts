import { arrivals } from './arrivals.ts'
import { ashPilgrims } from './ashPilgrims.ts'
import { blackWood } from './blackWood.ts'
import { clockworkHeirs } from './clockworkHeirs.ts'
import { darkPlanet } from './darkPlanet.ts'
import { deepClay } from './deepClay.ts'
import { glassCongregation } from './glassCongregation.ts'
import { hollowChoir } from './hollowChoir.ts'
import { places } from './places.ts'
import { reef } from './reef.ts'
import type { Story } from './story.ts'
import { terrors } from './terrors.ts'
import { veiledEye } from './veiledEye.ts'
import { yellowStar } from './yellowStar.ts'

export type { Story } from './story.ts'

/** Twenty stories for each sect symbol, in the order of the symbols (CS-NARR-02). */
export const encounters: readonly Story[] = [...blackWood, ...reef, ...veiledEye, ...darkPlanet, ...yellowStar]

/** The book by its numbers. */
export const stories: readonly Story[] = [
  ...encounters,
  ...arrivals,
  ...places,
  ...terrors,
  ...[...hollowChoir, ...deepClay, ...glassCongregation, ...ashPilgrims, ...clockworkHeirs].sort((a, b) => a.number - b.number),
]
