import type { ResearchCard } from './nodes.ts'
import { researchAzathoth } from './research-azathoth.ts'
import { researchCthulhu } from './research-cthulhu.ts'
import { researchShubNiggurath } from './research-shub-niggurath.ts'
import { researchYogSothoth } from './research-yog-sothoth.ts'

/** Sixteen for each Ancient One: the box has eight, and players see them too often. */
export const research: readonly ResearchCard[] = [...researchAzathoth, ...researchCthulhu, ...researchShubNiggurath, ...researchYogSothoth]
