import { alliesAbroad } from './allies-abroad.ts'
import { alliesAnywhere } from './allies-anywhere.ts'
import { alliesOfArkhamAndDunwich } from './allies-arkham-dunwich.ts'
import { alliesFromInnsmouthToVermont } from './allies-innsmouth-to-vermont.ts'
import type { AllyCard } from './nodes.ts'

/** The 54 Allies, by where they are found. */
export const allies: readonly AllyCard[] = [
  ...alliesOfArkhamAndDunwich,
  ...alliesFromInnsmouthToVermont,
  ...alliesAbroad,
  ...alliesAnywhere,
]
