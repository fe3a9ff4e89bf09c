/** Colours as the look of the house has them, and how to mix two. */

type Rgb = readonly [number, number, number]

export function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** `share` of the second colour in the first: 0 is all of the first, 1 all of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)]
  return `#${a.map((value, i) => hexByte(value + ((b[i] ?? 0) - value) * share)).join('')}`
}

const hexByte = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

export const darker = (colour: string, share: number): string => mix(colour, '#000000', share)
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)

/** The first three rows of a colour matrix that paints everything in one colour, before its row for opacity. */
export const paintRows = (colour: string): string =>
  rgb(colour)
    .map((value) => `0 0 0 0 ${(value / 255).toFixed(3)}`)
    .join(' ')

export const BRASS = '#d9bd7a'
