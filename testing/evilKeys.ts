/** Names that mean something to objects, put wherever a name can come in; and whether anything all objects share was altered by them. */
import { hashJson, type Json } from '@miskatonic/kernel'

export const EVIL: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'table',
  '0',
  '-1',
  '1e3',
  '',
  'x'.repeat(10_000),
]

type Shared = readonly (readonly [name: string, object: object])[]
const SHARED: Shared = [
  ['Object.prototype', Object.prototype],
  ['Object', Object],
  ['Function.prototype', Function.prototype],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['Object.prototype.toString', Object.prototype.toString],
  ['Object.prototype.hasOwnProperty', Object.prototype.hasOwnProperty],
]

/** What all objects share, in one text: the same before and after, or something was poisoned. */
export const shared = (): string =>
  JSON.stringify(SHARED.map(([name, object]) => [name, Object.getOwnPropertyNames(object).sort(), Object.keys(object)]))

const entries = (value: object): [string, unknown][] => Object.entries(value)
/** Also `__proto__` becomes a key like any other. */
const record = (list: readonly (readonly [string, unknown])[]): object => Object.fromEntries(list)

/** Each place of `value` where a name stands, as a key or as a text, with another name there. Lists are tried at their ends only. */
export function* withName(value: unknown, name: string): Generator<unknown> {
  if (typeof value === 'string') yield name
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    yield [...value, name]
    for (const at of new Set([0, value.length - 1].filter((i) => i in value)))
      for (const one of withName(value[at], name)) yield value.with(at, one)
    return
  }
  const own = entries(value)
  yield record([...own, [name, { polluted: true }]])
  for (const [i, [key, inner]] of own.entries()) {
    yield record(own.with(i, [name, inner]))
    for (const one of withName(inner, name)) yield record(own.with(i, [key, one]))
  }
}

/**
 * A saved table forged with hashes that fit: once with `seat` called otherwise throughout; then, of each line that is unlike the others,
 * at up to `most` places for each name.
 */
export function* forged(file: string, seat: string, most: number, names: readonly string[] = EVIL): Generator<string> {
  const lines = file.split('\n').filter(Boolean)
  const kinds = new Map<string, number>()
  lines.forEach((line, i) => {
    const kind = /\{"(\w+)"/.exec(line)?.[1] ?? ''
    if (!kinds.has(kind)) kinds.set(kind, i)
  })
  for (const name of names) {
    yield `${lines.map((line) => lineOf(renamed(parsed(line), seat, name))).join('\n')}\n`
    for (const at of kinds.values()) {
      const all = [...withName(parsed(lines[at] as string), name)]
      const step = Math.max(1, Math.ceil(all.length / most))
      for (let i = 0; i < all.length; i += step) {
        yield `${lines.with(at, lineOf(all[i])).join('\n')}\n`
      }
    }
  }
}

const parsed = (line: string): Json => JSON.parse(line.slice(line.indexOf(' ') + 1)) as Json

/** Where a checkpoint was changed its own hash must fit as well, or nobody would look at it. */
function lineOf(part: unknown): string {
  const fits = rehashed(part)
  return `${hashJson(fits)} ${JSON.stringify(fits)}`
}

/** The seat's zones bear its name, too. */
function renamed(value: unknown, seat: string, name: string): unknown {
  const text = (old: string): string => (old === seat ? name : old.endsWith(`:${seat}`) ? old.slice(0, -seat.length) + name : old)
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => renamed(one, seat, name))
  return record(entries(value).map(([key, inner]) => [text(key), renamed(inner, seat, name)]))
}

function rehashed(part: unknown): unknown {
  const { checkpoint } = part as { checkpoint?: { state?: unknown } }
  if (typeof checkpoint !== 'object' || checkpoint === null || !checkpoint.state) return part
  return { checkpoint: { ...checkpoint, hash: hashJson(checkpoint.state) } }
}
