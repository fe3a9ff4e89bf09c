import type { ResearchCard } from './nodes.ts'
import { researchAzathoth } from './researchAzathoth.ts'
import { researchCthulhu } from './researchCthulhu.ts'
import { researchShubNiggurath } from './researchShubNiggurath.ts'
import { researchYogSothoth } from './researchYogSothoth.ts'

/** Sixteen for each Ancient One: the box has eight, and players see them too often. */
export const research: readonly ResearchCard[] = [...researchAzathoth, ...researchCthulhu, ...researchShubNiggurath, ...researchYogSothoth]
