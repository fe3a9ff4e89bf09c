import type { Script } from '../../book.ts'
import { benches } from './scripts/benches.ts'
import { chamber } from './scripts/chamber.ts'
import { ends } from './scripts/ends.ts'
import { opening } from './scripts/opening.ts'

/* The scripts of I-03, by their working names. */

export const scripts: readonly Script[] = [...opening, ...benches, ...chamber, ...ends]
