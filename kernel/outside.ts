/** What comes from outside: names that people make up, and text that says it is data. Looked at here before anything is keyed by it. */

/** Names that mean something to every plain object, and what else a table keys beside its seats. */
const TAKEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), '__proto__', 'prototype', 'table'])

/** The signs of zones, watchers, keys and groups are the kernel's own; PostgreSQL keeps no NUL. */
export const SEAT_NAME = /^[^@*:\0]{1,40}$/

/** Whether a seat may be called that: attributes, offers and answers are kept by the names of seats. */
export const isSeatName = (name: unknown): name is string => typeof name === 'string' && SEAT_NAME.test(name) && !TAKEN.has(name)

/** A record that is keyed by names from outside. It has no prototype: no name finds, or alters, what all objects share. */
export function keyed<T>(from: Readonly<Record<string, T>> = {}): Record<string, T> {
  const own = Object.create(null) as Record<string, T>
  for (const key in from) own[key] = from[key] as T
  return own
}

/** What no object that is sent to us needs as a key, and what a careless assignment would do harm with. */
const POISON: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** Only where one of them may stand, be it written in escapes, the whole is looked through. */
const MAYBE_POISON = /__proto__|constructor|prototype|\\u/

/** Text from outside as data. Throws a `SyntaxError` for what is no JSON, is nested deeper than `depth`, or has a key that no data of ours has. */
export function readJson(text: string, depth: number): unknown {
  if (isDeeper(text, depth)) throw new SyntaxError(`nested more than ${depth} deep`)
  const value: unknown = JSON.parse(text)
  if (MAYBE_POISON.test(text)) refusePoison(value)
  return value
}

/** Counts brackets without building anything: what is too deep is refused before it costs memory. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (quoted) {
      if (sign === BACKSLASH) i++
      else if (sign === QUOTE) quoted = false
    } else if (sign === QUOTE) quoted = true
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (++depth > most) return true
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125]

function refusePoison(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    if (POISON.has(key)) throw new SyntaxError(`nothing may be called «${key}»`)
    refusePoison((value as Record<string, unknown>)[key])
  }
}
