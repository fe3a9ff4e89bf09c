/** Goes downhill, for each weight as fast as its slopes have been steady (Kingma and Ba, 2015). */
export class Adam {
  private readonly mean: Float32Array
  private readonly square: Float32Array
  private steps = 0

  constructor(size: number) {
    this.mean = new Float32Array(size)
    this.square = new Float32Array(size)
  }

  /** One step; the slopes are nothing afterwards. */
  step(weights: Float32Array, slopes: Float32Array, rate: number): void {
    const { mean, square } = this
    this.steps++
    const young = { mean: 1 - MEAN ** this.steps, square: 1 - SQUARE ** this.steps }
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i] as number
      // What was never seen stays as it was.
      if (slope === 0 && mean[i] === 0) continue
      const [m, s] = [MEAN * (mean[i] as number) + (1 - MEAN) * slope, SQUARE * (square[i] as number) + (1 - SQUARE) * slope * slope]
      mean[i] = m
      square[i] = s
      weights[i] = (weights[i] as number) - (rate * (m / young.mean)) / (Math.sqrt(s / young.square) + 1e-4)
      slopes[i] = 0
    }
  }
}

const MEAN = 0.9
const SQUARE = 0.999
