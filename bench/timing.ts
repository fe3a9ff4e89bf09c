/** Does some work and says how many things it did. */
export type Work = () => number
/** Works for about so many milliseconds and says how many things per second it did. */
export type Contender = (milliseconds: number) => number | Promise<number>

export const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

/** Milliseconds this thread has worked: what others do on the machine meanwhile does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How many things per second of its own time this thread does while `work` is repeated for about so long. */
export function rate(work: Work, milliseconds: number): number {
  const began = worked()
  let done = 0
  let elapsed = 0
  do {
    done += work()
    elapsed = worked() - began
  } while (elapsed < milliseconds)
  return (done / elapsed) * 1000
}

/** Things per second of each contender in each round. All run in every round: what slows the machine down meets them all. */
export async function interleaved<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { rounds, milliseconds }: { readonly rounds: number; readonly milliseconds: number },
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (const name of names) await contenders[name](milliseconds * 4)
  for (let round = 0; round < rounds; round++) for (const name of names) rates[name].push(await contenders[name](milliseconds))
  return rates
}

/** The usual ratio of one to the other, round by round. */
export const ratio = (of: readonly number[], to: readonly number[]): number => median(of.map((value, i) => value / (to[i] ?? Number.NaN)))

/** The usual time of one `work`, in milliseconds; what `prepare` makes for it is not counted. */
export function usualTime<P>(times: number, prepare: () => P, work: (prepared: P) => unknown): number {
  const spent: number[] = []
  for (let i = 0; i < times * 1.25; i++) {
    const prepared = prepare()
    const began = performance.now()
    work(prepared)
    spent.push(performance.now() - began)
  }
  return median(spent.slice(Math.floor(times * 0.25)))
}
