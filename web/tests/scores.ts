/** Scores as Lighthouse gives them: each measure on a log-normal curve through two published points, then weighed. */

/** A value at `median` scores 0.5, one at `good` 0.9. */
type Curve = { readonly good: number; readonly median: number; readonly weight: number }
export type Measured = { readonly [M in keyof (typeof CURVES)['desktop']]: number }

export const CURVES = {
  desktop: {
    firstPaint: { good: 934, median: 1600, weight: 10 },
    speedIndex: { good: 1311, median: 2300, weight: 10 },
    largestPaint: { good: 1200, median: 2400, weight: 25 },
    blocking: { good: 150, median: 350, weight: 30 },
    shift: { good: 0.1, median: 0.25, weight: 25 },
  },
  mobile: {
    firstPaint: { good: 1800, median: 3000, weight: 10 },
    speedIndex: { good: 3387, median: 5800, weight: 10 },
    largestPaint: { good: 2500, median: 4000, weight: 25 },
    blocking: { good: 200, median: 600, weight: 30 },
    shift: { good: 0.1, median: 0.25, weight: 25 },
  },
} as const satisfies { readonly [how: string]: { readonly [measure: string]: Curve } }

/** What a line and a processor are held back to while it is measured: the round trip and the rate as they are applied to requests. */
export const THROTTLED = {
  desktop: { latency: 40 * 3.75, kbps: 10_240 * 0.9, cpu: 1 },
  mobile: { latency: 150 * 3.75, kbps: 1_638.4 * 0.9, cpu: 4 },
} as const

/** The error function, to seven places (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}

/** Where the complementary error function comes to 1/5. */
const TENTH = 0.9061938024368232

/** From 0 to 1: the share of pages that are worse. */
export function scoreOf(value: number, { good, median }: Pick<Curve, 'good' | 'median'>): number {
  if (value <= 0) return 1
  return (1 - erf((Math.log(value / median) * TENTH) / Math.log(median / good))) / 2
}

/** In hundredths. */
export function performanceScore(measured: Measured, how: keyof typeof CURVES): number {
  const curves = Object.entries(CURVES[how]) as [keyof Measured, Curve][]
  const weight = curves.reduce((sum, [, one]) => sum + one.weight, 0)
  return Math.round((curves.reduce((sum, [name, curve]) => sum + curve.weight * scoreOf(measured[name], curve), 0) / weight) * 100)
}

/** In hundredths: the weight of what passes in the weight of all. */
export function weighed(audits: readonly { readonly passes: boolean; readonly weight: number }[]): number {
  const all = audits.reduce((sum, { weight }) => sum + weight, 0)
  const passed = audits.filter(({ passes }) => passes).reduce((sum, { weight }) => sum + weight, 0)
  return all ? Math.round((passed / all) * 100) : 0
}

/** A picture of the page at a time, as how often each brightness occurs in each colour. */
export type Frame = { readonly at: number; readonly histogram: readonly number[] }

const distance = (a: Frame, b: Frame): number => a.histogram.reduce((sum, n, i) => sum + Math.abs(n - (b.histogram[i] ?? 0)), 0)

/** How long the page was not yet what it came to be: each stretch of time by what was still missing. */
export function speedIndex(frames: readonly Frame[]): number {
  const [first, last] = [frames[0], frames.at(-1)]
  if (!first || !last) return 0
  const whole = distance(first, last)
  let index = first.at
  frames.forEach((frame, i) => {
    const next = frames[i + 1]
    if (next && whole > 0) index += (next.at - frame.at) * Math.min(1, distance(frame, last) / whole)
  })
  return index
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
