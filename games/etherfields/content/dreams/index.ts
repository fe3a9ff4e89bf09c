import type { Script } from '../book.ts'
import type { Dream } from '../kinds.ts'
import { i01 } from './i01/index.ts'
import { scripts as i01Scripts } from './i01/scripts.ts'
import { i02 } from './i02/index.ts'
import { scripts as i02Scripts } from './i02/scripts/index.ts'
import { i03 } from './i03/index.ts'
import { scripts as i03Scripts } from './i03/scripts.ts'
import { i04 } from './i04/index.ts'
import { scripts as i04Scripts } from './i04/scripts.ts'

/* Every dream there is. Each is plain data in a folder of its own, so that it can be kept apart until it is entered. */

export const dreams: readonly Dream[] = [i01, i02, i03, i04]
export const scriptsOfDreams: readonly Script[] = [...i01Scripts, ...i02Scripts, ...i03Scripts, ...i04Scripts]
