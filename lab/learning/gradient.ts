import type { Network } from '@miskatonic/bots'
import type { Sparse } from '@miskatonic/contract'

/** Which way the weights of a network have to go: adds up what single positions say. */
export class Gradient {
  readonly slopes: Float32Array
  private readonly network: Network
  private readonly first: Float32Array
  private readonly second: Float32Array
  private readonly blended: Float32Array
  private readonly layer: Float32Array

  constructor(network: Network) {
    const { first, second, option } = network.shape
    this.network = network
    this.slopes = new Float32Array(network.weights.length)
    this.first = new Float32Array(first)
    this.second = new Float32Array(second)
    this.blended = new Float32Array(option)
    this.layer = new Float32Array(option)
  }

  /**
   * What the network was asked last, `state` and perhaps `options`: how the loss grows with the logit of its prospects and with those of
   * the options.
   */
  add(state: Sparse, byProspects: number, options: readonly Sparse[] = [], byOptions: ArrayLike<number> = []): void {
    const { network, second } = this
    const { parts } = network
    second.fill(0)
    this.slopes[parts.prospectsBias] = (this.slopes[parts.prospectsBias] as number) + byProspects
    this.spread(network.second, second, parts.prospects, byProspects)
    if (options.length) this.addOptions(options, byOptions)
    for (let j = 0; j < second.length; j++) if ((network.second[j] as number) <= 0) second[j] = 0
    accumulate(this.slopes, parts.secondBias, second, 1)
    this.through(network.first, second, parts.secondRows, this.first)
    for (let j = 0; j < this.first.length; j++) if ((network.first[j] as number) <= 0) this.first[j] = 0
    accumulate(this.slopes, parts.firstBias, this.first, 1)
    for (let i = 0; i < state.at.length; i++)
      accumulate(this.slopes, parts.firstRows + (state.at[i] as number) * this.first.length, this.first, state.value[i] as number)
  }

  private addOptions(options: readonly Sparse[], byOptions: ArrayLike<number>): void {
    const { network, blended, layer, slopes } = this
    const { parts, shape } = network
    blended.fill(0)
    for (const [k, { at, value }] of options.entries()) {
      const slope = byOptions[k] as number
      if (slope === 0) continue
      const came = network.layers.subarray(k * shape.option, (k + 1) * shape.option)
      layer.fill(0)
      this.spread(came, layer, parts.wanted, slope)
      for (let j = 0; j < layer.length; j++) if ((came[j] as number) <= 0) layer[j] = 0
      accumulate(blended, 0, layer, 1)
      for (let i = 0; i < at.length; i++) {
        const place = at[i] as number
        slopes[parts.optionBias + place] = (slopes[parts.optionBias + place] as number) + slope * (value[i] as number)
        accumulate(slopes, parts.optionRows + place * shape.option, layer, value[i] as number)
      }
    }
    const back = new Float32Array(shape.second)
    this.through(network.second, blended, parts.blend, back)
    accumulate(this.second, 0, back, 1)
  }

  /** Of a sum of a layer times weights: the slopes of those weights, and what comes back to the layer. */
  private spread(came: Float32Array, back: Float32Array, row: number, slope: number): void {
    const { weights } = this.network
    for (let j = 0; j < came.length; j++) {
      this.slopes[row + j] = (this.slopes[row + j] as number) + slope * (came[j] as number)
      back[j] = (back[j] as number) + slope * (weights[row + j] as number)
    }
  }

  /** Through a whole layer of weights, from what follows it to what came before. */
  private through(came: Float32Array, after: Float32Array, rows: number, back: Float32Array): void {
    const { weights } = this.network
    for (let i = 0; i < came.length; i++) {
      const row = rows + i * after.length
      accumulate(this.slopes, row, after, came[i] as number)
      let sum = 0
      for (let j = 0; j < after.length; j++) sum += (weights[row + j] as number) * (after[j] as number)
      back[i] = sum
    }
  }

  /** No single batch may change much. */
  limit(most: number): void {
    const length = Math.sqrt(this.slopes.reduce((sum, slope) => sum + slope * slope, 0))
    if (length > most) for (let i = 0; i < this.slopes.length; i++) this.slopes[i] = ((this.slopes[i] as number) * most) / length
  }
}

function accumulate(to: Float32Array, from: number, more: Float32Array, factor: number): void {
  if (factor === 0) return
  for (let j = 0; j < more.length; j++) to[from + j] = (to[from + j] as number) + factor * (more[j] as number)
}
