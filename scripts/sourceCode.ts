/** Reading TypeScript just closely enough to judge it: what is code, what is only text, what is imported, where a generator ends. */

export type Import = { specifier: string; offset: number }
export type Generator = { name: string; offset: number; body: string; lines: number }

// After one of these a slash starts a regular expression; after anything else it divides.
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|yield|case|of|in|delete|void|throw|new|else|do|await))$/

/**
 * The source with the contents of comments, strings and regular expressions blanked out. Lengths and line breaks stay, so that an
 * offset means the same place in both. What stands in `${…}` is code and stays.
 */
export function codeOnly(source: string): string {
  const out = source.split('')
  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' '
  }
  /** For every open template literal: how many braces are open inside its current `${…}`. */
  const templates: number[] = []
  let i = 0
  let last = ''

  const template = (from: number) => {
    let j = from
    while (j < source.length && source[j] !== '`') {
      if (source[j] === '\\') j++
      else if (source[j] === '$' && source[j + 1] === '{') {
        blank(from, j)
        templates.push(0)
        return j + 2
      }
      j++
    }
    blank(from, j)
    last = '`'
    return j + 1
  }

  while (i < source.length) {
    const c = source[i] ?? ''
    const next = source[i + 1]
    if (c === '/' && next === '/') {
      const end = source.indexOf('\n', i)
      const stop = end < 0 ? source.length : end
      blank(i, stop)
      i = stop
    } else if (c === '/' && next === '*') {
      const end = source.indexOf('*/', i + 2)
      const stop = end < 0 ? source.length : end + 2
      blank(i, stop)
      i = stop
    } else if (c === "'" || c === '"') {
      let j = i + 1
      while (j < source.length && source[j] !== c && source[j] !== '\n') j += source[j] === '\\' ? 2 : 1
      blank(i + 1, j)
      last = c
      i = j + 1
    } else if (c === '`') {
      i = template(i + 1)
    } else if (c === '/' && BEFORE_REGEX.test(last)) {
      let j = i + 1
      let inClass = false
      while (j < source.length && source[j] !== '\n' && (inClass || source[j] !== '/')) {
        if (source[j] === '\\') j++
        else if (source[j] === '[') inClass = true
        else if (source[j] === ']') inClass = false
        j++
      }
      blank(i + 1, j)
      last = ')'
      i = j + 1
    } else if (c === '}' && templates.at(-1) === 0) {
      templates.pop()
      i = template(i + 1)
    } else {
      const depth = templates.length - 1
      if (c === '{' && depth >= 0) templates[depth] = (templates[depth] ?? 0) + 1
      if (c === '}' && depth >= 0) templates[depth] = (templates[depth] ?? 0) - 1
      if (/\w/.test(c)) last = /\w/.test(source[i - 1] ?? '') ? last + c : c
      else if (c.trim()) last = c
      i++
    }
  }
  return out.join('')
}

/** The source without its comments, strings kept: for finding what is named as data. */
export function withoutComments(source: string): string {
  const code = codeOnly(source)
  let kept = ''
  let i = 0
  let quote = ''
  while (i < source.length) {
    const c = code[i] ?? ''
    // Inside a string everything is blanked and its closing quote is kept; a comment is blanked with its delimiters.
    if (quote) {
      kept += source[i]
      if (c === quote) quote = ''
    } else if (c === "'" || c === '"' || c === '`') {
      kept += c
      quote = c
    } else kept += c
    i++
  }
  return kept
}

const literalAt = (source: string, quoteOffset: number): string => {
  const quote = source[quoteOffset] ?? ''
  return source.slice(quoteOffset + 1, source.indexOf(quote, quoteOffset + 1))
}

/** Everything the source imports or re-exports, whether as types, values or lazily. */
export function importsOf(source: string): Import[] {
  const code = codeOnly(source)
  const found: Import[] = []
  for (const pattern of [/(?<![.\w$])from\s*(?=['"])/g, /(?<![.\w$])import\s*\(?\s*(?=['"`])/g]) {
    for (const match of code.matchAll(pattern)) {
      found.push({ specifier: literalAt(source, match.index + match[0].length), offset: match.index })
    }
  }
  return found.sort((a, b) => a.offset - b.offset)
}

const CLOSING: Record<string, string> = { '(': ')', '{': '}', '[': ']' }

/** The offset of what closes the bracket at `open`. */
function closing(code: string, open: number): number {
  const stack: string[] = []
  for (let i = open; i < code.length; i++) {
    const c = code[i] ?? ''
    if (CLOSING[c]) stack.push(CLOSING[c])
    else if (c === stack.at(-1)) {
      stack.pop()
      if (!stack.length) return i
    }
  }
  return code.length
}

/** The offset of the `{` that opens the body of a function whose parameters close at `from`; its return type may hold braces too. */
function bodyStart(code: string, from: number): number {
  let before = ')'
  let angles = 0
  for (let i = from + 1; i < code.length; i++) {
    const c = code[i] ?? ''
    if (!c.trim()) continue
    if (c === '{' && angles === 0 && !/[:|&,=<(]/.test(before)) return i
    if (c === '<') angles++
    else if (c === '>' && before !== '=') angles--
    else if (CLOSING[c]) i = closing(code, i)
    before = code[i] ?? ''
  }
  return -1
}

/** Every generator function and method, with its body. */
export function generatorsOf(source: string): Generator[] {
  const code = codeOnly(source)
  const found: Generator[] = []
  const starts = [...code.matchAll(/\bfunction\s*\*\s*([\w$]*)/g), ...code.matchAll(/(?<=[{};,]\s*)\*\s*(\[?[\w$.]+\]?)\s*(?=[(<])/g)]
  for (const start of starts) {
    const parameters = code.indexOf('(', start.index + start[0].length)
    const open = parameters < 0 ? -1 : bodyStart(code, closing(code, parameters))
    if (open < 0) continue
    const body = code.slice(open + 1, closing(code, open))
    const name = start[1] || (/([\w$]+)\s*[:=]\s*$/.exec(code.slice(0, start.index))?.[1] ?? 'an unnamed generator')
    found.push({ name, offset: start.index, body, lines: body.trim() ? body.trim().split('\n').length : 0 })
  }
  return found.sort((a, b) => a.offset - b.offset)
}

export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
