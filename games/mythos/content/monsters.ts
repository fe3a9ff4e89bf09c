import { independents } from './monstersIndependent.ts'
import { servitors } from './monstersServitor.ts'
import { unclassed } from './monstersUnclassed.ts'
import { undead } from './monstersUndead.ts'
import type { MonsterCard } from './nodes.ts'

export const monsters: readonly MonsterCard[] = [...undead, ...independents, ...servitors, ...unclassed]
