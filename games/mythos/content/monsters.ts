import { independents } from './monsters-independent.ts'
import { servitors } from './monsters-servitor.ts'
import { unclassed } from './monsters-unclassed.ts'
import { undead } from './monsters-undead.ts'
import type { MonsterCard } from './nodes.ts'

export const monsters: readonly MonsterCard[] = [...undead, ...independents, ...servitors, ...unclassed]
