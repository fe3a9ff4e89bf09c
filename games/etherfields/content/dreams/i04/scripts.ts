import type { Script } from '../../book.ts'
import { ends } from './scripts/ends.ts'
import { frostScripts } from './scripts/frost.ts'
import { trees } from './scripts/trees.ts'
import { twine } from './scripts/twine.ts'

/* The scripts of I-04, by their working names. */

export const scripts: readonly Script[] = [...frostScripts, ...trees, ...twine, ...ends]
