import type { Judge, Worth } from '@miskatonic/bots'
import type { Seen } from '@miskatonic/contract'
import type { Json, Option } from '@miskatonic/kernel'
import type { Outlook } from './outlook.ts'
import type { Held, Position } from './position.ts'
import { type Why, why } from './whys.ts'

/** A question, the position it is asked in, and what is made of it. */
export type Asked = { readonly seen: Seen; readonly p: Position; readonly outlook: Outlook }
export type Judging = (asked: Asked) => Judge

export const argsOf = ({ seen }: Asked): { readonly [name: string]: Json | undefined } => seen.ask.about.args ?? {}
export const because = (worth: number, reason: Why): Worth => ({ worth, why: why(reason) })
export const among = (worths: { readonly [key: string]: Worth }, otherwise: (option: Option) => Worth = () => 0): Judge => ({
  option: (option) => worths[option.key] ?? otherwise(option),
})
export const yesIf = (worth: number): Judge => among({ yes: worth, no: 0 })
/** Judges options by the card they name. */
export const byCard = (p: Position, worth: (held: Held) => Worth, others: { readonly [key: string]: Worth } = {}): Judge => ({
  option: ({ key, piece }) => {
    const held = p.piece(piece)
    return others[key] ?? (held ? worth(held) : 0)
  },
})
