/** What may lie in a state, a log or a message: plain data and nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** A deep copy of plain data; several times quicker than `structuredClone`, which also serves maps, dates and cycles. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length)
    for (let i = 0; i < value.length; i++) list[i] = copyJson(value[i])
    return list as T
  }
  const source = value as Record<string, unknown>
  const copy: Record<string, unknown> = {}
  for (const key in source) {
    // As a plain assignment this one key would change what the copy is instead of what it holds.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: copyJson(source[key]), enumerable: true, writable: true, configurable: true })
    else copy[key] = copyJson(source[key])
  }
  return copy as T
}

/** Says where `value` stops being plain JSON, or null when it is. */
export function notJson(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path || 'value'} is ${value}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = notJson(value[i], `${path}[${i}]`)
      if (wrong) return wrong
    }
    return null
  }
  if (typeof value !== 'object') return `${path || 'value'} is a ${typeof value}`
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return `${path || 'value'} is a ${prototype?.constructor?.name ?? 'strange object'}`
  for (const [key, inner] of Object.entries(value)) {
    const wrong = inner === undefined ? null : notJson(inner, path ? `${path}.${key}` : key)
    if (wrong) return wrong
  }
  return null
}

/** Whether two pieces of plain data say the same; what is undefined is not there. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => sameJson(one, b[i]))
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in one) if (!sameJson(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return !Array.isArray(b)
}

/** JSON with sorted keys: equal data gives equal text, whatever order it was written in. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const source = value as Record<string, unknown>
  const parts: string[] = []
  for (const key of Object.keys(source).sort())
    if (source[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(source[key])}`)
  return `{${parts.join(',')}}`
}

/** 64 bits of a text as 16 hex digits: two multiplicative streams, mixed at the end. Not a secret-keeping hash. */
export function hashText(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

export const hashJson = (value: unknown): string => hashText(canonical(value))
