/** Milliseconds up to which waiting is counted; the last one holds everything. */
const BOUNDS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, Number.POSITIVE_INFINITY] as const

/** How long things took, as Prometheus counts it: how many took no longer than each bound. */
export class Histogram {
  private readonly counts = BOUNDS.map(() => 0)
  private sum = 0

  observe(ms: number): void {
    this.sum += ms
    BOUNDS.forEach((bound, i) => {
      if (ms <= bound) this.counts[i] = (this.counts[i] ?? 0) + 1
    })
  }

  text(name: string, help: string): string {
    const buckets = BOUNDS.map(
      (bound, i) => `${name}_bucket{le="${bound === Number.POSITIVE_INFINITY ? '+Inf' : bound / 1000}"} ${this.counts[i]}\n`,
    )
    return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${buckets.join('')}${name}_sum ${this.sum / 1000}\n${name}_count ${this.counts.at(-1)}\n`
  }
}
