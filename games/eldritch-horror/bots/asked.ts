import type { Judge, Worth } from '@miskatonic/bots'
import type { Seen } from '@miskatonic/contract'
import type { Json, Option } from '@miskatonic/kernel'
import type { Position, Someone } from './position.ts'
import type { Averages } from './prospects.ts'
import { type Why, why } from './whys.ts'

/** A question, the position it is asked in, and what was worked out before. */
export type Asked = { readonly seen: Seen; readonly p: Position; readonly averages: Averages }
/** Judges one kind of question for whoever has an investigator. */
export type Judging = (asked: Asked, me: Someone) => Judge

export const argsOf = (asked: Asked): { readonly [name: string]: Json | undefined } => asked.seen.ask.about.args ?? {}
export const because = (worth: number, reason: Why): Worth => ({ worth, why: why(reason) })
export const among = (worths: { readonly [key: string]: Worth }, otherwise: (option: Option) => Worth = () => 0): Judge => ({
  option: (option) => worths[option.key] ?? otherwise(option),
})
export const yesIf = (worth: number): Judge => among({ yes: worth, no: 0 })
