import { type Declaration, type Judge, readOptions as read } from '@miskatonic/commons/options'
import type { Json, Seat } from '@miskatonic/kernel'
import type { Options, Watch } from './shape.ts'
import { DARKEST } from './tracks.ts'

/** More cans than any campaign brings together. */
const MOST_OIL = 12

const isCount = (n: Json | undefined, most: number): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= most

const watch: Judge = (value) => {
  const { oil, dark, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as { readonly [field in keyof Watch]?: Json }
  const fits = isCount(oil, MOST_OIL) && isCount(dark, DARKEST - 1) && !Object.keys(rest).length
  return fits ? null : `wants { oil, dark } in small numbers, not ${JSON.stringify(value)}`
}

const options: Declaration<Options> = { options: { watch: { kind: 'unlisted', judge: watch } } }

/** Untrusted options become options, or an error that says what is wrong. */
export const readOptions = (given: Json, seats: readonly Seat[]): Options => read(options, given, seats)
