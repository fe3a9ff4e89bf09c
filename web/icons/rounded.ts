/** Outlines come with tenths of a unit on a square of 512; at the size of a button nobody sees them, but everybody loads them. */

const COUNT: { readonly [command: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

type Segment = { readonly command: string; readonly values: readonly number[] }

/** Flags of an arc may stand without a space between them: `a1 1 0 014 5`. */
function arcValues(text: string): number[] {
  const arc =
    /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/g
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number))
}

function segments(outline: string): Segment[] {
  return [...outline.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', text = '']) => {
    const values = command.toUpperCase() === 'A' ? arcValues(text) : (text.match(NUMBER) ?? []).map(Number)
    const size = COUNT[command.toUpperCase()]
    if (size === undefined) throw new Error(`an outline has a command '${command}' that no path has`)
    if (size === 0) return [{ command, values: [] }]
    if (values.length % size !== 0) throw new Error(`an outline gives '${command}' ${values.length} numbers; it takes ${size}`)
    return Array.from({ length: values.length / size }, (_, i) => ({
      // What follows a first move without a letter of its own are lines.
      command: i > 0 && command === 'M' ? 'L' : i > 0 && command === 'm' ? 'l' : command,
      values: values.slice(i * size, (i + 1) * size),
    }))
  })
}

/** Whole numbers everywhere. The true position is kept beside the rounded one, so that small errors never add up. */
export function rounded(outline: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [drawnX, drawnY] = [0, 0]
  let text = ''
  for (const { command, values } of segments(outline)) {
    const kind = command.toUpperCase()
    if (kind === 'Z') {
      ;[x, y] = [startX, startY]
      ;[drawnX, drawnY] = [Math.round(x), Math.round(y)]
      text += 'z'
      continue
    }
    const relative = command !== kind
    const absolute = values.map((value, i) => {
      if (!relative || (kind === 'A' && i < 5)) return value
      const vertical = kind === 'V' || (kind !== 'H' && (kind === 'A' ? i === 6 : i % 2 === 1))
      return value + (vertical ? y : x)
    })
    const numbers = absolute.map((value, i) => {
      if (kind === 'A' && i < 5) return i < 2 ? Math.max(1, Math.round(value)) : Math.round(value)
      const vertical = kind === 'V' || (kind !== 'H' && (kind === 'A' ? i === 6 : i % 2 === 1))
      return Math.round(value) - (vertical ? drawnY : drawnX)
    })
    const last = absolute.length - 1
    if (kind !== 'V') x = absolute[kind === 'H' ? 0 : last - 1] ?? x
    if (kind !== 'H') y = absolute[last] ?? y
    ;[drawnX, drawnY] = [Math.round(x), Math.round(y)]
    if (kind === 'M') [startX, startY] = [x, y]
    text += command.toLowerCase() + numbers.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
  }
  return text
}
