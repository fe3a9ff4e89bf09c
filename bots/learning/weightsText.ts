import { Network, type Shape, sizesOf } from './network.ts'

/*
 * Weights as a short text of 64 signs. Rows of the wide parts have one sign for a weight and a scale for all of them; rows of nothing but zeros
 * (what no game has ever shown) are left out. Everything else is written as it is, six signs for a number.
 */

/** A network as it is kept: what it was made for, and its weights as text. */
export type Learned = { readonly fits: string; readonly shape: Shape; readonly text: string }

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BITS = 6
/** Weights of a row are so many steps above or below nothing. */
const STEPS = 31

export function writeWeights(network: Network): string {
  const signs: string[] = []
  const write = (six: number): void => void signs.push(SIGNS[six] as string)
  for (const rows of wideParts(network)) {
    for (let i = 0; i < rows.length; i += BITS) write(flagsOf(rows.slice(i, i + BITS)))
    for (const row of rows.filter(isThere)) {
      const scale = Math.fround(Math.max(...row.map(Math.abs)) / STEPS)
      writeNumber(write, scale)
      for (const weight of row) write(STEPS + Math.round(weight / scale))
    }
  }
  for (const part of plainParts(network)) for (const weight of part) writeNumber(write, weight)
  return signs.join('')
}

export function readWeights(shape: Shape, text: string): Network {
  const network = new Network(shape)
  const reading = new Reading(text)
  for (const rows of wideParts(network)) {
    const flags = Array.from({ length: Math.ceil(rows.length / BITS) }, () => reading.six())
    for (const [i, row] of rows.entries()) {
      if (!((flags[Math.floor(i / BITS)] as number) & (1 << (i % BITS)))) continue
      const scale = reading.number()
      for (let j = 0; j < row.length; j++) row[j] = scale * (reading.six() - STEPS)
    }
  }
  for (const part of plainParts(network)) for (let j = 0; j < part.length; j++) part[j] = reading.number()
  if (reading.at !== text.length) throw new Error(`these weights are not for a network of ${JSON.stringify(shape)}`)
  return network
}

/** Rows that are looked up by what is seen: many of them never are. */
function wideParts({ weights, parts, shape }: Network): Float32Array[][] {
  const rows = (from: number, n: number, width: number): Float32Array[] =>
    Array.from({ length: n }, (_, i) => weights.subarray(from + i * width, from + (i + 1) * width))
  return [
    rows(parts.firstRows, shape.inputs, shape.first),
    rows(parts.optionRows, shape.optionInputs, shape.option),
    rows(parts.optionBias, shape.optionInputs, 1),
  ]
}

const PLAIN = ['firstBias', 'secondRows', 'secondBias', 'prospects', 'prospectsBias', 'blend', 'wanted'] as const
function plainParts({ weights, parts, shape }: Network): Float32Array[] {
  const sizes = sizesOf(shape)
  return PLAIN.map((part) => weights.subarray(parts[part], parts[part] + sizes[part]))
}

const isThere = (row: Float32Array): boolean => row.some((weight) => weight !== 0)
const flagsOf = (rows: readonly Float32Array[]): number => rows.reduce((bits, row, i) => (isThere(row) ? bits | (1 << i) : bits), 0)

/** The bits of a number, the lowest six first. */
function writeNumber(write: (six: number) => void, n: number): void {
  const [bits] = new Uint32Array(Float32Array.of(n).buffer) as unknown as [number]
  for (let shift = 0; shift < 32; shift += BITS) write((bits >>> shift) & 63)
}

class Reading {
  at = 0
  private readonly text: string
  private readonly sixes = new Uint8Array(128)
  private readonly bits = new Int32Array(1)
  private readonly read = new Float32Array(this.bits.buffer)

  constructor(text: string) {
    this.text = text
    for (let i = 0; i < SIGNS.length; i++) this.sixes[SIGNS.charCodeAt(i)] = i
  }

  six(): number {
    return this.sixes[this.text.charCodeAt(this.at++)] ?? 0
  }

  number(): number {
    let bits = 0
    for (let shift = 0; shift < 32; shift += BITS) bits |= this.six() << shift
    this.bits[0] = bits
    return this.read[0] as number
  }
}
