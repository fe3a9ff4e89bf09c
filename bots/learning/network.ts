/*
 * A small network that says how good a seat's prospects are and which of its options it would take. What it is given are a few of many
 * numbers (most are nothing), so the first layer adds rows and multiplies nothing.
 *
 *   state → first layer → second layer → prospects
 *   option + second layer → one layer → how much it is wanted
 */
import type { Sparse } from '@miskatonic/contract'

/** Numbers and their places while they are put together. */
export type SparseList = { readonly at: number[]; readonly value: number[] }

export const sparse = (): SparseList => ({ at: [], value: [] })

export function put({ at, value }: SparseList, place: number, n: number): void {
  if (n === 0) return
  at.push(place)
  value.push(n)
}

/** How many numbers go in, and how wide each layer is. */
export type Shape = {
  readonly inputs: number
  readonly optionInputs: number
  readonly first: number
  readonly second: number
  readonly option: number
}

/** Where each part begins in the one list of weights, in this order. */
export type Parts = { readonly [part in keyof ReturnType<typeof sizesOf>]: number }

export const sizesOf = ({ inputs, optionInputs, first, second, option }: Shape) => ({
  firstRows: inputs * first,
  firstBias: first,
  secondRows: first * second,
  secondBias: second,
  prospects: second,
  prospectsBias: 1,
  blend: second * option,
  optionRows: optionInputs * option,
  wanted: option,
  optionBias: optionInputs,
})

function partsOf(shape: Shape): { readonly parts: Parts; readonly size: number } {
  let size = 0
  const parts: Record<string, number> = {}
  for (const [part, n] of Object.entries(sizesOf(shape))) {
    parts[part] = size
    size += n
  }
  return { parts: parts as Parts, size }
}

export class Network {
  readonly shape: Shape
  readonly parts: Parts
  readonly weights: Float32Array
  /** What the layers came to when something was last looked at: what learning needs besides the answer. */
  readonly first: Float32Array
  readonly second: Float32Array
  /** For each option what its layer came to, one after the other. */
  layers: Float32Array
  private readonly blended: Float32Array

  constructor(shape: Shape) {
    const { parts, size } = partsOf(shape)
    this.shape = shape
    this.parts = parts
    this.weights = new Float32Array(size)
    this.first = new Float32Array(shape.first)
    this.second = new Float32Array(shape.second)
    this.blended = new Float32Array(shape.option)
    this.layers = new Float32Array(32 * shape.option)
  }

  /** How likely the seat that sees this is to win, 0 to 1. */
  prospects({ at, value }: Sparse): number {
    const { shape, parts, weights, first, second } = this
    first.set(weights.subarray(parts.firstBias, parts.firstBias + shape.first))
    for (let i = 0; i < at.length; i++) add(first, weights, parts.firstRows + (at[i] as number) * shape.first, value[i] as number)
    rectify(first)
    second.set(weights.subarray(parts.secondBias, parts.secondBias + shape.second))
    for (let i = 0; i < first.length; i++) add(second, weights, parts.secondRows + i * shape.second, first[i] as number)
    rectify(second)
    return sigmoid((weights[parts.prospectsBias] as number) + dot(second, weights, parts.prospects))
  }

  /** How much each option is wanted, in the state that was looked at last: logits. */
  wanted(options: readonly Sparse[]): Float32Array {
    const { shape, parts, weights, second, blended } = this
    blended.fill(0)
    for (let i = 0; i < second.length; i++) add(blended, weights, parts.blend + i * shape.option, second[i] as number)
    if (this.layers.length < options.length * shape.option) this.layers = new Float32Array(2 * options.length * shape.option)
    return Float32Array.from(options, (option, k) => this.wantedOne(option, k))
  }

  private wantedOne({ at, value }: Sparse, k: number): number {
    const { shape, parts, weights, blended, layers } = this
    const layer = layers.subarray(k * shape.option, (k + 1) * shape.option)
    layer.set(blended)
    let sum = 0
    for (let i = 0; i < at.length; i++) {
      const place = at[i] as number
      sum += (value[i] as number) * (weights[parts.optionBias + place] as number)
      add(layer, weights, parts.optionRows + place * shape.option, value[i] as number)
    }
    rectify(layer)
    return sum + dot(layer, weights, parts.wanted)
  }
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

function add(to: Float32Array, weights: Float32Array, row: number, n: number): void {
  if (n === 0) return
  for (let j = 0; j < to.length; j++) to[j] = (to[j] as number) + n * (weights[row + j] as number)
}

function rectify(layer: Float32Array): void {
  for (let j = 0; j < layer.length; j++) if ((layer[j] as number) < 0) layer[j] = 0
}

function dot(layer: Float32Array, weights: Float32Array, row: number): number {
  let sum = 0
  for (let j = 0; j < layer.length; j++) sum += (layer[j] as number) * (weights[row + j] as number)
  return sum
}
