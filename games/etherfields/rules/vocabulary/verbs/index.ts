import { havingVerbs } from './having.ts'
import { scapeVerbs } from './scape.ts'
import { teamVerbs } from './team.ts'
import { turnVerbs } from './turns.ts'

/** Everything cards and scripts can do, besides what books do. */
export const verbs = { ...havingVerbs, ...teamVerbs, ...scapeVerbs, ...turnVerbs }
