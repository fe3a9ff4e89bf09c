import type { Judge, Worth } from '@miskatonic/bots'
import type { Seen } from '@miskatonic/contract'
import type { Option } from '@miskatonic/kernel'
import type { Position } from './position.ts'
import { type Why, why } from './whys.ts'

/** A question, and the position it is asked in. */
export type Asked = { readonly seen: Seen; readonly p: Position }
export type Judging = (asked: Asked) => Judge

export const because = (worth: number, reason: Why): Worth => ({ worth, why: why(reason) })
/** What an option is about: its key as far as the first colon, and the rest. */
export const verbOf = (key: string): readonly [string, string] => {
  const colon = key.indexOf(':')
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)]
}
export const among = (worths: { readonly [key: string]: Worth }, otherwise: (option: Option) => Worth = () => 0): Judge => ({
  option: (option) => worths[option.key] ?? otherwise(option),
})
