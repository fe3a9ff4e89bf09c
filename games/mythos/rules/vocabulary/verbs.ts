import type { NodesOf } from '@miskatonic/effects'
import { cardVerbs } from './cardVerbs.ts'
import { combatVerbs } from './combatVerbs.ts'
import { peopleVerbs } from './peopleVerbs.ts'
import { placeVerbs } from './placeVerbs.ts'

/** Every verb of this game's cards. */
export const verbs = { ...peopleVerbs, ...cardVerbs, ...placeVerbs, ...combatVerbs }
/** What they look like as data: builders make no other. */
export type Word = NodesOf<typeof verbs>
