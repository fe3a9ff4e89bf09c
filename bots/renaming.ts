import type { Json, PieceId, State } from '@miskatonic/kernel'

/* Pieces under other names, in everything that names them. */

export type Renaming = ReadonlyMap<PieceId, PieceId>

/** The parts of a state that may name pieces anywhere in them. */
export type Mentioning = Pick<State, 'table' | 'of' | 'records' | 'lasting' | 'used' | 'flow'>
export const mentioning = ({ table, of, records, lasting, used, flow }: State): Mentioning => ({ table, of, records, lasting, used, flow })

export type Rename = (value: Json) => Json
const escaped = (name: string): string => name.replace(/[^\w#:-]/g, '\\$&')

/** Gives pieces their other names wherever they are named: as a whole, or within a key. */
export function renamer(names: Renaming): Rename {
  let pattern: RegExp | null = null
  const text = (value: string): string => {
    if (!value.includes('#')) return value
    const whole = names.get(value)
    if (whole !== undefined) return whole
    pattern ??= new RegExp(`(?<![\\w-])(?:${[...names.keys()].map(escaped).join('|')})(?!\\d)`, 'g')
    return value.replace(pattern, (name) => names.get(name) ?? name)
  }
  const any = (value: Json): Json => {
    if (typeof value === 'string') return text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(any)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [text(key), any(one as Json)]))
  }
  return names.size ? any : (value) => value
}
