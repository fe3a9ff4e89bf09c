import { alliesAbroad } from './alliesAbroad.ts'
import { alliesAnywhere } from './alliesAnywhere.ts'
import { alliesOfArkhamAndDunwich } from './alliesArkhamDunwich.ts'
import { alliesFromInnsmouthToVermont } from './alliesInnsmouthToVermont.ts'
import type { AllyCard } from './nodes.ts'

/** The 54 Allies, by where they are found. */
export const allies: readonly AllyCard[] = [
  ...alliesOfArkhamAndDunwich,
  ...alliesFromInnsmouthToVermont,
  ...alliesAbroad,
  ...alliesAnywhere,
]
