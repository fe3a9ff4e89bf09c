import type { Script } from '../book.ts'
import { nights } from './nights.ts'
import { releases } from './releases.ts'
import { slip } from './slip.ts'
import { slumberScripts } from './slumbers.ts'

/* Scripts that belong to no dream: Awakening, Death, the Slumbers (S.01 to S.24), endings and codas (E.01 to E.16). */

export const sharedScripts: readonly Script[] = [...nights, ...slumberScripts, ...releases, ...slip]
