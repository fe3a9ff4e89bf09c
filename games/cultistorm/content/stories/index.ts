import { blackWood } from './blackWood.ts'
import { darkPlanet } from './darkPlanet.ts'
import { reef } from './reef.ts'
import type { Story } from './story.ts'
import { veiledEye } from './veiledEye.ts'
import { yellowStar } from './yellowStar.ts'

export type { Story } from './story.ts'

/** The book by its numbers: twenty stories for each sect symbol, in the order of the symbols (CS-NARR-02). */
export const stories: readonly Story[] = [...blackWood, ...reef, ...veiledEye, ...darkPlanet, ...yellowStar]
