import type { Script } from '../book.ts'
import type { Dream } from '../kinds.ts'
import { sealed } from '../sealed.ts'

/* Every dream there is. Each is plain data in a folder of its own, so that it can be kept apart until it is entered. */

const all: readonly { readonly dream: Dream; readonly scripts: readonly Script[] }[] = [sealed.i01, sealed.i02, sealed.i03, sealed.i04]

export const dreams: readonly Dream[] = all.map(({ dream }) => dream)
export const scriptsOfDreams: readonly Script[] = all.flatMap(({ scripts }) => scripts)
