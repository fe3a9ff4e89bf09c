import type { Script } from '../../../book.ts'
import { arrival } from './arrival.ts'
import { door } from './door.ts'
import { ends } from './ends.ts'
import { house } from './house.ts'
import { lampScripts } from './lamps.ts'

/* The scripts of I-02, by their working names. */

export const scripts: readonly Script[] = [...arrival, ...lampScripts, ...house, ...door, ...ends]
