import type { Influence } from '../kinds.ts'
import { marketActions } from './marketActions.ts'
import { marketProgress } from './marketProgress.ts'
import { marketRapid } from './marketRapid.ts'

/* The Influence Market: 81 cards, at most two of a name; 27 actions, 27 Progress, 18 Rapid, 9 for the Dreamworld Map. */

export const market: readonly Influence[] = [...marketActions, ...marketProgress, ...marketRapid]
